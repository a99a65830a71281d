#if !ANCHORS_SINGLE_MODULE
import AnchorsSolver
#endif

/// The search for constraints that the hard rows of a layout imply.
///
/// 1. Elimination finds the equations that are combinations of others.
/// 2. What is left of the inequalities, in the variables that no equation defines, is looked at one by
///    one.
/// 3. Where all remaining inequalities can hold with something to spare, there is no more: an equation is
///    then implied only as a combination. Those that have to do with others are looked at one by one.
struct RedundancySearch {
  /// A row that others imply.
  struct Implied {
    let row: Int
    /// The rows that imply it, an irreducible set.
    let reasons: [Int]
    /// Whether the row is a combination of equations, each of which it could stand in for.
    var isEquation = false
  }

  private(set) var implied: [Implied] = []
  let general: ScreenIndependentRows

  private let context: LintContext
  private let statements: LintStatements
  /// The hard rows as they are, for reasons.
  private var rows: Implication
  private var dependence: LinearDependence
  /// By line of the dependence its row; -1 for the law that a size is not negative.
  private var rowOfLine: [Int] = []
  private let interior: [Double]
  private var hasTightRows = false

  init(_ context: LintContext) {
    self.context = context
    general = ScreenIndependentRows(context)
    statements = LintStatements(context)
    dependence = LinearDependence(variableCount: general.values.count)
    interior = general.interior
    rows = Implication(general.system, at: interior)
    var isHard = Array(repeating: false, count: general.system.rows.count)
    for number in general.hard { isHard[number] = true }
    for number in isHard.indices where !isHard[number] { rows.takeOut(number) }
  }

  mutating func run() {
    // What is to stay comes first: what the program has not written, then members of composites.
    let order = general.hard.sorted {
      (statements.rank(of: $0), $0) < (statements.rank(of: $1), $1)
    }
    eliminate(order.filter { row($0).relation == .equal })
    let inequalities = order.filter { row($0).relation != .equal }
    var implication = Implication(inequalitiesInFewVariables(inequalities), at: interior)
    for number in rows.isOut.indices where rows.isOut[number] || row(number).relation == .equal {
      implication.takeOut(number)
    }
    lookAt(inequalities, &implication)
    lookAtEquations(amongSuspects: suspects(inequalities, &implication))
    lookAtOptionalRows(&implication)
  }

  private func row(_ number: Int) -> RowSystem.Row { general.system.rows[number] }

  // MARK: Equations

  private mutating func eliminate(_ equations: [Int]) {
    for number in equations {
      guard let lines = dependence.add(row(number).terms) else {
        rowOfLine.append(number)
        continue
      }
      rows.takeOut(number)
      if statements.isWritten(number) {
        let reasons = lines.map { rowOfLine[$0] }.sorted()
        implied.append(Implied(row: number, reasons: reasons, isEquation: true))
      }
    }
  }

  // MARK: Inequalities

  /// The inequalities at their places among all rows, and after these the laws of the sizes that
  /// equations define, all in variables that no equation defines.
  private func inequalitiesInFewVariables(_ inequalities: [Int]) -> RowSystem {
    var system = general.system
    for number in inequalities { system.rows[number] = inFewVariables(row(number)).row }
    for size in 0..<system.shape.variableCount where system.shape.isNonnegative(size) {
      let (law, lines) = inFewVariables(Self.law(of: size))
      if !lines.isEmpty, !law.terms.isEmpty { system.rows.append(law) }
    }
    return system
  }

  private func inFewVariables(_ row: RowSystem.Row) -> (row: RowSystem.Row, lines: [Int]) {
    let (terms, lines) = dependence.expanded(row.terms)
    var few = row
    few.terms = terms
    few.constant = 0
    few.constant = few.excess(interior) - row.excess(interior)
    return (few, lines)
  }

  private static func law(of size: Int) -> RowSystem.Row {
    RowSystem.Row(
      terms: [Term(variable: Int32(size), coefficient: 1)], relation: .atLeast, constant: 0,
      priority: RequiredPriority.value, isGiven: false)
  }

  private mutating func lookAt(_ inequalities: [Int], _ implication: inout Implication) {
    for number in inequalities.reversed() where statements.isWritten(number) {
      implication.takeOut(number)
      rows.takeOut(number)
      if implication.rows(implying: inFewVariables(row(number)).row) != nil,
        let reasons = rows.rows(implying: row(number)),
        !statements.isImpliedWithinItsStatement(number, reasons)
      {
        implied.append(Implied(row: number, reasons: reasons))
      } else {
        implication.putBack(number)
        rows.putBack(number)
      }
    }
  }

  // MARK: Equations and inequalities

  /// The equations that are combinations of others and of inequalities that always hold as equations.
  private mutating func suspects(
    _ inequalities: [Int], _ implication: inout Implication
  ) -> Set<Int> {
    var suspects: Set<Int> = []
    for number in inequalities where !rows.isOut[number] {
      take(row(number), number, &implication, &suspects)
    }
    let shape = general.system.shape
    for size in 0..<shape.variableCount where shape.isNonnegative(size) {
      take(Self.law(of: size), -1, &implication, &suspects)
    }
    return suspects.filter { $0 >= 0 && row($0).relation == .equal && statements.isWritten($0) }
  }

  /// Takes in an inequality if it always holds as an equation.
  private mutating func take(
    _ row: RowSystem.Row, _ number: Int, _ implication: inout Implication,
    _ suspects: inout Set<Int>
  ) {
    guard abs(row.excess(interior)) < Implication.nothing,
      implication.isTight(inFewVariables(row).row)
    else { return }
    hasTightRows = true
    if let lines = dependence.add(row.terms) {
      for line in lines { suspects.insert(rowOfLine[line]) }
    } else {
      rowOfLine.append(number)
    }
  }

  private mutating func lookAtEquations(amongSuspects suspects: Set<Int>) {
    for number in general.hard.reversed() where suspects.contains(number) {
      rows.takeOut(number)
      if let reasons = rows.rows(implying: row(number)) {
        implied.append(Implied(row: number, reasons: reasons))
      } else {
        rows.putBack(number)
      }
    }
  }

  // MARK: Optional rows

  private mutating func lookAtOptionalRows(_ implication: inout Implication) {
    for (number, _) in context.written {
      let row = row(number)
      if row.isRequired || row.violation(general.values) > Tolerance.reported { continue }
      var reasons: [Int]?
      if row.relation == .equal {
        guard let lines = dependence.combination(of: row.terms) else { continue }
        reasons = hasTightRows ? rows.rows(implying: row) : lines.map { rowOfLine[$0] }.sorted()
      } else if implication.rows(implying: inFewVariables(row).row) != nil {
        reasons = rows.rows(implying: row)
      }
      if let reasons { implied.append(Implied(row: number, reasons: reasons)) }
    }
  }
}
