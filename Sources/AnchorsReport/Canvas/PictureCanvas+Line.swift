import AnchorsLayout

/// The placement of a line of text between the left and the right edge, and the end that stays in
/// place.
enum TextPlacement {
  case left, center, right
}

extension PictureCanvas {
  /// Draws one line of text from, around or up to a point on its baseline. A halo covers the
  /// background.
  ///
  /// The line has the measured length: a viewer with a wider or narrower font condenses or
  /// stretches the letters, so that nothing moves. A viewer without `textLength` draws its own
  /// length at the anchor.
  ///
  /// - Parameters:
  ///   - direction: The direction of the line. Text without letters, such as punctuation, follows
  ///     it.
  ///   - width: how long the line is, in points; `nil` for its width in the font.
  ///   - haloWidth: The width of the halo; `nil` for that of the group.
  mutating func line(
    _ text: String, at baseline: Point, font: Font, paint: Paint, anchor: TextPlacement,
    direction: InterfaceDirection = .leftToRight, width: Double? = nil, halo: Paint? = nil,
    haloWidth: Double? = nil
  ) {
    let text = drawable(text)
    element("text", fill: paint, stroke: halo, text: text) {
      $0.set("x", baseline.x)
      $0.set("y", baseline.y)
      $0.set("font-size", font.size)
      if font.weight == .bold { $0.write(" font-weight=\"bold\"") }
      $0.setPlacement(anchor, direction)
      $0.setLength(width ?? font.width(of: text))
      if text.hasSpacesToPreserve { $0.write(" xml:space=\"preserve\"") }
      if let haloWidth { $0.setHalo(haloWidth) }
    }
  }
}

extension Markup {
  /// SVG's anchors follow the direction: the start of a line that is read from the right is its
  /// right end.
  fileprivate mutating func setPlacement(_ anchor: TextPlacement, _ direction: InterfaceDirection) {
    let isRightToLeft = direction == .rightToLeft
    if isRightToLeft { write(" direction=\"rtl\"") }
    switch anchor {
    case .center: write(" text-anchor=\"middle\"")
    case .left, .right: if (anchor == .left) == isRightToLeft { write(" text-anchor=\"end\"") }
    }
  }

  /// Sets the length, except for text without visible characters, which has none.
  fileprivate mutating func setLength(_ width: Double) {
    // Less would be written as 0.
    guard abs(width) >= 0.005 else { return }
    set("textLength", width)
    write(" lengthAdjust=\"spacingAndGlyphs\"")
  }
}

extension String {
  /// `true` if there are spaces that an XML reader drops by default: at an end, or several.
  fileprivate var hasSpacesToPreserve: Bool {
    var isAfterSpace = true
    for byte in utf8 {
      let isSpace = byte == UInt8(ascii: " ")
      if isSpace, isAfterSpace { return true }
      isAfterSpace = isSpace
    }
    return isAfterSpace && !isEmpty
  }
}
