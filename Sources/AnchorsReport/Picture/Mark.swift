import AnchorsLayout

/// The drawing of a constraint: lines and a text.
///
/// It has several equally good places; the one with the least overlap is used.
struct Mark {
  /// The kind of line.
  enum Kind {
    /// Between two edges, with a bar at each end.
    case distance
    /// Along edges or middles that coincide.
    case alignment
  }

  /// One place to draw it.
  struct Variant {
    var line: Segment
    /// The line to which an edge is extended, so that it meets the first one.
    var extensionLine: Segment?
    /// The line from the first one to a text that is away from it.
    var leader: Segment?
    /// The rectangle of the text.
    var label: Rect?
  }

  /// A straight line.
  struct Segment: Equatable {
    var start: Point
    var end: Point

    /// The rectangle around it, a point wide at least.
    var box: Rect {
      Rect(
        x: min(start.x, end.x), y: min(start.y, end.y), width: abs(start.x - end.x),
        height: abs(start.y - end.y)
      ).outset(by: 0.5)
    }
  }

  let constraint: Constraint
  var kind: Kind
  /// `true` if the line runs along a middle.
  var isCenterLine = false
  let text: String
  /// The width of the text.
  let textWidth: Double
}

/// The size of texts in the picture's coordinates, at its scale.
struct Lettering {
  let pixel: Double
  let font: Font
  /// The diameter of the disc with a conflict's number.
  var discSize: Double { 14 * pixel }
  /// The font of the number.
  var discFont: Font { Font(size: font.size * 0.9, weight: .bold) }

  init(size: Double, scale: Double) {
    pixel = 1 / scale
    font = Font(size: size / scale)
  }

  /// Returns the size of a line of text, after a disc with a number if there is one.
  func size(ofTextWithWidth width: Double, number: String?) -> Size {
    let width = width == 0 ? 0 : width + 4 * pixel
    let disc = number.map { self.width(ofDisc: $0) + 2 * pixel } ?? 0
    return Size(width: width + disc, height: max(font.size * 1.25, number == nil ? 0 : discSize))
  }

  /// Returns the width of a number's disc: round, unless the number is long.
  ///
  /// The disc has room for wider digits, such as those of DejaVu Sans Bold, because not every
  /// viewer keeps the length of a text.
  func width(ofDisc number: String) -> Double {
    max(discSize, 1.28 * discFont.width(of: number) + 6 * pixel)
  }
}
