import AnchorsLayout

/// W2 laid out, and what W5, W6 and W7 do to it.
package struct CellEdits {
  package let cells: Cells
  package let constraints: [Constraint]
  /// W6a: the gap between icon and title of the middle cell.
  package let iconGap: Constraint
  /// W6b: the gap above the middle cell, on which half of the list rests.
  package let topGap: Constraint
  /// W7: every constraint of the middle cell.
  package let middleCell: [Constraint]

  package init(viewCount: Int) {
    cells = Cells(viewCount: viewCount)
    constraints = cells.constraints()
    let count = constraints.count / cells.cells.count
    middleCell = Array(constraints.dropFirst(cells.cells.count / 2 * count).prefix(count))
    topGap = middleCell[0]
    iconGap = middleCell[3 + Cell.iconGapPlace]
    cells.install(constraints)
    cells.root.layoutIfNeeded()
  }

  /// W5: the hundred sizes of the root.
  package static let sides = (0..<100).map { 320 + 704 * Double($0) / 99 }

  package func resize(to side: Double) {
    cells.root.frame = Rect(x: 0, y: 0, width: side, height: side)
  }

  package func rebuild() {
    Constraint.deactivate(middleCell)
    Constraint.activate(middleCell)
  }

  /// Sum of all frames: what a reader of every frame does.
  package func sumOfFrames() -> Double {
    var sum = 0.0
    for view in cells.views {
      let frame = view.frame
      sum += frame.minX + frame.minY + frame.width + frame.height
    }
    return sum
  }

  /// Stops the program if a frame does not follow from the gaps as they are now.
  package func check(_ when: String) {
    let middle = Cells.MiddleCell(iconGap: iconGap.constant, topGap: topGap.constant)
    var frames = Array(repeating: Rect.zero, count: cells.views.count)
    frames.withUnsafeMutableBufferPointer { cells.writeFrames(middle, to: $0) }
    if let wrong = cells.firstDifference(from: frames) { fatalError("\(wrong) \(when)") }
  }
}
