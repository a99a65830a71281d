import AnchorsLayout
import AnchorsReport
import Drawing

extension Avatar: Drawable {
  /// Draws the disc and the initials.
  func draw(in rect: Rect, on canvas: inout PictureCanvas) {
    let diameter = min(rect.width, rect.height)
    let disc = Rect(
      x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter)
    canvas.rect(disc, fill: tint.hue.strong, radius: diameter / 2)
    canvas.text(
      initials, in: rect, font: TextFont(size: (diameter * 0.38).rounded(), weight: .bold),
      paint: .onStrong, alignment: .center)
  }
}
