import AnchorsLayout
import AnchorsReport

/// Pictures of screens as a device shows them: with round corners, a clock and a home indicator.
///
///     let svg = Drawing.svg(of: screen)
///
/// A ``Drawable`` view draws itself, a `LayoutLabel` is drawn as its text, and a plain view as a
/// tinted box with its name. The library places what they draw, and cuts it off.
package enum Drawing {
  /// Returns the picture of a screen. Lays out first.
  ///
  /// - Parameters:
  ///   - root: The topmost view; the picture is in its coordinates.
  ///   - embedsStylesheet: `true` if the picture has its own style sheet. A page with many pictures
  ///     has ``stylesheet`` once instead.
  package static func svg(of root: LayoutView, embedsStylesheet: Bool = true) -> String {
    svg(of: root, embedsStylesheet: embedsStylesheet) { canvas in
      root.layoutTree.draw(on: &canvas) { view, canvas in
        if view !== root { drawView(view, in: view.bounds, on: &canvas) }
        return true
      }
    }
  }

  /// Returns a picture of the size of a view whose contents a function draws.
  static func svg(
    of root: LayoutView, embedsStylesheet: Bool, contents draw: (inout PictureCanvas) -> Void
  ) -> String {
    var canvas = PictureCanvas()
    let screen = Rect(size: root.frame.size)
    let radius = 24.0
    canvas.rect(screen, fill: .page, radius: radius)
    canvas.clip(to: screen, radius: radius, draw: draw)
    canvas.origin = .zero
    canvas.direction = root.layoutDirection
    drawStatusBar(of: root, on: &canvas)
    canvas.rect(screen, stroke: .line, radius: radius)
    return canvas.svg(
      showing: screen.outset(by: 2), title: root.layoutName,
      style: embedsStylesheet ? Stylesheet.css(of: canvas.paints) : nil)
  }

  /// Draws a view without its subviews.
  static func drawView(_ view: LayoutView, in rect: Rect, on canvas: inout PictureCanvas) {
    if let drawable = view as? any Drawable {
      drawable.draw(in: rect, on: &canvas)
    } else if let label = view as? LayoutLabel {
      canvas.text(of: label, in: rect)
    } else if !view.onlyArranges {
      drawBox(view, in: rect, on: &canvas)
    }
  }

  /// Draws a tinted box, of the colour that the view's name is if there is one. The name is in the
  /// middle if there is room, else in a corner.
  private static func drawBox(_ view: LayoutView, in rect: Rect, on canvas: inout PictureCanvas) {
    let hue = Hue.named(view.layoutName) ?? Hue.cycle[view.depth % Hue.cycle.count]
    let radius = min(6, rect.width / 4, rect.height / 4)
    canvas.rect(rect, fill: hue.soft, stroke: hue.strong, radius: radius)
    let occupied = view.subviews.filter { !$0.isHidden }.map { $0.frame.moved(by: rect.origin) }
    let hasCaption = drawCaption(
      view.layoutName, in: rect, avoiding: occupied, paint: hue.ink, on: &canvas)
    if !hasCaption { drawCornerName(view.layoutName, in: rect, paint: hue.ink, on: &canvas) }
  }
}

extension LayoutView {
  /// The number of views between the view and the root.
  fileprivate var depth: Int {
    var (depth, view) = (0, superview)
    while let next = view?.superview { (depth, view) = (depth + 1, next) }
    return depth
  }
}
