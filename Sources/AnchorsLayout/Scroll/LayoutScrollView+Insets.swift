import Anchors
import AnchorsSolver

extension LayoutScrollView {
  /// Along which axes a scroll view adds the safe area to its inset, as
  /// `UIScrollView.ContentInsetAdjustmentBehavior`.
  ///
  /// A scroll view 100 × 200 under a bar of 44 points, beside a notch of 10 points on the left:
  ///
  ///     scroll.contentSize              // 100 × 500: it scrolls up and down
  ///     scroll.adjustedContentInset     // top 44
  ///     scroll.contentInsetAdjustmentBehavior = .always
  ///     scroll.adjustedContentInset     // top 44, left 10
  public enum ContentInsetAdjustmentBehavior: String, _NamedCase, Hashable, Sendable, CaseIterable {
    /// Along the axes that scroll, as ``scrollableAxes``. The two differ in UIKit in the navigation
    /// controllers of old apps only.
    case automatic
    /// The safe area is added along the axes that scroll: those along which the content is larger
    /// than the frame, and those of ``LayoutScrollView/alwaysBounceHorizontal`` and
    /// ``LayoutScrollView/alwaysBounceVertical``.
    case scrollableAxes
    /// Along none.
    case never
    /// Along both.
    case always
  }

  /// The ``contentInset`` plus the safe area according to
  /// ``contentInsetAdjustmentBehavior-swift.property``: the distances that the content can be
  /// scrolled beyond the frame's edges, in points.
  ///
  ///     scroll.contentInset = Insets(3)
  ///     scroll.safeAreaInsets           // top 44, left 10
  ///     scroll.adjustedContentInset     // (47, 3, 3, 3), as the content scrolls up and down only
  public final var adjustedContentInset: Insets { contentInset + insetsOfSafeArea }

  /// The insets that are added.
  private var insetsOfSafeArea: Insets {
    let behavior = contentInsetAdjustmentBehavior
    var insets = behavior == .never ? .zero : safeAreaInsets
    if behavior == .always || insets == .zero { return insets }
    if !alwaysBounceHorizontal, !contentSize.width.isLonger(than: bounds.width) {
      (insets.left, insets.right) = (0, 0)
    }
    if !alwaysBounceVertical, !contentSize.height.isLonger(than: bounds.height) {
      (insets.top, insets.bottom) = (0, 0)
    }
    return insets
  }

  /// Keeps the left and top edges of the content where the inset ends, if that is where they were
  /// with a former inset.
  final func followInset(from formerInset: Insets) {
    let (former, inset) = (formerInset + insetsOfSafeArea, adjustedContentInset)
    var offset = contentOffset
    if former.left != inset.left, offset.x == -former.left { offset.x = 0 - inset.left }
    if former.top != inset.top, offset.y == -former.top { offset.y = 0 - inset.top }
    if offset != contentOffset { contentOffset = offset }
  }
}

extension Double {
  /// Returns `true` if a length is greater than another by more than rounding.
  fileprivate func isLonger(than other: Double) -> Bool {
    self - other > Tolerance.length(at: abs(other))
  }
}
