import Anchors

/// The lines of a report as they are solved.
struct SolvedLines {
  /// All lines. Among them is the broken one.
  private(set) var lines: [LogLine]
  /// The index of the line that is installed last, so that its constraint is removed.
  private(set) var broken: Int?
  /// `true` if an item without a named superview is assumed to be in the first view that it is
  /// aligned with.
  var guesses = false

  init(_ report: LogReader.Report) {
    lines = report.lines
    guard let line = report.broken else { return }
    broken = lines.firstIndex { $0.isSame(as: line) }
    if broken == nil, line.problem == nil {
      broken = lines.count
      lines.append(line)
    }
  }
}
