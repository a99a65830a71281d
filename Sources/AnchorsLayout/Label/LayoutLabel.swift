import Anchors

/// Text, on one line or on several, as `UILabel`, without drawing.
///
///     let title = LayoutLabel("The quick brown fox")
///     title.intrinsicContentSize                            // (153, 20)
///
///     let note = LayoutLabel("Jumps over the lazy dog.", font: TextFont(size: 13))
///     note.numberOfLines = 0
///     Constraint.activate {
///       note.edges(.top, .leading, .trailing) == card.edges.inset(by: 12)
///     }
///     card.layoutIfNeeded()                                 // 120 wide
///     note.frame                                            // (12, 12, 96, 32)
///     note.lines(forWidth: note.bounds.width).map(\.text)   // ["Jumps over the", "lazy dog."]
///
/// A label wants to be as wide as its text, and as tall as the lines that its text takes in the
/// width that layout gives it: the same width always gives the same lines and the same height. How
/// large letters are, ``measurer`` says; without one of your own they are Helvetica's.
///
/// Text and baselines are centered in a taller label; a lower one shows the lines that fit. Like a
/// `UILabel` made in code, a label hugs its content at 250 across and at 251 down, and resists
/// compression at 750. Interface Builder writes 251 across: set it for a label beside a field that
/// should grow.
open class LayoutLabel: LayoutView {
  /// The alignment of lines in a wider label.
  public enum Alignment: Sendable {
    /// The start of the text in the label's layout direction: UIKit's `natural`.
    case leading
    /// In the middle.
    case center
    /// The end of the text in the label's layout direction.
    case trailing
    /// At the left edge.
    case left
    /// At the right edge.
    case right
  }

  /// The text. Every line break in it begins a new line.
  public final var text: String? {
    // Letter for letter: a measurer may tell equal strings apart that are composed differently.
    didSet { if !(text ?? "").utf8.elementsEqual((oldValue ?? "").utf8) { textDidChange() } }
  }

  /// The size and weight of the letters. At first 17 points, regular.
  public final var font = TextFont() {
    didSet { if font != oldValue { textDidChange() } }
  }

  /// The greatest number of lines; 0 for any. Default 1.
  public final var numberOfLines = 1 {
    didSet {
      if numberOfLines < 0 {
        trap("numberOfLines of \(nameInTree) is set to \(numberOfLines); 0 stands for any")
      }
      if numberOfLines != oldValue { textDidChange() }
    }
  }

  /// The way in which lines break and text is truncated.
  public final var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }

  /// The width beyond which the label would rather be taller than wider, in points; 0 for none. It
  /// is what ``intrinsicContentSize`` is for; in a label that gets another width, lines fit that
  /// one.
  public final var preferredMaxLayoutWidth: Double = 0 {
    didSet {
      check(preferredMaxLayoutWidth, "preferredMaxLayoutWidth", of: self)
      if preferredMaxLayoutWidth != oldValue { textDidChange() }
    }
  }

  /// The measurer of the text.
  public final var measurer: any TextMeasurer = StandardTextMeasurer.shared {
    didSet { if measurer !== oldValue { textDidChange() } }
  }

  /// The alignment of lines in a wider label. Layout does not depend on it.
  public final var textAlignment = Alignment.leading

  /// Creates a label without text.
  public override init(name: String? = nil, frame: Rect = .zero) {
    super.init(name: name, frame: frame)
    setContentHuggingPriority(251, for: .vertical)
  }

  /// Creates a label with text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - font: the size and weight of the letters.
  ///   - name: a name for descriptions.
  public convenience init(_ text: String?, font: TextFont = TextFont(), name: String? = nil) {
    self.init(name: name, frame: .zero)
    self.text = text
    self.font = font
  }

  // MARK: Content

  /// The size of the text in lines of ``preferredMaxLayoutWidth``, or unwrapped where there is
  /// none, in points; zero without text. It follows from the text and is not to be set.
  ///
  /// The width is rounded up to a whole point. Where the ``LayoutView/displayScale`` is known, both
  /// lengths are rounded up to whole pixels instead.
  open override var intrinsicContentSize: Size {
    get { measure(preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity, &natural) }
    set { refuse("intrinsicContentSize") }
  }

  /// The size of the text in lines that fit a width, in points, rounded up as
  /// ``intrinsicContentSize`` is; `nil` for a label of one line, which is as tall in any width.
  ///
  /// - Complexity: O(length of the text), O(1) if it was last asked about the same width.
  open override func intrinsicContentSize(forWidth width: Double) -> Size? {
    numberOfLines == 1 ? nil : measure(width, &wrapped)
  }

  /// The distance from the top edge down to the first line's baseline in a label as tall as its
  /// text, in points, or in one without text. It follows from the font and is not to be set.
  open override var baselineOffsetFromTop: Double {
    get { measurer.ascent(of: font) }
    set { refuse("baselineOffsetFromTop") }
  }

  /// The distance from the bottom edge up to the last line's baseline in a label as tall as its
  /// text, in points. It follows from the font and is not to be set.
  open override var baselineOffsetFromBottom: Double {
    get { measurer.lineHeight(of: font) - measurer.ascent(of: font) }
    set { refuse("baselineOffsetFromBottom") }
  }

  override var isLabel: Bool { true }

  /// Returns the distance from the bottom edge to the last baseline in a label of its natural
  /// height. If the height was rounded up, the text starts at the top.
  final func baselineOffsetFromBottom(ofHeight height: Double?) -> Double {
    let offset = baselineOffsetFromBottom
    guard textScale != nil, let height, let count = lineCount(inHeight: height) else {
      return offset
    }
    return offset + height - Double(count) * measurer.lineHeight(of: font)
  }

  // MARK: Measuring

  // Layout asks all labels again whenever it has solved anything, nearly always about a width that
  // they have been asked about.

  /// A width, and the size of the text in lines that fit it.
  private typealias Measurement = (room: Double, size: Size)

  /// The ``LayoutView/displayScale`` that the text has been measured for.
  final var textScale: Double? {
    didSet { if textScale != oldValue { textDidChange() } }
  }

  private final var natural: Measurement?
  private final var wrapped: Measurement?

  private func measure(_ room: Double, _ last: inout Measurement?) -> Size {
    if let last, last.room == room { return last.size }
    if let engine = layoutNode.backend as? Engine { engine.statistics?.current.textsMeasured += 1 }
    var breaker = LineBreaker(
      text ?? "", font, measurer: measurer, width: room, numberOfLines: numberOfLines,
      lineBreakMode)
    let lines = breaker.lines()
    let width = lines.reduce(0) { max($0, $1.width) }
    let size = Size(
      width: roundedUp(width, toPixelsOf: textScale ?? 1), height: height(ofLines: lines.count))
    last = (room, size)
    return size
  }

  /// Returns the natural height of a label with `count` lines.
  final func height(ofLines count: Int) -> Double {
    let height = Double(count) * measurer.lineHeight(of: font)
    return textScale.map { roundedUp(height, toPixelsOf: $0) } ?? height
  }

  /// The beginning of the text.
  override var contentRemarks: [String] {
    guard let text else { return [] }
    let line = text.split(whereSeparator: { $0.isNewline }).joined(separator: " ")
    return line.count > 40 ? ["\"\(line.prefix(40))…\""] : ["\"\(line)\""]
  }

  private func textDidChange() {
    natural = nil
    wrapped = nil
    invalidateIntrinsicContentSize()
  }

  private func refuse(_ property: StaticString) -> Never {
    trap(
      "\(property) of \(nameInTree) cannot be set: that of a label follows from its text and font")
  }
}
