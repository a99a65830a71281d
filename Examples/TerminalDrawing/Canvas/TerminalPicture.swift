import AnchorsLayout

/// Lays out a tree whose points are cells, and draws it in whole cells.
///
/// - Returns: the rows of characters, from top to bottom.
public func terminalPicture(of root: LayoutView) -> [String] {
  root.layoutIfNeeded()
  let grid = PixelGrid.cells(width: 1, height: 1)
  let cells = root.pixelFrameInRoot(on: grid)
  var canvas = CellCanvas(width: cells.width, height: cells.height)
  // What of each view's subviews is seen, by view. A superview comes before its subviews.
  var insides: [ObjectIdentifier: PixelRect] = [:]
  for (view, cells) in root.pixelFramesInRoot(on: grid) {
    let around = view.superview.flatMap { insides[ObjectIdentifier($0)] } ?? cells
    let visible = cells.intersection(around)
    var inside = visible
    if let view = view as? CellView {
      canvas.clip = visible
      view.draw(in: cells, on: &canvas)
      inside = view.inside(of: cells).intersection(visible)
    }
    insides[ObjectIdentifier(view)] = inside
  }
  return canvas.rows
}
