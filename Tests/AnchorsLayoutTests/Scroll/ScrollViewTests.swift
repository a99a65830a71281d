import AnchorsLayout
import Testing

/// A scroll view of 100 × 200 at (20, 10), with a page in it.
@Suite("Scroll views")
struct ScrollViewTests {
  private let root = LayoutView(name: "root", width: 300, height: 300)
  private let scroll = LayoutScrollView(name: "scroll")
  private let page = LayoutView(name: "page")

  init() {
    root.addSubview(scroll)
    scroll.addSubview(page)
    Constraint.activate {
      scroll.edges(.left, .top) == Insets(top: 10, left: 20)
      scroll.size == Size(width: 100, height: 200)
    }
  }

  private func layOut() {
    root.layoutIfNeeded()
    let tree = LayoutTree(containing: root)
    #expect(tree.conflicts.isEmpty && tree.ambiguities.isEmpty, "\(tree.ambiguities)")
  }

  // MARK: The size of the content

  @Test("The content is as large as its guide's constraints make it")
  func contentGuide() {
    Constraint.activate {
      page.edges == scroll.contentLayoutGuide.edges.inset(by: 5)
      page.width == scroll.frameLayoutGuide.width - 10
      page.height == 500
    }
    layOut()
    #expect(page.frame == Rect(x: 5, y: 5, width: 90, height: 500))
    #expect(scroll.contentSize == Size(width: 100, height: 510))
    #expect(scroll.contentLayoutGuide.layoutFrame == Rect(x: 0, y: 0, width: 100, height: 510))
    #expect(scroll.frame == Rect(x: 20, y: 10, width: 100, height: 200))
  }

  @Test(
    "Items inside a scroll view use its edges as the content's, and its sizes as the frame's")
  func edges() {
    Constraint.activate {
      page.edges == scroll.edges.inset(by: 5)
      page.width == scroll.width - 10
      page.height == 2 * scroll.height
    }
    layOut()
    #expect(page.frame == Rect(x: 5, y: 5, width: 90, height: 400))
    #expect(scroll.contentSize == Size(width: 100, height: 410))
  }

  @Test(
    "A number measured from the scroll view, or the scroll view on the left, refers to the content")
  func numbers() {
    Constraint.activate {
      page.edges(.leading, .top) == 8
      scroll.trailing == page.trailing + 12
      scroll.bottomMargin == page.bottom  // 8 further down, the scroll view's margin
      page.size == Size(width: 300, height: 250)
    }
    layOut()
    #expect(page.frame == Rect(x: 8, y: 8, width: 300, height: 250))
    #expect(scroll.contentSize == Size(width: 320, height: 266))
  }

  @Test("Deeper items also use the scroll view's edges as the content's")
  func deep() {
    let line = LayoutView(name: "line")
    page.addSubview(line)
    Constraint.activate {
      page.edges(.left, .top) == 10
      line.edges(.left, .top) == 20
      line.size == Size(width: 400, height: 30)
      page.edges(.right, .bottom) == line.edges(.right, .bottom)
      scroll.right == line.right + 1
      scroll.bottom == line.bottom + 2
    }
    layOut()
    #expect(page.frame == Rect(x: 10, y: 10, width: 420, height: 50))
    #expect(scroll.contentSize == Size(width: 431, height: 62))
  }

  @Test("A scroll view's centers are the frame's, and items outside see the frame")
  func centers() {
    let outside = LayoutView(name: "outside")
    root.addSubview(outside)
    Constraint.activate {
      page.edges == scroll.contentLayoutGuide.edges
      page.size == 500
      outside.edges == scroll.edges
    }
    let badge = LayoutView(name: "badge")
    scroll.addSubview(badge)
    badge.makeConstraints { v in
      v.center == scroll.center
      v.size == 10
    }
    layOut()
    #expect(outside.frame == scroll.frame && scroll.contentSize == Size(width: 500, height: 500))
    #expect(badge.frame == Rect(x: 45, y: 95, width: 10, height: 10))
  }

  @Test("Content without a determined size is ambiguous, and as small as possible")
  func ambiguous() {
    Constraint.activate {
      page.edges(.left, .top) == 0
      page.size == 500
    }
    root.layoutIfNeeded()
    #expect(scroll.contentSize == .zero)
    let items = LayoutTree(containing: root).ambiguities.map(\.item.layoutName)
    #expect(items == ["scroll.contentLayoutGuide"])
  }

