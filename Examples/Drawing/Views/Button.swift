import AnchorsLayout
import AnchorsReport

/// A button with a title in its middle.
open class Button: DrawableView {
  /// The title.
  package let title: String
  /// The colour.
  package let hue: Hue
  /// Whether the button is filled strongly rather than softly.
  package let isProminent: Bool

  private let font = Font(size: 16, weight: .bold)

  /// Creates a button.
  package init(_ title: String, _ hue: Hue = .blue, isProminent: Bool = true) {
    self.title = title
    self.hue = hue
    self.isProminent = isProminent
    super.init(name: title)
    intrinsicContentSize = Size(width: font.width(of: title).rounded(.up) + 28, height: 40)
    baselineOffsetFromTop = 20 - font.lineHeight / 2 + font.ascent
    baselineOffsetFromBottom = 40 - baselineOffsetFromTop
  }

  /// Draws the button; a title too long is cut short.
  package override func draw(in rect: Rect, on canvas: inout Canvas) {
    canvas.rect(
      rect, fill: isProminent ? hue.strong : hue.soft, radius: min(10, rect.height / 2))
    let room = Rect(
      x: rect.minX + 8, y: rect.minY, width: rect.width - 16, height: rect.height)
    canvas.text(
      title, in: room, font: font, paint: isProminent ? .onStrong : hue.ink, alignment: .center)
  }
}
