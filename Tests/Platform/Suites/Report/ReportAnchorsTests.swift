import AnchorsLayout
import AnchorsReport
import TestSupport
import Testing

@Suite("A report on constraints written with the library") @MainActor
struct ReportAnchorsTests {
  private let screen = View.sized(300, 200)
  private let view = makeView("view")

  init() {
    screen.layoutName = "screen"
    screen.add(view)
  }

  @Test("Constraints have the line on which they were written")
  func lines() throws {
    let line = #line + 1
    Constraint.activate { view.width == 100 }
    view.pin(.width, to: nil, plus: 120)
    let conflict = try #require(screen.layoutReport().conflicts.first)
    #expect(conflict.constraints.map { $0.source?.line } == [UInt(line), nil])
    #expect(conflict.description.contains("view.width == 100 (ReportAnchorsTests.swift:\(line))"))
    #expect(conflict.description.contains("view.width == 120:"))
  }

  @Test("Constraints have their identifiers beside them")
  func identifiers() throws {
    Constraint.activate {
      (view.width == 100).identified(by: "narrow")
      view.width == 120
    }
    let conflict = try #require(screen.layoutReport().conflicts.first)
    #expect(conflict.constraints.map(\.identifier) == ["narrow", nil])
    #expect(conflict.description.contains("narrow"))
  }

  @Test("A report has adopted constraints and system spacing")
  func adoptedAndSystemSpacing() throws {
    let group = ConstraintGroup(adopting: [view.heightAnchor.constraint(equalToConstant: 30)])
    group.activate()
    view.makeConstraints { view in
      view.left == screen.left
      view.top == screen.top
      view.width == 50
    }
    let next = makeView("next", in: screen)
    next.makeConstraints { next in
      next.leading == view.trailing + .system
      next.top == view.top
      next.size == Size(width: 10, height: 10)
    }
    screen.layOut()
    let report = screen.layoutReport()
    try report.requireNoProblems([.conflict, .ambiguity, .unsatisfied, .difference])
    // 50 and the stand-in's space of 8.
    #expect(report.frameExplanation(of: next)?.frame.minX == 58)
    #expect(report.frameExplanation(of: view)?.frame.height == 30)
    #expect(report.unread.isEmpty)
  }

  @Test("Inactive constraints are not read")
  func inactive() {
    let group = ConstraintGroup {
      view.width == 100
      view.width == 120
    }
    #expect(screen.layoutReport().conflicts.isEmpty)
    group.activate()
    #expect(screen.layoutReport().conflicts.count == 1)
    group.deactivate()
    #expect(screen.layoutReport().conflicts.isEmpty)
  }
}
