import AnchorsLayout

/// What is to be said of one report of UIKit or AppKit: which of its constraints cannot hold together, why,
/// and what to do.
///
///     let answer = log.conflicts[0]
///     answer.lines.map(\.number)     // [7, 9, 10]: the fourth constraint of the log is not to blame
///     answer.sum                     // 100 is not 84: 16 apart
///     print(answer)
public final class LogConflict: Sendable {
  /// The number of the line in the text on which the report begins.
  public let firstLine: Int
  /// The lines whose constraints cannot hold together, in the order of the log. Without any one of them the
  /// others can. Empty if all that was read can hold together.
  public let lines: [LogLine]
  /// What each of them says, in words; of more than eight, the first and the last.
  public let statements: [String]
  /// How the statements add up: `12 + 320 + 12 = 344 are needed, 300 are there: 44 too many`.
  public let sum: String?
  /// What could be done, that which changes least first; nothing that only UIKit or AppKit could change.
  public let repairs: [String]
  /// The constraint that UIKit or AppKit broke, if the log says so.
  public let broken: LogLine?
  /// Whether that is among ``lines``.
  package let isBrokenInSet: Bool
  /// `nil` if no such size takes part.
  public let withoutEncapsulatedSizes: WithoutEncapsulatedSizes?
  /// Lines that were not read.
  public let unread: [LogLine]
  /// What the log does not say, or how it was taken.
  public let notes: [String]
  /// How many active constraints were read.
  let count: Int

  /// Solves the constraints of a report again.
  init(_ report: LogReader.Report) {
    var solved = SolvedLines(report)
    var system = LogSystem(solved)
    if system.conflicts.isEmpty {
      solved.guesses = true
      let guessing = LogSystem(solved)
      if guessing.conflicts.isEmpty { solved.guesses = false } else { system = guessing }
    }
    var without: WithoutEncapsulatedSizes?
    if !system.conflicts.isEmpty,
      solved.lines.contains(where: { $0.isEncapsulatedSize && !$0.isInactive })
    {
      let rest = LogSystem(solved, without: { $0.isEncapsulatedSize })
      without = rest.conflicts.isEmpty ? .holds : .contradicts
      if without == .contradicts { system = rest }
    }
    firstLine = report.start
    lines = system.conflictLines
    statements = system.conflicts.first?.statements ?? []
    sum = system.conflicts.first?.sum
    repairs = system.repairs
    broken = report.broken
    isBrokenInSet = solved.broken.map(system.conflictPlaces.contains) ?? false
    withoutEncapsulatedSizes = without
    unread = solved.lines.filter { $0.problem != nil }
    notes = system.notes
    count = solved.lines.count { $0.problem == nil && !$0.isInactive }
  }
}
