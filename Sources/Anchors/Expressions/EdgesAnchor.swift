/// One edge, for choosing some of an item's edges.
public enum Edge: Sendable, CaseIterable {
  /// The top edge.
  case top
  /// The left edge.
  case left
  /// The edge where text begins.
  case leading
  /// The bottom edge.
  case bottom
  /// The right edge.
  case right
  /// The edge where text ends.
  case trailing

  var attribute: Attribute {
    switch self {
    case .top: .top
    case .left: .left
    case .leading: .leading
    case .bottom: .bottom
    case .right: .right
    case .trailing: .trailing
    }
  }

  /// The physical edge that stands for a directional one where insets are physical.
  var absolute: Edge {
    switch self {
    case .leading: .left
    case .trailing: .right
    default: self
    }
  }
}

/// Several edges of one item, each with a distance inwards.
///
///     card.edges == screen.edges.inset(by: 8)     // +8 on near edges, -8 on far ones
///     card.edges >= screen.edges                  // card lies inside screen
public struct EdgesAnchor {
  /// The item's node; `nil` for the superview of whatever item is on the other side.
  let node: LayoutNode?
  /// The edges, in the order in which their constraints are made.
  public let edges: [Edge]
  /// Inward distances, one for each of `edges`.
  let insets: [Double]
  /// Whether a distance was given for physical edges, so that directional ones become physical.
  let isAbsolute: Bool

  init(_ node: LayoutNode?, _ edges: [Edge], insets: [Double]? = nil, isAbsolute: Bool = false) {
    self.node = node
    self.edges = edges
    self.insets = insets ?? Array(repeating: 0, count: edges.count)
    self.isAbsolute = isAbsolute
  }

  /// Whether these are the edges an item has when none are chosen; the other side decides then.
  private var isDefault: Bool { edges == [.top, .leading, .bottom, .trailing] }

  /// The edges moved inwards by the same distance; outwards if it is negative.
  ///
  ///     card.edges == screen.edges.inset(by: 16)
  public func inset(by distance: Double) -> EdgesAnchor {
    moved { _ in distance }
  }

  /// The edges moved inwards by a distance for each. Physical ``Insets`` make `leading` and
  /// `trailing` into `left` and `right`; ``DirectionalInsets`` follow the direction of text.
  public func inset(by distances: some EdgeDistances) -> EdgesAnchor {
    moved(isAbsolute: distances.areAbsolute) { distances.distance(from: $0) }
  }

  private func moved(isAbsolute: Bool = false, by distance: (Edge) -> Double) -> EdgesAnchor {
    EdgesAnchor(
      node, edges, insets: zip(edges, insets).map { $1 + distance($0) },
      isAbsolute: self.isAbsolute || isAbsolute)
  }

  /// The distance of an edge from where it is without insets: forwards or backwards on the axis.
  private func offset(of edge: Edge) -> Double {
    guard let index = edges.firstIndex(of: edge) else { return 0 }
    return edge.attribute.isFarEdge ? -insets[index] : insets[index]
  }

  /// These edges with `leading` and `trailing` made physical.
  private var absolute: EdgesAnchor {
    EdgesAnchor(node, edges.map { $0.absolute }, insets: insets, isAbsolute: true)
  }

  /// The same insets for another choice of edges.
  private func choosing(_ edges: [Edge]) -> EdgesAnchor {
    EdgesAnchor(
      node, edges,
      insets: edges.map { edge in
        self.edges.firstIndex { $0.absolute == edge.absolute }.map { insets[$0] } ?? 0
      }, isAbsolute: isAbsolute)
  }
}

extension EdgesAnchor: AnchorComposite {
  /// A constraint for each edge. On far edges insets count backwards and the relation is flipped.
  ///
  /// A side on which no edges were chosen has the edges of the other. Chosen edges are paired by
  /// name if both sides have the same, else in their order: `a.edges(.top) == b.edges(.bottom)`.
  ///
  /// - Precondition: both sides have the same number of edges.
  public func related(_ relation: Relation, to other: EdgesAnchor) -> [Constraint] {
    guard let node else { return [] }
    if isDefault, !other.isDefault { return choosing(other.edges).related(relation, to: other) }
    if !isDefault, other.isDefault { return related(relation, to: other.choosing(edges)) }
    precondition(
      edges.count == other.edges.count,
      "\(edges.count) edges cannot be compared with \(other.edges.count)")
    let becomesAbsolute = isAbsolute || other.isAbsolute
    let (mine, theirs) = becomesAbsolute ? (absolute, other.absolute) : (self, other)
    let isByName = mine.edges.allSatisfy(theirs.edges.contains)
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
  public func related(_ relation: Relation, to number: Double) -> [Constraint] {
    let superview = EdgesAnchor(
      nil, edges, insets: edges.map { $0.attribute.isFarEdge ? -number : number })
    return related(relation, to: superview)
  }

  /// The superview's edges, moved inwards.
  fileprivate func superview(inset distances: some EdgeDistances) -> EdgesAnchor {
    EdgesAnchor(nil, edges).inset(by: distances)
  }
}

/// The constraints that the edges are the superview's, moved inwards.
///
///     card.edges == Insets(top: 20, left: 8, bottom: 20, right: 8)
public func == (lhs: EdgesAnchor, rhs: some EdgeDistances) -> ConstraintGroup {
  lhs == lhs.superview(inset: rhs)
}

/// The constraints that the edges are at or outside the superview's, moved inwards.
public func <= (lhs: EdgesAnchor, rhs: some EdgeDistances) -> ConstraintGroup {
  lhs <= lhs.superview(inset: rhs)
}

/// The constraints that the edges are at or inside the superview's, moved inwards.
public func >= (lhs: EdgesAnchor, rhs: some EdgeDistances) -> ConstraintGroup {
  lhs >= lhs.superview(inset: rhs)
}

/// A distance inwards for each edge: ``Insets`` or ``DirectionalInsets``.
public protocol EdgeDistances {
  /// Whether the distances are for physical edges rather than along the direction of text.
  var areAbsolute: Bool { get }
  /// The distance from one edge, in points.
  func distance(from edge: Edge) -> Double
}

extension Insets: EdgeDistances {
  /// Insets are for physical edges.
  public var areAbsolute: Bool { true }
  /// The distance from one edge, `leading` meaning left.
  public func distance(from edge: Edge) -> Double {
    switch edge {
    case .top: top
    case .left, .leading: left
    case .bottom: bottom
    case .right, .trailing: right
    }
  }
}

extension DirectionalInsets: EdgeDistances {
  /// Directional insets follow the direction of text.
  public var areAbsolute: Bool { false }
  /// The distance from one edge, `left` meaning leading.
  public func distance(from edge: Edge) -> Double {
    switch edge {
    case .top: top
    case .left, .leading: leading
    case .bottom: bottom
    case .right, .trailing: trailing
    }
  }
}
