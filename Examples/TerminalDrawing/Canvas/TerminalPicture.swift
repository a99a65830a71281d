import Anchors

/// Lays out a tree whose points are cells, and draws it in whole cells.
///
/// - Returns: the rows of characters, from top to bottom.
public func terminalPicture(of root: LayoutView) -> [String] {
  root.layoutIfNeeded()
  let grid = PixelGrid.cells(width: 1, height: 1)
  let cells = root.pixelFrameInRoot(on: grid)
  var canvas = CellCanvas(width: cells.width, height: cells.height)
  draw(root, on: &canvas, grid, clip: cells)
  return canvas.rows
}

/// Draws a view, and what of its subviews is inside it.
private func draw(
  _ view: LayoutView, on canvas: inout CellCanvas, _ grid: PixelGrid, clip: PixelRect
) {
  let cells = view.pixelFrameInRoot(on: grid)
  let visible = cells.intersection(clip)
  var inside = visible
  if let view = view as? CellView {
    canvas.clip = visible
    view.draw(in: cells, on: &canvas)
    inside = view.inside(of: cells).intersection(visible)
  }
  for subview in view.subviews { draw(subview, on: &canvas, grid, clip: inside) }
}
