import AnchorsLayout

/// Where a line of text stands between the left and the right edge, and which end of it is there.
package enum TextPlacement: Sendable {
  case left, center, right
}

extension Canvas {
  /// Draws one line of text from, around or up to a point on its baseline. A halo covers what it is
  /// drawn over.
  ///
  /// The line is as long as the text was measured to be: a viewer with a wider or narrower font
  /// stretches or condenses the letters, so that nothing leaves its place. A viewer that knows no
  /// `textLength` draws its own length, with the anchor where it was asked for.
  ///
  /// - Parameters:
  ///   - direction: the direction in which the line is read. What has no letters, as punctuation,
  ///     follows it.
  ///   - width: how long the line is, in points; `nil` for its width in the font.
  package mutating func line(
    _ text: String, at baseline: Point, font: Font, paint: Paint, anchor: TextPlacement,
    direction: InterfaceDirection = .leftToRight, width: Double? = nil, halo: Paint? = nil,
    haloWidth: Double = 0
  ) {
    let text = drawable(text)
    var element = Element(
      "text",
      [
        "x": coordinate(baseline.x), "y": coordinate(baseline.y),
        "font-size": coordinate(font.size),
      ],
      text: text)
    if font.weight == .bold { element.set("font-weight", "bold") }
    element.setPlacement(anchor, direction)
    element.setLength(width ?? font.width(of: text))
    if text.hasSpacesToPreserve { element.set("xml:space", "preserve") }
    if halo != nil {
      element.set("stroke-width", coordinate(haloWidth))
      element.set("stroke-linejoin", "round")
      element.set("paint-order", "stroke")
    }
    add(element, fill: paint, stroke: halo)
  }
}

extension Element {
  /// SVG's anchors follow the direction: the start of a line that is read from the right is its
  /// right end.
  fileprivate mutating func setPlacement(_ anchor: TextPlacement, _ direction: InterfaceDirection) {
    let isRightToLeft = direction == .rightToLeft
    if isRightToLeft { set("direction", "rtl") }
    switch anchor {
    case .center: set("text-anchor", "middle")
    case .left, .right: if (anchor == .left) == isRightToLeft { set("text-anchor", "end") }
    }
  }

  /// A text of which nothing is to be seen, as marks alone, has no length that could be kept.
  fileprivate mutating func setLength(_ width: Double) {
    let length = coordinate(width)
    if length == "0" { return }
    set("textLength", length)
    set("lengthAdjust", "spacingAndGlyphs")
  }
}

extension String {
  /// Whether there are spaces that a reader of XML leaves out unless told not to: at an end, or
  /// several.
  fileprivate var hasSpacesToPreserve: Bool {
    var isAfterSpace = true
    for scalar in unicodeScalars {
      let isSpace = scalar == " "
      if isSpace, isAfterSpace { return true }
      isAfterSpace = isSpace
    }
    return isAfterSpace && !isEmpty
  }
}
