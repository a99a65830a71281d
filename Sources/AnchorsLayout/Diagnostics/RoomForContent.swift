import Anchors
import AnchorsSolver

extension LayoutFacts {
  /// Returns `true` if a row asks that an item is at least as large as its content.
  func asksForRoom(_ row: Int) -> Bool {
    constraints[row] == nil && !rows[row].isFixed && rows[row].relation == .atLeast
      && !minimums.contains(row)
  }

  /// Returns how much of the size that its content asks for an item lacks, from 0 to 1, in a layout
  /// with these values. Text that wraps lacks width only if it has none, because it becomes taller
  /// instead.
  func lack(of row: Int, _ values: [Double]) -> Double {
    let violation = rows[row].violation(values)
    if violation <= Tolerance.reported { return 0 }
    let term = rows[row].terms[0]
    let (item, variable) = place(of: term.variable)
    let wraps = metrics[item].dependsOnFrame && variable == .width
    if wraps, values[Int(term.variable)] > Tolerance.reported { return 0 }
    return min(1, violation / rows[row].constant)
  }

  /// The rows of content that has less room than it asks for, in items that are not hidden.
  var rowsWithoutRoom: [Int] {
    let lacking = rows.indices.filter { asksForRoom($0) && lack(of: $0, values) > 0 }
    if lacking.isEmpty { return [] }
    let seen = seenItems
    return lacking.filter { !seen[place(of: rows[$0].terms[0].variable).item].isHidden }
  }

  /// Solves some rows again, one of them changed.
  func trial(of members: [Int], changing number: Int, to row: RowSystem.Row) -> Trial {
    let solution = PartialSolution(members, solved, changing: (number, row))
    return Trial(members, self, solution.values(), solution)
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
  /// The values of all variables.
  let values: [Double]
  /// The solution of the changed rows; `nil` for the layout as it is.
  let solution: PartialSolution?

  init(_ members: [Int], _ facts: LayoutFacts, _ values: [Double], _ solution: PartialSolution?) {
    (self.values, self.solution) = (values, solution)
    // Numbers are compared to a millionth, so that rounding does not decide.
    movement = rounded(zip(values, facts.values).reduce(0) { $0 + abs($1.0 - $1.1) }, parts: 1e6)
    for row in members where facts.asksForRoom(row) {
      let lack = facts.lack(of: row, values)
      if lack == 0 { continue }
      lackCount += 1
      greatestLack = max(greatestLack, rounded(lack, parts: 1e6))
    }
  }

  /// Returns `true` if the values are the same, but for rounding.
  func isSame(as other: Trial) -> Bool {
    zip(values, other.values).allSatisfy { abs($0 - $1) <= Tolerance.reported }
  }

  /// Returns `true` if content has more room here than in another trial; `nil` if it has the same.
  func hasMoreRoom(than other: Trial) -> Bool? {
    if lackCount != other.lackCount { return lackCount < other.lackCount }
    return greatestLack == other.greatestLack ? nil : greatestLack < other.greatestLack
  }
}

extension LayoutTree {
  /// The content that has less room than it asks for, in items that are not hidden, in the order of
  /// the tree.
  package var contentsWithoutRoom: [ContentSizeConstraint] {
    let facts = facts
    return facts.rowsWithoutRoom.compactMap { facts.limit($0) }.intrinsicSizes
  }
}
