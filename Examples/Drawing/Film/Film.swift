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
  private var reel = Reel()
  private var seconds = 0.0

  /// Creates a film with nothing in it.
  ///
  /// - Parameter root: the topmost view; the picture is in its coordinates, and as large as it is
  ///   now.
  package init(of root: LayoutView) { self.root = root }

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
  /// - Parameter embedsStylesheet: `true` if it has its own style sheet.
  package func svg(embedsStylesheet: Bool = true) -> String {
    Drawing.svg(of: root, embedsStylesheet: embedsStylesheet) { canvas in
      canvas.add(reel.elements, using: reel.paints)
    }
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
  private typealias Step = (view: LayoutView, origin: Point, alpha: Double)

  /// Adds the views in a view, from back to front, in a loop, as trees may be deep.
  func add(contentsOf root: LayoutView, to still: inout [Sight]) {
    var pending = steps(into: root, at: .zero, alpha: 1)
    while let (view, origin, alpha) = pending.popLast() {
      let own = transition?.alpha(of: view, at: seconds) ?? (view.isHidden ? 0 : 1)
      let frame = transition?.frame(of: view, at: seconds) ?? view.frame
      let place = frame.moved(by: origin)
      var canvas = PictureCanvas()
      canvas.direction = view.layoutDirection
      Drawing.drawView(view, in: place, on: &canvas)
      still.append(
        Sight(
          view: view, elements: canvas.elements.map { Element(markup: $0) },
          paints: canvas.paints, alpha: alpha * own))
      pending += steps(into: view, at: place.origin, alpha: alpha * own)
    }
  }

  /// The views in a view, the one in front first.
  private func steps(
    into view: LayoutView, at origin: Point, alpha: Double
  ) -> [Step] {
    let subviews = transition?.subviews(of: view, at: seconds) ?? view.subviews
    return subviews.reversed().map { ($0, origin, alpha) }
  }
}
