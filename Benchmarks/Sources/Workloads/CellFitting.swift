import AnchorsLayout

/// W2, and its middle cell asked which size fits it.
package struct CellFitting {
  private let edits: CellEdits
  private let index: Int
  package let cell: LayoutView
  /// The gap between icon and title of the cell.
  package var iconGap: Constraint { edits.iconGap }

  package init(viewCount: Int) {
    edits = CellEdits(viewCount: viewCount)
    index = edits.cells.cells.count / 2
    cell = edits.cells.cells[index].cell
  }

  /// The height at a width.
  package func size(ofWidth width: Double) -> Size {
    cell.systemLayoutSizeFitting(Size(width: width, height: 0), horizontal: .required)
  }

  /// The smallest size.
  package func smallestSize() -> Size {
    cell.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
  }

  /// Changes the inside of the cell, so that all cached answers about it are computed again.
  package func forget() {
    let passing = LayoutView(name: "passing")
    cell.addSubview(passing)
    passing.removeFromSuperview()
  }

  /// Stops the program if an answer is wrong.
  package func check(_ when: String) {
    let smallest = Size(width: Cell.smallestWidth(index, iconGap: iconGap.constant), height: 84)
    if smallestSize() != smallest { fatalError("\(smallestSize()), not \(smallest) \(when)") }
    for width in [400.0, 640] where size(ofWidth: width) != Size(width: width, height: 84) {
      fatalError("\(size(ofWidth: width)) in a width of \(width) \(when)")
    }
  }

  /// Asks all cells of the list for their heights at a width; their sum.
  package func sumOfHeights(inWidth width: Double) -> Double {
    var sum = 0.0
    for cell in edits.cells.cells {
      sum +=
        cell.cell.systemLayoutSizeFitting(
          Size(width: width, height: 0), horizontal: .required
        ).height
    }
    return sum
  }

  /// The middle cell of a list of 1,000 views by itself, in a screen that gives it a width of 400
  /// and the least height: how to find the height without asking for it. Constraints are
  /// installed, nothing is solved.
  package static var cellOfItsOwn: (screen: LayoutView, cell: LayoutView) {
    let copy = Cell(index: 50)
    let (screen, cell) = (LayoutView(name: "screen", width: 400, height: 800), copy.cell)
    screen.addSubview(cell)
    Constraint.activate(copy.constraints())
    Constraint.activate {
      cell.top == screen.top
      cell.horizontalEdges == screen.horizontalEdges
      cell.height == 0 ~ .fittingSize
    }
    return (screen, cell)
  }
}
