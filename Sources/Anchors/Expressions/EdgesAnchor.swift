/// Several edges of one item, each with a distance inwards.
///
///     card.edges == screen.edges.inset(by: 8)     // +8 on near edges, -8 on far ones
///     card.edges >= screen.edges                  // card lies inside screen
///     card.edges == 8                             // the superview's edges, 8 points inside
///     card.horizontalEdges >= 16                  // at least 16 points inside the superview
public struct EdgesAnchor {
  /// The item's node; `nil` for the superview of the item on the other side.
  package let node: LayoutNode?
  /// The edges, in the order in which their constraints are made.
  package let edges: [LayoutEdge]
  /// Inward distances. Those from `left` and `right` are also those from `leading` and `trailing`.
  let insets: Insets
  /// `true` if insets are physical, so that directional edges become physical.
  let isAbsolute: Bool

  @usableFromInline
  package init(
    _ node: LayoutNode?, _ edges: [LayoutEdge], insets: Insets = .zero, isAbsolute: Bool = false
  ) {
    self.node = node
    self.edges = edges
    self.insets = insets
    self.isAbsolute = isAbsolute
  }

  /// `true` if no edges were chosen; the other side then decides.
  package var isDefault: Bool { edges == LayoutEdge.around }

  /// The edges moved inwards by the same distance; outwards if it is negative.
  ///
  ///     card.edges == screen.edges.inset(by: 16)
  public func inset(by distance: some LayoutNumber) -> EdgesAnchor {
    moved(by: Insets(distance.layoutNumber), isAbsolute: false)
  }

  /// The edges moved inwards by a distance for each. Physical ``Insets`` make `leading` and
  /// `trailing` into `left` and `right`; ``DirectionalInsets`` follow the direction of text.
  public func inset(by distances: some _EdgeDistances) -> EdgesAnchor {
    let superview = distances._operand
    return moved(by: superview.insets, isAbsolute: superview.isAbsolute)
  }

  private func moved(by other: Insets, isAbsolute: Bool) -> EdgesAnchor {
    EdgesAnchor(
      node, edges, insets: insets + other, isAbsolute: self.isAbsolute || isAbsolute)
  }

  /// The distance of an edge from where it is without insets: forwards or backwards on the axis.
  private func offset(of edge: LayoutEdge) -> Double {
    switch edge {
    case .top: insets.top
    case .left, .leading: insets.left
    case .bottom: -insets.bottom
    case .right, .trailing: -insets.right
    }
  }
}

extension EdgesAnchor: _AnchorComposite {
  /// The type of the right side.
  public typealias _Operand = EdgesAnchor
  /// The result of a relation.
  public typealias _Constrained = ConstraintGroup

  /// A constraint for each edge. On far edges insets count backwards and the relation is flipped.
  ///
  /// A side on which no edges were chosen has the edges of the other. Chosen edges are paired by
  /// name if both sides have the same, else in their order: `a.edges(.top) == b.edges(.bottom)`.
  ///
  /// - Precondition: both sides have the same number of edges.
  public func _related(_ relation: Relation, to other: EdgesAnchor) -> [Constraint] {
    guard let node else { return [] }
    var mine = isDefault ? other.edges : edges
    var theirs = other.isDefault ? mine : other.edges
    if mine.count != theirs.count {
      trap("\(mine.count) edges cannot be compared with \(theirs.count)")
    }
    if isAbsolute || other.isAbsolute {
      (mine, theirs) = (mine.map { $0.absolute }, theirs.map { $0.absolute })
    }
    // Attributes are compared rather than edges, as those are compared by their names.
    let isByName = mine.allSatisfy { edge in
      theirs.contains { $0.attribute == edge.attribute }
    }
    if isByName { theirs = mine }
    var constraints: [Constraint] = []
    constraints.reserveCapacity(mine.count)
    for place in mine.indices {
      let (edge, otherEdge) = (mine[place], theirs[place])
      constraints.append(
        Constraint(
          node, edge.attribute, edge.attribute.isFarEdge ? relation.flipped : relation, other.node,
          otherEdge.attribute, multiplier: 1,
          constant: other.offset(of: otherEdge) - offset(of: edge)))
    }
    return constraints
  }

  /// A constraint of each edge to the superview's same edge, moved inwards by the number.
  public func _related(_ relation: Relation, to number: Double) -> [Constraint] {
    _related(relation, to: EdgesAnchor(nil, edges, insets: Insets(number)))
  }
}
