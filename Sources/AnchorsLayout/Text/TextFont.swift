import Anchors

/// A size and a weight of letters. Which typeface it is, a ``TextMeasurer`` knows.
///
///     title.font = TextFont(size: 28, weight: .bold)
public struct TextFont: Hashable, Sendable {
  /// The weight of the letters.
  public enum Weight: String, _NamedCase, Sendable {
    /// As for running text.
    case regular
    /// As for headings.
    case bold
  }

  /// The size, in points: the em of the typeface. Default 17, as UIKit's labels.
  ///
  /// - Precondition: finite and not negative.
  public var size: Double { didSet { check() } }
  /// The weight of the letters. Default ``Weight/regular``.
  public var weight: Weight

  /// Creates a font.
  ///
  /// - Precondition: The size is finite and not negative.
  public init(size: Double = 17, weight: Weight = .regular) {
    self.size = size
    self.weight = weight
    check()
  }

  private func check() {
    if size >= 0, size.isFinite { return }
    trap("a font with a size of \(decimal(size)) points: it must be finite and not negative")
  }
}

extension TextFont: CustomStringConvertible {
  /// The size and the weight, as `17 regular`.
  public var description: String { "\(decimal(size)) \(weight)" }
}
