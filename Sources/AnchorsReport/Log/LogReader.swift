/// Finds the constraints in the lines of a text, and which of them belong to one report.
struct LogReader {
  /// What UIKit or AppKit printed of one conflict; of a text without its words, all constraints.
  struct Report {
    /// The number of the line that it begins on.
    let start: Int
    var lines: [LogLine] = []
    /// The constraint that UIKit or AppKit broke.
    var broken: LogLine?
  }

  private(set) var reports: [Report] = []
  /// Whether the next constraint is the one that was broken.
  private var isBreaking = false
  /// Whether the report has ended, so that a constraint begins another.
  private var isOver = true
  /// Whether the lines are those of the list in parentheses.
  private var isList = false

  init(_ text: String) {
    let lines = text.lines
    var place = 0
    while place < lines.count {
      let number = place + 1
      var (line, parts) = (lines[place], LogPart.parts(of: lines[place]))
      place += 1
      // A line that was wrapped goes on in the next.
      if place < lines.count, parts.last?.isComplete == false, LogPart.isEnd(lines[place]) {
        line += " \(lines[place].trimmed())"
        parts = LogPart.parts(of: line)
        place += 1
      }
      read(line, parts, number)
    }
  }

  private mutating func read(_ line: String, _ parts: [LogPart], _ number: Int) {
    if line.has("Unable to simultaneously satisfy constraints") {
      begin(number)
    } else if line.has("attempt to recover by breaking constraint") {
      (isBreaking, isList) = (!isOver, false)
    }
    for part in parts {
      add(LogLine(number: number, described: part.text, isComplete: part.isComplete))
    }
    if parts.isEmpty { readOther(line.trimmed(" \t\""), number) }
  }

  /// Reads a line without a constraint that UIKit or AppKit describes.
  private mutating func readOther(_ words: String, _ number: Int) {
    if words == "(" {
      // A second list without the words of UIKit before it is a report of its own.
      if reports.last?.lines.isEmpty == false { isOver = true }
      isList = !isOver
    } else if words == ")" {
      isList = false
    } else if !isOver, words == "<private>" {
      let problem = "the system hid it as private"
      add(LogLine(number: number, unreadable: words, problem: problem))
    } else if isList || isBreaking, words.begins(with: "<") {
      add(LogLine(number: number, unreadable: words, problem: "it is not a constraint"))
    } else if let line = LogLine(number: number, written: words) {
      add(line)
    }
  }

  private mutating func begin(_ number: Int) {
    reports.append(Report(start: number))
    (isOver, isBreaking, isList) = (false, false, false)
  }

  private mutating func add(_ line: LogLine) {
    if isOver { begin(line.number) }
    let last = reports.count - 1
    if isBreaking {
      reports[last].broken = line
      (isBreaking, isOver) = (false, true)
    } else {
      reports[last].lines.append(line)
    }
  }
}
