import AnchorsLayout
import AnchorsReport

/// A disc with somebody's initials.
open class Avatar: DrawableView {
  /// The initials.
  package let initials: String
  /// The colour.
  package let hue: Hue

  /// Creates an avatar. Constrain its size.
  package init(_ initials: String, _ hue: Hue) {
    self.initials = initials
    self.hue = hue
    super.init(name: "avatar \(initials)")
  }

  /// Draws the disc and the initials.
  package override func draw(in rect: Rect, on canvas: inout Canvas) {
    let diameter = min(rect.width, rect.height)
    canvas.circle(Point(x: rect.midX, y: rect.midY), radius: diameter / 2, fill: hue.strong)
    canvas.text(
      initials, in: rect, font: Font(size: (diameter * 0.38).rounded(), weight: .bold),
      paint: .onStrong, alignment: .center)
  }
}
