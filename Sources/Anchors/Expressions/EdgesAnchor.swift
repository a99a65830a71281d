/// Several edges of one item, each with a distance inwards.
///
///     card.edges == screen.edges.inset(by: 8)     // +8 on near edges, -8 on far ones
///     card.edges >= screen.edges                  // card lies inside screen
public struct EdgesAnchor {
  /// The item's node; `nil` for the superview of whatever item is on the other side.
  package let node: LayoutNode?
  /// The edges, in the order in which their constraints are made.
  package let edges: [LayoutEdge]
  /// Inward distances, of the chosen edges and, as nobody asks for them, of all others.
  let insets: EdgeValues
  /// Whether a distance was given for physical edges, so that directional ones become physical.
  let isAbsolute: Bool

  @usableFromInline
  package init(_ node: LayoutNode?, _ edges: [LayoutEdge]) {
    self.init(node, edges, insets: EdgeValues { _ in 0 }, isAbsolute: false)
  }

  private init(_ node: LayoutNode?, _ edges: [LayoutEdge], insets: EdgeValues, isAbsolute: Bool) {
    self.node = node
    self.edges = edges
    self.insets = insets
    self.isAbsolute = isAbsolute
  }

  /// Whether these are the edges an item has when none are chosen; the other side decides then.
  package var isDefault: Bool { edges == LayoutEdge.around }

  /// The edges moved inwards by the same distance; outwards if it is negative.
  ///
  ///     card.edges == screen.edges.inset(by: 16)
  public func inset(by distance: some LayoutNumber) -> EdgesAnchor {
    moved { _ in distance.layoutNumber }
  }

  /// The edges moved inwards by a distance for each. Physical ``Insets`` make `leading` and
  /// `trailing` into `left` and `right`; ``DirectionalInsets`` follow the direction of text.
  public func inset(by distances: some _EdgeDistances) -> EdgesAnchor {
    moved(isAbsolute: distances._areAbsolute) { distances._distance(from: $0) }
  }

  private func moved(isAbsolute: Bool = false, by distance: (LayoutEdge) -> Double) -> EdgesAnchor {
    EdgesAnchor(
      node, edges, insets: EdgeValues { insets[$0] + distance($0) },
      isAbsolute: self.isAbsolute || isAbsolute)
  }

  /// The distance of an edge from where it is without insets: forwards or backwards on the axis.
  private func offset(of edge: LayoutEdge) -> Double {
    edge.attribute.isFarEdge ? -insets[edge] : insets[edge]
  }

  /// These edges with `leading` and `trailing` made physical.
  private var absolute: EdgesAnchor {
    var insets = insets
    // Where both were chosen, the distance of the first is that of the physical edge.
    for edge in edges.reversed() {
      if edge.absolute == .left { insets.left = self.insets[edge] }
      if edge.absolute == .right { insets.right = self.insets[edge] }
    }
    return EdgesAnchor(node, edges.map { $0.absolute }, insets: insets, isAbsolute: true)
  }

  /// Other edges than the default ones, with the same insets.
  private func choosing(_ edges: [LayoutEdge]) -> EdgesAnchor {
    var insets = insets
    insets.left = insets.leading
    insets.right = insets.trailing
    return EdgesAnchor(node, edges, insets: insets, isAbsolute: isAbsolute)
  }
}

extension EdgesAnchor: _AnchorComposite {
  /// What it can be compared with.
  public typealias _Operand = EdgesAnchor
  /// What a relation gives.
  public typealias _Constrained = ConstraintGroup

  /// A constraint for each edge. On far edges insets count backwards and the relation is flipped.
  ///
  /// A side on which no edges were chosen has the edges of the other. Chosen edges are paired by
  /// name if both sides have the same, else in their order: `a.edges(.top) == b.edges(.bottom)`.
  ///
  /// - Precondition: both sides have the same number of edges.
  public func _related(_ relation: Relation, to other: EdgesAnchor) -> [Constraint] {
    guard let node else { return [] }
    if isDefault, !other.isDefault { return choosing(other.edges)._related(relation, to: other) }
    if !isDefault, other.isDefault { return _related(relation, to: other.choosing(edges)) }
    if edges.count != other.edges.count {
      trap("\(edges.count) edges cannot be compared with \(other.edges.count)")
    }
    let becomesAbsolute = isAbsolute || other.isAbsolute
    let (mine, theirs) = becomesAbsolute ? (absolute, other.absolute) : (self, other)
    let isByName = mine.edges == theirs.edges || mine.edges.allSatisfy(theirs.edges.contains)
    return mine.edges.indices.map { index in
      let edge = mine.edges[index]
      let otherEdge = isByName ? edge : theirs.edges[index]
      return Constraint(
        node, edge.attribute, edge.attribute.isFarEdge ? relation.flipped : relation, theirs.node,
        otherEdge.attribute, multiplier: 1,
        constant: theirs.offset(of: otherEdge) - mine.offset(of: edge))
    }
  }

  /// A constraint of each edge to the superview's same edge plus the number, sign as written.
  public func _related(_ relation: Relation, to number: Double) -> [Constraint] {
    let superview = EdgesAnchor(nil, edges).moved { $0.attribute.isFarEdge ? -number : number }
    return _related(relation, to: superview)
  }
}

// MARK: - Relations with insets

extension EdgesAnchor {
  /// The superview's edges, moved inwards.
  @usableFromInline
  package static func superview(inset distances: some _EdgeDistances) -> EdgesAnchor {
    EdgesAnchor(nil, LayoutEdge.around).inset(by: distances)
  }
}

/// The constraints that the edges are the superview's, moved inwards.
///
///     card.edges == Insets(top: 20, left: 8, bottom: 20, right: 8)
///     [photo, shade].edges == Insets(4)
@_alwaysEmitIntoClient
public func == <Edges: _Constrainable>(lhs: Edges, rhs: some _EdgeDistances) -> ConstraintGroup
where Edges._Operand == EdgesAnchor, Edges._Constrained == ConstraintGroup {
  lhs._constrained(.equal, to: .superview(inset: rhs))
}

/// The constraints that the edges are at or outside the superview's, moved inwards.
@_alwaysEmitIntoClient
public func <= <Edges: _Constrainable>(lhs: Edges, rhs: some _EdgeDistances) -> ConstraintGroup
where Edges._Operand == EdgesAnchor, Edges._Constrained == ConstraintGroup {
  lhs._constrained(.lessThanOrEqual, to: .superview(inset: rhs))
}

/// The constraints that the edges are at or inside the superview's, moved inwards.
@_alwaysEmitIntoClient
public func >= <Edges: _Constrainable>(lhs: Edges, rhs: some _EdgeDistances) -> ConstraintGroup
where Edges._Operand == EdgesAnchor, Edges._Constrained == ConstraintGroup {
  lhs._constrained(.greaterThanOrEqual, to: .superview(inset: rhs))
}
