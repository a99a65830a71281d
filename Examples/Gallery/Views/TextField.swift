import AnchorsLayout

/// A field for one line of text, as wide as what is in it with some room.
class TextField: LayoutView {
  /// The text that the field shows while it is empty.
  let placeholder: String
  /// The text that was entered.
  let text: String
  let font = TextFont(size: 16)

  init(_ placeholder: String, text: String = "") {
    self.placeholder = placeholder
    self.text = text
    super.init(name: placeholder)
    let measurer = StandardTextMeasurer.shared
    let widths = [placeholder, text].map { measurer.width(of: $0[...], in: font).rounded(.up) }
    intrinsicContentSize = Size(width: max(widths[0], widths[1]) + 20, height: 36)
    baselineOffsetFromTop = 18 - measurer.lineHeight(of: font) / 2 + measurer.ascent(of: font)
    baselineOffsetFromBottom = 36 - baselineOffsetFromTop
  }
}
