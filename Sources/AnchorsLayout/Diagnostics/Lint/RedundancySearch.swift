import AnchorsSolver

/// The search for constraints that the hard rows of a layout imply.
///
/// 1. Elimination finds the equations that are combinations of others.
/// 2. Compare the remaining inequalities, in the variables that no equation defines: one may imply
///    another. See ``ReducedInequalities``.
///
/// An inequality that only the sum of several others implies, and an equation that inequalities
/// imply, are not looked for: that would take a linear program for each row.
struct RedundancySearch {
  /// A row that others imply.
  struct Implied {
    let row: Int
    /// The rows that imply it, an irreducible set.
    let reasons: [Int]
    /// `true` if the row is a combination of equations, each of which it could replace.
    var isEquation = false
  }

  private(set) var implied: [Implied] = []
  let general: ScreenIndependentRows

  private let context: LintContext
  private let equations: Equations
  /// By number of an equation, its row.
  private var rowOfEquation: [Int] = []
  /// By row, the number of the line that wrote it: 0 if that is not known, -1 for rows that the
  /// program has not written.
  private var lines: [Int]
  /// By number of a line, how many rows it has written.
  private var rowCounts = [0]

  init(_ context: LintContext) {
    self.context = context
    general = ScreenIndependentRows(context)
    equations = Equations(general.system.shape)
    lines = Array(repeating: -1, count: general.system.rows.count)
    var (files, numbers): ([UnsafePointer<UInt8>], [Int: Int]) = ([], [:])
    for (row, constraint) in context.written {
      lines[row] = 0
      guard let source = constraint.source, !source.isActivation else { continue }
      let start = source.fileID.utf8Start
      let file = files.firstIndex(of: start) ?? files.count
      if file == files.count { files.append(start) }
      // A constraint keeps 24 bits of its line.
      let line = file << 24 | Int(source.line)
      let number = numbers[line] ?? rowCounts.count
      if number == rowCounts.count {
        numbers[line] = number
        rowCounts.append(0)
      }
      lines[row] = number
      rowCounts[number] += 1
    }
  }

  mutating func run() {
    let order = general.hard.map { (rank(of: $0), $0) }.inOrder { $0 < $1 }.map { $0.1 }
    for number in order where row(number).relation == .equal { eliminate(number) }
    let hard = order.filter { row($0).relation != .equal }
    var inequalities = ReducedInequalities(hard, of: general.system, general.values, equations)
    for number in hard.reversed() where lines[number] >= 0 {
      inequalities.takeOut(number)
      if let reasons = reasons(for: number, among: inequalities),
        !isImpliedWithinItsStatement(number, reasons)
      {
        implied.append(Implied(row: number, reasons: reasons))
      } else {
        inequalities.putBack(number)
      }
    }
    for (number, _) in context.written {
      let row = row(number)
      if row.isRequired || row.violation(general.values) > Tolerance.reported { continue }
      let reasons =
        row.relation == .equal
        ? rows(of: row.terms) : reasons(for: number, among: inequalities)
      if let reasons { implied.append(Implied(row: number, reasons: reasons)) }
    }
  }

  /// Returns a lower rank for rows to keep: the library's, then members of composites.
  private func rank(of row: Int) -> Int {
    if lines[row] < 0 { return 0 }
    return rowCounts[lines[row]] > 1 ? 1 : 2
  }

  /// Returns `true` if an inequality follows from others of the same statement. That is not
  /// reported: containment means all four edges, although centering makes two of them redundant.
  private func isImpliedWithinItsStatement(_ row: Int, _ reasons: [Int]) -> Bool {
    lines[row] > 0 && reasons.contains { lines[$0] == lines[row] }
  }

  private func row(_ number: Int) -> RowSystem.Row { general.system.rows[number] }

  private mutating func eliminate(_ number: Int) {
    rowOfEquation.append(number)
    if equations.add(row(number).terms) { return }
    guard lines[number] >= 0, let reasons = rows(of: row(number).terms) else { return }
    implied.append(Implied(row: number, reasons: reasons, isEquation: true))
  }

  /// The equations that a left side is a combination of; `nil` if it is not.
  private func rows(of terms: [Term]) -> [Int]? {
    equations.combination(of: terms).map { $0.map { rowOfEquation[$0] }.inOrder(<) }
  }

  /// Returns the rows that imply an inequality: equations, and at most one other inequality.
  private func reasons(for number: Int, among inequalities: ReducedInequalities) -> [Int]? {
    guard let found = inequalities.implication(of: row(number)),
      let equations = rows(of: found.rest)
    else { return nil }
    return (equations + [found.row].compactMap { $0 }).inOrder(<)
  }
}
