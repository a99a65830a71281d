import Anchors

/// Markup that grows element by element. It consists of bytes, because a large picture has a
/// hundred thousand short pieces, and a string checks each of them.
struct Markup {
  /// The bytes, and behind them zeros that give room to further ones.
  private var storage: [UInt8] = []
  /// The number of bytes.
  private(set) var count = 0

  /// Takes memory for a number of further bytes, so that they need not be copied as they grow.
  mutating func reserve(_ room: Int) { storage.reserveCapacity(count + room) }

  var text: String { text(0..<count) }

  /// The markup at some places.
  func text(_ places: Range<Int>) -> String { String(decoding: storage[places], as: UTF8.self) }

  /// Writes a literal. Its length is known where this is inlined, so a few instructions copy it.
  @inline(__always)
  mutating func write(_ text: StaticString) {
    write(upTo: text.utf8CodeUnitCount) { place in
      text.withUTF8Buffer { copy($0, to: place) }
      return text.utf8CodeUnitCount
    }
  }

  /// Writes text that needs no escapes.
  ///
  /// It has a label because a literal without one would be a string, and take twice as long.
  mutating func write(string text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }

  /// Returns the text of several pieces of markup.
  ///
  /// A string that is created from bytes checks them, and takes long for text that is not all
  /// ASCII. So it is put together from blocks, few of which are not.
  static func text(of pieces: [Markup]) -> String {
    var text = ""
    text.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
    for piece in pieces { piece.add(to: &text) }
    return text
  }

  private func add(to text: inout String) {
    var start = 0
    while start < count {
      var end = min(start + 2048, count)
      // A block does not end within a scalar.
      while end < count, storage[end] & 0xC0 == 0x80 { end += 1 }
      text += self.text(start..<end)
      start = end
    }
  }

  /// Takes back the latest bytes.
  mutating func removeLast(_ count: Int) { self.count -= count }

  /// Writes an attribute whose value needs no escapes.
  mutating func set(_ name: StaticString, _ value: String) {
    open(name)
    write(string: value)
    closeValue()
  }

  /// Begins the value of an attribute.
  @inline(__always)
  mutating func open(_ name: StaticString) {
    let length = name.utf8CodeUnitCount
    write(upTo: length + 3) { place in
      place[0] = UInt8(ascii: " ")
      name.withUTF8Buffer { copy($0, to: place + 1) }
      place[length + 1] = UInt8(ascii: "=")
      place[length + 2] = UInt8(ascii: "\"")
      return length + 3
    }
  }

  /// Ends the value of an attribute.
  mutating func closeValue() { write(UInt8(ascii: "\"")) }
}

// MARK: - Bytes

extension Markup {
  private mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    write(upTo: bytes.count) { place in
      copy(bytes, to: place)
      return bytes.count
    }
  }

  mutating func write(_ byte: UInt8) {
    write(upTo: 1) { place in
      place[0] = byte
      return 1
    }
  }

  /// Calls a function that writes bytes, no more than there is room for, and returns their number.
  @inline(__always)
  mutating func write(upTo room: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    let start = count
    if storage.count - start < room { grow(by: room) }
    count += storage.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { body($0 + start) } ?? 0
    }
  }

  @inline(never)
  private mutating func grow(by room: Int) {
    let reserved = storage.capacity - storage.count
    // Otherwise twice the room, so that all copies together take a time in proportion to the bytes.
    let added = reserved >= room ? min(reserved, max(room, 1 << 14)) : max(room, storage.count, 128)
    storage.append(contentsOf: repeatElement(0, count: added))
  }
}

@inline(__always)
func copy(_ bytes: UnsafeBufferPointer<UInt8>, to place: UnsafeMutablePointer<UInt8>) {
  if let start = bytes.baseAddress { place.update(from: start, count: bytes.count) }
}

extension Int {
  /// Creates the integer nearest to a number, within the range of integers; 0 for NaN.
  package init(nearest value: Double) {
    let limit = Double(Int.max / 8)
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -limit), limit).rounded())
  }
}

