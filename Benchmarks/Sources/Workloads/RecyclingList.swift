import AnchorsLayout

/// W15: a list of 10,000 rows of which 30 are on screen. A step takes the cell at the top away, has
/// it show the row after the last one, and appends it; all cells move up.
package final class RecyclingList {
  package static let rowCount = 10_000
  package static let cellCount = 30
  private let list = CellList(cellCount: RecyclingList.cellCount)
  private var firstRow = 0
  package var root: LayoutView { list.root }

  package init() {}

  package func step() {
    let cell = list.remove(at: 0)
    cell.show((firstRow + Self.cellCount) % Self.rowCount)
    list.insert(cell, at: Self.cellCount - 1)
    firstRow = (firstRow + 1) % Self.rowCount
  }

  /// Stops the program if the cells do not show the rows that are on screen, or a frame is wrong.
  package func check(_ when: String) {
    for (place, cell) in list.cells.enumerated() {
      let row = (firstRow + place) % Self.rowCount
      if cell.number != row { fatalError("row \(cell.number) for \(row) \(when)") }
    }
    list.check(when)
  }
}
