import AnchorsLayout
import AnchorsReport
import TestSupport
import Testing

@Suite("A report on scroll views") @MainActor
struct ReportScrollTests {
  private let screen = View.sized(390, 844)
  private let scroll = UIScrollView()
  private let page = UIView()

  init() {
    screen.adding(scroll)
    scroll.adding(page)
    scroll.layoutName = "scroll"
    page.layoutName = "page"
    scroll.place(10, 10, 370, 824)
  }

  private func pinPage(to item: AnyObject, _ edges: NSLayoutConstraint.Attribute...) {
    for edge in edges { page.pin(edge, to: item) }
  }

  private func report() -> LayoutReport {
    screen.layOut()
    return screen.layoutReport()
  }

  @Test("Content is read by the guides", arguments: [0, 300])
  func guides(offset: Double) throws {
    pinPage(to: scroll.contentLayoutGuide, .left, .right, .top, .bottom)
    page.pin(.width, to: scroll.frameLayoutGuide)
    page.pin(.height, to: nil, plus: 2_000)
    let badge = scroll.adding(View())
    badge.pin(.left, to: scroll.frameLayoutGuide)
    badge.pin(.top, to: scroll.frameLayoutGuide)
    badge.pin(.width, to: nil, plus: 20)
    badge.pin(.height, to: nil, plus: 30)
    screen.layOut()
    scroll.contentOffset = CGPoint(x: 0, y: offset)
    let report = report()
    try report.requireNoProblems([.conflict, .ambiguity, .unsatisfied, .difference])
    #expect(report.frameExplanation(of: page)?.frame == Rect(x: 0, y: 0, width: 370, height: 2_000))
    #expect(
      report.frameExplanation(of: badge)?.frame
        == Rect(x: 0, y: offset, width: 20, height: 30))
  }

  @Test("Content without a determined height is ambiguous")
  func contentHeight() {
    pinPage(to: scroll.contentLayoutGuide, .left, .right, .top, .bottom)
    page.pin(.width, to: scroll.frameLayoutGuide)
    let report = report()
    let text = report.description
    #expect(text.contains("scroll.contentLayoutGuide: height"), "\(text)")
    #expect(!text.contains("scroll.contentLayoutGuide: width"))
    #expect(report.conflicts.isEmpty && report.differences.isEmpty)
  }

  @Test("Content is read by the scroll view's own edges", arguments: [0, 40])
  func edges(offset: Double) throws {
    for (edge, constant) in [
      (NSLayoutConstraint.Attribute.left, 5.0), (.right, -5), (.top, 5), (.bottom, -5),
    ] { page.pin(edge, to: scroll, plus: CGFloat(constant)) }
    page.pin(.width, to: nil, plus: 500)
    page.pin(.height, to: nil, plus: 600)
    scroll.contentOffset = CGPoint(x: offset, y: 0)
    let report = report()
    try report.requireNoProblems([.conflict, .ambiguity, .unsatisfied, .difference])
    #expect(report.frameExplanation(of: page)?.frame == Rect(x: 5, y: 5, width: 500, height: 600))
  }

  @Test("A scroll view with frames alone is read", arguments: [0, 40])
  func frames(offset: Double) throws {
    page.removeFromSuperview()
    let fixed = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    scroll.addSubview(fixed)
    scroll.contentSize = CGSize(width: 700, height: 800)
    scroll.contentOffset = CGPoint(x: offset, y: 0)
    let report = report()
    try report.requireNoProblems([.conflict, .ambiguity, .unsatisfied, .difference])
    #expect(report.frameExplanation(of: fixed)?.frame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("A constraint that UIKit dropped in scrolled content is found")
  func dropped() throws {
    pinPage(to: scroll.contentLayoutGuide, .left, .right, .top, .bottom)
    page.pin(.width, to: scroll.frameLayoutGuide)
    page.pin(.height, to: nil, plus: 2_000)
    page.pin(.height, to: nil, plus: 1_000)
    screen.layOut()
    scroll.contentOffset = CGPoint(x: 0, y: 120)
    let report = report()
    let conflict = try #require(report.conflicts.first)
    #expect(conflict.dropped.map(\.constant) == [1_000])
    #expect(report.differences.isEmpty)
  }
}
