/// One edge, for choosing some of an item's edges.
public enum LayoutEdge: String, _NamedCase, Sendable, CaseIterable {
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

  package var attribute: Attribute {
    switch self {
    case .top: .top
    case .left: .left
    case .leading: .leading
    case .bottom: .bottom
    case .right: .right
    case .trailing: .trailing
    }
  }

  /// The edge for physical insets: `left` for `leading`, `right` for `trailing`.
  var absolute: LayoutEdge {
    switch self {
    case .leading: .left
    case .trailing: .right
    default: self
    }
  }

  /// The four edges that an item has when none are chosen.
  package static let around: [LayoutEdge] = [.top, .leading, .bottom, .trailing]
  package static let horizontal: [LayoutEdge] = [.leading, .trailing]
  package static let vertical: [LayoutEdge] = [.top, .bottom]

  /// The four edges but for some of them: physical ones where `left` or `right` is left out.
  @usableFromInline
  package static func around(excluding excluded: [LayoutEdge]) -> [LayoutEdge] {
    let isPhysical = excluded.contains { $0 == .left || $0 == .right }
    let edges = isPhysical ? around.map { $0.absolute } : around
    return edges.filter { !excluded.contains($0) }
  }
}
