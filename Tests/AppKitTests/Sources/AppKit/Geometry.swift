// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// NSEdgeInsets is Foundation's, on Linux as on macOS.

extension NSRect {
  /// The rectangle within insets, whose top is that of a reader: the larger y unless flipped.
  internal func _inset(by insets: NSEdgeInsets, isFlipped: Bool) -> NSRect {
    NSRect(
      x: origin.x + insets.left, y: origin.y + (isFlipped ? insets.top : insets.bottom),
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

extension NSEdgeInsets {
  internal static var _zero: NSEdgeInsets { NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
  internal static func + (a: NSEdgeInsets, b: NSEdgeInsets) -> NSEdgeInsets {
    NSEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }
  internal static prefix func - (insets: NSEdgeInsets) -> NSEdgeInsets {
    NSEdgeInsets(
      top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
  }
}

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