// MARK: - Text

/// Text as it is drawn on one line: a control character is seen as such, and a tab or the end of a
/// line is a space.
package func drawable(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0xEF }) { return text }
  let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
    switch scalar {
    case "\t", "\n", "\r": " "
    default: scalar.isDrawable ? scalar : "\u{FFFD}"
    }
  }
  return String(String.UnicodeScalarView(scalars))
}

extension Unicode.Scalar {
  /// `true` if XML allows the scalar, and it is neither a tab nor a line end.
  fileprivate var isDrawable: Bool { self >= " " && self != "\u{FFFE}" && self != "\u{FFFF}" }
}

/// Returns text with XML's special characters escaped, and forbidden ones shown.
package func escaped(_ text: String) -> String {
  var markup = Markup()
  markup.write(escaped: text)
  return markup.text
}

extension Markup {
  /// Writes text as ``escaped(_:)``.
  mutating func write(escaped text: String) {
    var text = text
    text.withUTF8 { write(escaped: $0) }
  }

  /// Writes text as ``escaped(_:)``. The caller keeps its memory.
  mutating func write(escaped text: borrowing TextBytes) { write(escaped: text.bytes) }

  /// Writes bytes as ``escaped(_:)``.
  mutating func write(escaped bytes: UnsafeBufferPointer<UInt8>) {
    // Few texts need one. Without branches, the compiler tests sixteen bytes at a time.
    if bytes.reduce(0, { $0 | $1.escapeBit }) == 0 { return write(bytes) }
    // By bytes: a mark that joins a bracket would hide it among characters. Between the bytes that
    // need an escape, text is copied by stretches.
    var start = 0
    var place = 0
    while place < bytes.count {
      guard bytes[place].escapeBit == 1, let escape = escape(at: place, of: bytes) else {
        place += 1
        continue
      }
      write(UnsafeBufferPointer(rebasing: bytes[start..<place]))
      write(escape.text)
      place += escape.length
      start = place
    }
    write(UnsafeBufferPointer(rebasing: bytes[start...]))
  }

  /// Returns what replaces the scalar at a place, and the number of its bytes; `nil` if it stays as
  /// it is.
  private func escape(at place: Int, of bytes: UnsafeBufferPointer<UInt8>)
    -> (text: StaticString, length: Int)?
  {
    switch bytes[place] {
    case UInt8(ascii: "&"): return ("&amp;", 1)
    case UInt8(ascii: "<"): return ("&lt;", 1)
    case UInt8(ascii: ">"): return ("&gt;", 1)
    case UInt8(ascii: "\""): return ("&quot;", 1)
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"): return nil
    case 0xEF:
      // U+FFFE and U+FFFF, which XML forbids.
      let isForbidden = bytes[place + 1] == 0xBF && bytes[place + 2] >= 0xBE
      return isForbidden ? ("\u{FFFD}", 3) : nil
    default: return ("\u{FFFD}", 1)
    }
  }
}

extension UInt8 {
  /// 1 for the first byte of a scalar that XML may forbid or give a meaning, 0 for others.
  @inline(__always)
  fileprivate var escapeBit: UInt8 {
    func bit(_ isSet: Bool) -> UInt8 { isSet ? 1 : 0 }
    return bit(self < 0x20) | bit(self == UInt8(ascii: "&")) | bit(self == UInt8(ascii: "<"))
      | bit(self == UInt8(ascii: ">")) | bit(self == UInt8(ascii: "\"")) | bit(self == 0xEF)
  }
}

extension Rect {
  package func moved(by offset: Point) -> Rect {
    moved(x: offset.x, y: offset.y)
  }

  package func outset(by distance: Double) -> Rect {
    Rect(
      x: minX - distance, y: minY - distance, width: width + 2 * distance,
      height: height + 2 * distance)
  }

  package func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  package func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
