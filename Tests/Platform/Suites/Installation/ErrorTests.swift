import AnchorsLayout
import TestSupport
import Testing

/// Every error of installation on the platform's items, with its whole text.
@Suite("Errors of installation") @MainActor
struct ErrorTests {
  private let screen = makeView("screen")
  private let card: View
  private let title: View
  private let stray = makeView("stray")

  init() {
    card = makeView("card", in: screen)
    title = makeView("title", in: card)
  }

  /// The text of installing's error, which must leave nothing behind.
  private func failure(@ConstraintBuilder _ build: () -> [Constraint]) -> String? {
    let constraints = build()
    do {
      try Installer.install(constraints, line: 0)
      return nil
    } catch {
      #expect(constraints.allSatisfy { !$0.isActive && $0.host == nil })
      for view in [screen, card, title, stray] {
        #expect(view.constraints.isEmpty && view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.installedConstraints.isEmpty && view.hostedConstraints.isEmpty)
      }
      return "\(error)"
    }
  }

  /// Returns the text of an error about a constraint on a line of this file.
  private func text(_ statement: String, _ line: UInt, _ rest: String) -> String {
    "\(statement) (ErrorTests.swift:\(line)): \(rest)"
  }

  @Test("noCommonAncestor names two views in different trees")
  func noCommonAncestor() {
    let line: UInt = #line + 1
    let error = failure { title.top == stray.bottom + 10 }
    #expect(
      error
        == text(
          "title.top == stray.bottom + 10", line,
          "title and stray have no common ancestor; add both to one tree before activating "
            + "(stray has no superview)"))
  }

  @Test("noCommonAncestor names a guide without an owning view")
  func noCommonAncestorOfGuide() {
    let guide = Guide()
    guide.layoutName = "guide"
    let line: UInt = #line + 1
    let error = failure { title.left == guide.right }
    #expect(
      error
        == text(
          "title.left == guide.right", line,
          "title and guide have no common ancestor; add both to one tree before activating "
            + "(guide has no superview)"))
  }

  @Test("noSuperview names a view without a superview")
  func noSuperview() {
    let line: UInt = #line + 1
    let error = failure { stray.right == -10 ~ .high }
    #expect(
      error
        == text(
          "stray.right == -10 ~ 750", line,
          """
          a position with a number is measured from the superview, and stray has none; add stray \
          to its superview before activating
          """))
  }

  @Test("noSuperview names the size of a guide without an owning view")
  func noSuperviewOfGuide() {
    let guide = Guide()
    guide.layoutName = "guide"
    let line: UInt = #line + 1
    let error = failure { guide.width == 10 }
    #expect(
      error
        == text(
          "guide.width == 10", line, "guide belongs to no view; add it to one before activating"))
  }

  @Test("itemReleased names a freed view")
  func itemReleased() {
    let (group, line) = { () -> (ConstraintGroup, UInt) in
      let label = makeView("label", in: card)
      let group = ConstraintGroup { label.top == title.bottom + 8 }
      label.removeFromSuperview()
      return (group, #line - 2)
    }()
    #expect(
      failure { group }
        == text(
          "label (released).top == title.bottom + 8", line,
          "label no longer exists; constraints do not keep their items alive"))
  }

  @Test("mixedDirections names both attributes")
  func mixedDirections() {
    let line: UInt = #line + 1
    let error = failure { title.leading == card.left + 4 }
    #expect(
      error
        == text(
          "title.leading == card.left + 4", line,
          """
          leading and left cannot be compared, because only one of them follows the direction of \
          text; use leading/trailing or left/right on both sides
          """))
    for constraint in [title.right <= card.trailing, title.left == card.trailing] {
      #expect(failure { constraint }?.contains("cannot be compared") == true)
    }
  }

  @Test("notFinite names the number")
  func notFinite() {
    let line: UInt = #line + 1
    let error = failure { title.top == card.top + Double.infinity }
    #expect(
      error
        == text(
          "title.top == card.top + inf", line,
          "the multiplier and the constant must be finite numbers"))
    #expect(failure { title.width == card.width / 0 }?.contains("inf * card.width") == true)
  }

  @Test("zeroMultiplier names the item that would be lost")
  func zeroMultiplier() {
    let line: UInt = #line + 1
    let error = failure { title.top == 0 * card.bottom + 10 }
    #expect(
      error
        == text(
          "title.top == 0 * card.bottom + 10", line,
          """
          a multiplier of 0 would lose an item, and a position cannot be compared with nothing; \
          write a number on the right, which is measured from the superview
          """))
    let next: UInt = #line + 1
    let lost = failure { 0 * title.width == card.width }
    #expect(
      lost
        == text(
          "0 * title.width == card.width", next,
          """
          a multiplier of 0 on the left would lose the first item; write the size that it is to \
          have
          """))
  }

  @Test("priorityOutOfRange names the priority", arguments: [-1, 0, 1001])
  func priorityOutOfRange(value: Int) {
    let line: UInt = #line + 1
    let error = failure { title.width == 120 ~ Priority(Double(value)) }
    #expect(
      error
        == text(
          "title.width == 120 ~ \(value)", line,
          "a priority must be above 0 and at most 1000, not \(value)"))
  }

  @Test("foreignItems names items of the platform and of the portable tree")
  func foreignItems() {
    let portable = LayoutView(name: "portable view")
    let platform = View().layoutSystem.description
    let line: UInt = #line + 1
    let error = failure { title.left == portable.right + 8 }
    #expect(
      error
        == text(
          "title.left == `portable view`.right + 8", line,
          """
          title (\(platform)) and portable view (portable) belong to different toolkits and \
          cannot share a constraint
          """))
    #expect(failure { portable.width == title.width }?.contains("different toolkits") == true)
    #expect(portable.installedConstraints.isEmpty)
  }
}
