#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)

// Points, sizes, rectangles, insets and priorities of the toolkit, and the library's.

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

extension Insets {
  /// The same distances.
  public init(_ insets: _NativeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

extension DirectionalInsets {
  /// The same distances.
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
      trailing: Double(insets.trailing))
  }
}

extension _NativeInsets: _EdgeDistances {
  /// The superview's edges, moved inwards. Insets are for physical edges.
  public var _operand: EdgesAnchor { Insets(self)._operand }
}

extension NSDirectionalEdgeInsets: _EdgeDistances {
  /// The superview's edges, moved inwards. Directional insets follow the direction of text.
  public var _operand: EdgesAnchor { DirectionalInsets(self)._operand }
}

// MARK: - Sizes and centers

/// A size, a point or an offset of the toolkit, which a size or a center can be compared with or
/// moved by.
public protocol _NativeValue {
  /// The type that it can be compared with.
  associatedtype _Composite: _AnchorComposite
  /// The other side of a relation: the size alone, or the superview's center, moved.
  var _composite: _Composite { get }
  /// A size or a center with a multiple of the value added.
  func _added(to composite: _Composite, times factor: Double) -> _Composite
}

extension CGSize: _NativeValue {
  /// The size alone.
  public var _composite: SizeAnchor { SizeAnchor(nil, constant: Size(self)) }
  /// A size with a multiple of this one added.
  public func _added(to size: SizeAnchor, times factor: Double) -> SizeAnchor {
    size + Size(width: factor * Double(width), height: factor * Double(height))
  }
}

extension CGPoint: _NativeValue {
  /// The superview's center, moved.
  public var _composite: CenterAnchor { CenterAnchor(nil, offset: Point(self)) }
  /// A center moved by a multiple of the offset.
  public func _added(to center: CenterAnchor, times factor: Double) -> CenterAnchor {
    center + Point(x: factor * Double(x), y: factor * Double(y))
  }
}

#if canImport(UIKit)
extension UIOffset: _NativeValue {
  private var point: CGPoint { CGPoint(x: horizontal, y: vertical) }
  /// The superview's center, moved.
  public var _composite: CenterAnchor { point._composite }
  /// A center moved by a multiple of the offset.
  public func _added(to center: CenterAnchor, times factor: Double) -> CenterAnchor {
    point._added(to: center, times: factor)
  }
}
#endif

// All of these give way to the library's own types, so that `.init(width: 40, height: 24)` has one
// meaning and `b.center` is the anchor rather than a view's `CGPoint`.

/// Returns the constraints that width and height equal a size, or that the center is the
/// superview's plus an offset, in points.
@_alwaysEmitIntoClient
@_disfavoredOverload
public func == <Value: _NativeValue>(
  lhs: some _Composites<Value._Composite>, rhs: Value
) -> ConstraintGroup {
  lhs._constrained(.equal, to: rhs._composite)
}

/// Returns the constraints that width and height are at most a size, or that the center is at most
/// the superview's plus an offset.
@_alwaysEmitIntoClient
@_disfavoredOverload
public func <= <Value: _NativeValue>(
  lhs: some _Composites<Value._Composite>, rhs: Value
) -> ConstraintGroup {
  lhs._constrained(.lessThanOrEqual, to: rhs._composite)
}

/// Returns the constraints that width and height are at least a size, or that the center is at
/// least the superview's plus an offset.
@_alwaysEmitIntoClient
@_disfavoredOverload
public func >= <Value: _NativeValue>(
  lhs: some _Composites<Value._Composite>, rhs: Value
) -> ConstraintGroup {
  lhs._constrained(.greaterThanOrEqual, to: rhs._composite)
}

/// A size with a width and a height added, or a center moved by an offset, in points.
@_alwaysEmitIntoClient
public func + <Value: _NativeValue>(lhs: Value._Composite, rhs: Value) -> Value._Composite {
  rhs._added(to: lhs, times: 1)
}

/// A size with a width and a height taken away, or a center moved back by an offset, in points.
@_alwaysEmitIntoClient
public func - <Value: _NativeValue>(lhs: Value._Composite, rhs: Value) -> Value._Composite {
  rhs._added(to: lhs, times: -1)
}

// MARK: - Priorities

package typealias NativePriority = _NativePriority

extension NativePriority {
  /// The same priority, to the precision of a `Float`.
  ///
  ///     label.setContentHuggingPriority(UILayoutPriority(Priority.required - 1), for: .vertical)
  @_disfavoredOverload
  public init(_ priority: Priority) {
    // Auto Layout raises an exception at 0, which a `Float` makes of the least numbers above it.
    let number = Float(priority.rawValue)
    self.init(rawValue: priority.isValid ? max(number, .leastNormalMagnitude) : number)
  }
}

extension Priority {
  /// The same priority.
  ///
  ///     Priority(UILayoutPriority.defaultHigh)     // 750
  public init(_ priority: _NativePriority) { self.init(Double(priority.rawValue)) }
}

/// The constraint, or a group of the same constraints, at another priority, given as the toolkit
/// has it.
///
///     title.width == 120 ~ .defaultHigh
///
/// It gives way to the library's own type, which has members of most of these names.
@_alwaysEmitIntoClient
@_disfavoredOverload
public func ~ <Statement: _Prioritizable>(
  statement: consuming Statement, priority: _NativePriority
) -> Statement {
  statement._prioritized(Priority(priority))
}
#endif
