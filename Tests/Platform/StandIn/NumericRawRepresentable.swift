// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap

/// Apple gives priorities (and font weights ...) ordering and arithmetic through such a protocol:
/// `_UIKitNumericRawRepresentable` in UIKit, `_AppKitKitNumericRawRepresentable` in AppKit.
public protocol _NumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _NumericRawRepresentable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs)! }
  public static func + (lhs: RawValue, rhs: Self) -> Self { Self(rawValue: lhs + rhs.rawValue)! }
  public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs)! }
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
  public static func += (lhs: inout Self, rhs: RawValue) {
    lhs = Self(rawValue: lhs.rawValue + rhs)!
  }
  public static func -= (lhs: inout Self, rhs: RawValue) {
    lhs = Self(rawValue: lhs.rawValue - rhs)!
  }
}
