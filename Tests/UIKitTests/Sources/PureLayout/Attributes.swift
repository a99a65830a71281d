// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

// A stand-in for PureLayout 3.1, by the names that Swift gives to its declarations, and the
// constraints that it makes. Comments name the places in PureLayout's sources that the rules come
// from. The raw values are those of `NSLayoutConstraint.Attribute`.

public enum ALEdge: Int, Sendable {
  case left = 1
  case right = 2
  case top = 3
  case bottom = 4
  case leading = 5
  case trailing = 6

  /// `true` if an inset and an inequality are inverted. ALView+PureLayout.m,
  /// autoPinEdgeToSuperviewEdge.
  var isFar: Bool { self == .bottom || self == .right || self == .trailing }
  var margin: ALMargin { ALMargin(rawValue: rawValue + 12) ?? .left }
}

public enum ALDimension: Int, Sendable {
  case width = 7
  case height = 8
}

// The axis along which centers are aligned: the *vertical* axis is the x coordinate of a center.
// PureLayoutDefines.h, ALAxis.
public enum ALAxis: Int, Sendable {
  case vertical = 9
  case horizontal = 10
  case baseline = 11
  case firstBaseline = 12
  public static let lastBaseline = ALAxis.baseline

  // Also the axis of a priority: here *vertical* is the height. NSLayoutConstraint+PureLayout.m,
  // al_constraintAxisForAxis.
  var constraintAxis: NSLayoutConstraint.Axis { self == .vertical ? .vertical : .horizontal }
}

public enum ALMargin: Int, Sendable {
  case left = 13
  case right = 14
  case top = 15
  case bottom = 16
  case leading = 17
  case trailing = 18
}

public enum ALMarginAxis: Int, Sendable {
  case vertical = 19
  case horizontal = 20
}

public enum ALAttribute: Int, Sendable {
  case left = 1
  case right = 2
  case top = 3
  case bottom = 4
  case leading = 5
  case trailing = 6
  case width = 7
  case height = 8
  case vertical = 9
  case horizontal = 10
  case baseline = 11
  case firstBaseline = 12
  case marginLeft = 13
  case marginRight = 14
  case marginTop = 15
  case marginBottom = 16
  case marginLeading = 17
  case marginTrailing = 18
  case marginAxisVertical = 19
  case marginAxisHorizontal = 20
  public static let lastBaseline = ALAttribute.baseline

  var attribute: NSLayoutConstraint.Attribute {
    NSLayoutConstraint.Attribute(rawValue: rawValue) ?? .notAnAttribute
  }
}

extension NSLayoutConstraint.Relation {
  var inverted: Self {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
