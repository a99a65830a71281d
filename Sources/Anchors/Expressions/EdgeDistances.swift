/// A distance inwards for each edge: ``Insets`` or ``DirectionalInsets``.
public protocol _EdgeDistances {
  /// Whether the distances are for physical edges rather than along the direction of text.
  var _areAbsolute: Bool { get }
  /// The distance from one edge, in points.
  func _distance(from edge: LayoutEdge) -> Double
}

extension Insets: _EdgeDistances {
  /// Insets are for physical edges.
  public var _areAbsolute: Bool { true }
  /// The distance from one edge, `leading` meaning left.
  public func _distance(from edge: LayoutEdge) -> Double {
    switch edge {
    case .top: top
    case .left, .leading: left
    case .bottom: bottom
    case .right, .trailing: right
    }
  }
}

extension DirectionalInsets: _EdgeDistances {
  /// Directional insets follow the direction of text.
  public var _areAbsolute: Bool { false }
  /// The distance from one edge, `left` meaning leading.
  public func _distance(from edge: LayoutEdge) -> Double {
    Insets(top: top, left: leading, bottom: bottom, right: trailing)._distance(from: edge)
  }
}
