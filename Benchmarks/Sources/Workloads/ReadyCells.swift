import AnchorsLayout

/// W2b: W2, but each cell is complete before it joins the list: its views, and the constraints
/// inside it.
package struct ReadyCells: Workload {
  package static let name = "W2b ready cells"
  package let root = LayoutView(name: "root", width: 640, height: 800)
  package let views: [LayoutView]
  private let cells: [Cell]

  package init(viewCount: Int) {
    cells = (0..<viewCount / 10).map(Cell.init)
    views = cells.flatMap(\.views)
  }

  /// Activates the constraints of each cell and adds it to the list. Returns those between cells.
  package func constraints() -> [Constraint] {
    var result: [Constraint] = []
    result.reserveCapacity(cells.count * 3)
    var previous: Cell?
    for cell in cells {
      Constraint.activate(cell.constraints())
      root.addSubview(cell.cell)
      result.append(
        previous.map { cell.cell.top == $0.cell.bottom + 8 } ?? (cell.cell.top == root.top + 8))
      result.append(cell.cell.left == root.left + 16)
      result.append(cell.cell.right == root.right - 16)
      previous = cell
    }
    return result
  }

  package func writeFrames(to frames: UnsafeMutableBufferPointer<Rect>) {
    let width = root.frame.width - 32
    for index in cells.indices {
      Cell.writeFrames(of: index, y: 8 + 92 * Double(index), width: width, to: frames)
    }
  }
}
