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
  /// The start of text that follows the direction of the view.
  package final var textStart: TextPlacement {
    layoutDirection == .leftToRight ? .left : .right
  }

  /// The end of text that follows the direction of the view.
  package final var textEnd: TextPlacement {
    layoutDirection == .leftToRight ? .right : .left
  }
}

extension LayoutLabel {
  /// Draws the lines that fit a rectangle, each from where the alignment says, so that it is there
  /// with another font, too.
  package func drawText(in rect: Rect, paint: Paint, on canvas: inout Canvas) {
    let placement: TextPlacement =
      switch textAlignment {
      case .leading: textStart
      case .center: .center
      case .trailing: textEnd
      case .left: .left
      case .right: .right
      }
    canvas.text(
      lines: lines(fitting: rect.size), in: rect, font: font, paint: paint, alignment: placement,
      direction: layoutDirection)
  }
}
