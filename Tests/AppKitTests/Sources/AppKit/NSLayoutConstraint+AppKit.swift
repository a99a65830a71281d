// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension NSLayoutConstraint {
  /// Without the margins, which macOS does not have.
  public enum Attribute: Int, @unchecked Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case notAnAttribute = 0
  }

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

    public static let required = Priority(1000)
    public static let defaultHigh = Priority(750)
    public static let dragThatCanResizeWindow = Priority(510)
    public static let windowSizeStayPut = Priority(500)
    public static let dragThatCannotResizeWindow = Priority(490)
    public static let defaultLow = Priority(250)
    public static let fittingSizeCompression = Priority(50)
  }
}
