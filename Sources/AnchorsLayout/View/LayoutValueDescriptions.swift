import Anchors

// What values are as text. Swift's own text of a value comes of reflection, which there is none of in
// Embedded Swift.

extension TextFont: CustomStringConvertible {
  /// The size and the weight, as `17 regular`.
  public var description: String { "\(decimal(size)) \(weight)" }
}

extension TextFont.Weight: CustomStringConvertible {
  /// `regular` or `bold`.
  public var description: String { self == .bold ? "bold" : "regular" }
}

extension LayoutSizeClass: CustomStringConvertible {
  /// `compact` or `regular`.
  public var description: String { self == .compact ? "compact" : "regular" }
}

extension LayoutStackView.Distribution: CustomStringConvertible {
  /// The name: `fill`, `equalSpacing` and so on.
  public var description: String {
    switch self {
    case .fill: "fill"
    case .fillEqually: "fillEqually"
    case .fillProportionally: "fillProportionally"
    case .equalSpacing: "equalSpacing"
    case .equalCentering: "equalCentering"
    }
  }
}

extension LayoutStackView.Alignment: CustomStringConvertible {
  /// The name: `fill`, `firstBaseline` and so on.
  public var description: String {
    switch self {
    case .fill: "fill"
    case .leading: "leading"
    case .firstBaseline: "firstBaseline"
    case .center: "center"
    case .trailing: "trailing"
    case .lastBaseline: "lastBaseline"
    }
  }
}

extension LayoutScrollView.ContentInsetAdjustmentBehavior: CustomStringConvertible {
  /// The name: `automatic`, `scrollableAxes` and so on.
  public var description: String {
    switch self {
    case .automatic: "automatic"
    case .scrollableAxes: "scrollableAxes"
    case .never: "never"
    case .always: "always"
    }
  }
}

extension LintFinding.Kind: CustomStringConvertible {
  /// The name: `outOfSight` and so on.
  public var description: String { rawValue }
}
