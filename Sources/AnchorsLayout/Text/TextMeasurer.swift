/// A measurer of text: the only facts about a typeface that line breaking needs.
///
/// The library has ``StandardTextMeasurer`` and ``CellTextMeasurer``. Your own asks the renderer:
///
///     final class AtlasMeasurer: TextMeasurer {
///       func width(of text: Substring, in font: TextFont) -> Double {
///         text.unicodeScalars.reduce(0) { $0 + atlas.advance(of: $1) } * font.size
///       }
///       func lineHeight(of font: TextFont) -> Double { atlas.lineHeight * font.size }
///       func ascent(of font: TextFont) -> Double { atlas.ascent * font.size }
///     }
///
///     label.measurer = AtlasMeasurer()
///
/// The same question must always get the same answer.
public protocol TextMeasurer: AnyObject {
  /// Returns the advance of text without line breaks, in points. A line is as wide as its words and
  /// the spaces between them.
  func width(of text: Substring, in font: TextFont) -> Double

  /// The distance from one baseline to the next, and the height of one line, in points.
  func lineHeight(of font: TextFont) -> Double

  /// The distance from the top of a line down to its baseline, in points.
  func ascent(of font: TextFont) -> Double
}

/// Measures text as set in Helvetica, without a font file: in a picture that names Helvetica, Arial
/// or Liberation Sans, whose letters are all of the same widths, text is as wide as it was
/// measured.
///
///     let font = TextFont(size: 10)
///     StandardTextMeasurer.shared.width(of: "Width", in: font)
///     // 25.56: 9.44 + 2.22 + 5.56 + 2.78 + 5.56
///     StandardTextMeasurer.shared.lineHeight(of: font)            // 12
///     StandardTextMeasurer.shared.ascent(of: font)                // 9
///
/// It has no kerning and no ligatures. ``width(of:in:)`` describes characters without a glyph.
public final class StandardTextMeasurer: TextMeasurer, Sendable {
  /// The measurer that labels have at first.
  public static let shared = StandardTextMeasurer()

  private init() {}

  /// The sum of the letters' advance widths, in points.
  ///
  /// ASCII, Latin-1 and common punctuation have the font's widths. Characters with two terminal
  /// columns (ideographs, kana, Hangul, emoji) are as wide as the font size. Combining and
  /// invisible characters have no width. All others are as wide as the font's `n`.
  ///
  /// - Complexity: O(length of the text).
  public func width(of text: Substring, in font: TextFont) -> Double {
    let widths: StandardFontWidths = font.weight == .bold ? .bold : .regular
    let ascii = text.utf8.withContiguousStorageIfAvailable { widths.sum(ofASCII: $0) } ?? nil
    let thousandths = ascii ?? text.unicodeScalars.reduce(0) { $0 + widths[$1] }
    return Double(thousandths) * font.size / 1000
  }

  /// Returns the width of text as ``width(of:in:)``; `nil` if it is not all printable ASCII.
  /// Pictures measure thousands of texts, almost all of which are.
  package func width(ofASCII text: String, in font: TextFont) -> Double? {
    let widths: StandardFontWidths = font.weight == .bold ? .bold : .regular
    var text = text
    return text.withUTF8 { widths.sum(ofASCII: $0) }.map { Double($0) * font.size / 1000 }
  }

  /// 1.156 times the font size, rounded up to a whole point.
  ///
  /// These are the top and the bottom of the font's bounding box, 931 and −225 thousandths, so that
  /// no letter leaves its line.
  public func lineHeight(of font: TextFont) -> Double { roundedUp(1.156 * font.size) }

  /// 0.931 times the font size, rounded to a whole point, so that baselines lie on whole points.
  public func ascent(of font: TextFont) -> Double { roundedUp(0.931 * font.size - 0.5) }
}
