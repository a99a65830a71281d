import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Constraints that were never activated")
struct NeverActiveTests {
  private let screen = LayoutView(name: "screen", width: 300, height: 300)
  private let card = LayoutView(name: "card")
  private let title = LayoutView(name: "title")

  init() {
    screen.addSubview(card)
    card.addSubview(title)
    Constraint.activate { card.edges == screen.edges }
  }

  private var findings: [LintFinding] { screen.lintFindings.filter { $0.kind == .neverActive } }

  @Test("A constraint that was never activated is found with its line once nobody holds it")
  func found() {
    var group: ConstraintGroup? = title.prepareConstraints { v in
      v.top == card.top + 10
      v.width <= 200
    }
    let line: UInt = #line - 3
    #expect(findings.isEmpty)
    group = nil
    #expect(
      findings.text() == """
        title.top == card.top + 10 (NeverActiveTests.swift:\(line)) was written but never activated, \
        and has been freed.
        Activate the builder's result, or store it.

        title.width <= 200 (NeverActiveTests.swift:\(line + 1)) was written but never activated, and \
        has been freed.
        Activate the builder's result, or store it.
        """)
    #expect(findings.map { $0.source?.line } == [line, line + 1])
    #expect(findings.first?.items.first === title)
    #expect(group == nil)
  }

  @Test("Each line is reported once, and not while another constraint of the line is active")
  func onceALine() {
    func heights(of view: LayoutView) -> ConstraintGroup { ConstraintGroup { view.height == 44 } }
    for _ in 0..<3 { _ = heights(of: title) }
    #expect(findings.count == 1)
    let active = heights(of: card)
    active.activate()
    #expect(findings.isEmpty)
    active.deactivate()
    #expect(findings.count == 1)
  }

  @Test("Constraints are found before the view is in a tree, too")
  func early() {
    let badge = LayoutView(name: "badge")
    _ = badge.prepareConstraints { v in v.size == 8 }
    #expect(findings.isEmpty)
    title.addSubview(badge)
    #expect(findings.count == 1)  // both are of one line
    badge.removeFromSuperview()
    #expect(findings.isEmpty)
  }

  @Test(
    "A constraint that was active, edited an active one, or was not written in a builder is no finding"
  )
  func used() throws {
    var group: ConstraintGroup? = title.makeConstraints { v in v.top == card.top + 10 }
    group?.deactivate()
    group = title.makeConstraints { v in v.leading == card.leading }
    title.updateConstraints { v in v.leading == card.leading + 4 }
    group = nil
    _ = title.width == 40
    #expect(findings.isEmpty)
    #expect(group == nil)
  }

  @Test("Constraints that were never activated are forgotten with their views and their tree")
  func released() {
    weak var lost: LayoutView?
    do {
      let root = LayoutView(name: "root", width: 10, height: 10)
      let view = LayoutView(name: "view")
      root.addSubview(view)
      _ = view.prepareConstraints { v in v.top == root.top }
      #expect(root.lintFindings.contains { $0.kind == .neverActive })
      lost = root
    }
    #expect(lost == nil)
    do {
      let view = LayoutView(name: "view")
      screen.addSubview(view)
      _ = view.prepareConstraints { v in v.top == screen.top }
      #expect(findings.count == 1)
      view.removeFromSuperview()
    }
    #expect(findings.isEmpty)
  }
}
