import Anchors
import AnchorsSolver

extension LayoutFacts {
  /// Returns `true` if a row asks that an item is at least as large as its content.
  func asksForRoom(_ row: Int) -> Bool {
    constraints[row] == nil && !rows[row].isFixed && rows[row].relation == .atLeast
      && !minimums.contains(row)
  }

  /// Returns how much of the size that its content asks for an item lacks, from 0 to 1, if it has
  /// a size. Text that wraps lacks width only if it has none, because it becomes taller instead.
  func lack(of row: Int, _ size: Double) -> Double {
    let length = rows[row].constant
    if length - size <= Tolerance.reported { return 0 }
    if wraps(row), size > Tolerance.reported { return 0 }
    return min(1, (length - size) / length)
  }

  /// Returns `true` if a row asks for the width of text that wraps.
  func wraps(_ row: Int) -> Bool {
    let (item, variable) = place(of: rows[row].terms[0].variable)
    return metrics[item].dependsOnFrame && variable == .width
  }

  /// The rows of content that has less room than it asks for, in items that are not hidden.
  var rowsWithoutRoom: [Int] {
    let lacking = rows.indices.filter {
      asksForRoom($0) && lack(of: $0, values[Int(rows[$0].terms[0].variable)]) > 0
    }
    if lacking.isEmpty { return [] }
    let seen = seenItems
    return lacking.filter { !seen[place(of: rows[$0].terms[0].variable).item].isHidden }
  }
}

/// A layout with a repair, before anybody makes the repair.
struct Trial {
  /// The number of contents that have less room than they ask for.
  private(set) var lackCount = 0
  /// The greatest share of the size that its content asks for that an item lacks.
  private(set) var greatestLack = 0.0
  /// The sum of the distances between these values and those of the present layout.
  let movement: Double
  /// The values of the variables that the rows mention.
  private let values: [Double]

  init(_ members: [Int], _ facts: LayoutFacts, _ solution: PartialSolution) {
    let own = solution.ownValues
    values = own.map { $0.value }
    // Numbers are compared to a millionth, so that rounding does not decide.
    movement = rounded(
      own.reduce(0) { $0 + abs($1.value - facts.values[Int($1.variable)]) }, parts: 1e6)
    for row in members where facts.asksForRoom(row) {
      let lack = solution.value(of: facts.rows[row].terms[0].variable).map {
        facts.lack(of: row, $0)
      }
      guard let lack, lack > 0 else { continue }
      lackCount += 1
      greatestLack = max(greatestLack, rounded(lack, parts: 1e6))
    }
  }

  /// Returns `true` if the values are the same as in another trial of the same rows, but for
  /// rounding.
  func isSame(as other: Trial) -> Bool {
    zip(values, other.values).allSatisfy { abs($0 - $1) <= Tolerance.reported }
  }

  /// Returns `true` if content has more room here than in another trial; `nil` if it has the same.
  func hasMoreRoom(than other: Trial) -> Bool? {
    if lackCount != other.lackCount { return lackCount < other.lackCount }
    return greatestLack == other.greatestLack ? nil : greatestLack < other.greatestLack
  }
}

// MARK: - Repairs of conflicts

extension LayoutFacts {
  /// Returns rows that are connected to those of a conflict, and the fixed rows of their variables.
  func members(of conflict: InfeasibleSubset, counting counts: (Int) -> Bool) -> [Int] {
    let connected = solved.rows(connectedWith: conflict.rows, counting: counts)
      .filter { !rows[$0].isFixed }
    return solved.system.fixedRows(for: connected) + connected
  }

  /// Sorts the repairs by the number of views that keep their intrinsic content size, the largest
  /// first. Adds the priorities of other members of the conflict that let more views keep it than
  /// any repair.
  func orderedByRoom(
    _ repairs: [(change: RowChange, repair: LayoutRepair)], _ conflict: InfeasibleSubset,
    _ canGiveUp: (Int) -> Bool
  ) -> [LayoutRepair] {
    let members = members(of: conflict) { _ in true }
    if members.count > 5000 || !members.contains(where: asksForRoom) {
      return repairs.map { $0.repair }
    }
    let solution = PartialSolution(members, solved)
    var counted = repairs.map { (lackCount($0.change, members, solution), $0.repair) }
    var least = counted.map { $0.0 }.min() ?? .max
    for row in conflict.rows.prefix(8) where least > 0 && row != conflict.removed {
      guard case .constraint(let constraint) = editableLimit(row) else { continue }
      let count = lackCount(RowChange(dropped: [row]), members, solution)
      if count < least, canGiveUp(row) {
        least = count
        counted.append((count, .priority(of: constraint)))
      }
    }
    return sortedPlaces(counted.count) { (counted[$0].0, $0) < (counted[$1].0, $1) }
      .map { counted[$0].1 }
  }

  /// Returns the number of contents that have less room than they ask for after a change of one
  /// row. Of a change of several rows it is not known, so such a repair is the last.
  private func lackCount(
    _ change: RowChange, _ members: [Int], _ solution: PartialSolution
  ) -> Int {
    let count = change.constants.count + change.dropped.count
    guard count == 1, change.bounds.isEmpty,
      let number = change.constants.first?.row ?? change.dropped.first
    else { return .max }
    var row = rows[number]
    if let (_, by) = change.constants.first {
      row.constant += by
    } else {
      row.priority = RequiredPriority.value - 1
    }
    solution.change(number, to: row)
    defer { solution.change(number, to: rows[number]) }
    return Trial(members, self, solution).lackCount
  }
}

extension LayoutFacts {
  /// The content that has less room than it asks for, in items that are not hidden, in the order of
  /// the tree.
  var contentsWithoutRoom: [ContentSizeConstraint] {
    rowsWithoutRoom.compactMap { limit($0) }.intrinsicSizes
  }
}

extension LayoutTree {
  /// The content that has less room than it asks for, in items that are not hidden, in the order of
  /// the tree.
  package var contentsWithoutRoom: [ContentSizeConstraint] { facts.contentsWithoutRoom }
}