  @Test("The content's size follows a change inside it")
  func change() {
    page.intrinsicContentSize = Size(width: 50, height: 300)
    Constraint.activate {
      page.edges == scroll.edges
      page.width == scroll.width
    }
    layOut()
    #expect(scroll.contentSize == Size(width: 100, height: 300))
    page.intrinsicContentSize.height = 70
    layOut()
    #expect(scroll.contentSize == Size(width: 100, height: 70))
  }

  @Test("From right to left, content is measured from its own right edge")
  func mirrored() {
    root.layoutDirection = .rightToLeft
    let half = LayoutView(name: "half")
    scroll.addSubview(half)
    Constraint.activate {
      page.leading == scroll.leading + 30
      page.trailing == scroll.trailing - 20
      page.verticalEdges == scroll.verticalEdges
      page.size == Size(width: 350, height: 10)
      //  at half of 400, from the right
      half.leading == 0.5 * scroll.trailing
      half.top == 0
      half.size == 10
    }
    layOut()
    #expect(scroll.contentSize == Size(width: 400, height: 10))
    //  20 ┌ page 350 ┐ 30
    #expect(page.frame.minX == 20 && half.frame.minX == 190)
  }

  // MARK: Scrolling

  private func makeLong() {
    Constraint.activate {
      page.edges == scroll.edges
      page.size == Size(width: 100, height: 500)
    }
    layOut()
  }

  @Test("From right to left, a row begins at the maximum offset, and 0 shows its end")
  func beginningOfRow() {
    root.layoutDirection = .rightToLeft
    let (first, last) = (LayoutView(name: "first"), LayoutView(name: "last"))
    page.addSubview(first)
    page.addSubview(last)
    Constraint.activate {
      page.edges == scroll.edges
      page.size == Size(width: 500, height: 200)
      [first, last].verticalEdges == page.verticalEdges
      [first, last].width == 40
      first.leading == page.leading
      last.trailing == page.trailing
    }
    layOut()
    func visible() -> [String] {
      [first, last].filter {
        $0.frame.maxX > scroll.bounds.minX && $0.frame.minX < scroll.bounds.maxX
      }
      .map(\.layoutName)
    }
    #expect(scroll.contentOffset == .zero && visible() == ["last"])
    #expect(scroll.minimumContentOffset == .zero)
    #expect(scroll.maximumContentOffset == Point(x: 400))
    scroll.contentOffset.x = scroll.maximumContentOffset.x
    #expect(visible() == ["first"])
    // Or by the first view.
    scroll.contentOffset.x = 0
    scroll.scrollRectToVisible(first.frame)
    #expect(scroll.contentOffset == Point(x: 400) && visible() == ["first"])
    // The inset is beyond the corners.
    scroll.contentInset = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(scroll.minimumContentOffset == Point(x: -2, y: -1))
    #expect(scroll.maximumContentOffset == Point(x: 404, y: 3))
    #expect(scroll.clamped(Point(x: 1000, y: -50)) == Point(x: 404, y: -1))
  }

  @Test("Scrolling moves the visible part; no frame changes, and nothing is solved")
  func offset() {
    makeLong()
    let line = LayoutView(name: "line", frame: Rect(x: 3, y: 300, width: 5, height: 6))
    page.addSubview(line)
    layOut()
    scroll.contentOffset.y = 120
    #expect(!LayoutTree(containing: root).layoutIfNeeded())
    #expect(scroll.contentOffset == Point(x: 0, y: 120))
    #expect(scroll.bounds == Rect(x: 0, y: 120, width: 100, height: 200))
    #expect(page.frame == Rect(x: 0, y: 0, width: 100, height: 500))
    #expect(page.frameInRoot == Rect(x: 20, y: -110, width: 100, height: 500))
    #expect(line.frameInRoot == Rect(x: 23, y: 190, width: 5, height: 6))
    #expect(scroll.frameInRoot == Rect(x: 20, y: 10, width: 100, height: 200))
    #expect(scroll.frame == Rect(x: 20, y: 10, width: 100, height: 200))
  }

  @Test("Scrolling calls layoutSubviews, as in UIKit")
  func layoutSubviews() {
    final class Listener: LayoutScrollView {
      var offsets: [Double] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        offsets.append(contentOffset.y)
      }
    }
    let listener = Listener(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(listener)
    root.layoutIfNeeded()
    listener.contentOffset.y = 7
    listener.contentOffset.y = 7
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(listener.offsets == [0, 7])
  }

