import Anchors
import AnchorsLayout
import Foundation
import Testing

/// Problems that trees print by themselves. Each test is a separate process, whose standard error
/// it reads.
@Suite("LayoutTree.reportsProblems")
struct ReportedProblemsTests {
  private func lines(of result: ExitTest.Result?) -> [Substring] {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("Layout ") }
  }

  @Test("Each ambiguity and each finding of lint is printed once, in one line")
  func once() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let screen = LayoutView(name: "screen", width: 390, height: 844)
      screen.layoutTree.reportsProblems = true
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

  @Test("Each of many standing problems is printed once")
  func many() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let screen = LayoutView(name: "screen", width: 390, height: 844)
      screen.layoutTree.reportsProblems = true
      let badges = (0..<400).map { LayoutView(name: "badge \($0)") }
      for badge in badges {
        screen.addSubview(badge)
        badge.makeConstraints { v in
          v.top == screen.top
          v.leading == screen.leading
          v.height == 20
        }
      }
      for width in [390.0, 400, 410] {
        screen.frame.size.width = width
        badges[0].installedConstraints[2].constant = width / 20
        screen.layoutIfNeeded()
      }
    }
    let lines = lines(of: result)
    #expect(lines.count == 400 && Set(lines).count == 400, "\(lines.count)")
  }

  @Test("The environment variable ANCHORS_REPORT turns reports on if it is 1")
  func environment() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      setenv("ANCHORS_REPORT", "1", 1)
      layOutAmbiguousBadge()
    }
    let problem = "Layout problem: badge: x is not determined"
    #expect(lines(of: result).contains { $0.hasPrefix(problem) })
    let other = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      setenv("ANCHORS_REPORT", "0", 1)
      layOutAmbiguousBadge()
    }
    #expect(lines(of: other).isEmpty)
  }

  @Test("An intermediate size has no problems; those of the final size are printed")
  func transientSizes() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let screen = LayoutView(name: "screen", width: 390, height: 844)
      screen.layoutTree.reportsProblems = true
      let badge = LayoutView(name: "badge")
      screen.addSubview(badge)
      badge.makeConstraints { v in v.edges == screen.edges }
      let bottom = badge.installedConstraints[2]
      bottom.isActive = false
      screen.layoutTree.layoutIfNeeded(reporting: false)
      bottom.isActive = true
      screen.layoutTree.layoutIfNeeded(reporting: false)
      screen.layoutIfNeeded()
      writeLine("Layout settled")
      bottom.isActive = false
      screen.layoutTree.layoutIfNeeded(reporting: false)
      screen.layoutIfNeeded()
    }
    let lines = lines(of: result)
    #expect(lines.first == "Layout settled")
    #expect(lines.count > 1 && lines[1].hasPrefix("Layout problem: badge: "), "\(lines)")
  }

  @Test("A tree prints its own problems, and not those of another tree")
  func oneTree() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let screens = ["first", "second"].map { name in
        let screen = LayoutView(name: "screen", width: 390, height: 844)
        let badge = LayoutView(name: "\(name) badge")
        screen.addSubview(badge)
        badge.makeConstraints { v in v.top == screen.top + 4 }
        return screen
      }
      screens[1].layoutTree.reportsProblems = true
      for screen in screens { screen.layoutIfNeeded() }
      precondition(!screens[0].layoutTree.reportsProblems)
      precondition(screens[1].layoutTree.reportsProblems)
    }
    let lines = lines(of: result)
    #expect(!lines.isEmpty && lines.allSatisfy { $0.contains("second badge") }, "\(lines)")
  }

  @Test("Nothing is printed by default")
  func silent() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      layOutAmbiguousBadge()
    }
    #expect(lines(of: result).isEmpty)
  }
}

/// Lays out a view whose horizontal position and size nothing determines.
private func layOutAmbiguousBadge() {
  let screen = LayoutView(name: "screen", width: 390, height: 844)
  let badge = LayoutView(name: "badge")
  screen.addSubview(badge)
  badge.makeConstraints { v in v.top == screen.top + 4 }
  screen.layoutIfNeeded()
}

private func writeLine(_ text: String) {
  FileHandle.standardError.write(Data("\(text)\n".utf8))
}
