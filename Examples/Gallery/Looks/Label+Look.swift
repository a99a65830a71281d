import AnchorsLayout
import AnchorsReport
import Drawing

extension Label: Drawable {
  /// Draws the lines that fit the rectangle.
  func draw(in rect: Rect, on canvas: inout PictureCanvas) {
    canvas.text(of: self, in: rect, paint: colour.paint)
  }
}
