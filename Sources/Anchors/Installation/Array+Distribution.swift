// Rows and columns of items, in one statement. The edges are the superview's, as for a position with a
// number, so that the group can be written before the items are anywhere.

extension Array where Element: AnchorSource {
  /// The constraints that the items follow each other at a fixed spacing, are all of one length, and
  /// fill the superview from edge to edge.
  ///
  ///     Constraint.activate {
  ///       [a, b, c].distribute(along: .horizontal, spacing: 8, leading: 16, trailing: 16)
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
  public func distribute(
    along axis: LayoutAxis, spacing: Double, leading: Double = 0, trailing: Double = 0
  ) -> ConstraintGroup {
    guard let first, let last else { return ConstraintGroup() }
    var constraints = [first.layoutNode.equal(axis.near, constant: leading)]
    for (item, next) in zip(self, dropFirst()) {
      constraints.append(
        next.layoutNode.equal(axis.near, item.layoutNode, axis.far, constant: spacing))
      constraints.append(next.layoutNode.equal(axis.length, item.layoutNode, axis.length))
    }
    constraints.append(last.layoutNode.equal(axis.far, constant: -trailing))
    return ConstraintGroup(constraints)
  }

  /// The constraints that the items are of a fixed length, and stand at equal distances between
  /// the superview's edges.
  ///
  ///     Constraint.activate {
  ///       [a, b, c].distribute(along: .horizontal, itemLength: 44, leading: 16, trailing: 16)
  ///     }
  ///     // in a superview 364 wide: 44 wide each, at 16, 160, 304
  ///
  /// A single item stands at the leading edge.
  ///
  /// The distances need no guides: the far edge of each item is a fraction of the superview's. UIKit
  /// reads fractions of a trailing edge wrongly from right to left. There the constraints are about
  /// right edges, in the direction that the superview has when this is called.
  ///
  /// - Parameters:
  ///   - axis: whether this is a row or a column.
  ///   - itemLength: the length of each item along the axis, in points.
  ///   - leading: the distance from the superview's leading or top edge, in points.
  ///   - trailing: the distance from the superview's trailing or bottom edge, in points, counted
  ///     inwards.
  /// - Returns: an inert group; empty for no items.
  public func distribute(
    along axis: LayoutAxis, itemLength: Double, leading: Double = 0, trailing: Double = 0
  ) -> ConstraintGroup {
    let nodes = map { $0.layoutNode }
    guard axis == .horizontal, let first = nodes.first,
      first.knownBackend?.measuresMultiplesFromLeft == true
    else {
      return nodes.spread(axis.near, axis.far, axis.length, itemLength, leading, trailing)
    }
    return (first.parent ?? first).item?.ownLayoutDirection == .rightToLeft
      ? [LayoutNode](nodes.reversed()).spread(.left, .right, .width, itemLength, trailing, leading)
      : nodes.spread(.left, .right, .width, itemLength, leading, trailing)
  }

  /// The constraints that all items have an attribute in common: that of the first.
  ///
  ///     [icon, title, badge].align(.centerY)
  ///
  /// - Returns: an inert group; empty for fewer than two items.
  public func align(_ attribute: Attribute) -> ConstraintGroup {
    guard let first else { return ConstraintGroup() }
    return ConstraintGroup(
      dropFirst().map { $0.layoutNode.equal(attribute, first.layoutNode, attribute) })
  }
}

extension [LayoutNode] {
  /// Items of one length, at equal distances.
  ///
  /// Of `n` items in a length `L`, the part `p = i / (n - 1)` of the way lies before item `i`, and so
  /// its far edge is at `near + p × (L - near - far - length) + length`.
  @inline(never)
  fileprivate func spread(
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
  /// The constraint `attribute == multiplier × other's attribute + constant`.
  package func equal(
    _ attribute: Attribute, _ other: LayoutNode, _ otherAttribute: Attribute,
    multiplier: Double = 1, constant: Double = 0
  ) -> Constraint {
    Constraint(
      self, attribute, .equal, other, otherAttribute, multiplier: multiplier, constant: constant)
  }

  /// The constraint `length == constant`, or, of a position, that it is a multiple of the superview's
  /// same position and a constant.
  package func equal(_ attribute: Attribute, multiplier: Double = 1, constant: Double) -> Constraint
  {
    Constraint(
      self, attribute, .equal, nil, attribute, multiplier: multiplier, constant: constant)
  }
}
