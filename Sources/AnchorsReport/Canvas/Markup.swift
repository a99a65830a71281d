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
  // By scalars: a mark that joins a bracket would hide it among characters. Between them, text is
  // copied by stretches.
  var rest = text.utf8[...]
  while let place = rest.firstIndex(where: { $0.mayNeedEscape }) {
    result.append(contentsOf: Substring(rest[..<place]))
    let scalar = text.unicodeScalars[place]
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\0"..<" " where scalar != "\t" && scalar != "\n", "\u{FFFE}", "\u{FFFF}":
      result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
    rest = rest[text.unicodeScalars.index(after: place)...]
  }
  result.append(contentsOf: Substring(rest))
  return result
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
