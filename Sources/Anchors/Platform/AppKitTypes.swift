#if canImport(UIKit) && !os(watchOS)
// UIKit it is.
#elseif canImport(AppKit)
import AppKit

// What AppKit calls by names of its own. All else in this folder is written once, with these.

package typealias NativeView = NSView
package typealias NativeGuide = NSLayoutGuide
typealias NativeInsets = NSEdgeInsets
package typealias NativePriority = NSLayoutConstraint.Priority

extension LayoutSystem {
  /// AppKit, whose views and guides are laid out by its own solver.
  static let native = LayoutSystem("AppKit")
}

// MARK: - Items

// In extensions of the protocol rather than of the classes, so that what a class of one's own has by one of
// these names comes first.

@MainActor
extension LayoutItem where Self: NSView {
  /// The name used in descriptions and messages: the one it was set to, else the view's identifier, else the
  /// name of the class.
  ///
  ///     title.layoutName = "title"
  ///     print(title.top == card.top + 10)      // title.top == NSView.top + 10
  public var layoutName: String {
    get { associatedName(of: self) ?? nativeIdentifier ?? typeName(of: self) }
    set { layoutNode.givenName = newValue }
  }

  /// The alignment rectangle in the superview's coordinates, in points, y growing downwards.
  public var layoutFrame: Rect {
    get { nativeAlignmentRect }
    set { nativeAlignmentRect = newValue }
  }

  /// What the view says of its content.
  public var layoutMetrics: LayoutMetrics { nativeMetrics }

  /// The direction the view is laid out in.
  public var ownLayoutDirection: InterfaceDirection? {
    isRightToLeft ? .rightToLeft : .leftToRight
  }
}

@MainActor
extension LayoutItem where Self: NSLayoutGuide {
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
  public init(_ insets: NSEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

extension Priority {
  /// The same priority.
  ///
  ///     Priority(NSLayoutConstraint.Priority.defaultHigh)     // 750
  public init(_ priority: NSLayoutConstraint.Priority) { self.init(Double(priority.rawValue)) }

  /// 510: for what is dragged and may resize the window.
  @_alwaysEmitIntoClient public static var dragThatCanResizeWindow: Priority { Priority(510) }
  /// 500: how strongly a window keeps its size. What is above it resizes the window, what is below it does
  /// not; a constraint is given another number than this one.
  @_alwaysEmitIntoClient public static var windowSizeStayPut: Priority { Priority(500) }
  /// 490: for what is dragged and leaves the window's size as it is, as the divider of a split view.
  @_alwaysEmitIntoClient public static var dragThatCannotResizeWindow: Priority { Priority(490) }
}

// These give way to the library's own type, which has members of most of these names.

/// The constraint at another priority, given as the toolkit has it.
///
///     title.width == 120 ~ .defaultHigh
@_alwaysEmitIntoClient
@_disfavoredOverload
public func ~ (constraint: consuming Constraint, priority: NSLayoutConstraint.Priority)
  -> Constraint
{
  constraint ~ Priority(priority)
}

/// A group of the same constraints at another priority, given as the toolkit has it.
@_alwaysEmitIntoClient
@_disfavoredOverload
public func ~ (group: consuming ConstraintGroup, priority: NSLayoutConstraint.Priority)
  -> ConstraintGroup
{
  group ~ Priority(priority)
}
#endif
