import AnchorsLayout
import AnchorsReport
import Drawing

extension TextField: Drawable {
  /// Draws the field and its text or placeholder.
  func draw(in rect: Rect, on canvas: inout PictureCanvas) {
    canvas.rect(rect, fill: .field, stroke: .line, radius: min(8, rect.height / 2))
    let room = Rect(
      x: rect.minX + 10, y: rect.minY, width: max(0, rect.width - 20), height: rect.height)
    canvas.text(
      text.isEmpty ? placeholder : text, in: room, font: font,
      paint: text.isEmpty ? .placeholder : .text)
  }
}
