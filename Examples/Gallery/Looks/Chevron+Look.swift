import AnchorsLayout
import AnchorsReport
import Drawing

extension Chevron: Drawable {
  /// Draws the two strokes.
  func draw(in rect: Rect, on canvas: inout PictureCanvas) {
    let isLeftToRight = layoutDirection == .leftToRight
    let back = isLeftToRight ? rect.minX + 0.5 : rect.maxX - 0.5
    let tip = isLeftToRight ? rect.maxX - 0.5 : rect.minX + 0.5
    canvas.path(
      "M\(coordinate(back)) \(coordinate(rect.minY)) L\(coordinate(tip)) \(coordinate(rect.midY)) "
        + "L\(coordinate(back)) \(coordinate(rect.maxY))",
      stroke: .placeholder, width: 2)
  }
}
