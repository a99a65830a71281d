import Anchors

/// Finds the constraints in the lines of a text, and which of them belong to one report.
struct LogReader {
  /// The output of UIKit or AppKit about one conflict; for a text without its words, all
  /// constraints.
  struct Report {
    /// The number of the line that it begins on.
    let start: Int
    var lines: [LogLine] = []
    /// The constraint that UIKit or AppKit broke.
    var broken: LogLine?
    /// `true` if the words of UIKit or AppKit say that it is a conflict.
    var isReported = false
    /// `true` if the list has no end.
    var isCut = false
    /// `true` if the list has no beginning.
    var isWithoutStart = false
    /// `true` if the text has less than the whole list.
    var isPart: Bool { isCut || isWithoutStart || isLastFollowed }
    /// `true` if a comma follows the last constraint.
    fileprivate var isLastFollowed = false
    /// The lines by the class and the address of their constraints.
    fileprivate var places: [String: Int] = [:]
  }

  private(set) var reports: [Report] = []
  /// `true` if the next constraint is the broken one.
  private var isBreaking = false
  /// `true` if the report has ended, so that a constraint begins another.
  private var isOver = true
  /// `true` within the parentheses of the list.
  private var isInList = false
  /// `true` if a parenthesis was opened and not closed.
  private var isOpen = false

  init(_ text: String) {
    var lines = LogLines(text)
    while let (number, line) = lines.next() {
      var (line, parts) = (line, LogPart.parts(of: line, number: number))
      if parts.last?.line.problem != nil, let whole = lines.joined(line, number) {
        line = whole
        parts = LogPart.parts(of: line, number: number)
      }
      read(line, parts, number)
    }
    if isInList || isOpen && !isOver { reports[reports.count - 1].isCut = true }
    // The end of an earlier report means nothing by itself.
    let hasLists = reports.contains { !$0.lines.isEmpty }
    if hasLists { reports.removeAll { $0.lines.isEmpty && $0.broken != nil } }
  }

  /// Reads the words and the constraints of a line, in their order.
  private mutating func read(_ line: String, _ parts: [LogPart], _ number: Int) {
    if parts.isEmpty {
      readWords(line, number)
      return readOther(line.trimmed(" \t\">"), number)
    }
    var text = TextScanner(line)
    for part in parts {
      text.offset = min(text.offset, part.range.lowerBound)
      readWords(text.text(in: text.offset..<part.range.lowerBound), number)
      add(part.line)
      text.offset = part.range.upperBound
    }
    readWords(text.rest, number)
    if !isOver { reports[reports.count - 1].isLastFollowed = text.rest.begins(with: "\",", ",") }
  }

  /// Reads what stands between constraints.
  private mutating func readWords(_ words: String, _ number: Int) {
    if words.has("simultaneously satisfy constraints")
      || words.has("onflicting constraints detected")
    {
      begin(number)
      isInList = words.trimmed().ends(with: "(")
      reports[reports.count - 1].isReported = true
    }
    if words.has("attempt to recover by breaking") {
      if isOver { begin(number) }
      (isBreaking, isInList) = (true, false)
      reports[reports.count - 1].isReported = true
    }
    // Of the words around a list, any part may be all that a cut text has.
    if words.has("constraints in the following list") || words.has("added the unwanted constraint")
    {
      if isOver || reports.last?.lines.isEmpty == false { begin(number) }
      reports[reports.count - 1].isReported = true
    }
    if !isOver, words.has("ForUnsatisfiableConstraints") {
      reports[reports.count - 1].isReported = true
    }
  }

  /// Reads a line without a constraint that UIKit or AppKit describes.
  private mutating func readOther(_ words: String, _ number: Int) {
    if words == "(" {
      // A second list without UIKit's words before it is a separate report.
      if reports.last?.lines.isEmpty == false { isOver = true }
      (isInList, isOpen) = (!isOver, true)
    } else if words.begins(with: "<"), words.ends(with: "(") {
      isOpen = true
    } else if words.begins(with: ")") {
      if !isOpen, !isOver, !isInList, reports.last?.lines.isEmpty == false {
        reports[reports.count - 1].isWithoutStart = !reports[reports.count - 1].isReported
      }
      (isInList, isOpen) = (false, false)
      if !isOver { reports[reports.count - 1].isLastFollowed = false }
    } else if !isOver, words == "<private>" {
      let problem = "the system hid it as private"
      add(LogLine(number: number, unreadable: words, problem: problem))
    } else if isInList || isBreaking, words.begins(with: "<") {
      add(LogLine(number: number, unreadable: words, problem: "it is not a constraint"))
    } else if let line = LogLine(number: number, written: words) {
      add(line)
    }
  }

  private mutating func begin(_ number: Int) {
    // A list that nothing came of is none.
    if let last = reports.last, last.lines.isEmpty, last.broken == nil {
      reports.removeLast()
    }
    reports.append(Report(start: number))
    (isOver, isBreaking, isInList) = (false, false, false)
  }

  private mutating func add(_ line: LogLine) {
    if isOver { begin(line.number) }
    let last = reports.count - 1
    if isBreaking {
      reports[last].broken = line
      (isBreaking, isOver) = (false, true)
      return
    }
    let head = line.head ?? line.text
    // A list that is no report may come from several runs, in which addresses repeat.
    if let place = reports[last].places[head], reports[last].lines[place].isSame(as: line),
      reports[last].isReported || reports[last].lines[place].statesSame(as: line)
    {
      return
    }
    reports[last].places[head] = reports[last].lines.count
    reports[last].lines.append(line)
  }
}

extension LogReader.Report {
  /// The text of the report, with addresses numbered in order.
  var signature: String {
    var (numbers, bytes) = ([String: Int](), [UInt8]())
    for line in lines + [broken].compactMap({ $0 }) {
      var text = TextScanner(line.text)
      while let byte = text.next {
        if text.take(word: "0x") {
          let start = text.offset
          text.skip { $0.isDigit || $0.isLetter }
          let address = text.text(from: start)
          let number = numbers[address] ?? numbers.count
          numbers[address] = number
          bytes.append(contentsOf: "#\(number)".utf8)
        } else {
          bytes.append(byte)
          text.takeAny()
        }
      }
      bytes.append(10)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
