import SwiftSyntax

/// A replacement of a range of bytes.
struct Edit {
  var range: Range<Int>
  var text: String
  /// Lines that move to the place, with the edits within them.
  var moved: Moved?

  struct Moved {
    let lines: Range<Int>
    /// The indentation of the lines, and the one that they get.
    let indentation: (old: String, new: String)
  }

  init(_ range: Range<Int>, _ text: String) { (self.range, self.text) = (range, text) }

  /// Creates an insertion.
  init(at offset: Int, _ text: String) { self.init(offset..<offset, text) }
}

extension [Edit] {
  /// Returns the text with all edits. Of edits that overlap, only the outermost one counts.
  ///
  /// - Complexity: O(*n* + *e* log *e*), *n* the length of the text, *e* the number of edits.
  func applied(to bytes: [UInt8]) -> [UInt8] { withLines(of: bytes).replaced(in: bytes).bytes }

  /// Returns the text with all edits, and by its lines that an edit concerns the lines that they
  /// replace.
  func applied(to file: SourceFile) -> (bytes: [UInt8], origins: [Int: Int]) {
    let (bytes, places) = withLines(of: file.bytes).replaced(in: file.bytes)
    var origins: [Int: Int] = [:]
    var (line, position) = (1, 0)
    for (new, old) in places {
      line += bytes[position..<new.lowerBound].count { $0 == .lineBreak }
      let last = line + bytes[new].count { $0 == .lineBreak }
      for line in line...last where origins[line] == nil { origins[line] = file.line(of: old) }
      (line, position) = (last, new.upperBound)
    }
    return (bytes, origins)
  }

  /// Returns the edits with the text of lines that move.
  private func withLines(of bytes: [UInt8]) -> [Edit] {
    guard contains(where: { $0.moved != nil }) else { return self }
    return map { edit in
      guard let moved = edit.moved else { return edit }
      let (lines, (old, new)) = (moved.lines, moved.indentation)
      let start = lines.lowerBound
      let inner = filter { other in
        other.range != lines && lines.contains(other.range.lowerBound)
          && other.range.upperBound <= lines.upperBound
      }.map { Edit($0.range.lowerBound - start..<$0.range.upperBound - start, $0.text) }
      let text = String(decoding: inner.replaced(in: [UInt8](bytes[lines])).bytes, as: UTF8.self)
      let indented = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map { $0.hasPrefix(old) ? new + $0.dropFirst(old.count) : String($0) }
      let end = edit.range.lowerBound <= start ? "\n" : ""
      return Edit(edit.range, edit.text + indented.joined(separator: "\n") + end)
    }
  }

  /// Returns the text with all edits, and the places of what is written.
  private func replaced(in bytes: [UInt8])
    -> (bytes: [UInt8], places: [(new: Range<Int>, old: Int)])
  {
    var result: [UInt8] = []
    var places: [(Range<Int>, Int)] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    // Insertions come before what is replaced behind them; then the longer edits come first.
    let ordered = enumerated().sorted { a, b in
      let (first, second) = (a.element.range, b.element.range)
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      if first.isEmpty != second.isEmpty { return first.isEmpty }
      return (-first.upperBound, a.offset) < (-second.upperBound, b.offset)
    }
    for (place, (_, edit)) in ordered.enumerated() where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      places.append((result.count..<result.count + edit.text.utf8.count, edit.range.lowerBound))
      result += Array<UInt8>(edit.text.utf8)
      position = edit.range.upperBound
      // Where lines are removed, one blank line stays of two, unless an edit begins there.
      if edit.text.isEmpty, !edit.range.isEmpty, result.endsWithBlankLine,
        position < bytes.count, bytes[position - 1] == .lineBreak, bytes[position] == .lineBreak,
        !ordered.dropFirst(place + 1).lazy.map(\.element.range.lowerBound)
          .prefix(while: { $0 <= position }).contains(position)
      {
        position += 1
      }
    }
    return (result + bytes[position...], places)
  }
}

extension SourceFile {
  /// Returns the edit that removes a statement, with its lines if nothing else stands on them.
  func removal(of item: CodeBlockItemSyntax) -> Edit {
    isAlone(item) ? Edit(lines(of: item), "") : Edit(item.range, "")
  }

  /// Returns the text of lines before a statement: on lines of their own if it stands alone.
  func text(of lines: [String], before item: CodeBlockItemSyntax) -> String {
    let separator = isAlone(item) ? "\n\(indentation(at: item.start))" : "; "
    return lines.map { $0 + separator }.joined()
  }

  /// Returns the lines of a node, with the last line break.
  func lines(of node: some SyntaxProtocol) -> Range<Int> {
    lineStart(of: node.start)..<nextLineStart(after: node.end)
  }

  /// Puts an assigned call that `.constraints` will follow on a line of its own if its closure has
  /// several lines, as `swift format` does.
  func editsForAssignedCall(_ call: FunctionCallExprSyntax) -> [Edit] {
    guard let operators = call.previousToken(viewMode: .sourceAccurate),
      call.parent?.is(ExprListSyntax.self) == true, line(of: operators) == line(of: call),
      line(of: call) != line(of: call.end)
    else { return [] }
    let unit = indentationUnit
    let starts = lineStarts(in: min(nextLineStart(after: call.start), call.end)..<call.end)
    return [Edit(operators.end..<call.start, "\n\(indentation(at: call.start))\(unit)")]
      + starts.map { Edit(at: $0, unit) }
  }

  /// `true` if the lines end as on Windows.
  var hasCarriageReturns: Bool {
    bytes.firstIndex(of: .lineBreak).map { bytes[..<$0].last == .carriageReturn } ?? false
  }
}

extension UInt8 {
  static let lineBreak = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}

extension [UInt8] {
  /// `true` at the start of the text, behind a blank line, and behind a line that opens a block.
  fileprivate var endsWithBlankLine: Bool {
    guard count > 1 else { return isEmpty }
    return self[count - 1] == .lineBreak
      && [.lineBreak, UInt8(ascii: "{")].contains(self[count - 2])
  }

  /// The text with a carriage return before every line break.
  var withCarriageReturns: [UInt8] {
    reduce(into: []) { result, byte in
      if byte == .lineBreak, result.last != .carriageReturn { result.append(.carriageReturn) }
      result.append(byte)
    }
  }
}
