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
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    var place = 0
    while place < lines.count {
      let number = place + 1
      var line = lines[place]
      place += 1
      // A line that was wrapped goes on in the next.
      if place < lines.count, Self.isOpen(line), Self.goesOn(lines[place]) {
        line = "\(line) \(lines[place].drop { $0 == " " || $0 == "\t" })"
        place += 1
      }
      read(line, number)
    }
  }

  private mutating func read(_ line: Substring, _ number: Int) {
    if line.endOfLast("Unable to simultaneously satisfy constraints") != nil {
      begin(number)
    } else if line.endOfLast("attempt to recover by breaking constraint") != nil {
      (isBreaking, isList) = (!isOver, false)
    }
    let found = Self.constraints(in: line)
    for (text, isComplete) in found {
      add(LogLine(number: number, described: text, isComplete: isComplete))
    }
    if !found.isEmpty { return }
    let words = line.drop { " \t\"".contains($0) }.dropLastSpaces
    if words == "(" {
      // A second list without the words of UIKit before it is a report of its own.
      if reports.last?.lines.isEmpty == false { isOver = true }
      isList = !isOver
    } else if words == ")" {
      isList = false
    } else if !isOver, words == "<private>" {
      let problem = "the system hid it as private"
      add(LogLine(number: number, unreadable: String(words), problem: problem))
    } else if isList || isBreaking, words.hasPrefix("<") {
      add(LogLine(number: number, unreadable: String(words), problem: "it is not a constraint"))
    } else if let line = LogLine(number: number, written: String(words)) {
      add(line)
    }
  }

  private mutating func begin(_ number: Int) {
    reports.append(Report(start: number))
    (isOver, isBreaking, isList) = (false, false, false)
  }

  private mutating func add(_ line: LogLine) {
    if isOver {
      begin(line.number)
    }
    let last = reports.count - 1
    if isBreaking {
      reports[last].broken = line
      (isBreaking, isOver) = (false, true)
    } else {
      reports[last].lines.append(line)
    }
  }
}

// MARK: - Where constraints are in a line

extension LogReader {
  /// Where constraints begin: `<NSLayoutConstraint:0x…`.
  private static func starts(in line: Substring) -> [Substring.Index] {
    line.indices.filter { place in
      guard line[place] == "<" else { return false }
      let name = line[line.index(after: place)...].prefix {
        $0.isLetter || $0.isNumber || "_.$".contains($0)
      }
      let next = line[name.endIndex...].dropFirst().first
      return name.endOfLast("Constraint") != nil && line[name.endIndex...].first == ":"
        && next != nil && next != " "
    }
  }

  /// The constraints from `<` to `>`, and whether there is the latter.
  private static func constraints(in line: Substring) -> [(text: String, isComplete: Bool)] {
    let starts = starts(in: line)
    return starts.indices.map { number in
      let end = number + 1 < starts.count ? starts[number + 1] : line.endIndex
      let part = line[starts[number]..<end]
      guard let close = Self.end(of: part) else {
        return (String(part.dropLastSpaces), false)
      }
      let text = part[..<close]
      return ("\(text.last == "\\" ? text.dropLast() : text)>", true)
    }
  }

  /// The last `>` that is not of `>=`.
  private static func end(of part: Substring) -> Substring.Index? {
    part.indices.last { part[$0] == ">" && part[part.index(after: $0)...].first != "=" }
  }

  private static func isOpen(_ line: Substring) -> Bool {
    starts(in: line).last.map { Self.end(of: line[$0...]) == nil } ?? false
  }

  private static func goesOn(_ line: Substring) -> Bool {
    guard starts(in: line).isEmpty, let end = Self.end(of: line) else { return false }
    return line[end...].allSatisfy { ">\",) \t\r".contains($0) }
  }
}
