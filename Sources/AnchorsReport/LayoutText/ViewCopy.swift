import AnchorsLayout

/// A view of the portable tree in the place of one of another class.
final class ViewCopy: LayoutView {
  private let alignment: Insets
  /// Measures the other view's content in a width; `nil` for content that keeps its size.
  var measure: ((Double) -> Size)?

  init(frame: Rect = .zero, alignment: Insets) {
    self.alignment = alignment
    super.init(frame: frame)
  }

  override var alignmentRectInsets: Insets { alignment }
  override func intrinsicContentSize(forWidth width: Double) -> Size? { measure?(width) }
}

/// The same for a view that scrolls.
final class ScrollViewCopy: LayoutScrollView {
  private let alignment: Insets

  init(frame: Rect = .zero, alignment: Insets) {
    self.alignment = alignment
    super.init(frame: frame)
  }

  override var alignmentRectInsets: Insets { alignment }
}
