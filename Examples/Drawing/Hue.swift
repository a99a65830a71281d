import AnchorsReport

/// A colour in three tones that go together: a soft fill, a strong fill, and ink for text on the
/// soft one.
package struct Hue: Hashable, Sendable {
  /// For large areas.
  package let soft: PicturePaint
  /// For buttons, icons and outlines.
  package let strong: PicturePaint
  /// For text on the soft tone.
  package let ink: PicturePaint

  private init(
    soft: (UInt32, UInt32), strong: (UInt32, UInt32), ink: (UInt32, UInt32)
  ) {
    self.soft = PicturePaint(light: soft.0, dark: soft.1)
    self.strong = PicturePaint(light: strong.0, dark: strong.1)
    self.ink = PicturePaint(light: ink.0, dark: ink.1)
  }

  /// Red.
  package static let red = Hue(
    soft: (0xFFDCD9, 0x5A2A28), strong: (0xE5493F, 0xE8554B), ink: (0x9C2B23, 0xFFB9B3))
  /// Orange.
  package static let orange = Hue(
    soft: (0xFFE6CC, 0x563819), strong: (0xE67A12, 0xE07F22), ink: (0x8F4A00, 0xFFCB94))
  /// Yellow.
  package static let yellow = Hue(
    soft: (0xFFF1BD, 0x4D431A), strong: (0xD9A406, 0xC99B14), ink: (0x735600, 0xFFE08A))
  /// Green.
  package static let green = Hue(
    soft: (0xD9F3DD, 0x214A2B), strong: (0x2F9E4D, 0x35A455), ink: (0x1B6B33, 0xA6E5B5))
  /// Teal.
  package static let teal = Hue(
    soft: (0xD2F0F0, 0x1B4749), strong: (0x16959A, 0x1F9CA0), ink: (0x0B6466, 0xA0E5E6))
  /// Blue.
  package static let blue = Hue(
    soft: (0xD9E7FF, 0x22406B), strong: (0x2F73E8, 0x3F7FF0), ink: (0x1B4FA8, 0xB3D1FF))
  /// Purple.
  package static let purple = Hue(
    soft: (0xE8DFFF, 0x40306B), strong: (0x7C4FE0, 0x8A61EA), ink: (0x5630B0, 0xD2C1FF))
  /// Pink.
  package static let pink = Hue(
    soft: (0xFFDCEB, 0x5B2742), strong: (0xDC4383, 0xE0508C), ink: (0x9C2458, 0xFFB6D2))
  /// Gray.
  package static let gray = Hue(
    soft: (0xE5E8EE, 0x353B45), strong: (0x7B8593, 0x76808F), ink: (0x4A525E, 0xC8D0DB))

  /// All hues, in an order in which neighbours are easily told apart.
  package static let cycle: [Hue] = [
    .blue, .orange, .green, .purple, .red, .teal, .yellow, .pink, .gray,
  ]

  /// Returns the hue of a name: `red`.
  static func named(_ name: String) -> Hue? {
    let names = [
      "blue", "orange", "green", "purple", "red", "teal", "yellow", "pink", "gray",
    ]
    return names.firstIndex(of: name).map { cycle[$0] }
  }
}
