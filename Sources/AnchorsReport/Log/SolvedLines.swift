import Anchors

/// The lines of a report as they are solved.
struct SolvedLines {
  /// All lines. Among them is the broken one.
  private(set) var lines: [LogLine]
  /// The place of the line that is installed last, so that it is what is set aside.
  private(set) var broken: Int?
  /// Whether an item whose superview no line names is taken to be in the first view that it is
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
