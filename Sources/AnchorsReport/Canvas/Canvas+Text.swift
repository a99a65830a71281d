import AnchorsLayout

/// Where a line of text stands between the left and the right edge.
package enum TextPlacement: Sendable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
}

extension Canvas {
  /// Draws one line of text, vertically in the middle of a rectangle and cut short to fit it.
  package mutating func text(
    _ text: String, in rect: Rect, font: Font, paint: Paint, alignment: TextPlacement
  ) {
    let top = rect.midY - font.lineHeight / 2
    line(
      font.truncated(text, to: rect.width), in: rect, baseline: top + font.ascent, font: font,
      paint: paint, alignment: alignment)
  }

  /// Draws lines of text, their baselines as far from the top of a rectangle as they say.
  package mutating func text(
    lines: [TextLine], in rect: Rect, font: Font, paint: Paint, alignment: TextPlacement
  ) {
    for line in lines {
      self.line(
        line.text, in: rect, baseline: rect.minY + line.origin.y, font: font, paint: paint,
        alignment: alignment)
    }
  }

  private mutating func line(
    _ text: String, in rect: Rect, baseline: Double, font: Font, paint: Paint,
    alignment: TextPlacement
  ) {
    if text.isEmpty { return }
    let (x, anchor): (Double, TextAnchor) =
      switch alignment {
      case .left: (rect.minX, .start)
      case .center: (rect.midX, .middle)
      case .right: (rect.maxX, .end)
      }
    line(text, at: Point(x: x, y: baseline), font: font, paint: paint, anchor: anchor)
  }
}
