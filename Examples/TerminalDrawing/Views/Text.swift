import AnchorsLayout

/// One row of text, as wide as it has characters.
final class Text: CellView {
  /// The position of the text in a wider view.
  enum Alignment { case leading, trailing }

  private let text: String
  private let mirrored: String?
  private let alignment: Alignment

  /// Creates a view with a text, and with the text that replaces it in right-to-left layouts, such
  /// as a mirrored arrow.
  init(_ text: String, mirrored: String? = nil, _ alignment: Alignment = .leading) {
    self.text = text
    self.mirrored = mirrored
    self.alignment = alignment
    super.init(name: "\"\(text)\"")
    intrinsicContentSize = Size(width: Double(text.count), height: 1)
  }

  override func draw(in cells: PixelRect, on canvas: inout CellCanvas) {
    let text = isLeftToRight ? text : mirrored ?? text
    let width = min(text.count, cells.width)
    let isAtLeft = isLeftToRight == (alignment == .leading)
    canvas.write(text, x: isAtLeft ? cells.x : cells.maxX - width, y: cells.y, width: width)
  }
}
