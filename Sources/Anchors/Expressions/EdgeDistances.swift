/// A distance inwards for each edge: ``Insets`` or ``DirectionalInsets``.
public protocol EdgeDistances {
  /// Whether the distances are for physical edges rather than along the direction of text.
  var areAbsolute: Bool { get }
  /// The distance from one edge, in points.
  func distance(from edge: LayoutEdge) -> Double
}

extension Insets: EdgeDistances {
  /// Insets are for physical edges.
  public var areAbsolute: Bool { true }
  /// The distance from one edge, `leading` meaning left.
  public func distance(from edge: LayoutEdge) -> Double {
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
  public func distance(from edge: LayoutEdge) -> Double {
    switch edge {
    case .top: top
    case .left, .leading: leading
    case .bottom: bottom
    case .right, .trailing: trailing
    }
  }
}
