import AnchorsLayout

/// A label of cells of 10 by 20 points, its baselines at the bottoms of its lines, that notes the
/// widths it is asked about and how often it is laid out.
final class CellLabel: LayoutLabel {
  var asked: [Double] = []
  var layouts = 0

  init(_ name: String, _ text: String, lines: Int = 0) {
    super.init(name: name, frame: .zero)
    measurer = CellTextMeasurer(width: 10, height: 20)
    numberOfLines = lines
    self.text = text
  }

  override func intrinsicContentSize(forWidth width: Double) -> Size? {
    if asked.last != width { asked.append(width) }
    return super.intrinsicContentSize(forWidth: width)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

/// Counts what it is asked to measure.
final class CountingMeasurer: TextMeasurer {
  private let cells = CellTextMeasurer(width: 10, height: 20)
  var count = 0

  func width(of text: Substring, in font: TextFont) -> Double {
    count += 1
    return cells.width(of: text, in: font)
  }
  func lineHeight(of font: TextFont) -> Double { cells.cellHeight }
  func ascent(of font: TextFont) -> Double { cells.cellHeight }
}
