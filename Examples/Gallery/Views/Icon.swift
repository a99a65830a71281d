import AnchorsLayout

/// A symbol on a filled square of 28 by 28 points.
class Icon: LayoutView {
  enum Symbol { case network, bell, moon, lock, heart, globe, battery, sound, sliders, send, plus }

  let symbol: Symbol
  let tint: Tint
  /// The radius of the corners as a part of the size; 0.5 for a disc.
  let roundness: Double

  init(_ symbol: Symbol, _ tint: Tint, roundness: Double = 0.25) {
    self.symbol = symbol
    self.tint = tint
    self.roundness = roundness
    super.init(name: "\(symbol) icon")
    intrinsicContentSize = Size(width: 28, height: 28)
    setContentHuggingPriority(.high, for: .horizontal)
    setContentHuggingPriority(.high, for: .vertical)
  }
}
