import Anchors

/// Markup that grows element by element. It consists of bytes, because a large picture has a
/// hundred thousand short pieces, and a string checks each of them.
struct Markup {
  private(set) var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The markup at some places.
  func text(_ places: Range<Int>) -> String { String(decoding: bytes[places], as: UTF8.self) }

  mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ text: String) { write(text.utf8) }

  private mutating func write(_ text: some Sequence<UInt8>) {
    // Several times as fast as one by one.
    let isWritten: Void? = text.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) }
    if isWritten == nil { bytes.append(contentsOf: text) }
  }

  mutating func write(_ markup: Markup) { bytes.append(contentsOf: markup.bytes) }

  /// Takes back the latest bytes.
  mutating func removeLast(_ count: Int) { bytes.removeLast(count) }

  /// Writes an attribute whose value needs no escapes.
  mutating func set(_ name: StaticString, _ value: String) {
    open(name)
    write(value)
    closeValue()
  }

  /// Writes an attribute that is a number.
  mutating func set(_ name: StaticString, _ value: Double) {
    open(name)
    write(coordinate: value)
    closeValue()
  }

  /// Begins the value of an attribute.
  mutating func open(_ name: StaticString) {
    bytes.append(UInt8(ascii: " "))
    write(name)
    write("=\"")
  }

  /// Ends the value of an attribute.
  mutating func closeValue() { bytes.append(UInt8(ascii: "\"")) }
}

// MARK: - Numbers

/// Returns a number of a drawing, to a hundredth. NaN is 0, and numbers beyond a renderer's range
/// are clamped.
package func coordinate(_ value: Double) -> String {
  var markup = Markup()
  markup.write(coordinate: value)
  return markup.text
}

extension Markup {
  /// Writes a number as ``coordinate(_:)``.
  mutating func write(coordinate value: Double) {
    let clamped = value.isNaN ? 0 : min(max(value, -1e9), 1e9)
    let hundredths = Int64(roundedToWhole(clamped * 100))
    if hundredths < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    write(whole)
    if rest == 0 { return }
    bytes.append(UInt8(ascii: "."))
    write(digit: rest / 10)
    if rest % 10 > 0 { write(digit: rest % 10) }
  }

  private mutating func write(_ number: UInt64) {
    if number >= 10 { write(number / 10) }
    write(digit: number % 10)
  }

  private mutating func write(digit: UInt64) {
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
  }

  /// Writes numbers, one after the other.
  mutating func write(coordinates values: [Double], separator: StaticString = " ") {
    for (place, value) in values.enumerated() {
      if place > 0 { write(separator) }
      write(coordinate: value)
    }
  }
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
    // By scalars: a mark that joins a bracket would hide it among characters. Between them, text is
    // copied by stretches.
    var rest = text.utf8[...]
    while let place = rest.firstIndex(where: { $0.mayNeedEscape }) {
      write(rest[..<place])
      let scalar = text.unicodeScalars[place]
      switch scalar {
      case "&": write("&amp;")
      case "<": write("&lt;")
      case ">": write("&gt;")
      case "\"": write("&quot;")
      case "\0"..<" " where scalar != "\t" && scalar != "\n", "\u{FFFE}", "\u{FFFF}":
        write("\u{FFFD}")
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
      rest = rest[text.unicodeScalars.index(after: place)...]
    }
    write(rest)
  }
}

extension UInt8 {
  /// `true` for the first byte of a scalar that XML may forbid or give a meaning.
  fileprivate var mayNeedEscape: Bool {
    switch self {
    case 0..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      0xEF:
      true
    default: false
    }
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
