// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

// A stand-in for SnapKit 5.7: its public declarations and the constraints that it makes. Comments
// name the places in SnapKit's sources that the rules come from.

/// A set of attributes in which a statement may name several at once.
struct ConstraintAttributes: OptionSet {
  let rawValue: UInt

  static let left = ConstraintAttributes(rawValue: 1 << 0)
  static let top = ConstraintAttributes(rawValue: 1 << 1)
  static let right = ConstraintAttributes(rawValue: 1 << 2)
  static let bottom = ConstraintAttributes(rawValue: 1 << 3)
  static let leading = ConstraintAttributes(rawValue: 1 << 4)
  static let trailing = ConstraintAttributes(rawValue: 1 << 5)
  static let width = ConstraintAttributes(rawValue: 1 << 6)
  static let height = ConstraintAttributes(rawValue: 1 << 7)
  static let centerX = ConstraintAttributes(rawValue: 1 << 8)
  static let centerY = ConstraintAttributes(rawValue: 1 << 9)
  static let lastBaseline = ConstraintAttributes(rawValue: 1 << 10)
  static let firstBaseline = ConstraintAttributes(rawValue: 1 << 11)
  static let leftMargin = ConstraintAttributes(rawValue: 1 << 12)
  static let rightMargin = ConstraintAttributes(rawValue: 1 << 13)
  static let topMargin = ConstraintAttributes(rawValue: 1 << 14)
  static let bottomMargin = ConstraintAttributes(rawValue: 1 << 15)
  static let leadingMargin = ConstraintAttributes(rawValue: 1 << 16)
  static let trailingMargin = ConstraintAttributes(rawValue: 1 << 17)
  static let centerXWithinMargins = ConstraintAttributes(rawValue: 1 << 18)
  static let centerYWithinMargins = ConstraintAttributes(rawValue: 1 << 19)

  static let horizontalEdges: ConstraintAttributes = [.left, .right]
  static let verticalEdges: ConstraintAttributes = [.top, .bottom]
  static let edges: ConstraintAttributes = [.left, .right, .top, .bottom]
  static let directionalHorizontalEdges: ConstraintAttributes = [.leading, .trailing]
  static let directionalVerticalEdges: ConstraintAttributes = [.top, .bottom]
  static let directionalEdges: ConstraintAttributes = [.leading, .trailing, .top, .bottom]
  static let size: ConstraintAttributes = [.width, .height]
  static let center: ConstraintAttributes = [.centerX, .centerY]
  static let margins: ConstraintAttributes = [.leftMargin, .topMargin, .rightMargin, .bottomMargin]
  static let directionalMargins: ConstraintAttributes = [
    .leadingMargin, .topMargin, .trailingMargin, .bottomMargin,
  ]
  static let centerWithinMargins: ConstraintAttributes = [
    .centerXWithinMargins, .centerYWithinMargins,
  ]

  /// The attributes in the order in which SnapKit makes their constraints, whatever the order in
  /// the statement. Sources/ConstraintAttributes.swift, layoutAttributes.
  var layoutAttributes: [NSLayoutConstraint.Attribute] {
    Self.order.filter { contains($0.0) }.map(\.1)
  }

  private static let order: [(ConstraintAttributes, NSLayoutConstraint.Attribute)] = [
    (.left, .left), (.top, .top), (.right, .right), (.bottom, .bottom), (.leading, .leading),
    (.trailing, .trailing), (.width, .width), (.height, .height), (.centerX, .centerX),
    (.centerY, .centerY), (.lastBaseline, .lastBaseline), (.firstBaseline, .firstBaseline),
    (.leftMargin, .leftMargin), (.rightMargin, .rightMargin), (.topMargin, .topMargin),
    (.bottomMargin, .bottomMargin), (.leadingMargin, .leadingMargin),
    (.trailingMargin, .trailingMargin), (.centerXWithinMargins, .centerXWithinMargins),
    (.centerYWithinMargins, .centerYWithinMargins),
  ]
}
