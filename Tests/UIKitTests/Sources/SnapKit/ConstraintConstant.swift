// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

public struct ConstraintConfig {
  nonisolated(unsafe) public static var interfaceLayoutDirection:
    ConstraintInterfaceLayoutDirection = .leftToRight
}

extension ConstraintConstantTarget {
  /// The value if the target is a number.
  var number: CGFloat? { (self as? ConstraintMultiplierTarget)?.constraintMultiplierTargetValue }

  /// The insets that a statement with `inset` stores. A number means it on all four sides.
  /// Sources/ConstraintInsetTarget.swift.
  var insets: UIEdgeInsets {
    if let insets = self as? UIEdgeInsets { return insets }
    let side = number ?? 0
    return UIEdgeInsets(top: side, left: side, bottom: side, right: side)
  }

  /// The constant for the second attribute of a constraint, or for the first if there is no second.
  ///
  /// Only insets have signs: a number is the constant as it is, also on far edges.
  /// Sources/ConstraintConstantTarget.swift, constraintConstantTargetValueFor.
  func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch self {
    case let size as CGSize:
      return attribute == .width ? size.width : attribute == .height ? size.height : 0
    case let point as CGPoint:
      switch attribute {
      case .width, .height, .notAnAttribute: return 0
      case .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins,
        .lastBaseline, .firstBaseline:
        return point.y
      default: return point.x
      }
    case let insets as UIEdgeInsets:
      return Sides(insets).constant(for: attribute)
    case let insets as NSDirectionalEdgeInsets:
      return Sides(insets).constant(for: attribute)
    default: return number ?? 0
    }
  }
}

/// Insets by all names of the sides.
private struct Sides {
  let top, bottom, left, right, leading, trailing, center, width: CGFloat
  private static var isMirrored: Bool { ConstraintConfig.interfaceLayoutDirection == .rightToLeft }

  init(_ insets: UIEdgeInsets) {
    (top, bottom, left, right) = (insets.top, insets.bottom, insets.left, insets.right)
    (leading, trailing) = Self.isMirrored ? (right, left) : (left, right)
    (center, width) = ((left - right) / 2, left + right)
  }

  init(_ insets: NSDirectionalEdgeInsets) {
    (top, bottom) = (insets.top, insets.bottom)
    (leading, trailing) = (insets.leading, insets.trailing)
    (left, right) = Self.isMirrored ? (trailing, leading) : (leading, trailing)
    (center, width) = ((leading - trailing) / 2, leading + trailing)
  }

  // Inward at every edge; a size shrinks by both sides; a center moves by half their difference.
  func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .left, .leftMargin: left
    case .right, .rightMargin: -right
    case .top, .topMargin, .firstBaseline: top
    case .bottom, .bottomMargin, .lastBaseline: -bottom
    case .leading, .leadingMargin: leading
    case .trailing, .trailingMargin: -trailing
    case .centerX, .centerXWithinMargins: center
    case .centerY, .centerYWithinMargins: (top - bottom) / 2
    case .width: -width
    case .height: -(top + bottom)
    case .notAnAttribute: 0
    }
  }
}
