import Foundation

/// Standard output and standard error.
enum Terminal {
  /// `true` if standard output is a terminal that shows colours, and nobody has asked for none.
  static let hasColors: Bool = {
    let environment = ProcessInfo.processInfo.environment
    if environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb" { return false }
    return isatty(1) == 1
  }()

  /// Returns a text with its first line in a colour and bold.
  static func emphasized(_ text: String, isProblem: Bool) -> String {
    if !hasColors { return text }
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = lines.dropFirst().map { "\n\($0)" }.joined()
    return "\u{1B}[1;\(isProblem ? 31 : 32)m\(lines[0])\u{1B}[0m\(rest)"
  }

  /// Prints a line at once, for whoever reads a pipe.
  static func printNow(_ text: String) {
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
  }

  /// Prints a line to standard error.
  static func printError(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
