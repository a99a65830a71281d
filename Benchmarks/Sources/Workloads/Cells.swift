import AnchorsLayout

/// W2: a list of cells, each with nine views inside.
package struct Cells: Workload {
  package static let name = "W2 cells"
  package let root = LayoutView(name: "root", width: 640, height: 800)
  package let views: [LayoutView]
  let cells: [Cell]

  package init(viewCount: Int) {
    cells = (0..<viewCount / 10).map(Cell.init)
    views = cells.flatMap(\.views)
    for cell in cells { root.addSubview(cell.cell) }
  }

  package func constraints() -> [Constraint] {
    var result: [Constraint] = []
    result.reserveCapacity(cells.count * 44)
    var previous: Cell?
    for cell in cells {
      result.append(
        previous.map { cell.cell.top == $0.cell.bottom + 8 } ?? (cell.cell.top == root.top + 8))
      result.append(cell.cell.left == root.left + 16)
      result.append(cell.cell.right == root.right - 16)
      result.append(contentsOf: cell.constraints())
      previous = cell
    }
    return result
  }

  package func writeFrames(to frames: UnsafeMutableBufferPointer<Rect>) {
    writeFrames(MiddleCell(), to: frames)
  }

  /// The frames when the middle cell differs from the others.
  func writeFrames(_ middle: MiddleCell, to frames: UnsafeMutableBufferPointer<Rect>) {
    let width = root.frame.width - 32
    var y = 8.0
    for index in cells.indices {
      let isMiddle = index == cells.count / 2
      if isMiddle { y += middle.topGap - 8 }
      Cell.writeFrames(
        of: index, y: y, width: width, iconGap: isMiddle ? middle.iconGap : 8, to: frames)
      y += 92
    }
  }

  /// The parts of a cell that the edits of W6 change.
  struct MiddleCell {
    var iconGap = 8.0
    var topGap = 8.0
  }
}
