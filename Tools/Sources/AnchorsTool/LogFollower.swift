import AnchorsReport
import Foundation

/// A console that is read while it grows. Each report is answered when its last line has come.
struct LogFollower {
  let path: String
  let printer: LogPrinter

  /// Reads standard input to its end, or a file until the process is ended.
  func run() throws {
    var reports = GrowingLog()
    if path == "-" {
      while let line = readLine(strippingNewline: false) { answer(reports.take(line)) }
      return answer(reports.finish())
    }
    guard let file = FileHandle(forReadingAtPath: path) else {
      Terminal.printError("anchors: \(path) cannot be read")
      throw Status.unreadable
    }
    var rest = Data()
    while true {
      rest += file.availableData
      while let end = rest.firstIndex(of: 10) {
        answer(reports.take(String(decoding: rest[...end], as: UTF8.self)))
        rest = rest[(end + 1)...]
      }
      Thread.sleep(forTimeInterval: 0.2)
    }
  }

  private func answer(_ log: LayoutLog?) {
    guard let log, !log.conflicts.isEmpty else { return }
    printer.print(log)
    Terminal.printNow("")
  }
}

/// The lines of a console since the last report.
struct GrowingLog {
  private var text = ""
  /// The number of lines before ``text``: they count in the numbers of lines.
  private var count = 0
  private var lineCount = 0
  private var isEnding = false

  /// Takes a line, and returns the log of a report that ends with it.
  mutating func take(_ line: String) -> LayoutLog? {
    lineCount += 1
    // Nothing before the first list matters.
    let isStart = line.contains("atisfy constraints") || line.contains("onflicting constraints")
    if text.isEmpty, !isStart { return nil }
    if text.isEmpty { count = lineCount - 1 }
    text += line
    if line.contains("attempt to recover by breaking") { isEnding = true }
    guard isEnding, line.contains("Constraint:"), line.contains(">") else { return nil }
    return finish()
  }

  /// Returns the log of what is left.
  mutating func finish() -> LayoutLog? {
    defer { (text, isEnding) = ("", false) }
    if text.isEmpty { return nil }
    return LayoutLog(parsing: String(repeating: "\n", count: count) + text)
  }
}
