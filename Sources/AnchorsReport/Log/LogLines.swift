import Anchors

/// The lines of a log that may say something of constraints, with their numbers.
///
/// A console of megabytes has few of them: the others are passed over as bytes.
struct LogLines {
  private let bytes: [UInt8]
  private var offset = 0
  private var number = 0

  init(_ text: String) {
    // UTF-16 that was read as UTF-8 has a zero beside each character.
    bytes = text.utf8.filter { $0 != 0 }
  }

  /// Returns the next line that may say something.
  mutating func next() -> (number: Int, text: String)? {
    while let line = nextRange() {
      if mayMatter(line) { return (number, text(line)) }
    }
    return nil
  }

  /// Returns a line with the lines after it that belong to the same constraint; `nil` if none of
  /// them ends it.
  mutating func joined(_ line: String, _ number: Int) -> String? {
    for separator in [" ", ""] {
      var (probe, whole) = (self, line)
      for _ in 0..<10 {
        guard let range = probe.nextRange() else { break }
        let next = probe.text(range).trimmed(" \t>")
        if next.isEmpty || next.begins(with: ")") || next.has("attempt to recover") { break }
        if !LogPart.parts(of: next, number: number).isEmpty { break }
        whole += separator + next
        let parts = LogPart.parts(of: whole, number: number)
        if let last = parts.last, last.isComplete, last.line.problem == nil {
          self = probe
          return whole
        }
      }
    }
    return nil
  }

  /// Takes a line: it ends with a line feed, a carriage return, both, or one of the rarer
  /// characters that begin a line.
  private mutating func nextRange() -> Range<Int>? {
    if offset > bytes.count { return nil }
    number += 1
    let start = offset
    while offset < bytes.count {
      let end = offset
      switch bytes[offset] {
      case 13 where offset + 1 < bytes.count && bytes[offset + 1] == 10: offset += 2
      case 10...13: offset += 1
      case 0xC2 where bytes[offset...].starts(with: [0xC2, 0x85]): offset += 2
      case 0xE2 where bytes[offset...].starts(with: [0xE2, 0x80, 0xA8]): offset += 3
      case 0xE2 where bytes[offset...].starts(with: [0xE2, 0x80, 0xA9]): offset += 3
      default:
        offset += 1
        continue
      }
      return start..<end
    }
    offset = bytes.count + 1
    return start..<bytes.count
  }

  /// Returns `true` if a line has a bracket, a relation or a word that every constraint has.
  private func mayMatter(_ line: Range<Int>) -> Bool {
    for place in line {
      switch bytes[place] {
      case UInt8(ascii: "="), UInt8(ascii: "<"): return true
      case UInt8(ascii: "("), UInt8(ascii: ")"):
        if line.count < 24 { return true }
      case UInt8(ascii: "o"):
        if bytes[place..<line.upperBound].starts(with: "onstraint".utf8) { return true }
      case 0xE2:
        // ≤ and ≥
        if bytes[place..<line.upperBound].starts(with: [0xE2, 0x89]) { return true }
      default: break
      }
    }
    return false
  }

  /// The text of a line, with the brackets and quotes that HTML writes as entities, and the dashes
  /// that Jira writes as two tildes.
  private func text(_ range: Range<Int>) -> String {
    let line = bytes[range]
    guard line.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "~") }) else {
      return String(decoding: line, as: UTF8.self)
    }
    var (text, result) = (TextScanner(String(decoding: line, as: UTF8.self)), [UInt8]())
    while let byte = text.next {
      if text.take(word: "&lt;") {
        result.append(UInt8(ascii: "<"))
      } else if text.take(word: "&gt;") {
        result.append(UInt8(ascii: ">"))
      } else if text.take(word: "&quot;") {
        result.append(UInt8(ascii: "\""))
      } else if text.take(word: "&#39;") || text.take(word: "&apos;") {
        result.append(UInt8(ascii: "'"))
      } else if text.take(word: "&nbsp;") {
        result.append(UInt8(ascii: " "))
      } else if text.take(word: "~~") {
        result.append(UInt8(ascii: "-"))
      } else {
        text.takeAny()
        result.append(byte)
        if byte == UInt8(ascii: "&") { _ = text.take(word: "amp;") }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
