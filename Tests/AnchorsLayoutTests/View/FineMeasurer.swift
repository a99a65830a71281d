import AnchorsLayout

/// Measures letters of one width, and lines of one height with their baselines at one place,
/// whatever the font.
final class FineMeasurer: TextMeasurer, Sendable {
  private let letterWidth: Double
  private let height: Double
  private let baseline: Double

  init(letterWidth: Double, lineHeight: Double, ascent: Double) {
    (self.letterWidth, height, baseline) = (letterWidth, lineHeight, ascent)
  }

  func width(of text: Substring, in font: TextFont) -> Double { Double(text.count) * letterWidth }
  func lineHeight(of font: TextFont) -> Double { height }
  func ascent(of font: TextFont) -> Double { baseline }
}
