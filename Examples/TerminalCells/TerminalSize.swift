import CommandLineTool

/// The number of a terminal's columns and rows.
struct TerminalSize {
  var columns = 80
  var rows = 24

  /// Reads two numbers; without words, the default size.
  init(_ words: [String]) throws(UsageError) {
    if words.isEmpty { return }
    guard words.count == 2, let columns = Int(words[0]), let rows = Int(words[1]),
      (40...1000).contains(columns), (12...1000).contains(rows)
    else {
      throw UsageError(
        "COLUMNS is a whole number from 40 to 1000, ROWS one from 12 to 1000, not "
          + words.joined(separator: " "))
    }
    (self.columns, self.rows) = (columns, rows)
  }
}
