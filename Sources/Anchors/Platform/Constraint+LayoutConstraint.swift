#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)

@MainActor
extension Constraint {
  /// The `NSLayoutConstraint` that represents the constraint.
  ///
  ///     let gap = title.top == card.top + 10
  ///     gap.isActive = true
  ///     gap.layoutConstraint?.constant = 24      // gap.constant is 24
  ///
  /// The constraint is created on activation or on first access. Its changes show in ``isActive``,
  /// ``constant`` and ``priority``. Activate it by ``isActive``; otherwise items and hosts do not
  /// record it. A new one replaces it if you change the multiplier, or the priority of an active
  /// constraint to or from required.
  ///
  /// `nil` if the items are not views or guides of UIKit or AppKit, if an item is released, and for
  /// a position with a number without a superview.
  @preconcurrency @MainActor
  public var layoutConstraint: NSLayoutConstraint? {
    first.record === NativeBackend.record ? nativeMadeIfNeeded() : nil
  }

  /// Creates a constraint that represents an existing `NSLayoutConstraint`, so that it can be in
  /// groups, be edited and be found with the others. The `NSLayoutConstraint` stays active or
  /// inactive.
  ///
  ///     let height = Constraint(adopting: label.heightAnchor.constraint(equalToConstant: 20))
  ///     height.isActive = true
  ///
  /// The items are read here, once. The constraint then knows them by their nodes, so it is safe to
  /// keep after a view is freed: activating it is an ``InstallationError/Kind/itemReleased``.
  ///
  /// - Precondition: both items are views or guides and alive, which UIKit and AppKit guarantee for
  ///   an active constraint only. The constraint is not one between offsets
  ///   (`anchorWithOffset(to:)`).
  @preconcurrency @MainActor
  public convenience init(adopting layoutConstraint: NSLayoutConstraint) {
    guard let first = layoutConstraint.firstItem.flatMap(node),
      let firstAttribute = Attribute(layoutConstraint.firstAttribute)
    else { trap("\(layoutConstraint) is not between views or guides, and cannot be adopted") }
    let second = layoutConstraint.secondItem.flatMap(node)
    self.init(
      first, firstAttribute, Relation(layoutConstraint.relation), second,
      Attribute(layoutConstraint.secondAttribute) ?? firstAttribute,
      multiplier: Double(layoutConstraint.multiplier), constant: Double(layoutConstraint.constant),
      priority: Priority(layoutConstraint.priority))
    identifier = layoutConstraint.identifier
    backendObject = layoutConstraint
    if layoutConstraint.isActive, let host = nearestCommonAncestor(first, second ?? first) {
      place(on: host.takeUnretainedValue())
    }
  }

  /// Returns the constraint of an `NSLayoutConstraint`, or adopts it in a new one. A recorded one
  /// is not adopted twice.
  @usableFromInline
  static func standing(for layoutConstraint: NSLayoutConstraint) -> Constraint {
    origin(of: layoutConstraint) ?? Constraint(adopting: layoutConstraint)
  }

  /// The constraint that an `NSLayoutConstraint` represents, if it was made for one or is recorded.
  /// Changes nothing.
  package static func origin(of layoutConstraint: NSLayoutConstraint) -> Constraint? {
    if let origin = (layoutConstraint as? NativeLayoutConstraint)?.origin { return origin }
    let recorded = layoutConstraint.firstItem.flatMap { existingNode(of: $0) }?.installed
    return recorded?.first { $0.native === layoutConstraint }
  }
}

/// The node of a view or guide.
@MainActor
private func node(of item: AnyObject) -> LayoutNode? {
  (item as? NativeView)?.layoutNode ?? (item as? NativeGuide)?.layoutNode
}

@MainActor
extension ConstraintGroup {
  /// Creates a group of existing `NSLayoutConstraint`s; see ``Constraint/init(adopting:)``.
  @preconcurrency @MainActor
  @_alwaysEmitIntoClient
  public convenience init(adopting layoutConstraints: [NSLayoutConstraint]) {
    self.init(layoutConstraints.map { Constraint.standing(for: $0) })
  }

  /// Adds an existing `NSLayoutConstraint` to the group, active or not, and returns the constraint
  /// that represents it; see ``Constraint/init(adopting:)``.
  @preconcurrency @MainActor
  @discardableResult
  public func adopt(_ layoutConstraint: NSLayoutConstraint) -> Constraint {
    let constraint = Constraint.standing(for: layoutConstraint)
    constraints.append(constraint)
    return constraint
  }

  /// The `NSLayoutConstraint`s that represent the group's constraints, in their order.
  @preconcurrency @MainActor
  @_alwaysEmitIntoClient
  public var layoutConstraints: [NSLayoutConstraint] {
    constraints.compactMap { $0.layoutConstraint }
  }
}

// A statement that is an `NSLayoutConstraint`, or an array of them:
//
//     Constraint.activate {
//       title.top == card.top + 10
//       label.heightAnchor.constraint(equalToConstant: 20)
//     }

extension NSLayoutConstraint: @preconcurrency _ConstraintStatement {
  /// Appends the constraint that represents this `NSLayoutConstraint`.
  @preconcurrency @MainActor
  public func _append(to constraints: inout [Constraint]) {
    constraints.append(.standing(for: self))
  }
}
#endif
