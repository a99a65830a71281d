// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The area that a guide follows, for an engine.
public enum _GuideKind: Sendable {
  /// Nothing: constraints determine its frame.
  case free
  case layoutMargins
  case safeArea
  case readableContent
  case keyboard
  /// All that a scroll view shows parts of.
  case content
  /// The frame of a scroll view, in the coordinates of its content.
  case frame
  /// A region that may avoid the corners.
  case region
}
