/// A line of a text, and below it a caret under a place: how mistakes are shown.
///
///     title.topp == card.top
///           ^
///
/// A character that would break the line is shown as a space. The caret stands under what comes after
/// so many bytes of UTF-8, with a space for each character that is seen before it, of however many bytes it
/// is; without an offset there is no caret.
package func caretText(_ line: Substring, under offset: Int?) -> String {
  var text = shownOnOneLine(line.unicodeScalars)
  text += "\n"
  guard let offset else { return text }
  let place = line.utf8.index(line.startIndex, offsetBy: offset)
  let before = shownOnOneLine(line.unicodeScalars[..<place])
  return text + String(repeating: " ", count: before.count) + "^\n"
}

/// The text with a space for each character that would break the line.
private func shownOnOneLine(_ scalars: Substring.UnicodeScalarView) -> String {
  var text = ""
  for scalar in scalars {
    text.unicodeScalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
  }
  return text
}

extension String {
  /// The line that a place is in, counted from 1, and the bytes of UTF-8 before it and before its end.
  /// Lines end with a line feed, a carriage return, or both.
  package func line(at offset: Int) -> (number: Int, range: Range<Int>) {
    var (number, start, end, previous) = (1, 0, 0, UInt8(0))
    for byte in utf8 {
      let isFeed = byte == UInt8(ascii: "\n")
      if isFeed || byte == UInt8(ascii: "\r") {
        if end >= offset { break }
        if !(isFeed && previous == UInt8(ascii: "\r")) { number += 1 }
        start = end + 1
      }
      previous = byte
      end += 1
    }
    return (number, start..<end)
  }
}
