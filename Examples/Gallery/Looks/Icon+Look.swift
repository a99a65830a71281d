import AnchorsLayout
import AnchorsReport
import Drawing

extension Icon: Drawable {
  /// Draws the square and the symbol.
  func draw(in rect: Rect, on canvas: inout PictureCanvas) {
    let side = min(rect.width, rect.height)
    canvas.rect(rect, fill: tint.hue.strong, radius: side * roundness)
    let scale = side * 0.72 / 24
    canvas.path(
      symbol.path, stroke: .onStrong, width: 2,
      at: Point(x: rect.midX - 12 * scale, y: rect.midY - 12 * scale), scale: scale)
  }
}