  @Test("A view pinned to the frame guide does not scroll")
  func frameGuide() {
    makeLong()
    let header = LayoutView(name: "header")
    scroll.addSubview(header)
    header.makeConstraints { v in
      v.edges(.top, .leading, .trailing) == scroll.frameLayoutGuide.edges
      v.height == 30
    }
    layOut()
    #expect(header.frame == Rect(x: 0, y: 0, width: 100, height: 30))
    scroll.contentOffset = Point(x: 5, y: 120)
    layOut()
    #expect(header.frame == Rect(x: 5, y: 120, width: 100, height: 30))
    #expect(header.frameInRoot == Rect(x: 20, y: 10, width: 100, height: 30))
    #expect(page.frame.minY == 0 && scroll.contentSize.height == 500)
  }

  @Test("Offsets are clamped to the content and its inset")
  func clamping() {
    makeLong()
    #expect(scroll.minimumContentOffset == .zero)
    #expect(scroll.maximumContentOffset == Point(x: 0, y: 300))
    #expect(scroll.clamped(Point(x: 9, y: 1000)) == Point(x: 0, y: 300))
    #expect(scroll.clamped(Point(x: -9, y: 17)) == Point(x: 0, y: 17))
    scroll.contentInset = Insets(top: 20, left: 1, bottom: 40, right: 2)
    #expect(scroll.minimumContentOffset == Point(x: -1, y: -20))
    #expect(scroll.maximumContentOffset == Point(x: 2, y: 340))
    #expect(scroll.clamped(Point(y: -50)) == Point(x: 0, y: -20))
    #expect(scroll.contentSize == Size(width: 100, height: 500))
    // What fits does not scroll.
    page.updateConstraints { v in v.height == 50 }
    layOut()
    #expect(scroll.maximumContentOffset == Point(x: 2, y: -20))
    #expect(scroll.clamped(Point(y: 30)) == Point(x: 0, y: -20))
  }

  @Test("The safe area is an inset of the content, and does not reach into the content")
  func safeArea() {
    makeLong()
    root.safeAreaInsets = Insets(top: 47, left: 0, bottom: 100, right: 0)
    layOut()
    //  from 10 to 210 in a root 300 high: the upper 37 and the lower 10
    #expect(scroll.safeAreaInsets == Insets(top: 37, bottom: 10))
    #expect(page.safeAreaInsets == .zero)
    scroll.contentInset.top = 3
    #expect(scroll.adjustedContentInset == Insets(top: 40, bottom: 10))
    #expect(scroll.minimumContentOffset.y == -40 && scroll.maximumContentOffset.y == 310)
  }

  @Test("Scrolling to a rectangle scrolls no further than necessary")
  func visible() {
    makeLong()
    scroll.scrollRectToVisible(Rect(x: 0, y: 250, width: 10, height: 50))
    #expect(scroll.contentOffset.y == 100)
    scroll.scrollRectToVisible(Rect(x: 0, y: 120, width: 10, height: 50))
    #expect(scroll.contentOffset.y == 100)
    scroll.scrollRectToVisible(Rect(x: 0, y: 40, width: 10, height: 50))
    #expect(scroll.contentOffset.y == 40)
    scroll.scrollRectToVisible(Rect(x: 0, y: 480, width: 10, height: 50))
    #expect(scroll.contentOffset.y == 300)
    scroll.scrollRectToVisible(Rect(x: 0, y: 60, width: 10, height: 350))
    #expect(scroll.contentOffset.y == 60)
  }

  @Test("A scroll view's content can be a stack")
  func stack() {
    let rows = (1...30).map { LayoutView(name: "row \($0)") }
    for row in rows { row.intrinsicContentSize = Size(width: 10, height: 20) }
    let stack = LayoutStackView(name: "stack", arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = 2
    page.addSubview(stack)
    Constraint.activate {
      page.edges == scroll.contentLayoutGuide.edges
      page.width == scroll.width
      stack.edges == page.edges
    }
    layOut()
    //  30 × 20 + 29 × 2
    #expect(scroll.contentSize == Size(width: 100, height: 658))
    rows[3].isHidden = true
    layOut()
    #expect(scroll.contentSize == Size(width: 100, height: 636))
    #expect(rows[29].frameInRoot.maxY == 646)
  }
}
