import AnchorsReport

extension PicturePaint {
  /// The background behind cards.
  package static let backdrop = PicturePaint(light: 0xF1F3F7, dark: 0x0F1116)
  /// The background of a card.
  package static let card = PicturePaint(light: 0xFFFFFF, dark: 0x20252D)
  /// The background of a text field.
  package static let field = PicturePaint(light: 0xF6F7FA, dark: 0x1F242C)
  /// Hairlines and outlines.
  package static let line = PicturePaint(light: 0xD3D8E0, dark: 0x39414D)
  /// Text of less weight.
  package static let secondaryText = PicturePaint(light: 0x67707E, dark: 0x9BA5B3)
  /// Placeholder text in fields.
  package static let placeholder = PicturePaint(light: 0x929BA9, dark: 0x737E8D)
  /// Text and symbols on a strong fill.
  package static let onStrong = PicturePaint(light: 0xFFFFFF, dark: 0xFFFFFF)

  static let neutrals: [PicturePaint] = [
    .page, .text, .backdrop, .card, .field, .line, .secondaryText, .placeholder, .onStrong,
  ]
}
