import AnchorsLayout

/// A view that draws characters into the cells that its frame was rounded to.
public class CellView: LayoutView {
  /// Draws the view; what falls outside of its cells has no effect.
  func draw(in cells: PixelRect, on canvas: inout CellCanvas) {}

  /// The cells that subviews show in.
  func inside(of cells: PixelRect) -> PixelRect { cells }

  var isLeftToRight: Bool { layoutDirection == .leftToRight }
}

extension LayoutView {
  /// Adds views in front of the others.
  func add(_ views: LayoutView...) { views.forEach(addSubview) }
}
