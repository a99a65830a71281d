import AnchorsLayout

extension Canvas {
  /// Draws one line of text, vertically in the middle of a rectangle and cut short to fit it.
  ///
  /// - Parameter direction: The direction of text without letters; other text follows its first
  ///   letter.
  package mutating func text(
    _ text: String, in rect: Rect, font: Font, paint: Paint, alignment: TextPlacement,
    direction: InterfaceDirection = .leftToRight
  ) {
    let top = rect.midY - font.lineHeight / 2
    let text = font.truncated(text, to: rect.width)
    line(
      text, font.width(of: text), in: rect, baseline: top + font.ascent, font: font, paint: paint,
      alignment: alignment, text.direction(in: direction))
  }

  /// Draws lines of text, their baselines as far from the top of a rectangle as they say, and as
  /// long as they say.
  ///
  /// - Parameter direction: The direction of text without letters; other text follows its first
  ///   letter.
  package mutating func text(
    lines: [TextLine], in rect: Rect, font: Font, paint: Paint, alignment: TextPlacement,
    direction: InterfaceDirection = .leftToRight
  ) {
    // All lines are of one text, which is read in one direction.
    let first = lines.first { !$0.text.isEmpty }
    let direction = first?.text.direction(in: direction) ?? direction
    for line in lines {
      self.line(
        line.text, line.width, in: rect, baseline: rect.minY + line.origin.y, font: font,
        paint: paint, alignment: alignment, direction)
    }
  }

  private mutating func line(
    _ text: String, _ width: Double, in rect: Rect, baseline: Double, font: Font, paint: Paint,
    alignment: TextPlacement, _ direction: InterfaceDirection
  ) {
    if text.isEmpty { return }
    let x =
      switch alignment {
      case .left: rect.minX
      case .center: rect.midX
      case .right: rect.maxX
      }
    line(
      text, at: Point(x: x, y: baseline), font: font, paint: paint, anchor: alignment,
      direction: direction, width: width)
  }
}
