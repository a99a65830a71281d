import AnchorsLayout
import AnchorsReport
import Drawing

extension Box: Drawable {
  /// Draws the rectangle, its name, and its size if there is room.
  func draw(in rect: Rect, on canvas: inout PictureCanvas) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    canvas.rect(rect, fill: fill.paint, stroke: outline?.paint, radius: radius)
    if let ink {
      Drawing.drawCaption(layoutName, in: rect, paint: ink.paint, on: &canvas)
    }
  }
}
