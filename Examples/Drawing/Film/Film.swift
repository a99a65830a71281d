import AnchorsLayout
import AnchorsMotion
import AnchorsReport

/// A moving picture of a tree: transitions one after the other, as SVG that plays by itself and
/// starts again at the end.
///
///     var film = Film(of: screen)
///     film.hold(0.8)
///     film.play(LayoutTransition(of: screen) { gap.constant = 24 })
///     film.hold(1)
///     let svg = film.svg()
///
/// What a renderer shows that knows no animation is the first moment. Every view is drawn as it is
/// at thirty moments a second, and in between goes straight from one to the next.
package struct Film {
  private let root: LayoutView
  private let style: Drawing.Style
  private var reel = Reel()
  private var seconds = 0.0

  /// Creates a film with nothing in it.
  ///
  /// - Parameters:
  ///   - root: the topmost view; the picture is in its coordinates, and as large as it is now.
  ///   - style: what is shown besides the views.
  package init(of root: LayoutView, style: Drawing.Style = .screen) {
    (self.root, self.style) = (root, style)
  }

  /// Shows the tree as it is for some seconds.
  package mutating func hold(_ duration: Double) {
    for moment in [0, duration] { shoot(at: seconds + moment, Scene()) }
    seconds += duration
  }

  /// Shows a transition from its beginning to its end.
  package mutating func play(_ transition: LayoutTransition) {
    let duration = transition.delay + transition.duration
    let count = max(1, (duration * 30).rounded(.up))
    for moment in stride(from: 0, through: count, by: 1) {
      let moment = moment == count ? duration : duration * moment / count
      shoot(at: seconds + moment, Scene(transition: transition, seconds: moment))
    }
    seconds += duration
  }

  private mutating func shoot(at time: Double, _ scene: Scene) {
    var still: [Sight] = []
    scene.add(contentsOf: root, to: &still)
    reel.add(still, at: time)
  }

  /// The finished document.
  ///
  /// - Parameter embedsStylesheet: whether it brings its own style sheet, whatever the style says;
  ///   `nil` for what the style says.
  package func svg(embedsStylesheet: Bool? = nil) -> String {
    var canvas = Canvas()
    let screen = Rect(size: root.frame.size)
    canvas.rect(screen, fill: .page, radius: style.cornerRadius)
    canvas.clip(to: screen, radius: style.cornerRadius) { canvas in
      canvas.add(reel.elements, using: reel.paints)
    }
    if style.showsStatusBar { Drawing.drawStatusBar(of: root, on: &canvas) }
    canvas.rect(screen, stroke: .line, radius: style.cornerRadius)
    return canvas.svg(
      showing: screen.outset(by: style.padding), title: root.layoutName,
      style: embedsStylesheet ?? style.embedsStylesheet ? Stylesheet.css(of: canvas.paints) : nil)
  }
}

/// The look of one view at one moment, without its subviews.
struct Sight {
  let view: LayoutView
  let elements: [Element]
  let paints: [Paint]
  let alpha: Double
}

/// A tree at a moment of a transition, or at rest.
private struct Scene {
  var transition: LayoutTransition?
  var seconds = 0.0

  /// A view to be added, and the place and the alpha of what it is in.
  private typealias Step = (view: LayoutView, origin: Point, alpha: Double, depth: Int)

  /// Adds the views in a view, from back to front, in a loop, as trees may be deep.
  func add(contentsOf root: LayoutView, to still: inout [Sight]) {
    var pending = steps(into: root, at: .zero, alpha: 1, depth: 0)
    while let (view, origin, alpha, depth) = pending.popLast() {
      let own = transition?.alpha(of: view, at: seconds) ?? (view.isHidden ? 0 : 1)
      let frame = transition?.frame(of: view, at: seconds) ?? view.frame
      let place = frame.moved(by: origin)
      var canvas = Canvas()
      Drawing.drawView(view, in: place, depth: depth, on: &canvas)
      still.append(
        Sight(
          view: view, elements: canvas.elements.map { Element(markup: $0) },
          paints: canvas.paints, alpha: alpha * own))
      pending += steps(into: view, at: place.origin, alpha: alpha * own, depth: depth + 1)
    }
  }

  /// The views in a view, the one in front first.
  private func steps(
    into view: LayoutView, at origin: Point, alpha: Double, depth: Int
  ) -> [Step] {
    let subviews = transition?.subviews(of: view, at: seconds) ?? view.subviews
    return subviews.reversed().map { ($0, origin, alpha, depth) }
  }
}
