import AnchorsLayout

/// Text in a colour, on one line or on several.
///
///     let title = Label("Name")
///     title.intrinsicContentSize      // (46, 20)
class Label: LayoutLabel {
  /// The colour.
  let colour: Colour

  /// Text of a size in points, with a largest number of lines; 0 for any.
  init(
    _ text: String, size: Double = 17, weight: TextFont.Weight = .regular, colour: Colour = .text,
    alignment: Alignment = .leading, lines: Int = 1
  ) {
    self.colour = colour
    super.init(name: "\"\(text)\"", frame: .zero)
    self.text = text
    font = TextFont(size: size, weight: weight)
    textAlignment = alignment
    numberOfLines = lines
  }
}
