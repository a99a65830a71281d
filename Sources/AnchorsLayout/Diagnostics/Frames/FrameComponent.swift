import Anchors

/// A component of a frame.
public enum FrameComponent: String, Sendable, CaseIterable {
  /// The left edge.
  case x
  /// The top edge.
  case y
  /// The width.
  case width
  /// The height.
  case height

  var variable: Variable {
    switch self {
    case .x: .x
    case .y: .y
    case .width: .width
    case .height: .height
    }
  }

  var axis: LayoutAxis { self == .x || self == .width ? .horizontal : .vertical }
}

extension FrameComponent: CustomStringConvertible {
  /// The name: `x`, `y`, `width` or `height`.
  public var description: String { rawValue }
}
