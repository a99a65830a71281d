import AnchorsLayout
import AnchorsReport
import Drawing

extension Button: Drawable {
  /// Draws the button; a title too long is cut short.
  func draw(in rect: Rect, on canvas: inout PictureCanvas) {
    canvas.rect(
      rect, fill: isProminent ? tint.hue.strong : tint.hue.soft, radius: min(10, rect.height / 2))
    let room = Rect(
      x: rect.minX + 8, y: rect.minY, width: rect.width - 16, height: rect.height)
    canvas.text(
      title, in: room, font: font, paint: isProminent ? .onStrong : tint.hue.ink, alignment: .center
    )
  }
}
