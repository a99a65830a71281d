// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension NSLayoutConstraint {
  public enum Orientation: Int, @unchecked Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public struct Priority: Hashable, Equatable, RawRepresentable, _NumericRawRepresentable,
    @unchecked Sendable
  {
    public var rawValue: Float
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(rawValue: Float) { self.rawValue = rawValue }

    public static let dragThatCanResizeWindow = Priority(510)
    public static let windowSizeStayPut = Priority(500)
    public static let dragThatCannotResizeWindow = Priority(490)
    public static let fittingSizeCompression = Priority(50)
  }
}
