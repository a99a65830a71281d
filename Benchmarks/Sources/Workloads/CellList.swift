import AnchorsLayout

/// W14: a list of cells under one another, in which cells are appended, inserted, removed and
/// moved. Nothing ties the last cell to the root.
package final class CellList {
  package let root = LayoutView(name: "root", width: 640, height: 800)
  package private(set) var cells: [ListCell] = []
  package var middle: Int { cells.count / 2 }
  private var conflicting: [Constraint] = []

  /// Builds the list and lays it out.
  package init(cellCount: Int) {
    cells.reserveCapacity(cellCount + 1)
    root.layoutTree.conflictHandler = nil
    for number in 0..<cellCount { insert(ListCell(number: number), at: number) }
    root.layoutIfNeeded()
  }

  // MARK: Edits

  /// Puts a cell at a place in the list, and ties the cell behind it to it.
  package func insert(_ cell: ListCell, at place: Int) {
    root.insertSubview(cell.cell, at: place)
    cell.install(in: root, below: place > 0 ? cells[place - 1] : nil)
    if place < cells.count { cells[place].tieTop(to: root, below: cell) }
    cells.insert(cell, at: place)
  }

  /// Removes the cell at a place, and ties the cell behind it to the one above.
  @discardableResult
  package func remove(at place: Int) -> ListCell {
    let cell = cells.remove(at: place)
    cell.cell.removeFromSuperview()
    if place < cells.count {
      cells[place].tieTop(to: root, below: place > 0 ? cells[place - 1] : nil)
    }
    return cell
  }

  /// Moves a cell to a place that is not its own. It stays in the root; its top is constrained
  /// again, and so are those of the cells behind its former place and behind its new one.
  package func move(from place: Int, to newPlace: Int) {
    let cell = cells.remove(at: place)
    cells.insert(cell, at: newPlace)
    root.insertSubview(cell.cell, at: newPlace)
    let behindFormer = place < newPlace ? place : place + 1
    for changed in [behindFormer, newPlace, newPlace + 1] where changed < cells.count {
      cells[changed].tieTop(to: root, below: changed > 0 ? cells[changed - 1] : nil)
    }
  }

  // MARK: Conflicts

  /// W17: adds constraints that contradict others, one or two in a cell, none in the first two
  /// cells, the last two or the middle three. What is installed last gives way, so no frame
  /// changes.
  ///
  /// - Returns: how many there are, at most two for each of those cells.
  package func addConflicts(_ count: Int) -> Int {
    let places = cells.indices.dropFirst(2).dropLast(2).filter { abs($0 - middle) > 1 }
    let count = min(count, 2 * places.count)
    let cellCount = (count + 1) / 2
    for index in 0..<count {
      let cell = cells[places[index / 2 * places.count / cellCount]]
      conflicting.append(
        index.isMultiple(of: 2) ? cell.icon.height == 44 : cell.badge.height == 24)
    }
    Constraint.activate(conflicting)
    return count
  }

  // MARK: Checks

  /// Stops the program if a frame does not follow from the order of the cells, or if a constraint
  /// that contradicts those frames is not in force.
  package func check(_ when: String) {
    if !conflicting.allSatisfy(\.isActive) { fatalError("a conflict is gone \(when)") }
    let width = root.frame.width - 32
    for (place, cell) in cells.enumerated() {
      if let wrong = cell.firstDifference(y: 8 + ListCell.pitch * Double(place), width: width) {
        fatalError("list of \(cells.count) cells: \(wrong) at place \(place) \(when)")
      }
    }
  }
}
