import AnchorsLayout

/// The font of text in pictures: Helvetica, or a font with its widths.
package typealias Font = TextFont

extension TextFont {
  /// The distance from one baseline to the next, in points.
  package var lineHeight: Double { StandardTextMeasurer.shared.lineHeight(of: self) }
  /// The distance from the top of a line down to its baseline, in points.
  package var ascent: Double { StandardTextMeasurer.shared.ascent(of: self) }

  /// The width of one line of text as it is drawn, in points.
  package func width(of text: String) -> Double {
    let measurer = StandardTextMeasurer.shared
    return measurer.width(ofASCII: text, in: self)
      ?? measurer.width(of: drawable(text)[...], in: self)
  }

  /// The text, cut short with an ellipsis if it is wider than a width.
  package func truncated(_ text: String, to width: Double) -> String {
    let lines = StandardTextMeasurer.shared.lines(
      of: text, in: self, width: width, numberOfLines: 1)
    return lines.first?.text ?? ""
  }
}
