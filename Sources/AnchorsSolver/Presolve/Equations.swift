/// Elimination of equations that come one by one, to ask what follows from which of them.
///
/// The equations are independent: a combination of earlier ones is left out. So exactly one
/// combination of them makes a sum, and each equation in it is needed.
package final class Equations {
  @exclusivity(unchecked) private var elimination: Elimination
  @exclusivity(unchecked) private var scratch = CombinationScratch()
  private var rows = RowStore()

  /// No equations yet, over these variables.
  package init(_ shape: SolverShape = SolverShape()) { elimination = Elimination(shape: shape) }

  /// The number of a new variable, which is eliminated before all there are.
  package func addVariable() -> Int32 {
    let variable = Int32(elimination.variableCount)
    elimination.setVariable(variable, rank: UInt32(variable), isNonnegative: false)
    return variable
  }

  /// Returns `true` if an equation defines a variable by those eliminated after it.
  package func isDefined(_ variable: Int32) -> Bool { elimination.isDefined(Int(variable)) }

  /// Adds the left side of an equation unless it is a combination of earlier ones. Returns `true`
  /// if it was added. The equation gets a number, from 0 on, in either case.
  package func add(_ terms: [Term]) -> Bool {
    for term in terms { rows.addTerm(term.coefficient, term.variable) }
    let row = rows.add(.equal, 0, priority: RequiredPriority.value, order: .fixed)
    elimination.grow(rowLimit: rows.idLimit)
    // Equations without constants cannot conflict.
    _ = elimination.define(row, of: rows)
    return elimination.reducedRows[elimination.reducedOfRow[row]].kind == .definition
  }

  /// Returns a sum in the variables that no equation defines, in the order of elimination. If the
  /// equations hold, it differs from the sum by a constant.
  package func reduced(_ terms: [Term]) -> [Term] { elimination.express(terms).terms }

  /// Returns `true` if a sum is a combination of equations.
  package func imply(_ terms: [Term]) -> Bool { elimination.isCombination(terms, &scratch) }

  /// Returns for each variable `true` if it evidently is no combination of the equations. Others
  /// may be none either.
  ///
  /// Where all equations are 0, so is a combination of them. So give the variables that no equation
  /// defines some numbers, and look which others are not 0.
  package func areEvidentlyOpen() -> [Bool] {
    var values = Pool<Double>(capacity: elimination.variableCount)
    for variable in 0..<elimination.variableCount {
      let root = Double(variable + 2).squareRoot()
      values.append(1 + root - root.rounded(.down))
    }
    elimination.evaluate(&values)
    var largest = 0.0
    for variable in 0..<values.count { largest = max(largest, abs(values[variable])) }
    // Rounding is far below this.
    return (0..<values.count).map { abs(values[$0]) > 1e-7 * largest }
  }

  /// The equations of which a sum is a combination, in order; `nil` if it is none.
  package func combination(of terms: [Term]) -> [Int]? {
    weightedCombination(of: terms)?.map { $0.source }
  }

  /// The same with the weight of each equation.
  package func weightedCombination(of terms: [Term]) -> [FarkasCertificate.Part]? {
    guard var parts = elimination.combination(of: terms, &scratch) else { return nil }
    var (largest, smallest) = (0.0, Double.infinity)
    for part in parts {
      largest = max(largest, abs(part.multiplier))
      smallest = min(smallest, abs(part.multiplier))
    }
    // Reduced rows are in the order of the equations.
    let least = Tolerance.slope * largest
    if smallest <= least { parts.removeAll { abs($0.multiplier) <= least } }
    return parts
  }

  /// Returns a variable that differs from another one by a constant, and the equation that says so;
  /// `nil` if no single equation does.
  package func other(parallelTo variable: Int32)
    -> (variable: Int32, equation: FarkasCertificate.Part)?
  {
    let definition = elimination.definitions[variable]
    if definition.reduced < 0 { return nil }
    let (terms, reduced) = (
      elimination.terms(of: definition), elimination.reducedRows[definition.reduced]
    )
    guard terms.count == 1, elimination.substitutions(of: Int(definition.reduced)).isEmpty,
      elimination.terms[terms.start].coefficient == 1
    else { return nil }
    let part = FarkasCertificate.Part(
      source: Int(reduced.source), multiplier: 1 / reduced.pivot.coefficient)
    return (elimination.terms[terms.start].variable, part)
  }

  /// Returns the equations of which a sum is a combination, with their factors. Variables that no
  /// equation defines count as 0.
  func parts(of sum: [Term]) -> [FarkasCertificate.Part] {
    elimination.combination(of: sum, structuralsAreZero: true, &scratch) ?? []
  }
}
