/// A size and a weight of Helvetica, and what can be told about text set in it without a font file.
public struct Font: Hashable, Sendable {
  /// How heavy the letters are.
  public enum Weight: Sendable {
    /// Helvetica.
    case regular
    /// Helvetica Bold.
    case bold
  }

  /// The size, in points.
  public let size: Double
  /// How heavy the letters are.
  public let weight: Weight

  /// Creates a font.
  public init(size: Double, weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }

  /// The distance from one baseline to the next, in points.
  public var lineHeight: Double { (size * 1.2).rounded(.up) }
  /// The distance from the top of a line down to its baseline, in points.
  public var ascent: Double { (size * 0.95).rounded() }

  /// The width of one line of text, in points.
  public func width(of text: String) -> Double {
    let widths = weight == .bold ? CharacterWidths.bold : CharacterWidths.regular
    return text.reduce(0) { $0 + widths[$1] } * size / 1000
  }
}
