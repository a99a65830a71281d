import AnchorsLayout
import AnchorsReport
import Foundation
import Testing

@Suite("A report of the portable tree")
struct TreeReportTests {
  private let screen = LayoutView(name: "screen", width: 390, height: 300)
  private let card = LayoutView(name: "card")
  private let title = LayoutView(name: "title")
  private let badge = LayoutView(name: "badge")

  init() {
    screen.layoutTree.conflictHandler = nil
    screen.addSubview(card)
    for view in [title, badge] { card.addSubview(view) }
    Constraint.activate {
      card.edges(.top, .leading) == screen.edges.inset(by: 16)
      card.size == Size(width: 300, height: 100)
      title.leading == card.leading + 12
      title.trailing == card.trailing - 12
      title.edges(.top, .bottom) == card.edges
      badge.size == Size(width: 24, height: 24)
      badge.top == card.top
    }
  }

  /// A title that is too wide for the card.
  private func widenTitle() { Constraint.activate { title.width >= 320 } }

  @Test("It has the conflict with its sum, and throws it")
  func conflict() throws {
    widenTitle()
    let report = screen.layoutReport()
    // 12 + 320 + 12 = 344.
    #expect(report.conflicts.map(\.excess) == [44])
    #expect(report.conflicts[0].arithmetic.contains("= 344 needed, 300 available: 44 too many"))
    #expect(report.conflicts[0].dropped.isEmpty)
    #expect(report.conflicts[0].holdsWithoutEncapsulatedSizes == nil)
    let problems = try #require(throws: LayoutProblems.self) { try report.requireNoProblems() }
    #expect(problems.description.contains("44 too many"))
    #expect(problems.description.contains("badge: x is not determined"))
    try report.requireNoProblems([.difference, .unsatisfied])
    let same = try #require(throws: LayoutProblems.self) {
      try screen.layoutTree.layoutReport().requireNoProblems()
    }
    #expect(same.description == problems.description)
  }

  @Test("Its items and constraints are those of the tree, and nothing is copied or left out")
  func members() {
    widenTitle()
    let report = title.layoutReport()
    #expect(report.view(of: badge) === badge)
    #expect(report.view(of: card.margins) === card)
    #expect(report.view(of: LayoutView()) == nil)
    #expect(report.conflicts[0].constraints.allSatisfy { $0.isActive })
    #expect(report.differences.isEmpty && report.unread.isEmpty)
    #expect(report.frameExplanation.item === title)
    #expect(report.frameExplanation(of: card)?.frame == Rect(x: 16, y: 16, width: 300, height: 100))
    #expect(report.frameExplanation(of: LayoutView()) == nil)
    #expect(report.layoutText() == screen.layoutTree.layoutText())
    #expect(report.svg().hasPrefix("<svg"))
    #expect(report.description.contains("Views:") == false)
  }

  /// The listing of the cheat sheet, on the portable tree.
  private func cheatSheet(_ view: LayoutView, _ title: LayoutView) throws {
    _ = String(describing: view.layoutReport())
    _ = String(describing: title.layoutReport().frameExplanation)
    _ = String(describing: view.layoutReport(widths: 320...430))
    try view.layoutReport().requireNoProblems()
  }

  @Test("The cheat sheet's calls work on the portable tree")
  func calls() {
    #expect(throws: LayoutProblems.self) { try cheatSheet(screen, title) }
  }

  @Test("A report without findings is one line")
  func sound() throws {
    let view = LayoutView(name: "view", width: 10, height: 20)
    #expect("\(view.layoutReport())" == "Layout of view, 10 × 20 points: no problems")
    try view.layoutReport().requireNoProblems(Set(LayoutProblemKind.allCases))
  }

  @Test("It lays out first, and its lists are those of that moment")
  func moment() {
    let report = screen.layoutReport()
    #expect(card.frame == Rect(x: 16, y: 16, width: 300, height: 100))
    #expect(report.ambiguities.contains { $0.item === badge } && report.conflicts.isEmpty)
    Constraint.activate { badge.trailing == card.trailing }
    widenTitle()
    #expect(report.ambiguities.contains { $0.item === badge } && report.conflicts.isEmpty)
    #expect(!screen.layoutReport().ambiguities.contains { $0.item === badge })
    #expect(screen.layoutReport().conflicts.count == 1)
  }

  @Test("A nested view's report is headed by it, and has its findings before all others")
  func nested() throws {
    widenTitle()
    let text = badge.layoutReport().description
    let lines = text.split(separator: "\n")
    #expect(
      lines[0]
        == "Layout of badge in screen, 24 × 24 points: 1 ambiguous item; elsewhere 1 conflict")
    #expect(lines[1] == "Not determined horizontally:" && lines[2].contains("badge: x is not"))
    let rest = try #require(text.range(of: "\n\nElsewhere in screen:\n\nConflicts:\n"))
    #expect(text[rest.upperBound...].contains("44 too many"))
    #expect(!text[..<rest.lowerBound].contains("title"))
    // The other way round, the conflict is the title's.
    let other = title.layoutReport().description
    #expect(
      other.hasPrefix(
        "Layout of title in screen, 276 × 100 points: 1 conflict; elsewhere 1 ambiguous item\n"))
    #expect(other.contains("\n\nElsewhere in screen:\n\nNot determined horizontally:\n"))
    let card = "\(card.layoutReport())"
    #expect(card.contains("in screen, 300 × 100 points: 1 conflict, 1 ambiguous item"))
    #expect(!card.contains("Elsewhere"))
  }

  @Test("A page is headed by the view that was asked, and has its problems first")
  func page() {
    widenTitle()
    let page = badge.layoutReport().htmlReport()
    #expect(page.contains("<h1>badge</h1>") && page.contains("<p>24 × 24 points · "))
    #expect(badge.layoutReport().htmlReport(title: "Login").contains("<h1>Login</h1>"))
    #expect(screen.layoutReport().htmlReport() == screen.layoutTree.htmlReport())
  }

  @Test("A removed constraint is explained with its conflict, and not again as unsatisfied")
  func removed() throws {
    widenTitle()
    Constraint.activate { title.width == 200 ~ 500 }
    let report = screen.layoutReport()
    let removed = try #require(report.conflicts.first?.removed)
    #expect(screen.layoutTree.unsatisfiedConstraints.contains { "\($0)".hasPrefix("\(removed)") })
    #expect(
      report.unsatisfiedConstraints.allSatisfy {
        if case .constraint(let constraint) = $0 { return constraint !== removed }
        return true
      })
    let source = try #require(removed.source?.line)
    let parts = report.description.components(separatedBy: "\nUnsatisfied:\n")
    #expect(parts[0].contains(".swift:\(source)"))
    #expect(parts.dropFirst().allSatisfy { !$0.contains(".swift:\(source)") })
    #expect(!report.json.contains(#""kind":"unsatisfied","title":"\#(removed.description)"#))
  }

  @Test("Content that was removed in a conflict is not reported again")
  func removedContent() {
    let view = LayoutView(name: "view", width: 100, height: 20)
    let text = LayoutView(name: "text")
    view.layoutTree.conflictHandler = nil
    view.addSubview(text)
    text.intrinsicContentSize = Size(width: 150, height: 20)
    text.setContentCompressionResistancePriority(.required, for: .horizontal)
    Constraint.activate { text.edges == view.edges }
    let report = view.layoutReport()
    #expect(report.conflicts.count == 1)
    #expect(report.unsatisfiedConstraints.isEmpty)
  }

  @Test("Notes about hidden views are left out")
  func hidden() {
    let far = LayoutView(name: "far")
    screen.addSubview(far)
    Constraint.activate {
      far.edges(.top, .leading) == screen.edges.inset(by: 5000)
      far.size == Size(width: 10, height: 10)
    }
    #expect(screen.layoutReport().lintFindings.contains { $0.kind == .outOfSight })
    far.isHidden = true
    #expect(!screen.layoutReport().lintFindings.contains { $0.items.contains { $0 === far } })
  }
}
