// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What a guide follows, for an engine.
public enum _GuideKind: Sendable {
  /// Nothing: constraints determine its frame.
  case free
  case layoutMargins
  case safeArea
  case readableContent
  case keyboard
  /// From the top edge of a view controller's view to its safe area.
  case topSupport
  /// From the safe area of a view controller's view to its bottom edge.
  case bottomSupport
  /// All that a scroll view shows parts of.
  case content
  /// The frame of a scroll view, in the coordinates of its content.
  case frame
}
