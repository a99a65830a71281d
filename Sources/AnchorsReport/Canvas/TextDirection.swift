import AnchorsLayout

extension String {
  /// Returns the direction of the text: that of its first letter, otherwise the surrounding one.
  ///
  ///     "שלום!".direction(in: .leftToRight)     // .rightToLeft
  ///     "Hello!".direction(in: .rightToLeft)    // .leftToRight
  ///     "12:30".direction(in: .rightToLeft)     // .rightToLeft
  ///
  /// Source: rules P2 and P3 of Unicode's annex 9 (Bidirectional Algorithm), with the blocks of the
  /// scripts instead of the property of each scalar, which Embedded Swift has no table of.
  package func direction(in surrounding: InterfaceDirection) -> InterfaceDirection {
    for scalar in unicodeScalars {
      if let direction = scalar.strongDirection { return direction }
    }
    return surrounding
  }
}

extension Unicode.Scalar {
  /// The direction of a letter; `nil` for digits, punctuation, symbols and spaces.
  fileprivate var strongDirection: InterfaceDirection? {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2B8,
      0x200E:
      .leftToRight
    // Digits and signs of the Arabic script.
    case 0x600...0x607, 0x609...0x60A, 0x60C, 0x60E...0x61A, 0x660...0x66C, 0x6DD, 0x6F0...0x6F9:
      nil
    // Hebrew, Arabic, Syriac, Thaana, N’Ko and their neighbours; their presentation forms; old
    // scripts.
    case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      .rightToLeft
    // Letters of all other scripts. Between them are punctuation, symbols and emoji.
    case 0x370...0x58F, 0x900...0x1FFF, 0x2C00...0x2DFF, 0x3005...0x3007, 0x3021...0xD7FF,
      0xF900...0xFB1C, 0xFF21...0xFF3A, 0xFF41...0xFF5A, 0xFF66...0xFFDC, 0x10000...0x107FF,
      0x11000...0x1E7FF, 0x20000...0x3FFFD:
      .leftToRight
    default: nil
    }
  }
}
