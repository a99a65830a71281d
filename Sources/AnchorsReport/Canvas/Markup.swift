import Anchors

/// A number with at most two decimals: `10`, `10.5`, `-0.25`.
package func decimal(_ value: Double) -> String {
  let rounded = (value * 100).rounded() / 100
  if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int64(rounded)) }
  return String(rounded)
}

/// Text with the characters that mean something in XML replaced, and those that it does not allow
/// shown as such.
package func escaped(_ text: String) -> String {
  var result = ""
  // By scalars: a mark that joins a bracket would hide it among characters.
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\t", "\n": result.unicodeScalars.append(scalar)
    case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

extension Element {
  package static func rect(_ rect: Rect) -> Element {
    Element(
      "rect",
      [
        "x": decimal(rect.minX), "y": decimal(rect.minY), "width": decimal(max(0, rect.width)),
        "height": decimal(max(0, rect.height)),
      ])
  }
}

extension Rect {
  package func moved(by offset: Point) -> Rect {
    Rect(x: minX + offset.x, y: minY + offset.y, width: width, height: height)
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
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
