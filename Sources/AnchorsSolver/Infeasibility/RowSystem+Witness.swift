// Whether a infeasible subset can do without a row is one solution away: values with which all others
// hold. Where the rows of a infeasible subset are as few as can be, there is one such solution for each
// row: all the others exactly as they say, and the row out by what the certificate says is missing. These
// solutions differ in the right side of two equations only, so one elimination is enough for all of them:
// it says how each size follows from each right side. What is left to check is that no size is negative.

extension RowSystem {
  /// The rows of a certificate, other than the background, without which the others can hold together
  /// with the background and the nonnegativity bounds. There may be more of them than are found.
  ///
  /// - Complexity: O(sizes × rows) of simple arithmetic, one elimination.
  func rowsWithWitness(of certificate: FarkasCertificate, background: Range<Int>) -> [Int] {
    let members = certificate.parts.filter { $0.source >= background.count }
    let bounds = certificate.parts.filter { $0.source < 0 }.map { -1 - $0.source }
    // The last row follows from the others, were it not for what is missing.
    guard
      let equations = Equations(
        self, bounds: bounds, rows: Array(background) + members.dropLast().map { $0.source })
    else { return [] }
    var isNegative = Array(repeating: false, count: rows.count)
    var out = Array(repeating: 0.0, count: rows.count)
    for member in members { out[member.source] = -certificate.total / member.multiplier }
    for size in 0..<shape.variableCount where shape.isNonnegative(size) {
      let (value, shares) = equations.value(of: size)
      if value < -Tolerance.length {
        // Only a row that this size follows from may have a solution in which it is not negative.
        var isMended = Array(repeating: false, count: rows.count)
        for share in shares {
          isMended[share.row] = value + share.factor * out[share.row] >= -Tolerance.length
        }
        for member in members where !isMended[member.source] { isNegative[member.source] = true }
      } else {
        for share in shares where value + share.factor * out[share.row] < -Tolerance.length {
          isNegative[share.row] = true
        }
      }
    }
    return members.map { $0.source }.filter { !isNegative[$0] }
  }
}

/// Rows as equations, solved for the sizes. What they leave open is 0.
private final class Equations {
  private var elimination: Elimination
  /// The row that each of the store's stands for, or -1 for a nonnegativity bound.
  private let numbers: [Int]
  /// By store row.
  private let constants: [Double]

  /// Nothing if the equations are not independent.
  init?(_ system: RowSystem, bounds: [Int], rows: [Int]) {
    numbers = bounds.map { _ in -1 } + rows
    constants = bounds.map { _ in 0 } + rows.map { system.rows[$0].constant }
    var store = RowStore()
    for boundOf in bounds {
      store.addTerm(1, Int32(boundOf))
      _ = store.add(.equal, 0, priority: RequiredPriority.value, order: .constraint(0))
    }
    for row in rows {
      for term in system.rows[row].terms { store.addTerm(term.coefficient, term.variable) }
      let constant = system.rows[row].constant
      _ = store.add(
        .equal, constant, priority: RequiredPriority.value, order: .constraint(0))
    }
    elimination = Elimination(shape: system.shape, rowLimit: store.idLimit)
    for id in 0..<Int32(store.idLimit) {
      guard elimination.define(id, of: store),
        elimination.reducedRows[elimination.reducedOfRow[id]].kind == .definition
      else { return nil }
    }
  }

  /// The value of a size, and how it follows from the constants of the rows.
  func value(of size: Int) -> (value: Double, shares: [(row: Int, factor: Double)]) {
    if !elimination.isDefined(size) { return (0, []) }
    let reduced = elimination.expand(boundOf: size)
    var value = 0.0
    var shares: [(row: Int, factor: Double)] = []
    for part in elimination.origin(of: [(reduced, 1)]) where part.source >= 0 {
      value -= part.weight * constants[Int(part.source)]
      let row = numbers[Int(part.source)]
      if row >= 0 { shares.append((row, -part.weight)) }
    }
    return (value, shares)
  }
}
