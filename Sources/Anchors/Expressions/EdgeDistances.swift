/// A distance inwards for each edge: ``Insets`` or ``DirectionalInsets``. On the right of a
/// relation it means the superview's edges, moved inwards.
public protocol _EdgeDistances: _RightSide where _Operand == EdgesAnchor {}

extension Insets: _EdgeDistances {
  /// The superview's edges, moved inwards. Insets are for physical edges.
  public var _operand: EdgesAnchor {
    EdgesAnchor(nil, LayoutEdge.around, insets: self, isAbsolute: true)
  }
}

extension DirectionalInsets: _EdgeDistances {
  /// The superview's edges, moved inwards. Directional insets follow the direction of text.
  public var _operand: EdgesAnchor {
    EdgesAnchor(
      nil, LayoutEdge.around,
      insets: Insets(top: top, left: leading, bottom: bottom, right: trailing))
  }
}
