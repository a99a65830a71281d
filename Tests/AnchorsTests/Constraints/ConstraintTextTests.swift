import AnchorsLayout
import Testing

@Suite("Constraints in words")
struct ConstraintTextTests {
  private let screen = LayoutView(name: "screen")
  private let left = (0..<3).map { LayoutView(name: "left[\($0)]") }
  private let rows = [LayoutView(), LayoutView()]

  init() {
    for view in left + rows { screen.addSubview(view) }
  }

  @Test("Texts distinguish items with the same name")
  func numbers() {
    #expect(
      "\(rows[1].top == rows[0].bottom + 8 ~ .high)"
        == "LayoutView#2.top == LayoutView#1.bottom + 8 ~ 750")
    #expect("\(rows[1].safeArea.width >= 10)" == "LayoutView#2.safeArea.width >= 10")
    #expect("\((rows[0].width == 5).firstAnchor)" == "LayoutView#1.width")
  }

  @Test("A statement about an array has a line for each item")
  func keys() {
    #expect(
      "\((left.width == 44))" == """
        left[0].width == 44
        left[1].width == 44
        left[2].width == 44
        """)
    let gaps = (0..<2).map { LayoutGuide(identifier: "gap[\($0)]") }
    for gap in gaps { screen.addLayoutGuide(gap) }
    #expect("\(gaps[1].height == gaps[0].height)" == "screen.gap[1].height == screen.gap[0].height")
  }

  @Test("The name of a view is set, or its class's")
  func name() {
    let title = LayoutLabel("Harbor")
    #expect(title.layoutName == "LayoutLabel")
    title.layoutName = "title"
    #expect(title.layoutName == "title" && "\(title.width == 1)" == "title.width == 1")
    let rail = LayoutGuide(identifier: "rail")
    #expect("\(rail.width == 1)" == "rail.width == 1")
  }

  @Test("Constraints have a line each, numbered as one text")
  func lines() {
    let line: UInt = #line + 2
    let group = ConstraintGroup {
      rows.height == 44
      (rows[1].top == rows[0].bottom).identified(by: "below")
    }
    let text = """
      LayoutView#1.height == 44 (ConstraintTextTests.swift:\(line))
      LayoutView#2.height == 44 (ConstraintTextTests.swift:\(line))
      LayoutView#2.top == LayoutView#1.bottom 'below' (ConstraintTextTests.swift:\(line + 1))
      """
    #expect(group.constraints.text() == text)
    #expect("\(group)" == text)
    #expect(group.constraints.prefix(0).text() == "")
  }

  @Test("A freed item is described as such, but not while a text's names retain it")
  func released() {
    let names = ItemNames()
    var view: LayoutView? = LayoutView(name: "fleeting")
    let width = view.map { $0.width == 10 }
    #expect(width?.text(names) == "fleeting.width == 10")
    view = nil
    // The names hold what they have named.
    #expect(width?.text(names) == "fleeting.width == 10")
    let height = (LayoutView(name: "fleeting").height == 10)
    #expect(height.text(names) == "fleeting (released).height == 10")
  }

  @Test("Items of two trees, and several freed ones, are distinguished, too")
  func others() {
    let rows = [LayoutView(), LayoutView()]
    let screen = LayoutView(name: "screen")
    for row in rows { screen.addSubview(row) }
    let stranger = LayoutView()
    #expect("\(rows[1].top == stranger.top)" == "LayoutView#2.top == LayoutView.top")
    let gap = stranger.top == LayoutView().safeArea.top
    #expect(gap.description == "LayoutView.top == LayoutView.safeArea (released).top")
    let (title, other) = (LayoutView(name: "title"), LayoutView(name: "title"))
    let error = #expect(throws: InstallationError.self) {
      try Installer.install(title.top == other.top, line: 0)
    }
    #expect(
      error?.description == """
        title.top == title#2.top: title and title#2 have no common ancestor; add both to one tree \
        before activating (neither has a superview)
        """)
    let lost = LayoutView(name: "title").top == LayoutView(name: "title").top + 4
    #expect(lost.description == "title (released).top == title (released)#2.top + 4")
    let same = { (view: LayoutView) in view.width == 2 * view.height }(LayoutView(name: "title"))
    #expect(same.description == "title (released).width == 2 * title (released).height")
  }

  @Test("Errors of installation distinguish items, too")
  func errors() {
    let stray = LayoutView(name: "stray")
    #expect {
      try Installer.install(rows[1].top == stray.bottom, line: 0)
    } throws: {
      "\($0)" == """
        LayoutView#2.top == stray.bottom: LayoutView#2 and stray have no common ancestor; add both to \
        one tree before activating (stray has no superview)
        """
    }
  }

  @Test("Unsatisfied content is distinguished")
  func limits() throws {
    screen.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    rows[1].intrinsicContentSize = Size(width: 80, height: 20)
    (rows[1].width == 40).isActive = true
    let unsatisfied = try #require(LayoutTree(containing: screen).unsatisfiedConstraints.first)
    guard case .intrinsicSize(let limit) = unsatisfied else {
      Issue.record("\(unsatisfied)")
      return
    }
    #expect("\(limit)" == "LayoutView#2.width >= intrinsic")
  }

  @Test("A view that is being freed can describe itself")
  func goingAway() {
    final class Last: LayoutView {
      var hear: (String) -> Void = { _ in }
      deinit { hear("\(self) \(width == 10)") }
    }
    var heard: [String] = []
    do {
      let last = Last(name: "last")
      last.addSubview(LayoutView(name: "last"))
      last.hear = { heard.append($0) }
    }
    #expect(heard == ["last#1 (0, 0, 0, 0) last#1.width == 10"])
  }
}
