import AnchorsLayout
import AnchorsReport

/// A view that draws itself.
package protocol Drawable: LayoutView {
  /// Draws the view, without its subviews.
  ///
  /// - Parameters:
  ///   - rect: The view's bounds, in the coordinates of the canvas. While the view moves, it may
  ///     have another size than the view.
  ///   - canvas: The canvas.
  func draw(in rect: Rect, on canvas: inout PictureCanvas)
}
