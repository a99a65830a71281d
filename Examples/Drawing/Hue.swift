import AnchorsReport

/// A colour in three tones that go together: a soft fill, a strong fill, and ink for text on the
/// soft one.
package struct Hue: Hashable, Sendable {
  /// For large areas.
  package let soft: Paint
  /// For buttons, icons and outlines.
  package let strong: Paint
  /// For text on the soft tone.
  package let ink: Paint

  private init(
    _ name: String, soft: (String, String), strong: (String, String), ink: (String, String)
  ) {
    self.soft = Paint("\(name)-soft", light: soft.0, dark: soft.1)
    self.strong = Paint("\(name)-strong", light: strong.0, dark: strong.1)
    self.ink = Paint("\(name)-ink", light: ink.0, dark: ink.1)
  }

  /// Red.
  package static let red = Hue(
    "red", soft: ("ffdcd9", "5a2a28"), strong: ("e5493f", "e8554b"), ink: ("9c2b23", "ffb9b3"))
  /// Orange.
  package static let orange = Hue(
    "orange", soft: ("ffe6cc", "563819"), strong: ("e67a12", "e07f22"), ink: ("8f4a00", "ffcb94"))
  /// Yellow.
  package static let yellow = Hue(
    "yellow", soft: ("fff1bd", "4d431a"), strong: ("d9a406", "c99b14"), ink: ("735600", "ffe08a"))
  /// Green.
  package static let green = Hue(
    "green", soft: ("d9f3dd", "214a2b"), strong: ("2f9e4d", "35a455"), ink: ("1b6b33", "a6e5b5"))
  /// Teal.
  package static let teal = Hue(
    "teal", soft: ("d2f0f0", "1b4749"), strong: ("16959a", "1f9ca0"), ink: ("0b6466", "a0e5e6"))
  /// Blue.
  package static let blue = Hue(
    "blue", soft: ("d9e7ff", "22406b"), strong: ("2f73e8", "3f7ff0"), ink: ("1b4fa8", "b3d1ff"))
  /// Purple.
  package static let purple = Hue(
    "purple", soft: ("e8dfff", "40306b"), strong: ("7c4fe0", "8a61ea"), ink: ("5630b0", "d2c1ff"))
  /// Pink.
  package static let pink = Hue(
    "pink", soft: ("ffdceb", "5b2742"), strong: ("dc4383", "e0508c"), ink: ("9c2458", "ffb6d2"))
  /// Gray.
  package static let gray = Hue(
    "gray", soft: ("e5e8ee", "353b45"), strong: ("7b8593", "76808f"), ink: ("4a525e", "c8d0db"))

  /// All hues, in an order in which neighbours are easily told apart.
  package static let cycle: [Hue] = [
    .blue, .orange, .green, .purple, .red, .teal, .yellow, .pink, .gray,
  ]

  /// The hue of a name: `red`.
  static func named(_ name: String) -> Hue? { cycle.first { $0.soft.name == "\(name)-soft" } }
}
