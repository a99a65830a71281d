/// A measurer whose characters have cells of one size, as on a terminal, in any font.
///
///     label.measurer = CellTextMeasurer(width: 1, height: 1)
///     label.text = "naïve 世界"
///     label.intrinsicContentSize      // (10, 1): two cells for each ideograph
///
/// Marks that join the letter before them have no width. The baseline is the bottom of a cell: the
/// first baseline of a label is one cell below its top, the last one its bottom.
public final class CellTextMeasurer: TextMeasurer, Sendable {
  package let cellWidth: Double
  package let cellHeight: Double

  /// Creates a measurer for cells of a size, in points.
  public init(width: Double = 1, height: Double = 1) {
    cellWidth = width
    cellHeight = height
  }

  /// The width of a cell times the columns that the text takes.
  public func width(of text: Substring, in font: TextFont) -> Double {
    Double(text.unicodeScalars.reduce(0) { $0 + $1.columns }) * cellWidth
  }

  /// The height of a cell.
  public func lineHeight(of font: TextFont) -> Double { cellHeight }

  /// The height of a cell: text stands on its bottom.
  public func ascent(of font: TextFont) -> Double { cellHeight }
}
