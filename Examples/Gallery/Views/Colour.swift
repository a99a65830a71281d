/// A colour of the examples, in three tones that go together. What it looks like is left to who
/// draws it.
enum Tint: CaseIterable {
  case blue, orange, green, purple, red, teal, yellow, pink, gray

  /// For large areas.
  var soft: Colour { .soft(self) }
  /// For buttons, icons and outlines.
  var strong: Colour { .strong(self) }
  /// For text on the soft tone.
  var ink: Colour { .ink(self) }
}

/// The purpose of a colour.
enum Colour {
  case card, backdrop, line, text, secondaryText, onStrong
  case soft(Tint), strong(Tint), ink(Tint)
}
