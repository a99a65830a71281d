import Anchors

extension LayoutView {
  /// Returns the alignment rectangle of a frame: the frame without the ``alignmentRectInsets``, in
  /// the same coordinates.
  ///
  /// - Complexity: O(1).
  public final func alignmentRect(forFrame frame: Rect) -> Rect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame whose alignment rectangle this is, in the same coordinates.
  ///
  /// - Complexity: O(1).
  public final func frame(forAlignmentRect rect: Rect) -> Rect {
    rect.inset(by: alignmentRectInsets.negated)
  }
}
