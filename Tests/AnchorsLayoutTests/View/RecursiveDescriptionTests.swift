import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Trees in words")
struct RecursiveDescriptionTests {
  private let screen = LayoutView(name: "screen", width: 390, height: 844)
  private let card = LayoutView(name: "card")
  private let title = named("title", LayoutLabel("Harbor"))
  private let badge = LayoutView()

  init() {
    screen.addSubview(card)
    card.addSubview(title)
    card.addSubview(badge)
    Constraint.activate {
      card.edges == screen.safeArea.edges.inset(by: 16)
      title.top == card.top + 10
      title.leading == card.leading + 12
    }
  }

  @Test("Before a layout, the description has the present frames and the pending work")
  func before() {
    #expect(
      screen.recursiveDescription == """
        screen: LayoutView (0, 0, 390, 844), needs layout, needs update of constraints
           | screen.safeArea: LayoutGuide (0, 0, 0, 0)
           | card: LayoutView (0, 0, 0, 0), needs layout, needs update of constraints
           |    | title: LayoutLabel (0, 0, 0, 0), "Harbor", needs layout, needs update of constraints
           |    | LayoutView (0, 0, 0, 0), translates mask, needs layout, needs update of constraints
        """)
    // Nothing was laid out for it.
    #expect(title.frame == .zero)
  }

  // "Harbor" in Helvetica's widths, thousandths of 17 points: 722 + 556 + 333 + 556 + 556 + 333,
  // 51.95.
  @Test("After a layout, the description has the frames")
  func after() {
    screen.layoutIfNeeded()
    badge.isHidden = true
    badge.autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]
    badge.frame = Rect(x: 300, y: 4.5, width: 20, height: 20)
    badge.layoutDirection = .rightToLeft
    screen.layoutIfNeeded()
    #expect(
      screen.recursiveDescription == """
        screen: LayoutView (0, 0, 390, 844)
           | screen.safeArea: LayoutGuide (0, 0, 390, 844)
           | card: LayoutView (16, 16, 358, 812)
           |    | title: LayoutLabel (12, 10, 52, 20), "Harbor"
           |    | LayoutView (300, 4.5, 20, 20), hidden, right to left, translates mask LM+BM
        """)
    title.setNeedsLayout()
    #expect(
      title.recursiveDescription == """
        title: LayoutLabel (12, 10, 52, 20), "Harbor", needs layout
        """)
  }

  @Test("A part of a tree has the names of the whole")
  func part() {
    let others = [LayoutView(), LayoutView()]
    for view in others { badge.addSubview(view) }
    screen.layoutIfNeeded()
    #expect(
      badge.recursiveDescription == """
        LayoutView#1 (0, 0, 0, 0), translates mask
           | LayoutView#2 (0, 0, 0, 0), translates mask
           | LayoutView#3 (0, 0, 0, 0), translates mask
        """)
    #expect("\(others[1])" == "LayoutView#3 (0, 0, 0, 0)")
  }

  @Test("Views with content print their content")
  func content() {
    final class Chart: LayoutView {}
    let stack = LayoutStackView(arrangedSubviews: [Chart(), LayoutLabel("One\ntwo")])
    stack.axis = .vertical
    stack.spacing = 8
    let scroll = LayoutScrollView(name: "scroll")
    let window = LayoutView(name: "window", width: 100, height: 50)
    window.addSubview(scroll)
    scroll.addSubview(stack)
    let text = LayoutLabel("The quick brown fox jumps over the lazy dog.")
    scroll.addSubview(text)
    Constraint.activate {
      scroll.edges == window.edges
      stack.edges == scroll.contentLayoutGuide.edges
      stack.arrangedSubviews[0].size == Size(width: 200, height: 60)
      text.edges(.top, .left) == scroll.contentLayoutGuide.edges
      text.width == 80
    }
    scroll.contentOffset.y = 12
    window.layoutIfNeeded()
    #expect(
      window.recursiveDescription == """
        window: LayoutView (0, 0, 100, 50)
           | scroll: LayoutScrollView (0, 0, 100, 50), content 200 × 88, scrolled to (0, 12)
           |    | scroll.contentLayoutGuide: LayoutGuide (0, 0, 200, 88)
           |    | LayoutStackView (0, 0, 200, 88), column, spacing 8
           |    |    | LayoutStackView.content: LayoutGuide (0, 0, 200, 88)
           |    |    | Chart (0, 0, 200, 60)
           |    |    | LayoutLabel#1 (0, 68, 200, 20), "One two"
           |    | LayoutLabel#2 (0, 0, 80, 20), "The quick brown fox jumps over the lazy …"
        """)
  }

  @Test("The trace prints the owner of each frame, and the ambiguities")
  func trace() {
    let legend = """


      Legend:
          * - is laid out by constraints
          + - its frame is given: as its owner set it, or by the view it follows
          • - is the topmost item, the size of which is given
      """
    #expect(
      screen.layoutTree.layoutTrace == """
        •screen
        |   +screen.safeArea
        |   *card
        |   |   *title
        |   |   +LayoutView
        """ + legend)
    let rail = LayoutGuide(identifier: "rail")
    card.addLayoutGuide(rail)
    badge.makeConstraints { v in
      v.top == title.bottom
      v.height == 20
    }
    (rail.width == 4).isActive = true
    #expect(
      card.layoutTree.layoutTrace == """
        •screen
        |   +screen.safeArea
        |   *card
        |   |   *card.rail - AMBIGUOUS LAYOUT for x, y, height
        |   |   *title
        |   |   *LayoutView - AMBIGUOUS LAYOUT for x, width
        """ + legend)
  }
}
