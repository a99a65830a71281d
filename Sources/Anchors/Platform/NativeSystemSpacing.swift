#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)

@MainActor
extension Constraint {
  /// The toolkit's constraint with the system's space between the anchors of another. A space before the
  /// second item is one after the first: then the two change places.
  func nativeSpaced(as native: NSLayoutConstraint) -> NSLayoutConstraint? {
    var (later, earlier): (AnyObject?, AnyObject?) = (native.firstAnchor, native.secondAnchor)
    var relation = relation
    let times = CGFloat(abs(spacingMultiplier))
    if spacingMultiplier < 0 {
      (later, earlier) = (earlier, later)
      relation = relation.flipped
    }
    if let later = later as? NSLayoutXAxisAnchor, let earlier = earlier as? NSLayoutXAxisAnchor {
      switch relation {
      case .greaterThanOrEqual:
        return later.constraint(
          greaterThanOrEqualToSystemSpacingAfter: earlier, multiplier: times)
      case .lessThanOrEqual:
        return later.constraint(lessThanOrEqualToSystemSpacingAfter: earlier, multiplier: times)
      case .equal: return later.constraint(equalToSystemSpacingAfter: earlier, multiplier: times)
      }
    }
    if let later = later as? NSLayoutYAxisAnchor, let earlier = earlier as? NSLayoutYAxisAnchor {
      switch relation {
      case .greaterThanOrEqual:
        return later.constraint(
          greaterThanOrEqualToSystemSpacingBelow: earlier, multiplier: times)
      case .lessThanOrEqual:
        return later.constraint(lessThanOrEqualToSystemSpacingBelow: earlier, multiplier: times)
      case .equal: return later.constraint(equalToSystemSpacingBelow: earlier, multiplier: times)
      }
    }
    return nil
  }
}
#endif
