#if !ANCHORS_SINGLE_MODULE
import Anchors
#endif

/// Which rows have been written by one statement, as far as lines tell.
struct LintStatements {
  /// By row, the statement that wrote it; -1 for a row that no statement is known of.
  private var statementOf: [Int]
  /// How many rows each statement has written.
  private var sizes: [Int] = []
  private var written: [Bool]

  private struct Place: Hashable {
    var file: String
    var line: UInt
  }

  init(_ context: LintContext) {
    statementOf = Array(repeating: -1, count: context.facts.rows.count)
    written = Array(repeating: false, count: context.facts.rows.count)
    var numbers: [Place: Int] = [:]
    for (row, constraint) in context.written {
      written[row] = true
      guard let source = constraint.source else { continue }
      let place = Place(file: source.fileID.description, line: source.line)
      let number = numbers[place] ?? sizes.count
      if number == sizes.count {
        numbers[place] = number
        sizes.append(0)
      }
      statementOf[row] = number
      sizes[number] += 1
    }
  }

  func isWritten(_ row: Int) -> Bool { written[row] }

  /// Lower for what is to stay: what the program has not written, then members of composites.
  func rank(of row: Int) -> Int {
    if !written[row] { return 0 }
    return statementOf[row] >= 0 && sizes[statementOf[row]] > 1 ? 1 : 2
  }

  /// Whether an inequality follows with the help of others of its own statement. That is no finding: who says
  /// that something is inside another means all four edges, though being centered makes two redundant.
  func isImpliedWithinItsStatement(_ row: Int, _ reasons: [Int]) -> Bool {
    statementOf[row] >= 0 && reasons.contains { statementOf[$0] == statementOf[row] }
  }
}
