#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)

/// The `NSLayoutConstraint` that represents a ``Constraint`` and has its description: the log of
/// unsatisfiable constraints contains the expression and its line.
final class NativeLayoutConstraint: NSLayoutConstraint {
  /// The constraint; `nil` once it is freed. Weak, because the constraint may be released on any
  /// thread.
  nonisolated(unsafe) weak var origin: Constraint?

  /// The node of the superview that a position with a number is measured from. It is not read from
  /// `secondItem`, which may dangle.
  fileprivate nonisolated(unsafe) var superviewNode: LayoutNode?

  nonisolated override var description: String { origin?.description ?? super.description }

  /// The constraint's identifier; without one, the line: `LoginView.swift:42`. It is created on
  /// demand, because it is rarely read.
  override var identifier: String? {
    get { super.identifier ?? origin.flatMap { $0.identifier ?? $0.source?.description } }
    set { super.identifier = newValue }
  }
}

/// Returns a backend object as an `NSLayoutConstraint`, which it always is.
func nativeConstraint(_ object: AnyObject) -> NSLayoutConstraint {
  unsafeDowncast(object, to: NSLayoutConstraint.self)
}

@MainActor
extension Constraint {
  /// The `NSLayoutConstraint` that represents the constraint, if it exists.
  var native: NSLayoutConstraint? { backendObject.map { nativeConstraint($0) } }

  /// Returns the `NSLayoutConstraint` that represents the constraint. Makes one if there is none,
  /// or if a position is measured from the superview and the superview has changed. Returns `nil`
  /// if an item is missing.
  func nativeMadeIfNeeded() -> NSLayoutConstraint? {
    guard let native else { return makeNative() }
    if native.isActive || !isMeasuredFromSuperview { return native }
    let former = (native as? NativeLayoutConstraint)?.superviewNode
    return former === self.first.parent ? native : makeNative()
  }

  /// `true` if a number on the right is measured from the superview.
  private var isMeasuredFromSuperview: Bool { self.second == nil && !firstAttribute.isSize }

  /// Makes a native constraint with all properties, and stores it as the representation of this
  /// one.
  func makeNative() -> NSLayoutConstraint? {
    guard let first = self.first.nativeSide(firstAttribute) else { return nil }
    let superview = isMeasuredFromSuperview ? self.first.parent : nil
    let second = (self.second ?? superview)?.nativeSide(secondAttribute)
    if second == nil, self.second != nil || isMeasuredFromSuperview { return nil }
    let made = NativeLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation.native,
      toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute,
      multiplier: CGFloat(written.multiplier), constant: CGFloat(written.constant))
    if written.priority != .required { made.priority = NativePriority(written.priority) }
    made.superviewNode = superview
    (native as? NativeLayoutConstraint)?.origin = nil
    if hasSystemSpacing, let spaced = nativeSpaced(as: made) {
      spaced.priority = made.priority
      spaced.identifier = identifier ?? source?.description
      stand(spaced, hasSpacing: true)
      return spaced
    }
    made.origin = self
    stand(made, hasSpacing: hasSystemSpacing)
    return made
  }
}

// MARK: - System spacing

@MainActor
extension Constraint {
  /// The toolkit's constraint with the system's space between the anchors of another. A space
  /// before the second item is one after the first: then the two change places.
  private func nativeSpaced(as native: NSLayoutConstraint) -> NSLayoutConstraint? {
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
