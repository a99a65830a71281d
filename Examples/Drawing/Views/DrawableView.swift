import AnchorsLayout
import AnchorsReport

/// A view that draws itself.
package protocol Drawable: LayoutView {
  /// Draws the view, without its subviews.
  ///
  /// - Parameters:
  ///   - rect: the view's frame in the root's coordinates.
  ///   - canvas: what to draw on.
  func draw(in rect: Rect, on canvas: inout Canvas)
}

extension LayoutView {
  /// Where text that follows the direction of the view begins.
  package final var textStart: TextPlacement {
    layoutDirection == .leftToRight ? .left : .right
  }

  /// Where text that follows the direction of the view ends.
  package final var textEnd: TextPlacement {
    layoutDirection == .leftToRight ? .right : .left
  }
}

/// A view without content that draws itself. This class draws nothing: it is for grouping.
open class DrawableView: LayoutView, Drawable {
  /// Draws the view, without its subviews.
  package func draw(in rect: Rect, on canvas: inout Canvas) {}
}
