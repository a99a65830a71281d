// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// NSEdgeInsets is Foundation's, on Linux as on macOS.

public enum NSUserInterfaceLayoutDirection: Int, @unchecked Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

public struct NSUserInterfaceItemIdentifier: Hashable, Equatable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}

public protocol NSUserInterfaceItemIdentification {}
