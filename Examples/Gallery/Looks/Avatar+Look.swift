import AnchorsLayout
import AnchorsReport
import Drawing

extension Avatar: Drawable {
  /// Draws the disc and the initials.
  func draw(in rect: Rect, on canvas: inout Canvas) {
    let diameter = min(rect.width, rect.height)
    canvas.circle(Point(x: rect.midX, y: rect.midY), radius: diameter / 2, fill: tint.hue.strong)
    canvas.text(
      initials, in: rect, font: Font(size: (diameter * 0.38).rounded(), weight: .bold),
      paint: .onStrong, alignment: .center)
  }
}
