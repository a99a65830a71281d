import Anchors
import AnchorsLayout
import Testing

/// Problems that trees print by themselves. Each test is a process of its own, because the setting is one for all
/// trees.
@Suite("LayoutTree.reportsProblems")
struct ReportedProblemsTests {
  private func lines(of result: ExitTest.Result?) -> [Substring] {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("Layout ") }
  }

  @Test("each ambiguity and each finding of lint is printed once, in one line")
  func once() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      LayoutTree.reportsProblems = true
      let screen = LayoutView(name: "screen", width: 390, height: 844)
      let card = LayoutView(name: "card")
      screen.addSubview(card)
      Constraint.activate {
        card.edges == screen.edges
        card.width == screen.width
      }
      screen.layoutIfNeeded()
      let badge = LayoutView(name: "badge")
      card.addSubview(badge)
      badge.makeConstraints { v in
        v.top == card.top
        v.leading == card.leading
        v.height == 20
      }
      for width in [390.0, 400, 410] {
        screen.frame.size.width = width
        screen.layoutIfNeeded()
      }
    }
    let lines = lines(of: result)
    #expect(lines.count == 2, "\(lines)")
    #expect(lines.first?.contains("card.width == screen.width") == true)
    #expect(lines.last?.hasPrefix("Layout problem: badge: width is not determined") == true)
  }

  @Test("nothing is printed unless it is asked for")
  func silent() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let screen = LayoutView(name: "screen", width: 390, height: 844)
      let badge = LayoutView(name: "badge")
      screen.addSubview(badge)
      badge.makeConstraints { v in v.top == screen.top + 4 }
      screen.layoutIfNeeded()
    }
    #expect(lines(of: result).isEmpty)
  }
}
