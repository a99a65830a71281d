import AnchorsLayout
import AnchorsReport

/// A symbol on a small filled square.
open class Icon: DrawableView {
  /// The symbol.
  package let symbol: Symbol
  /// The colour of the square.
  package let hue: Hue
  /// The radius of the corners as a part of the size; 0.5 for a disc.
  package let roundness: Double

  /// Creates an icon of 28 by 28 points.
  package init(_ symbol: Symbol, _ hue: Hue, roundness: Double = 0.25) {
    self.symbol = symbol
    self.hue = hue
    self.roundness = roundness
    super.init(name: "\(symbol) icon")
    intrinsicContentSize = Size(width: 28, height: 28)
    setContentHuggingPriority(.high, for: .horizontal)
    setContentHuggingPriority(.high, for: .vertical)
  }

  /// Draws the square and the symbol.
  package override func draw(in rect: Rect, on canvas: inout Canvas) {
    let side = min(rect.width, rect.height)
    canvas.rect(rect, fill: hue.strong, radius: side * roundness)
    let scale = side * 0.72 / 24
    canvas.path(
      symbol.path, stroke: .onStrong, width: 2,
      at: Point(x: rect.midX - 12 * scale, y: rect.midY - 12 * scale), scale: scale)
  }
}

/// A small arrowhead that points where text ends.
open class Chevron: DrawableView {
  /// Creates a chevron of 7 by 12 points.
  package init() {
    super.init(name: "chevron")
    intrinsicContentSize = Size(width: 7, height: 12)
    setContentHuggingPriority(.high, for: .horizontal)
    setContentHuggingPriority(.high, for: .vertical)
  }

  /// Draws the two strokes.
  package override func draw(in rect: Rect, on canvas: inout Canvas) {
    let isLeftToRight = layoutDirection == .leftToRight
    let back = isLeftToRight ? rect.minX + 0.5 : rect.maxX - 0.5
    let tip = isLeftToRight ? rect.maxX - 0.5 : rect.minX + 0.5
    canvas.path(
      "M\(coordinate(back)) \(coordinate(rect.minY)) L\(coordinate(tip)) \(coordinate(rect.midY)) "
        + "L\(coordinate(back)) \(coordinate(rect.maxY))",
      stroke: .placeholder, width: 2)
  }
}
