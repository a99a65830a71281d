// What UIKit and AppKit call by different names, so that all else in this folder is written once.

#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The class of views.
public typealias NativeView = UIView
/// The class of layout guides.
public typealias NativeGuide = UILayoutGuide
/// The class of view controllers.
public typealias NativeViewController = UIViewController
/// The type of insets from physical edges.
public typealias NativeInsets = UIEdgeInsets
/// The toolkit's own type of priorities.
public typealias NativePriority = UILayoutPriority

extension LayoutSystem {
  /// UIKit, whose views and guides are laid out by its own solver.
  public static let native = LayoutSystem("UIKit")
}
#elseif canImport(AppKit)
import AppKit

/// The class of views.
public typealias NativeView = NSView
/// The class of layout guides.
public typealias NativeGuide = NSLayoutGuide
/// The class of view controllers.
public typealias NativeViewController = NSViewController
/// The type of insets from physical edges.
public typealias NativeInsets = NSEdgeInsets
/// The toolkit's own type of priorities.
public typealias NativePriority = NSLayoutConstraint.Priority

extension LayoutSystem {
  /// AppKit, whose views and guides are laid out by its own solver.
  public static let native = LayoutSystem("AppKit")
}
#endif
