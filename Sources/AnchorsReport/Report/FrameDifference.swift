import AnchorsLayout

/// A view that UIKit or AppKit has put elsewhere than the library's engine would with the same
/// constraints.
public struct FrameDifference: CustomStringConvertible {
  /// The copy of the view.
  public let item: any LayoutItem
  /// The frame that UIKit or AppKit gave the view, in its superview's coordinates, in points, y
  /// growing downwards.
  public let frame: Rect
  /// The frame that the library's engine gives it.
  public let solved: Rect

  /// Both frames, on one line.
  public var description: String { text(ItemNames()) }

  func text(_ names: ItemNames) -> String {
    """
    \(names.name(of: item)): \(LayoutReport.toolkit) has \(frame), the same constraints give \
    \(solved)
    """
  }
}
