import Foundation

/// Text in fixed cells of 8 × 16 per character, whose baseline is 4 above the bottom.
internal struct _TextCells {
  private let text: String

  init(_ text: String) { self.text = text }

  var size: CGSize { CGSize(width: CGFloat(text.count) * 8, height: text.isEmpty ? 0 : 16) }
  /// How far the first baseline is below the top, and the last one above the bottom.
  var baselines: (first: CGFloat, last: CGFloat) { text.isEmpty ? (0, 0) : (12, 4) }
}
