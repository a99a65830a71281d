#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)

extension Priority {
  /// The same priority.
  ///
  ///     Priority(UILayoutPriority.defaultHigh)     // 750
  public init(_ priority: NativePriority) { self.init(Double(priority.rawValue)) }
}

extension NativePriority {
  /// The same priority, to the precision of a `Float`.
  ///
  ///     label.setContentHuggingPriority(UILayoutPriority(Priority.required - 1), for: .vertical)
  @_disfavoredOverload
  public init(_ priority: Priority) { self.init(rawValue: Float(priority.rawValue)) }
}

// These give way to the library's own type, which has members of all of these names.

/// The constraint at another priority, given as the toolkit has it.
@_disfavoredOverload
public func ~ (constraint: consuming Constraint, priority: NativePriority) -> Constraint {
  constraint ~ Priority(priority)
}

/// A group of the same constraints at another priority, given as the toolkit has it.
@_disfavoredOverload
public func ~ (group: consuming ConstraintGroup, priority: NativePriority) -> ConstraintGroup {
  group ~ Priority(priority)
}
#endif
