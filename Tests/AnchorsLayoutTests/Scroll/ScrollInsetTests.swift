import AnchorsLayout
import Testing

/// A scroll view of 100 × 200 at (20, 10) in a root of 300 × 300, with a page in it. The root's
/// safe area reaches into the scroll view by 37 on top, 5 on the left, 10 at the bottom and 7 on
/// the right.
@Suite("The insets of scroll views, as UIKit adjusts them")
struct ScrollInsetTests {
  private let root = LayoutView(name: "root", width: 300, height: 300)
  private let scroll = LayoutScrollView(name: "scroll")
  private let page = LayoutView(name: "page")
  private let width, height: Constraint

  init() {
    width = page.width == 0
    height = page.height == 0
    root.addSubview(scroll)
    scroll.addSubview(page)
    root.safeAreaInsets = Insets(top: 47, left: 25, bottom: 100, right: 187)
    Constraint.activate {
      scroll.edges(.left, .top) == Insets(top: 10, left: 20)
      scroll.size == Size(width: 100, height: 200)
      page.edges == scroll.edges
      width
      height
    }
  }

  private func layOut(_ content: Size) {
    width.constant = content.width
    height.constant = content.height
    root.layoutIfNeeded()
  }

  /// The adjusted inset for a size of the content.
  private func adjusted(_ width: Double, _ height: Double) -> Insets {
    layOut(Size(width: width, height: height))
    return scroll.adjustedContentInset
  }

  // Documented: `.automatic` and `.scrollableAxes` add the safe area only along axes that scroll,
  // that is where the content is larger than the frame or `alwaysBounce` is on; `.always` along
  // both, `.never` along none. Measured once as well, in a question about `.automatic`.
  @Test(
    "The safe area is added along the axes that scroll",
    arguments: [.automatic, .scrollableAxes]
      as [LayoutScrollView.ContentInsetAdjustmentBehavior])
  func scrollableAxes(_ behavior: LayoutScrollView.ContentInsetAdjustmentBehavior) {
    #expect(scroll.contentInsetAdjustmentBehavior == .automatic)
    scroll.contentInsetAdjustmentBehavior = behavior
    #expect(adjusted(100, 500) == Insets(top: 37, bottom: 10))
    #expect(adjusted(300, 150) == Insets(left: 5, right: 7))
    #expect(adjusted(300, 500) == Insets(top: 37, left: 5, bottom: 10, right: 7))
    // Content that fits, be it exactly, scrolls along no axis.
    #expect(adjusted(50, 50) == .zero)
    #expect(adjusted(100, 200) == .zero)
    scroll.contentInset = Insets(3)
    #expect(adjusted(100, 500) == Insets(top: 40, left: 3, bottom: 13, right: 3))
    #expect(adjusted(50, 50) == Insets(3))
  }

  // Documented, as above.
  @Test("An axis that always bounces scrolls, however small the content")
  func alwaysBounce() {
    scroll.alwaysBounceVertical = true
    #expect(adjusted(50, 50) == Insets(top: 37, bottom: 10))
    scroll.alwaysBounceVertical = false
    scroll.alwaysBounceHorizontal = true
    #expect(adjusted(50, 50) == Insets(left: 5, right: 7))
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(adjusted(50, 50) == .zero)
  }

  // Documented, as above.
  @Test("The safe area can be added always or never")
  func alwaysAndNever() {
    let safeArea = Insets(top: 37, left: 5, bottom: 10, right: 7)
    for (width, height) in [(100.0, 500.0), (50, 50)] {
      scroll.contentInset = .zero
      scroll.contentInsetAdjustmentBehavior = .always
      #expect(adjusted(width, height) == safeArea)
      scroll.contentInset = Insets(3)
      #expect(adjusted(width, height) == Insets(top: 40, left: 8, bottom: 13, right: 10))
      scroll.contentInsetAdjustmentBehavior = .never
      #expect(adjusted(width, height) == Insets(3))
    }
    #expect(scroll.safeAreaInsets == safeArea)
  }

  @Test("Content as long as the frame, except for rounding, does not scroll")
  func rounding() {
    //  0.1 + 0.2 is 0.30000000000000004
    scroll.updateConstraints { v in v.height == 0.3 }
    #expect(adjusted(100, 0.1 + 0.2) == .zero)
    #expect(adjusted(100, 0.3 + 1e-3).top == 37)
  }

  @Test("The limits of scrolling follow the adjusted inset")
  func limits() {
    layOut(Size(width: 100, height: 500))
    #expect(scroll.minimumContentOffset == Point(x: 0, y: -37))
    #expect(scroll.maximumContentOffset == Point(x: 0, y: 310))
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.minimumContentOffset == .zero)
    #expect(scroll.maximumContentOffset == Point(x: 0, y: 300))
  }

  // Measured once, with this number: at rest at the top, a content inset that grows by 12 takes the
  // offset from 0 to -12. That it comes back when the inset is taken away, and the other axis, are
  // by analogy.
  @Test("An offset at rest follows the content inset")
  func restingOffset() {
    root.safeAreaInsets = .zero
    layOut(Size(width: 300, height: 500))
    scroll.contentInset.top = 12
    #expect(scroll.contentOffset == Point(x: 0, y: -12))
    scroll.contentInset.left = 4
    #expect(scroll.contentOffset == Point(x: -4, y: -12))
    scroll.contentInset = .zero
    #expect(scroll.contentOffset == .zero)
    // One that has been scrolled stays, along that axis.
    scroll.contentOffset.y = 5
    scroll.contentInset = Insets(12)
    #expect(scroll.contentOffset == Point(x: -12, y: 5))
    // The end of the content is no rest.
    scroll.contentOffset = scroll.maximumContentOffset
    scroll.contentInset.bottom = 30
    #expect(scroll.contentOffset.y == 312)
  }

  @Test("An offset at rest below the safe area follows the inset, too")
  func restBelowSafeArea() {
    layOut(Size(width: 100, height: 500))
    #expect(scroll.contentOffset == .zero)
    scroll.contentOffset = scroll.minimumContentOffset
    scroll.contentInset.top = 12
    #expect(scroll.contentOffset == Point(x: 0, y: -49))
  }
}
