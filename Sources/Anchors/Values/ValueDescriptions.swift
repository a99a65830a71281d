// What values are as text, the same in every app and in Embedded Swift, which has no reflection.

extension Point: CustomStringConvertible {
  /// The two coordinates, as `(16, 8)`.
  public var description: String { decimals([x, y]) }
}

extension Size: CustomStringConvertible {
  /// The two extents, as `100 × 44`.
  public var description: String { "\(decimal(width)) × \(decimal(height))" }
}

extension Insets: CustomStringConvertible {
  /// The distances from the top, left, bottom and right edges, as `(8, 16, 8, 16)`.
  public var description: String { decimals([top, left, bottom, right]) }
}

extension DirectionalInsets: CustomStringConvertible {
  /// The distances from the top, leading, bottom and trailing edges, as `(8, 16, 8, 16)`.
  public var description: String { decimals([top, leading, bottom, trailing]) }
}

extension AxisPriorities: CustomStringConvertible {
  /// The priorities across and down, as `(250, 750)`.
  public var description: String { "(\(horizontal), \(vertical))" }
}

extension InterfaceDirection: CustomStringConvertible {
  /// `leftToRight` or `rightToLeft`.
  public var description: String { self == .leftToRight ? "leftToRight" : "rightToLeft" }
}

extension LayoutAxis: CustomStringConvertible {
  /// `horizontal` or `vertical`.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
