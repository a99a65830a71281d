import Anchors

/// Text, on one line or on as many as it takes.
///
///     let title = Label("Name")
///     title.intrinsicContentSize      // (46, 21)
///
/// On several lines the intrinsic width is that of the whole text on one line; the height follows
/// from the width that layout has given.
open class Label: DrawableView {
  /// Where the text stands in a label that is wider.
  public enum Alignment: Sendable {
    /// At the leading edge.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge.
    case trailing
  }

  /// The text.
  public let text: String
  /// The font.
  public let font: Font
  /// The colour.
  public var paint: Paint
  /// Where the text stands in a label that is wider.
  public var alignment: Alignment
  /// Whether the text is broken into lines rather than cut short.
  public let wraps: Bool

  /// Creates a label.
  public init(
    _ text: String, size: Double = 17, weight: Font.Weight = .regular, paint: Paint = .text,
    alignment: Alignment = .leading, wraps: Bool = false
  ) {
    self.text = text
    font = Font(size: size, weight: weight)
    self.paint = paint
    self.alignment = alignment
    self.wraps = wraps
    super.init(name: "\"\(text)\"")
    measure(lineCount: 1)
    baselineOffsetFromTop = font.ascent
    baselineOffsetFromBottom = font.lineHeight - font.ascent
  }

  private func measure(lineCount: Int) {
    intrinsicContentSize = Size(
      width: font.width(of: text).rounded(.up), height: Double(lineCount) * font.lineHeight)
  }

  /// Measures the height again for the width there is.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if wraps { measure(lineCount: font.lines(of: text, fitting: bounds.width + 0.5).count) }
  }

  /// Draws the text.
  open override func draw(in rect: Rect, on canvas: inout Canvas) {
    let lines =
      wraps
      ? font.lines(of: text, fitting: rect.width + 0.5) : [font.truncated(text, to: rect.width)]
    let placement: TextPlacement =
      switch alignment {
      case .leading: textStart
      case .center: .center
      case .trailing: textEnd
      }
    canvas.text(lines: lines, in: rect, font: font, paint: paint, alignment: placement)
  }
}
