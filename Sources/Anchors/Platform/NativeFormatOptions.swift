#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)

extension Constraint.FormatOptions {
  /// Creates options from those of `NSLayoutConstraint.constraints(withVisualFormat:…)`.
  public init(_ options: NSLayoutConstraint.FormatOptions) { self.init(rawValue: options.rawValue) }
}
#endif
