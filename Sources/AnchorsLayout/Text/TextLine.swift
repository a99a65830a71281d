import Anchors

/// One line of text to draw.
///
///     for line in label.lines(fitting: label.bounds.size) {
///       canvas.draw(line.text, at: line.origin)
///     }
public struct TextLine: Sendable, Equatable {
  /// The letters, without the spaces at which the line was broken, and with an ellipsis where text
  /// is left out.
  public let text: String
  /// The advance of the text, in points.
  public let width: Double
  /// The start of the line's baseline, from the top left of the text's rectangle, in points.
  public var origin: Point

  /// Creates a line.
  package init(text: String, width: Double, origin: Point) {
    self.text = text
    self.width = width
    self.origin = origin
  }
}

/// The way in which lines break and text is truncated.
public enum LineBreakMode: Sendable {
  /// Lines end at words, and text beyond the last line that fits is left out.
  case byWordWrapping
  /// Lines end anywhere, and text beyond the last line that fits is left out.
  case byCharWrapping
  /// Lines end at words, and the last line that fits ends with an ellipsis if text is left out.
  case byTruncatingTail
}

extension TextMeasurer {
  /// The lines that text is broken into to fit a width.
  ///
  ///     let cells = CellTextMeasurer()
  ///     cells.lines(of: "The quick brown fox", in: TextFont(), width: 10).map(\.text)
  ///     // ["The quick", "brown fox"]
  ///
  /// Each line takes as many words as fit. A line may end at spaces, which hang over its end, and
  /// after a hyphen or dash within a word unless a digit follows; not at no-break spaces. Between
  /// ideographs, kana, Hangul and emoji, a line may end where Unicode's annex 14 permits it: not
  /// before `。` or a small kana, and not after an opening bracket. A word that is wider than a whole
  /// line is broken between grapheme clusters, of which every line takes at least one. Every line
  /// break in the text begins a new line. The same text, font and width always give the same lines.
  ///
  /// - Parameters:
  ///   - text: the text; if it is empty there are no lines.
  ///   - font: the font.
  ///   - width: the room for each line, in points. What exceeds it by up to a thousandth of a point
  ///     fits.
  ///   - numberOfLines: the greatest number of lines; 0 for any.
  ///   - lineBreakMode: where lines may end, and what becomes of text that has no room.
  /// - Returns: the lines from the top, the origin of each at the left.
  /// - Complexity: O(length of the text); each letter is measured at most twice, and once more for
  ///   an ellipsis.
  public func lines(
    of text: String, in font: TextFont, width: Double, numberOfLines: Int = 0,
    lineBreakMode: LineBreakMode = .byTruncatingTail
  ) -> [TextLine] {
    var breaker = LineBreaker(
      text, font, measurer: self, width: width, numberOfLines: numberOfLines, lineBreakMode)
    let lineHeight = lineHeight(of: font)
    let ascent = ascent(of: font)
    return breaker.lines().enumerated().map { index, line in
      TextLine(
        text: String(text[line.range]) + (line.hasEllipsis ? "…" : ""), width: line.width,
        origin: Point(x: 0, y: ascent + Double(index) * lineHeight))
    }
  }
}
