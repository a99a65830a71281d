#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)

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
#endif
