import AnchorsLayout
import AnchorsTestSupport
import Testing

/// Statements that trap, and their lines: within an exit test every statement has the test's line.
private enum Mistake {
  static func activate() {
    let (card, title) = (LayoutView(name: "card"), LayoutView(name: "title"))
    Constraint.activate { title.top == card.top + 10 }
  }
  static let activateLine: UInt = #line - 2

  static func make() {
    LayoutView(name: "title").makeConstraints { v in v.left == 10 }
  }
  static let makeLine: UInt = #line - 2

  static func update() {
    LayoutView(name: "title").updateConstraints { v in v.left == 10 }
  }
  static let updateLine: UInt = #line - 2

  static func remake() {
    let (card, title) = (LayoutView(name: "card"), LayoutView(name: "title"))
    title.makeConstraints { v in v.width == 40 }
    title.remakeConstraints { v in
      v.width == 50
      v.top == card.top
    }
  }
  static let remakeLine: UInt = #line - 3
}

/// A constraint that cannot be installed traps with the error's message, if the caller vouched for
/// it.
@Suite("Traps")
struct TrapTests {
  private func expectMessage(_ message: String, in result: ExitTest.Result?) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(message), "\(text.prefix(1000))")
  }

  private static let unrelated =
    "title and card have no common ancestor; add both to one tree before activating"

  @Test("isActive = true traps with the error")
  func isActive() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let gap = LayoutView(name: "title").top == LayoutView(name: "card").top + 10
      gap.isActive = true
    }
    expectMessage(
      """
      title (released).top == card (released).top + 10: title no longer exists; constraints do \
      not keep their items alive
      """, in: result)
  }

  @Test("Constraint.activate { } traps with the line")
  func activate() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      Mistake.activate()
    }
    expectMessage(
      "title.top == card.top + 10 (TrapTests.swift:\(Mistake.activateLine)): \(Self.unrelated)",
      in: result)
  }

  @Test("Activating a group traps with the error")
  func group() async {
    // What is in a macro has the line of the macro.
    let line = #line + 1
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (card, title) = (LayoutView(name: "card"), LayoutView(name: "title"))
      (title.edges == card.edges).activate()
    }
    expectMessage(
      "title.top == card.top (activated at TrapTests.swift:\(line)): \(Self.unrelated)", in: result)
  }

  @Test("makeConstraints and updateConstraints trap with the error")
  func make() async {
    let made = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      Mistake.make()
    }
    let rest = """
      a position with a number is measured from the superview, and title has none; add title to \
      its superview before activating
      """
    expectMessage("title.left == 10 (TrapTests.swift:\(Mistake.makeLine)): \(rest)", in: made)
    let updated = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      Mistake.update()
    }
    expectMessage("title.left == 10 (TrapTests.swift:\(Mistake.updateLine)): \(rest)", in: updated)
  }

  @Test("remakeConstraints with a bad constraint traps with the error")
  func remake() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      Mistake.remake()
    }
    expectMessage(
      "title.top == card.top (TrapTests.swift:\(Mistake.remakeLine)): \(Self.unrelated)", in: result
    )
  }

  @Test("An edit that makes an active constraint uninstallable traps")
  func edits() async {
    let constant = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let title = LayoutView(name: "title")
      let width = title.width == 40
      width.isActive = true
      width.constant = .infinity
    }
    expectMessage(
      "title.width == inf: the multiplier and the constant must be finite numbers", in: constant)
    let priority = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let title = LayoutView(name: "title")
      let width = title.width == 40
      width.isActive = true
      width.priority = 1001
    }
    expectMessage(
      "title.width == 40 ~ 1001: a priority must be above 0 and at most 1000, not 1001",
      in: priority)
    let written = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let title = LayoutView(name: "title")
      let group = Constraint.activate { title.width == 40 }
      group.constraints[0].priority = 1001
    }
    expectMessage("title.width == 40 ~ 1001 (TrapTests.swift:", in: written)
    let inactive = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let title = LayoutView(name: "title")
      let width = title.width == 40
      width.priority = 1001
    }
    expectMessage(
      "title.width == 40 ~ 1001: a priority must be above 0 and at most 1000, not 1001",
      in: inactive)
  }

  @Test("An edit of an inactive constraint's constant does not trap")
  func inactiveEdits() {
    let title = LayoutView(name: "title")
    let width = title.width == 40
    width.constant = .infinity
    width.constant = 50
    width.priority = .high
    width.isActive = true
    #expect(texts(title.installedConstraints) == ["title.width == 50 ~ 750"])
  }
}
