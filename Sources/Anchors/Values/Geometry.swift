/// A point, in points, y growing downwards.
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate.
  public var x: Double
  /// The vertical coordinate.
  public var y: Double

  /// Creates a point; both coordinates default to 0.
  @_alwaysEmitIntoClient public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The origin, `(0, 0)`.
  @_alwaysEmitIntoClient public static var zero: Point { Point() }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Creates a size; both extents default to 0.
  @_alwaysEmitIntoClient public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// The size `0 × 0`.
  @_alwaysEmitIntoClient public static var zero: Size { Size() }
}

/// A rectangle, in points: its top left corner and its size.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extent.
  public var size: Size

  /// Creates a rectangle from a corner and a size.
  @_alwaysEmitIntoClient public init(origin: Point = .zero, size: Size = .zero) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its four components.
  ///
  ///     Rect(x: 16, y: 8, width: 100, height: 44).maxX    // 116
  @_alwaysEmitIntoClient public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Returns `true` if two rectangles are equal. It is written out, so that other modules inline
  /// it: the engine compares each frame.
  @_alwaysEmitIntoClient
  public static func == (a: Rect, b: Rect) -> Bool {
    a.origin.x == b.origin.x && a.origin.y == b.origin.y
      && a.size.width == b.size.width && a.size.height == b.size.height
  }

  /// The rectangle `(0, 0, 0, 0)`.
  @_alwaysEmitIntoClient public static var zero: Rect { Rect() }

  /// The left edge.
  @_alwaysEmitIntoClient public var minX: Double { origin.x }
  /// The top edge.
  @_alwaysEmitIntoClient public var minY: Double { origin.y }
  /// The right edge.
  @_alwaysEmitIntoClient public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  @_alwaysEmitIntoClient public var maxY: Double { origin.y + size.height }
  /// The middle between the left and the right edge.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between the top and the bottom edge.
  public var midY: Double { origin.y + size.height / 2 }
  /// The horizontal extent.
  @_alwaysEmitIntoClient public var width: Double { size.width }
  /// The vertical extent.
  @_alwaysEmitIntoClient public var height: Double { size.height }

  /// The rectangle with its edges moved inwards.
  @_alwaysEmitIntoClient package func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  /// The rectangle moved.
  @_alwaysEmitIntoClient package func moved(x: Double, y: Double) -> Rect {
    Rect(origin: Point(x: minX + x, y: minY + y), size: size)
  }
}

/// Distances inwards from the four physical edges, in points. `UIEdgeInsets` in UIKit.
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Creates insets; each distance defaults to 0.
  @_alwaysEmitIntoClient public init(
    top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates the same distance from every edge.
  @_alwaysEmitIntoClient public init(_ all: Double) {
    self.init(top: all, left: all, bottom: all, right: all)
  }

  /// Returns `true` if all four distances are equal.
  @_alwaysEmitIntoClient
  public static func == (a: Insets, b: Insets) -> Bool {
    a.top == b.top && a.left == b.left && a.bottom == b.bottom && a.right == b.right
  }

  /// No distance from any edge.
  @_alwaysEmitIntoClient public static var zero: Insets { Insets() }

  /// The same distances outwards.
  @_alwaysEmitIntoClient package var negated: Insets {
    Insets(top: -top, left: -left, bottom: -bottom, right: -right)
  }

  /// The sums of the distances, edge by edge.
  @_alwaysEmitIntoClient package static func + (lhs: Insets, rhs: Insets) -> Insets {
    Insets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
      right: lhs.right + rhs.right)
  }

  /// The distances from a rectangle that lies so far within the one they are measured from.
  @_alwaysEmitIntoClient package func within(_ other: Insets) -> Insets { self + other.negated }
}

/// Distances inwards from the four edges, the horizontal ones following the direction of text.
/// `NSDirectionalEdgeInsets` in UIKit.
public struct DirectionalInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// Creates insets; each distance defaults to 0.
  @_alwaysEmitIntoClient public init(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates the same distance from every edge.
  @_alwaysEmitIntoClient public init(_ all: Double) {
    self.init(top: all, leading: all, bottom: all, trailing: all)
  }

  /// No distance from any edge.
  @_alwaysEmitIntoClient public static var zero: DirectionalInsets { DirectionalInsets() }
}

/// The direction in which text runs, and with it `leading` and `trailing`.
public enum InterfaceDirection: UInt8, Sendable, BitwiseCopyable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
