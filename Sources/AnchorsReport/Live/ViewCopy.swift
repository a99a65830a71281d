#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

/// A view of the portable tree in the place of a live one.
final class ViewCopy: LayoutView {
  private let alignment: Insets
  /// Measures the live view's content in a width; `nil` for content that keeps its size.
  var measure: ((Double) -> Size)?

  init(frame: Rect, alignment: Insets) {
    self.alignment = alignment
    super.init(frame: frame)
  }

  override var alignmentRectInsets: Insets { alignment }
  override func intrinsicContentSize(forWidth width: Double) -> Size? { measure?(width) }
}

/// The same for a view that scrolls.
final class ScrollViewCopy: LayoutScrollView {
  private let alignment: Insets

  init(frame: Rect, alignment: Insets) {
    self.alignment = alignment
    super.init(frame: frame)
  }

  override var alignmentRectInsets: Insets { alignment }
}
#endif
