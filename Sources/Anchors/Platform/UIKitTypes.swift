#if canImport(UIKit) && !os(watchOS)
import UIKit

// What UIKit calls by names of its own. All else in this folder is written once, with these.

package typealias NativeView = UIView
package typealias NativeGuide = UILayoutGuide
typealias NativeInsets = UIEdgeInsets
package typealias NativePriority = UILayoutPriority

extension LayoutSystem {
  /// UIKit, whose views and guides are laid out by its own solver.
  static let native = LayoutSystem("UIKit")
}

// MARK: - Items

// In extensions of the protocol rather than of the classes, so that what the classes have by these
// names comes first: `layoutFrame` of a UILayoutGuide is a CGRect.

@MainActor
extension LayoutItem where Self: UIView {
  /// The name used in descriptions and messages: the one it was set to, else the view's
  /// `accessibilityIdentifier`, else the name of the class.
  ///
  ///     title.layoutName = "title"
  ///     print(title.top == card.top + 10)      // title.top == UIView.top + 10
  public var layoutName: String {
    get { associatedName(of: self) ?? nativeIdentifier ?? typeName(of: self) }
    set { layoutNode.givenName = newValue }
  }

  /// The alignment rectangle in the superview's coordinates, in points, y growing downwards.
  public var layoutFrame: Rect {
    get { nativeAlignmentRect }
    set { nativeAlignmentRect = newValue }
  }

  /// What the view says of its content, but for the baselines, of which UIKit tells only the solver.
  public var layoutMetrics: LayoutMetrics { nativeMetrics }

  /// The direction the view is laid out in.
  public var ownLayoutDirection: InterfaceDirection? {
    isRightToLeft ? .rightToLeft : .leftToRight
  }
}

@MainActor
extension LayoutItem where Self: UILayoutGuide {
  /// The name used in descriptions and messages: the one it was set to, else the owning view's name and
  /// the guide's identifier.
  public var layoutName: String {
    get { associatedName(of: self) ?? nativeName }
    set { layoutNode.givenName = newValue }
  }

  /// The frame in the owning view's coordinates, in points, y growing downwards. The toolkit sets it.
  public var layoutFrame: Rect {
    get { nativeFrame }
    set { _ = newValue }
  }
}

// MARK: - Insets and priorities

extension Insets {
  /// The same distances.
  public init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

extension Priority {
  /// The same priority.
  ///
  ///     Priority(UILayoutPriority.defaultHigh)     // 750
  public init(_ priority: UILayoutPriority) { self.init(Double(priority.rawValue)) }
}

// These give way to the library's own type, which has members of most of these names.

/// The constraint at another priority, given as the toolkit has it.
///
///     title.width == 120 ~ .defaultHigh
@_alwaysEmitIntoClient
@_disfavoredOverload
public func ~ (constraint: consuming Constraint, priority: UILayoutPriority) -> Constraint {
  constraint ~ Priority(priority)
}

/// A group of the same constraints at another priority, given as the toolkit has it.
@_alwaysEmitIntoClient
@_disfavoredOverload
public func ~ (group: consuming ConstraintGroup, priority: UILayoutPriority) -> ConstraintGroup {
  group ~ Priority(priority)
}
#endif
