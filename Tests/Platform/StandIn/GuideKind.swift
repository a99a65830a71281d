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
}
