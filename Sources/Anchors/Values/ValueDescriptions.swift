// Values as text, the same in every app and in Embedded Swift, which has no reflection.

/// An enumeration whose cases are described by their names.
public protocol _NamedCase: RawRepresentable<String>, CustomStringConvertible {}

extension _NamedCase {
  /// The name of the case.
  public var description: String { rawValue }
}

/// A value that is described by its lengths, as `(8, 16, 8, 16)`.
public protocol _Lengths: CustomStringConvertible {
  /// The lengths, in points.
  var _lengths: [Double] { get }
}

extension _Lengths {
  /// The lengths in their order, as `(8, 16, 8, 16)`.
  public var description: String { decimals(_lengths) }
}

extension Point: _Lengths {
  /// The two coordinates.
  public var _lengths: [Double] { [x, y] }
}

extension Rect: _Lengths {
  /// The coordinates of the top left corner, the width and the height.
  public var _lengths: [Double] { [minX, minY, width, height] }
}

extension Insets: _Lengths {
  /// The distances from the top, left, bottom and right edges.
  public var _lengths: [Double] { [top, left, bottom, right] }
}

extension DirectionalInsets: _Lengths {
  /// The distances from the top, leading, bottom and trailing edges.
  public var _lengths: [Double] { [top, leading, bottom, trailing] }
}

extension Size: CustomStringConvertible {
  /// The two extents, as `100 × 44`.
  public var description: String { "\(decimal(width)) × \(decimal(height))" }
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
