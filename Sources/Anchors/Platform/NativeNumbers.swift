#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)

// Points, sizes, rectangles and insets of the toolkit, and the library's.

extension Point {
  /// The same point.
  public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension Size {
  /// The same size.
  public init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension Rect {
  /// The same rectangle.
  public init(_ rect: CGRect) {
    self.init(origin: Point(rect.origin), size: Size(rect.size))
  }
}

extension CGPoint {
  /// The same point.
  public init(_ point: Point) { self.init(x: CGFloat(point.x), y: CGFloat(point.y)) }
}

extension CGSize {
  /// The same size.
  public init(_ size: Size) {
    self.init(width: CGFloat(size.width), height: CGFloat(size.height))
  }
}

extension CGRect {
  /// The same rectangle.
  public init(_ rect: Rect) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }
}

extension CGFloat: LayoutNumber {
  /// The number as `Double`.
  @_alwaysEmitIntoClient public var layoutNumber: Double { Double(self) }
}

// MARK: - Insets

extension DirectionalInsets {
  /// The same distances.
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
      trailing: Double(insets.trailing))
  }
}

extension NativeInsets: _EdgeDistances {
  /// Insets are for physical edges.
  public var _areAbsolute: Bool { true }
  /// The distance from one edge, `leading` meaning left.
  public func _distance(from edge: LayoutEdge) -> Double { Insets(self)._distance(from: edge) }
}

extension NSDirectionalEdgeInsets: _EdgeDistances {
  /// Directional insets follow the direction of text.
  public var _areAbsolute: Bool { false }
  /// The distance from one edge, `left` meaning leading.
  public func _distance(from edge: LayoutEdge) -> Double {
    DirectionalInsets(self)._distance(from: edge)
  }
}

// MARK: - Sizes and centers

// All of these give way to the library's own types, so that `.init(width: 40, height: 24)` has one
// meaning.

/// The constraints that width and height are those of a size, in points.
@_alwaysEmitIntoClient
@_disfavoredOverload
public func == <Sizes: _Constrainable>(lhs: Sizes, rhs: CGSize) -> ConstraintGroup
where Sizes._Operand == SizeAnchor, Sizes._Constrained == ConstraintGroup {
  lhs == Size(rhs)
}

/// The constraints that width and height are at most those of a size.
@_alwaysEmitIntoClient
@_disfavoredOverload
public func <= <Sizes: _Constrainable>(lhs: Sizes, rhs: CGSize) -> ConstraintGroup
where Sizes._Operand == SizeAnchor, Sizes._Constrained == ConstraintGroup {
  lhs <= Size(rhs)
}

/// The constraints that width and height are at least those of a size.
@_alwaysEmitIntoClient
@_disfavoredOverload
public func >= <Sizes: _Constrainable>(lhs: Sizes, rhs: CGSize) -> ConstraintGroup
where Sizes._Operand == SizeAnchor, Sizes._Constrained == ConstraintGroup {
  lhs >= Size(rhs)
}

/// A width and a height added.
@_alwaysEmitIntoClient
@_disfavoredOverload
public func + (lhs: SizeAnchor, rhs: CGSize) -> SizeAnchor { lhs + Size(rhs) }

/// A width and a height taken away.
@_alwaysEmitIntoClient
@_disfavoredOverload
public func - (lhs: SizeAnchor, rhs: CGSize) -> SizeAnchor { lhs - Size(rhs) }

/// The constraints that the center is the superview's, moved by an offset in points.
@_alwaysEmitIntoClient
@_disfavoredOverload
public func == <Centers: _Constrainable>(lhs: Centers, rhs: CGPoint) -> ConstraintGroup
where Centers._Operand == CenterAnchor, Centers._Constrained == ConstraintGroup {
  lhs == Point(rhs)
}

/// The constraints that the center is at most the superview's, moved by an offset in points.
@_alwaysEmitIntoClient
@_disfavoredOverload
public func <= <Centers: _Constrainable>(lhs: Centers, rhs: CGPoint) -> ConstraintGroup
where Centers._Operand == CenterAnchor, Centers._Constrained == ConstraintGroup {
  lhs <= Point(rhs)
}

/// The constraints that the center is at least the superview's, moved by an offset in points.
@_alwaysEmitIntoClient
@_disfavoredOverload
public func >= <Centers: _Constrainable>(lhs: Centers, rhs: CGPoint) -> ConstraintGroup
where Centers._Operand == CenterAnchor, Centers._Constrained == ConstraintGroup {
  lhs >= Point(rhs)
}

/// The center moved by an offset, in points.
@_alwaysEmitIntoClient
@_disfavoredOverload
public func + (lhs: CenterAnchor, rhs: CGPoint) -> CenterAnchor { lhs + Point(rhs) }

/// The center moved back by an offset, in points.
@_alwaysEmitIntoClient
@_disfavoredOverload
public func - (lhs: CenterAnchor, rhs: CGPoint) -> CenterAnchor { lhs - Point(rhs) }

#if canImport(UIKit)
/// The center moved by an offset, in points.
@_alwaysEmitIntoClient
@_disfavoredOverload
public func + (lhs: CenterAnchor, rhs: UIOffset) -> CenterAnchor {
  lhs + Point(x: Double(rhs.horizontal), y: Double(rhs.vertical))
}

/// The center moved back by an offset, in points.
@_alwaysEmitIntoClient
@_disfavoredOverload
public func - (lhs: CenterAnchor, rhs: UIOffset) -> CenterAnchor {
  lhs - Point(x: Double(rhs.horizontal), y: Double(rhs.vertical))
}
#endif
#endif
