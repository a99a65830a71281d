import AnchorsLayout

/// The content of one view: its size in the document, and its text.
struct DocumentContent {
  /// The size in the document, without the alignment insets; -1 for a side without content.
  var size = Size(width: -1, height: -1)
  /// `true` if the text is much lower than the frame, so that constraints may have stretched it.
  var isLowerThanFrame = false
  /// The insets from the frame to the alignment rectangle.
  var alignment = Insets.zero
  /// The distance from the frame's top to the first baseline.
  var firstBaseline = 0.0
  /// The distance from the last baseline to the frame's bottom.
  var lastBaseline = 0.0
  /// The text, if the view shows one.
  var text: DocumentText?

  /// Returns the content's size: of a text the document's width, or the one that it needs.
  func size(measuresText: Bool) -> Size {
    guard measuresText, let text, size.width >= 0 else { return size }
    let needed = text.neededWidth
    return Size(
      width: text.isOriginal ? min(size.width, needed) : needed, height: size.height * text.scale)
  }

  /// Returns the size of a text of several lines in a width, if the content is such a text.
  ///
  /// The height in the document is exact. In another width it changes by the difference of the
  /// measured heights.
  func size(forWidth width: Double) -> Size? {
    guard let text, text.lines != 1, size.width > 0, size.height > 0 else { return nil }
    if abs(width - size.width) < 0.75, text.isOriginal { return size }
    var usual = text
    (usual.scale, usual.factor, usual.translation) = (1, 1, nil)
    let change = text.height(forWidth: width) - usual.height(forWidth: size.width)
    return Size(width: size.width, height: max(text.lineHeight, size.height + change))
  }
}

/// A text with its font.
struct DocumentText {
  /// The text.
  var string: String
  /// The font's size and weight. Widths are those of a font of similar proportions.
  var font: TextFont
  /// The largest number of lines; 0 for any.
  var lines: Int
  /// The width beside the text: insets and images.
  var padding = 0.0
  /// `true` if the text is cut off where it has no room; otherwise it becomes smaller, or it is not
  /// known.
  var truncates = false
  /// `true` if it is the text of a label.
  var isLabel = false
  /// `true` if the font follows the reader's text size.
  var followsTextSize = false
  /// The factor of the font.
  var scale = 1.0
  /// The factor of the text's length.
  var factor = 1.0
  /// The text in another language.
  var translation: String?

  /// `true` if it is the text of the document, in its font.
  var isOriginal: Bool { scale == 1 && factor == 1 && translation == nil }

  private var shown: String { translation ?? string }

  /// The distance between lines.
  var lineHeight: Double { font.size * scale * 1.193 }

  /// The width that the text needs on as many lines as it has paragraphs.
  var neededWidth: Double {
    let paragraphs = shown.split(separator: "\n", omittingEmptySubsequences: false)
    let measurer = StandardTextMeasurer.shared
    let widths = paragraphs.map { measurer.width(of: $0, in: font) }
    return (widths.max() ?? 0) * scale * factor + padding
  }

  /// Returns the height of the text in a width.
  func height(forWidth width: Double) -> Double {
    let count = max(1, brokenLines(forWidth: width).count)
    return (Double(count) * lineHeight).rounded(.up)
  }

  /// Returns the width of the longest line of the text in a width.
  func width(forWidth width: Double) -> Double {
    if lines == 1 { return neededWidth }
    let widths = brokenLines(forWidth: width).map { $0.width }
    return (widths.max() ?? 0) * factor + padding
  }

  private func brokenLines(forWidth width: Double) -> [TextLine] {
    let label = LayoutLabel(
      shown, font: TextFont(size: min(1000, font.size * scale), weight: font.weight))
    label.numberOfLines = lines
    return label.lines(forWidth: max(1, (width - padding) / factor))
  }
}
