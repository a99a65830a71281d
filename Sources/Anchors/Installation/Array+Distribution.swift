// Rows and columns of items, in one statement. The edges are the superview's, as for a position
// with a number, so that the group can be written before the items are anywhere.

extension Array where Element: AnchorSource {
  /// The constraints that the items follow each other at a fixed spacing, are all of one length,
  /// and fill the superview from edge to edge.
  ///
  ///     Constraint.activate {
  ///       [a, b, c].distributed(along: .horizontal, spacing: 8, leading: 16, trailing: 16)
  ///     }
  ///     // in a superview 348 wide: each 100 wide, at 16, 124, 232
  ///
  /// A row runs from leading to trailing, a column from top to bottom.
  ///
  /// - Parameters:
  ///   - axis: whether this is a row or a column.
  ///   - spacing: the distance between neighbours, in points.
  ///   - leading: the distance from the superview's leading or top edge, in points.
  ///   - trailing: the distance from the superview's trailing or bottom edge, in points, counted
  ///     inwards.
  /// - Returns: an inert group; empty for no items.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func distributed(
    along axis: LayoutAxis, spacing: Double, leading: Double = 0, trailing: Double = 0
  ) -> ConstraintGroup {
    map { $0.layoutNode }.distributed(axis, spacing, leading, trailing)
  }

  /// The constraints that the items are of a fixed length, and stand at equal distances between
  /// the superview's edges.
  ///
  ///     Constraint.activate {
  ///       [a, b, c].distributed(along: .horizontal, itemLength: 44, leading: 16, trailing: 16)
  ///     }
  ///     // in a superview 364 wide: 44 wide each, at 16, 160, 304
  ///
  /// A single item stands at the leading edge.
  ///
  /// The distances need no guides: the far edge of each item is at a fraction of the superview's.
  /// UIKit does not mirror fractions of a trailing edge from right to left. There the constraints
  /// use right edges, in the superview's direction at the time of the call.
  ///
  /// - Parameters:
  ///   - axis: whether this is a row or a column.
  ///   - itemLength: the length of each item along the axis, in points.
  ///   - leading: the distance from the superview's leading or top edge, in points.
  ///   - trailing: the distance from the superview's trailing or bottom edge, in points, counted
  ///     inwards.
  /// - Returns: an inert group; empty for no items.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func distributed(
    along axis: LayoutAxis, itemLength: Double, leading: Double = 0, trailing: Double = 0
  ) -> ConstraintGroup {
    map { $0.layoutNode }.spread(axis, itemLength, leading, trailing)
  }

  /// Returns the constraints that all items share an attribute with the first.
  ///
  ///     [icon, title, badge].aligned(.centerY)
  ///
  /// - Returns: an inert group; empty for fewer than two items.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func aligned(_ attribute: Attribute) -> ConstraintGroup {
    map { $0.layoutNode }.aligned(attribute)
  }
}

// The same for nodes: generic code would be slower and compiled at each call.

extension [LayoutNode] {
  @_alwaysEmitIntoClient
  func distributed(
    _ axis: LayoutAxis, _ spacing: Double, _ near: Double, _ far: Double
  ) -> ConstraintGroup {
    guard let first, let last else { return ConstraintGroup() }
    var constraints = [first.equal(axis.near, constant: near)]
    for index in indices.dropFirst() {
      let (item, next) = (self[index - 1], self[index])
      constraints.append(next.equal(axis.near, item, axis.far, constant: spacing))
      constraints.append(next.equal(axis.length, item, axis.length))
    }
    constraints.append(last.equal(axis.far, constant: -far))
    return ConstraintGroup(constraints)
  }

  @_alwaysEmitIntoClient
  func aligned(_ attribute: Attribute) -> ConstraintGroup {
    ConstraintGroup(dropFirst().map { $0.equal(attribute, self[0], attribute) })
  }

  @_alwaysEmitIntoClient
  func spread(
    _ axis: LayoutAxis, _ length: Double, _ near: Double, _ far: Double
  ) -> ConstraintGroup {
    guard axis == .horizontal, let isFromRight = first?.isMirroredRowOfMultiples
    else { return spread(axis.near, axis.far, axis.length, length, near, far) }
    return isFromRight
      ? [LayoutNode](reversed()).spread(.left, .right, .width, length, far, near)
      : spread(.left, .right, .width, length, near, far)
  }

  /// Items of one length, at equal distances.
  ///
  /// For `n` items in a length `L`, the fraction `p = i / (n - 1)` of the way is before item `i`.
  /// Its far edge is at `near + p × (L - near - far - length) + length`.
  @_alwaysEmitIntoClient
  @inline(never)
  func spread(
    _ nearEdge: Attribute, _ farEdge: Attribute, _ lengthAttribute: Attribute,
    _ length: Double, _ near: Double, _ far: Double
  ) -> ConstraintGroup {
    var constraints: [Constraint] = []
    for (index, node) in enumerated() {
      constraints.append(node.equal(lengthAttribute, constant: length))
      if index == 0 {
        constraints.append(node.equal(nearEdge, constant: near))
      } else {
        let part = Double(index) / Double(count - 1)
        constraints.append(
          node.equal(
            farEdge, multiplier: part, constant: (1 - part) * (near + length) - part * far))
      }
    }
    return ConstraintGroup(constraints)
  }
}

extension LayoutNode {
  /// `true` if a row in the superview runs from right to left; `nil` if multiples of its edges are
  /// not measured from the left there.
  @usableFromInline
  var isMirroredRowOfMultiples: Bool? {
    guard knownBackend?.measuresMultiplesFromLeft == true else { return nil }
    return (parent ?? self).item?.ownLayoutDirection == .rightToLeft
  }

  /// Returns the constraint `attribute == multiplier × other's attribute + constant`. Without
  /// another item it is `length == constant`, or, of a position, that it is a multiple of the
  /// superview's same position and a constant.
  @usableFromInline
  package func equal(
    _ attribute: Attribute, _ other: LayoutNode? = nil, _ otherAttribute: Attribute? = nil,
    multiplier: Double = 1, constant: Double = 0
  ) -> Constraint {
    Constraint(
      self, attribute, .equal, other, otherAttribute ?? attribute, multiplier: multiplier,
      constant: constant)
  }
}
