/// The space that the system puts between two items, as a distance in an expression.
///
///     title.top == photo.bottom + .system
///     name.leading >= photo.trailing + 2 * .system
///     title.bottom <= card.bottom - .system
///
/// On UIKit and AppKit it is what `constraint(equalToSystemSpacingBelow:multiplier:)` and its kin say. On
/// the portable tree it is 8 points, and 20 to an edge of the view that the item is in, as a single `-` in a
/// visual format. A ``Constraint/constant`` that is set later takes its place.
public struct SystemSpacing: Sendable {
  @usableFromInline package let multiplier: Double

  @_alwaysEmitIntoClient
  package init(multiplier: Double) { self.multiplier = multiplier }

  /// The system's space, once.
  @_alwaysEmitIntoClient
  public static var system: SystemSpacing { SystemSpacing(multiplier: 1) }
}

/// The system's space several times: `2 * .system`.
@_alwaysEmitIntoClient
public func * (lhs: some LayoutNumber, rhs: SystemSpacing) -> SystemSpacing {
  SystemSpacing(multiplier: lhs.layoutNumber * rhs.multiplier)
}

/// A position that the system's space can be measured from: lengths have none.
public protocol _PositionAxis: AnchorKind {}

extension LayoutXAxis: _PositionAxis {}
extension LayoutYAxis: _PositionAxis {}

/// A position and the system's space after or before it: `photo.bottom + .system`.
public struct _SpacedAnchor<Kind: _PositionAxis> {
  @usableFromInline package let node: LayoutNode
  @usableFromInline package let attribute: Attribute
  @usableFromInline package let multiplier: Double

  @_alwaysEmitIntoClient
  package init(node: LayoutNode, attribute: Attribute, multiplier: Double) {
    (self.node, self.attribute, self.multiplier) = (node, attribute, multiplier)
  }
}

/// The position, with the system's space after it.
///
///     title.top == photo.bottom + .system      // 8 points below it on the portable tree
@_alwaysEmitIntoClient
public func + <Kind>(lhs: LayoutAnchor<Kind>, rhs: SystemSpacing) -> _SpacedAnchor<Kind> {
  _SpacedAnchor(node: lhs.node, attribute: lhs.attribute, multiplier: rhs.multiplier)
}

/// The position, with the system's space before it.
///
///     title.bottom == card.bottom - .system    // 20 points above it on the portable tree
@_alwaysEmitIntoClient
public func - <Kind>(lhs: LayoutAnchor<Kind>, rhs: SystemSpacing) -> _SpacedAnchor<Kind> {
  _SpacedAnchor(node: lhs.node, attribute: lhs.attribute, multiplier: -rhs.multiplier)
}

/// The constraint that a position is the system's space away from another.
@_alwaysEmitIntoClient
public func == <Kind>(lhs: LayoutAnchor<Kind>, rhs: _SpacedAnchor<Kind>) -> Constraint {
  spaced(
    lhs.node, lhs.attribute, .equal, rhs.node, rhs.attribute, rhs.multiplier)
}

/// The constraint that a position is at most the system's space after another, or at least before it.
@_alwaysEmitIntoClient
public func <= <Kind>(lhs: LayoutAnchor<Kind>, rhs: _SpacedAnchor<Kind>) -> Constraint {
  spaced(lhs.node, lhs.attribute, .lessThanOrEqual, rhs.node, rhs.attribute, rhs.multiplier)
}

/// The constraint that a position is at least the system's space after another, or at most before it.
@_alwaysEmitIntoClient
public func >= <Kind>(lhs: LayoutAnchor<Kind>, rhs: _SpacedAnchor<Kind>) -> Constraint {
  spaced(lhs.node, lhs.attribute, .greaterThanOrEqual, rhs.node, rhs.attribute, rhs.multiplier)
}

/// The constraints that every position is the system's space away from another.
///
///     [title, subtitle].leading == photo.trailing + .system
@_alwaysEmitIntoClient
public func == <Kind>(lhs: [LayoutAnchor<Kind>], rhs: _SpacedAnchor<Kind>) -> ConstraintGroup {
  ConstraintGroup(lhs.map { $0 == rhs })
}

/// The constraints that every position is at most the system's space after another, or at least before it.
@_alwaysEmitIntoClient
public func <= <Kind>(lhs: [LayoutAnchor<Kind>], rhs: _SpacedAnchor<Kind>) -> ConstraintGroup {
  ConstraintGroup(lhs.map { $0 <= rhs })
}

/// The constraints that every position is at least the system's space after another, or at most before it.
@_alwaysEmitIntoClient
public func >= <Kind>(lhs: [LayoutAnchor<Kind>], rhs: _SpacedAnchor<Kind>) -> ConstraintGroup {
  ConstraintGroup(lhs.map { $0 >= rhs })
}

@usableFromInline
package func spaced(
  _ first: LayoutNode, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutNode,
  _ secondAttribute: Attribute, _ multiplier: Double
) -> Constraint {
  let constraint = Constraint(
    first, firstAttribute, relation, second, secondAttribute, multiplier: 1,
    constant: multiplier * standardSpacing)
  constraint.hasSystemSpacing = true
  return constraint
}
