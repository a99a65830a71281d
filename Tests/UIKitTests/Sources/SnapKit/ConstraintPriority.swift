// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable {
  public typealias FloatLiteralType = Float
  public let value: Float

  public init(floatLiteral value: Float) { self.value = value }
  public init(_ value: Float) { self.value = value }

  public static var required: ConstraintPriority { 1000.0 }
  public static var high: ConstraintPriority { 750.0 }
  // 501 on macOS. Sources/ConstraintPriority.swift.
  public static var medium: ConstraintPriority { 500.0 }
  public static var low: ConstraintPriority { 250.0 }

  public func advanced(by n: Float) -> ConstraintPriority { ConstraintPriority(value + n) }
  public func distance(to other: ConstraintPriority) -> Float { other.value - value }
}
