import AnchorsLayout
import AnchorsReport
import Drawing

extension Group: Drawable {
  /// Draws nothing.
  func draw(in rect: Rect, on canvas: inout PictureCanvas) {}
}
