/// Offsets of a text in UTF-16 by those in UTF-8.
struct TextOffsets {
  /// By offset of UTF-8; empty for a text whose offsets are the same in both.
  private var utf16: [Int32] = []
  /// The offsets at which lines begin, in UTF-8.
  private var lineStarts: [Int] = [0]

  /// - Complexity: O(length of the text).
  init(_ text: String) {
    var isASCII = true
    var offset = 0
    for byte in text.utf8 {
      offset += 1
      if byte >= 0x80 { isASCII = false }
      if byte == UInt8(ascii: "\n") { lineStarts.append(offset) }
    }
    if isASCII { return }
    var count: Int32 = 0
    utf16.reserveCapacity(offset + 1)
    for byte in text.utf8 {
      // Of a character in several bytes, the first counts: for two where UTF-16 has two.
      utf16.append(count)
      if byte & 0xC0 != 0x80 { count += byte >= 0xF0 ? 2 : 1 }
    }
    utf16.append(count)
  }

  /// An offset in UTF-16.
  func utf16(_ offset: Int) -> Int {
    utf16.isEmpty ? offset : Int(utf16[min(offset, utf16.count - 1)])
  }

  /// The number of the line of an offset, from 1.
  ///
  /// - Complexity: O(log lines).
  func line(_ offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
