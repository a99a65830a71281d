import Anchors

/// Returns a number of a drawing, to a hundredth. NaN is 0, and numbers beyond a renderer's range
/// are clamped.
package func coordinate(_ value: Double) -> String {
  value.isNaN ? "0" : decimal(rounded(min(max(value, -1e9), 1e9), parts: 100))
}

/// Numbers of a drawing, one after the other.
package func coordinates(_ values: [Double], separator: String = " ") -> String {
  values.map { coordinate($0) }.joined(separator: separator)
}

extension Int {
  /// Creates the integer nearest to a number, within the range of integers; 0 for NaN.
  package init(nearest value: Double) {
    let limit = Double(Int.max / 8)
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -limit), limit).rounded())
  }
}

/// Text as it is drawn on one line: a control character is seen as such, and a tab or the end of a
/// line is a space.
package func drawable(_ text: String) -> String {
  if text.unicodeScalars.allSatisfy({ $0.isDrawable }) { return text }
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
  var result = ""
  result.append(text) { byte in
    switch byte {
    case 0..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      0xEF:
      true
    default: false
    }
  } replacing: { scalar in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "\t", "\n": nil
    case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
    default: nil
    }
  }
  return result
}

extension String {
  /// Appends a text with some of its scalars replaced. By scalars: a mark that joins a bracket
  /// would hide it among characters.
  ///
  /// - Parameters:
  ///   - isSpecial: `true` for the first byte of a scalar that may be replaced. The bytes between
  ///     such scalars are copied together, which is many times faster.
  ///   - replacement: The text in place of a scalar; `nil` for the scalar itself.
  mutating func append(
    _ text: String, where isSpecial: (UInt8) -> Bool,
    replacing replacement: (Unicode.Scalar) -> String?
  ) {
    var rest = text.utf8[...]
    while let place = rest.firstIndex(where: isSpecial) {
      append(contentsOf: Substring(rest[..<place]))
      let scalar = text.unicodeScalars[place]
      append(replacement(scalar) ?? String(scalar))
      rest = rest[text.unicodeScalars.index(after: place)...]
    }
    append(contentsOf: Substring(rest))
  }
}

extension Element {
  package static func rect(_ rect: Rect) -> Element {
    Element(
      "rect",
      [
        "x": coordinate(rect.minX), "y": coordinate(rect.minY),
        "width": coordinate(max(0, rect.width)), "height": coordinate(max(0, rect.height)),
      ])
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
