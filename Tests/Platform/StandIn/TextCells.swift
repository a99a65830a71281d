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
  /// The distances of the first baseline from the top, and of the last one from the bottom.
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
  /// The distance of the cell's top from the baseline.
  var ascender: CGFloat { lineHeight * 3 / 4 }
  /// The distance of the cell's bottom from the baseline; negative.
  var descender: CGFloat { -lineHeight / 4 }
}
