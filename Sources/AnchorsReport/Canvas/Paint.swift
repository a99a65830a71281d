/// A colour with one value for the light scheme and one for the dark.
package struct Paint: Hashable, Sendable {
  /// The name, which becomes part of a class in the style sheet.
  package let name: String
  /// The colour in the light scheme, as six hexadecimal digits.
  package let light: String
  /// The colour in the dark scheme, as six hexadecimal digits.
  package let dark: String
  /// A number from the name, not 0. Pictures compare it thousands of times.
  let key: UInt64

  /// Creates a paint. Paints with the same name must be the same.
  package init(_ name: String, light: String, dark: String) {
    self.name = name
    self.light = light
    self.dark = dark
    key = name.utf8.reduce(0) { $0 &* 131 &+ UInt64($1) } &* 2 &+ 1
  }

  package var fillClass: String { "f-\(name)" }
  package var strokeClass: String { "s-\(name)" }
}

extension Paint {
  /// The background of a screen.
  package static let page = Paint("page", light: "ffffff", dark: "16191f")
  /// The background behind cards.
  package static let backdrop = Paint("backdrop", light: "f1f3f7", dark: "0f1116")
  /// The background of a card.
  package static let card = Paint("card", light: "ffffff", dark: "20252d")
  /// The background of a text field.
  package static let field = Paint("field", light: "f6f7fa", dark: "1f242c")
  /// Hairlines and outlines.
  package static let line = Paint("line", light: "d3d8e0", dark: "39414d")
  /// Text.
  package static let text = Paint("text", light: "1a1e25", dark: "eff1f5")
  /// Text of less weight.
  package static let secondaryText = Paint("secondary", light: "67707e", dark: "9ba5b3")
  /// Placeholder text in fields.
  package static let placeholder = Paint("placeholder", light: "929ba9", dark: "737e8d")
  /// Text and symbols on a strong fill.
  package static let onStrong = Paint("on-strong", light: "ffffff", dark: "ffffff")
  /// Guides.
  package static let guide = Paint("guide", light: "7a6cd8", dark: "a79cf5")

  package static let neutrals: [Paint] = [
    .page, .backdrop, .card, .field, .line, .text, .secondaryText, .placeholder, .onStrong, .guide,
  ]
}
