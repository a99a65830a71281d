import AnchorsLayout

/// W8: W2, and all cells would like to be equally high, which makes one component of all of them.
///
/// One cell in the middle is 120 high at least. Equal heights matter more than low cells, so all
/// cells are 120 high, and no sum of violations is smaller: that of equal heights is 0.
package struct EqualCells: Workload {
  package static let name = "W8 equal cells"
  private let list: Cells
  package var root: LayoutView { list.root }
  package var views: [LayoutView] { list.views }

  package init(viewCount: Int) { list = Cells(viewCount: viewCount) }

  package func constraints() -> [Constraint] {
    var result = list.constraints()
    for (cell, next) in zip(list.cells, list.cells.dropFirst()) {
      result.append(next.cell.height == cell.cell.height ~ 200)
    }
    result.append(list.cells[list.cells.count / 2].cell.height >= 120)
    return result
  }

  package func writeFrames(to frames: UnsafeMutableBufferPointer<Rect>) {
    for index in list.cells.indices {
      Cell.writeFrames(
        of: index, y: 8 + 128 * Double(index), width: root.frame.width - 32, height: 120, to: frames
      )
    }
  }
}
