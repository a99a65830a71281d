import Anchors

// What values are as text. Swift's own text of a value comes of reflection, which there is none of in Embedded
// Swift. Those of `Anchors` are here too: an app with constraints alone has no use for them.

extension Point: CustomStringConvertible {
  /// The two coordinates, as `(16, 8)`.
  public var description: String { decimals([x, y]) }
}

extension Size: CustomStringConvertible {
  /// The two extents, as `100 × 44`.
  public var description: String { "\(decimal(width)) × \(decimal(height))" }
}

extension Insets: CustomStringConvertible {
  /// The distances from the top, left, bottom and right edges, as `(8, 16, 8, 16)`.
  public var description: String { decimals([top, left, bottom, right]) }
}

extension DirectionalInsets: CustomStringConvertible {
  /// The distances from the top, leading, bottom and trailing edges, as `(8, 16, 8, 16)`.
  public var description: String { decimals([top, leading, bottom, trailing]) }
}

extension AxisPriorities: CustomStringConvertible {
  /// The priorities across and down, as `(250, 750)`.
  public var description: String { "(\(horizontal), \(vertical))" }
}

extension LayoutSystem: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension InterfaceDirection: CustomStringConvertible {
  /// `leftToRight` or `rightToLeft`.
  public var description: String { self == .leftToRight ? "leftToRight" : "rightToLeft" }
}

extension LayoutAxis: CustomStringConvertible {
  /// `horizontal` or `vertical`.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension LayoutEdge: CustomStringConvertible {
  /// The name: `top`, `leading` and so on.
  public var description: String {
    switch self {
    case .top: "top"
    case .left: "left"
    case .leading: "leading"
    case .bottom: "bottom"
    case .right: "right"
    case .trailing: "trailing"
    }
  }
}

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
