/// A linear program in the textbook's standard form, solved the textbook's way: a full tableau, two
/// phases, Bland's rule from the first step on. Slow and obvious; made for checking.
package struct TextbookSimplex {
  /// `Σ coefficient · x[variable]  relation  constant`, all variables ≥ 0.
  package struct Row {
    package var coefficients: [Int: Double]
    package var relation: Relation
    package var constant: Double

    package init(_ coefficients: [Int: Double], _ relation: Relation, _ constant: Double) {
      self.coefficients = coefficients
      self.relation = relation
      self.constant = constant
    }
  }

  package enum Relation { case equal, atMost, atLeast }

  package enum Result: Equatable {
    case optimal(Double)
    case unbounded
    case infeasible
  }

  private static let epsilon = 1e-9

  /// The minimum of `Σ objective · x` under the rows.
  package static func minimize(
    _ objective: [Int: Double], _ rows: [Row], variableCount: Int
  ) -> Result {
    // Columns: the variables, one slack for each inequality, one artificial for each row, the
    // right side. Last line: the costs.
    let slackCount = rows.count { $0.relation != .equal }
    let artificialStart = variableCount + slackCount
    let width = artificialStart + rows.count + 1
    var tableau: [[Double]] = []
    var basis: [Int] = []
    var slack = variableCount
    for (index, row) in rows.enumerated() {
      var line = Array(repeating: 0.0, count: width)
      for (variable, coefficient) in row.coefficients { line[variable] = coefficient }
      if row.relation != .equal {
        line[slack] = row.relation == .atMost ? 1 : -1
        slack += 1
      }
      line[width - 1] = row.constant
      if row.constant < 0 { line = line.map { -$0 } }
      line[artificialStart + index] = 1
      tableau.append(line)
      basis.append(artificialStart + index)
    }

    // Phase 1: the sum of the artificials.
    var costs = Array(repeating: 0.0, count: width)
    for index in rows.indices { costs[artificialStart + index] = 1 }
    for line in tableau { for column in 0..<width { costs[column] -= line[column] } }
    run(&tableau, &basis, &costs, columns: width - 1)
    if -costs[width - 1] > 1e-6 { return .infeasible }
    // Artificials leave the basis where anything else can take their place.
    for index in basis.indices where basis[index] >= artificialStart {
      if let column = (0..<artificialStart).first(where: { abs(tableau[index][$0]) > 1e-7 }) {
        pivot(&tableau, &basis, &costs, index, column)
      }
    }

    // Phase 2: the objective, without the artificials.
    costs = Array(repeating: 0.0, count: width)
    for (variable, coefficient) in objective { costs[variable] = coefficient }
    for (index, variable) in basis.enumerated() where costs[variable] != 0 {
      let factor = costs[variable]
      for column in 0..<width { costs[column] -= factor * tableau[index][column] }
    }
    guard run(&tableau, &basis, &costs, columns: artificialStart) else { return .unbounded }
    return .optimal(-costs[width - 1])
  }

  /// Returns false if the objective has no bound.
  @discardableResult
  private static func run(
    _ tableau: inout [[Double]], _ basis: inout [Int], _ costs: inout [Double], columns: Int
  ) -> Bool {
    let right = costs.count - 1
    while let entering = (0..<columns).first(where: { costs[$0] < -epsilon }) {
      var leaving: Int?
      for row in tableau.indices where tableau[row][entering] > epsilon {
        guard let current = leaving else {
          leaving = row
          continue
        }
        let mine = tableau[row][right] / tableau[row][entering]
        let best = tableau[current][right] / tableau[current][entering]
        if mine < best - epsilon || mine < best + epsilon && basis[row] < basis[current] {
          leaving = row
        }
      }
      guard let leaving else { return false }
      pivot(&tableau, &basis, &costs, leaving, entering)
    }
    return true
  }

  private static func pivot(
    _ tableau: inout [[Double]], _ basis: inout [Int], _ costs: inout [Double], _ row: Int,
    _ column: Int
  ) {
    let divisor = tableau[row][column]
    for index in tableau[row].indices { tableau[row][index] /= divisor }
    let line = tableau[row]
    for other in tableau.indices where other != row {
      let factor = tableau[other][column]
      if factor == 0 { continue }
      for index in line.indices { tableau[other][index] -= factor * line[index] }
    }
    let factor = costs[column]
    if factor != 0 { for index in line.indices { costs[index] -= factor * line[index] } }
    basis[row] = column
  }
}
