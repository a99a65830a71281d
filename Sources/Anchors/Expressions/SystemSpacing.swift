/// The space that the system puts between two items, as a distance in an expression.
///
///     title.top == photo.bottom + .system
///     name.leading >= photo.trailing + 2 * .system
///     title.bottom <= card.bottom - .system
///
/// On UIKit and AppKit it is what `constraint(equalToSystemSpacingBelow:multiplier:)` and its kin
/// say. On the portable tree it is 8 points, and 20 to an edge of the view that the item is in, as
/// a single `-` in a visual format. A ``Constraint/constant`` that is set later takes its place.
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
public protocol _PositionAxis: _AnchorKind {}

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

/// A position, or an array of positions, that can have the system's spacing.
public protocol _Spaceable {
  /// The axis of the positions.
  associatedtype _Axis: _PositionAxis
  /// The result of a relation.
  associatedtype _Spaced
  /// The constraint or constraints that relate `self` to `other`.
  func _spaced(_ relation: Relation, _ other: _SpacedAnchor<_Axis>) -> _Spaced
}

extension LayoutAnchor: _Spaceable where Kind: _PositionAxis {
  /// The constraint that relates `self` to `other`.
  public func _spaced(_ relation: Relation, _ other: _SpacedAnchor<Kind>) -> Constraint {
    let constraint = Constraint(
      node, attribute, relation, other.node, other.attribute, multiplier: 1,
      constant: other.multiplier * standardSpacing)
    constraint.hasSystemSpacing = true
    return constraint
  }
}

extension Array: _Spaceable where Element: _Spaceable, Element._Spaced == Constraint {
  /// The constraints that relate every element to `other`.
  public func _spaced(
    _ relation: Relation, _ other: _SpacedAnchor<Element._Axis>
  ) -> ConstraintGroup {
    ConstraintGroup(map { $0._spaced(relation, other) })
  }
}

/// The constraint that a position is the system's space away from another, or the constraints that
/// each of several is.
///
///     [title, subtitle].leading == photo.trailing + .system
@_alwaysEmitIntoClient
public func == <Left: _Spaceable>(lhs: Left, rhs: _SpacedAnchor<Left._Axis>) -> Left._Spaced {
  lhs._spaced(.equal, rhs)
}

/// The constraint that a position is at most the system's space after another, or at least before
/// it.
@_alwaysEmitIntoClient
public func <= <Left: _Spaceable>(lhs: Left, rhs: _SpacedAnchor<Left._Axis>) -> Left._Spaced {
  lhs._spaced(.lessThanOrEqual, rhs)
}

/// The constraint that a position is at least the system's space after another, or at most before
/// it.
@_alwaysEmitIntoClient
public func >= <Left: _Spaceable>(lhs: Left, rhs: _SpacedAnchor<Left._Axis>) -> Left._Spaced {
  lhs._spaced(.greaterThanOrEqual, rhs)
}
