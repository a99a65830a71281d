// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension NSLayoutConstraint {
  public enum Axis: Int, @unchecked Sendable {
    case horizontal = 0
    case vertical = 1
  }
}

public struct UILayoutPriority: Hashable, Equatable, RawRepresentable, _NumericRawRepresentable,
  @unchecked Sendable
{
  public var rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }

  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let fittingSizeLevel = UILayoutPriority(50)
}
