import Anchors

/// A view that shows a part of a content that may be larger, as `UIScrollView`.
///
///     let scroll = LayoutScrollView(), page = LayoutView()
///     screen.addSubview(scroll)
///     scroll.addSubview(page)
///     Constraint.activate {
///       scroll.edges == screen.safeArea.edges
///       page.edges == scroll.contentLayoutGuide.edges
///       page.width == scroll.frameLayoutGuide.width
///     }
///     screen.layoutIfNeeded()
///     scroll.contentSize          // as wide as the screen, as tall as the page
///     scroll.contentOffset.y = 200
///
/// As in UIKit, constraints between the scroll view and a descendant use the content for edges and
/// margins, and the frame for width, height and center. Constraints with outside items use the
/// frame. So `page.edges == scroll.edges` and `page.width == scroll.width` mean the same as above.
///
/// The safe area does not extend into the content. It is added to the inset along the axes that
/// scroll, as ``adjustedContentInset``; see ``contentInsetAdjustmentBehavior-swift.property``. The
/// guides ``LayoutView/margins`` and ``LayoutView/safeArea`` are inside the unscrolled frame.
///
/// The offset 0 shows the top left corner of the content in both text directions, as in UIKit. From
/// right to left, that is the end of a row. To start at its beginning, scroll after the layout:
///
///     scroll.contentOffset.x = scroll.maximumContentOffset.x
open class LayoutScrollView: LayoutView {
  /// The guide of the content. It starts at the origin of the subviews' coordinates. Constraints
  /// with it, or with the scroll view's edges, determine its size.
  public final let contentLayoutGuide = LayoutGuide(
    identifier: "contentLayoutGuide", following: .content)

  /// Creates a view with a frame.
  public override init(name: String? = nil, frame: Rect = .zero) {
    super.init(name: name, frame: frame)
    clipsToBounds = true
    _ = own(contentLayoutGuide) { $0.content = $1 }
  }

  /// The guide of the frame: items pinned to it do not scroll.
  ///
  /// Scrolling moves it, and the items pinned to it, at the next layout.
  public final var frameLayoutGuide: LayoutGuide {
    guides.frame
      ?? own(LayoutGuide(identifier: "frameLayoutGuide", following: .frame)) {
        $0.frame = $1
      }
  }

  /// As of every view, and the guide for the frame.
  public override func layoutGuide(named name: String) -> (any LayoutItem)? {
    name == "frameLayoutGuide" ? frameLayoutGuide : super.layoutGuide(named: name)
  }

  package override var onlyArranges: Bool { true }

  override var contentRemarks: [String] {
    let content = "content \(decimal(contentSize.width)) × \(decimal(contentSize.height))"
    if contentOffset == .zero { return [content] }
    return [content, "scrolled to (\(decimal(contentOffset.x)), \(decimal(contentOffset.y)))"]
  }

  /// The size of the content, in points: what constraints make of ``contentLayoutGuide``.
  public final var contentSize: Size { contentLayoutGuide.layoutFrame.size }

  /// The point of the content that is seen in the top left corner, in points: the origin of
  /// ``LayoutView/bounds``. Setting it solves nothing, and moves no subview's frame. It is not kept
  /// within limits; see ``clamped(_:)``.
  ///
  ///     scroll.contentOffset = scroll.clamped(Point(y: 1000))     // the bottom of the content
  public final var contentOffset: Point {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Room around the content that can be scrolled to, in points, none at first. It is no part of
  /// the ``contentSize``.
  ///
  /// While the left or top edge of the content is where the inset ends, it stays there: the offset
  /// follows, along each axis for itself. A content that has been scrolled stays where it is.
  ///
  ///     scroll.contentOffset              // (0, 0)
  ///     scroll.contentInset.top = 12
  ///     scroll.contentOffset              // (0, -12)
  public final var contentInset = Insets.zero {
    didSet {
      check(contentInset, "contentInset", of: self)
      followInset(from: oldValue)
    }
  }

  /// The axes along which the safe area is added to the ``contentInset``. The default is
  /// `.automatic`: those that scroll.
  ///
  /// The offset is yours to set when the safe area or this changes:
  /// `scroll.contentOffset = scroll.minimumContentOffset`.
  public final var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// `true` if the content bounces horizontally even if it is no wider than the frame: the
  /// horizontal axis then counts as scrolling. The default is `false`.
  public final var alwaysBounceHorizontal = false

  /// `true` if the content bounces vertically even if it is no taller than the frame: the vertical
  /// axis then counts as scrolling. The default is `false`.
  public final var alwaysBounceVertical = false
}

// MARK: - Offsets

extension LayoutScrollView {
  /// The offset that shows the top left corner of the content with its adjusted inset.
  public final var minimumContentOffset: Point {
    Point(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
  }

  /// The offset that shows the bottom right corner of the content with its adjusted inset. Along an
  /// axis on which all of it fits, it equals the ``minimumContentOffset``.
  public final var maximumContentOffset: Point {
    let (least, content, inset) = (minimumContentOffset, contentSize, adjustedContentInset)
    return Point(
      x: max(least.x, content.width + inset.right - bounds.width),
      y: max(least.y, content.height + inset.bottom - bounds.height))
  }

  /// Returns the nearest offset from the minimum to the maximum: it shows only the content and its
  /// inset, if they fill the frame.
  public final func clamped(_ offset: Point) -> Point {
    let (least, most) = (minimumContentOffset, maximumContentOffset)
    return Point(
      x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
  }

  /// Scrolls as little as possible to show a rectangle of the content, in points. If it is too wide
  /// or too tall, its left or top edge is shown. Does nothing if it is visible, and never scrolls
  /// beyond the content.
  public final func scrollRectToVisible(_ rect: Rect) {
    contentOffset = clamped(
      Point(
        x: offset(bounds.minX, bounds.width, showing: rect.minX, rect.width),
        y: offset(bounds.minY, bounds.height, showing: rect.minY, rect.height)))
  }

  private func offset(
    _ offset: Double, _ visible: Double, showing start: Double, _ length: Double
  ) -> Double {
    if start < offset || length > visible { return start }
    return max(offset, start + length - visible)
  }
}

extension LayoutView {
  /// Moves the visible subviews.
  final func changeBoundsOrigin(to origin: Point) {
    surroundings.boundsOrigin = origin
    guides.frame?.insetsDidChange()
    setNeedsLayout()
  }
}
