import Foundation

/// Text in fixed cells whose baseline is a quarter of their height above the bottom: 8 × 16 per
/// character in a font of the size that labels have, and in proportion in others.
internal struct _TextCells {
  private let text: String
  private let font: _CellFont

  init(_ text: String, pointSize: CGFloat = _CellFont.labelSize) {
    self.text = text
    font = _CellFont(pointSize: pointSize)
  }

  var size: CGSize {
    CGSize(
      width: CGFloat(text.count) * font.lineHeight / 2, height: text.isEmpty ? 0 : font.lineHeight)
  }
  /// How far the first baseline is below the top, and the last one above the bottom.
  var baselines: (first: CGFloat, last: CGFloat) {
    text.isEmpty ? (0, 0) : (font.ascender, -font.descender)
  }
}

/// The vertical measures of the cells.
internal struct _CellFont {
  /// The size of a label's font, in points.
  #if UIKIT
  static let labelSize: CGFloat = 17
  #else
  static let labelSize: CGFloat = 13
  #endif

  let pointSize: CGFloat

  var lineHeight: CGFloat { pointSize / Self.labelSize * 16 }
  /// How far the cell's top is above the baseline.
  var ascender: CGFloat { lineHeight * 3 / 4 }
  /// How far the cell's bottom is above the baseline; negative.
  var descender: CGFloat { -lineHeight / 4 }
}
