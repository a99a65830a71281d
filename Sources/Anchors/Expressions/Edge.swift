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

  /// The four edges that an item has when none are chosen.
  static let around: [Edge] = [.top, .leading, .bottom, .trailing]
  static let horizontal: [Edge] = [.leading, .trailing]
  static let vertical: [Edge] = [.top, .bottom]

  /// The four edges but for some of them: physical ones where `left` or `right` is left out.
  @usableFromInline
  static func around(excluding excluded: [Edge]) -> [Edge] {
    let isPhysical = excluded.contains { $0 == .left || $0 == .right }
    let edges = isPhysical ? around.map { $0.absolute } : around
    return edges.filter { !excluded.contains($0) }
  }
}

/// A number for each edge.
struct EdgeValues {
  var top, left, leading, bottom, right, trailing: Double

  init(by value: (Edge) -> Double) {
    top = value(.top)
    left = value(.left)
    leading = value(.leading)
    bottom = value(.bottom)
    right = value(.right)
    trailing = value(.trailing)
  }

  subscript(edge: Edge) -> Double {
    switch edge {
    case .top: top
    case .left: left
    case .leading: leading
    case .bottom: bottom
    case .right: right
    case .trailing: trailing
    }
  }
}
