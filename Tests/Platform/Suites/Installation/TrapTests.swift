import Anchors
import TestSupport
import Testing

/// Statements that trap, and their lines: within an exit test every statement has the test's line.
@MainActor
private enum Mistake {
  static func activate() {
    let (card, title) = (makeView("card"), makeView("title"))
    Constraint.activate { title.top == card.top + 10 }
  }
  static let activateLine: UInt = #line - 2

  static func mix() {
    let card = makeView("card")
    let title = makeView("title", in: card)
    title.makeConstraints { v in v.leading == card.left }
  }
  static let mixLine: UInt = #line - 2

  static func update() {
    makeView("title").updateConstraints { v in v.left == 10 }
  }
  static let updateLine: UInt = #line - 2

  static func edit() {
    let title = makeView("title")
    let width = title.width == 40
    width.isActive = true
    width.priority = 1001
  }
}

/// A constraint that cannot be installed traps with the error's message, if the caller vouched for
/// it.
@Suite("Traps")
struct TrapTests {
  private func expectMessage(_ message: String, in result: ExitTest.Result?) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(message), "\(text.prefix(1000))")
  }

  @Test("Constraint.activate { } of views in different trees traps")
  func activate() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Mistake.activate() }
    }
    expectMessage(
      """
      title.top == card.top + 10 (TrapTests.swift:\(await Mistake.activateLine)): title and card \
      have no common ancestor; add both to one tree before activating
      """, in: result)
  }

  @Test("A leading edge compared with left traps, instead of an exception of the platform")
  func mixedDirections() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Mistake.mix() }
    }
    expectMessage(
      """
      title.leading == card.left (TrapTests.swift:\(await Mistake.mixLine)): leading and left \
      cannot be compared, because only one of them follows the direction of text; use \
      leading/trailing or left/right on both sides
      """, in: result)
  }

  @Test("An update that cannot install without a superview traps")
  func update() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Mistake.update() }
    }
    expectMessage(
      """
      title.left == 10 (TrapTests.swift:\(await Mistake.updateLine)): a position with a number is \
      measured from the superview, and title has none; add title to its superview before activating
      """, in: result)
  }

  @Test("An edit that makes an active constraint uninstallable traps")
  func edit() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Mistake.edit() }
    }
    expectMessage(
      "title.width == 40 ~ 1001: a priority must be above 0 and at most 1000, not 1001", in: result)
  }
}
