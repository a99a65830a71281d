import AnchorsLayout
import AnchorsReport

/// A field for one line of text.
open class TextField: DrawableView {
  /// What is shown until something is entered.
  package let placeholder: String
  /// What has been entered.
  package let text: String

  private let font = Font(size: 16)

  /// Creates a field.
  package init(_ placeholder: String, text: String = "") {
    self.placeholder = placeholder
    self.text = text
    super.init(name: placeholder)
    let width = max(font.width(of: placeholder), font.width(of: text)).rounded(.up)
    intrinsicContentSize = Size(width: width + 20, height: 36)
    baselineOffsetFromTop = 18 - font.lineHeight / 2 + font.ascent
    baselineOffsetFromBottom = 36 - baselineOffsetFromTop
  }

  /// Draws the field and its text or placeholder.
  package override func draw(in rect: Rect, on canvas: inout Canvas) {
    canvas.rect(rect, fill: .field, stroke: .line, radius: min(8, rect.height / 2))
    let room = Rect(
      x: rect.minX + 10, y: rect.minY, width: max(0, rect.width - 20), height: rect.height)
    canvas.text(
      text.isEmpty ? placeholder : text, in: room, font: font,
      paint: text.isEmpty ? .placeholder : .text, alignment: textStart)
  }
}
