import TestSupport
import Testing

@Suite("The seam lays out scroll views") @MainActor
struct ScrollSeamTests {
  private let screen = View.sized(390, 844)
  private let scroll = UIScrollView()
  private let page = UIView()

  init() {
    screen.add(scroll)
    scroll.add(page)
    Constraint.activate { scroll.edges == screen.edges.inset(by: 10) }
  }

  @Test("Content is laid out by the guides")
  func guides() {
    Constraint.activate {
      page.edges == scroll.contentLayoutGuide.edges
      page.width == scroll.frameLayoutGuide.width
      page.height == 2000
    }
    screen.layOut()
    #expect(scroll.frame == CGRect(x: 10, y: 10, width: 370, height: 824))
    #expect(page.frame == CGRect(x: 0, y: 0, width: 370, height: 2000))
    #expect(scroll.contentSize == CGSize(width: 370, height: 2000))
    #expect(scroll.contentLayoutGuide.layoutFrame == page.frame)
    #expect(Seam.shared.conflicts.isEmpty)
  }

  @Test("Content is laid out by the scroll view's own edges, which are its content's")
  func edges() {
    Constraint.activate {
      page.edges == scroll.edges.inset(by: 5)
      page.size == Size(width: 500, height: 600)
    }
    screen.layOut()
    #expect(page.frame == CGRect(x: 5, y: 5, width: 500, height: 600))
    #expect(scroll.contentSize == CGSize(width: 510, height: 610))
  }

  @Test("A view pinned to the frame stays where it is seen")
  func scrolling() {
    let badge = UIView()
    scroll.add(badge)
    Constraint.activate {
      page.edges == scroll.contentLayoutGuide.edges
      page.size == Size(width: 370, height: 2000)
      badge.left == scroll.frameLayoutGuide.left
      badge.top == scroll.frameLayoutGuide.top
      badge.size == Size(width: 20, height: 30)
    }
    screen.layOut()
    #expect(badge.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
    scroll.contentOffset = CGPoint(x: 0, y: 300)
    #expect(scroll.bounds == CGRect(x: 0, y: 300, width: 370, height: 824))
    screen.layOut()
    #expect(scroll.frame == CGRect(x: 10, y: 10, width: 370, height: 824))
    #expect(scroll.frameLayoutGuide.layoutFrame == scroll.bounds)
    #expect(badge.frame == CGRect(x: 0, y: 300, width: 20, height: 30))
    #expect(page.frame.origin == .zero)
    #expect(page.convert(CGPoint.zero, to: screen) == CGPoint(x: 10, y: -290))
  }

  @Test("A content's ambiguous size stays as it was set")
  func givenContentSize() {
    scroll.contentSize = CGSize(width: 70, height: 80)
    page.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    screen.layOut()
    #expect(scroll.contentSize == CGSize(width: 70, height: 80))
    #expect(page.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
