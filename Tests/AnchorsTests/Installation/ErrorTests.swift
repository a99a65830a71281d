import AnchorsLayout
import Testing

/// Every error of installation, with its whole text.
@Suite("Errors of installation")
struct ErrorTests {
  private let screen = LayoutView(name: "screen")
  private let card = LayoutView(name: "card")
  private let title = LayoutView(name: "title")
  private let stray = LayoutView(name: "stray")

  init() {
    screen.addSubview(card)
    card.addSubview(title)
  }

  /// The error of installing, which must leave nothing behind.
  private func failure(_ constraints: [Constraint]) -> InstallationError? {
    do {
      try Installer.install(constraints, line: 0)
      return nil
    } catch {
      #expect(constraints.allSatisfy { !$0.isActive && $0.host == nil })
      return error
    }
  }

  private func failure(@ConstraintBuilder _ build: () -> [Constraint]) -> InstallationError? {
    failure(build())
  }

  /// Returns the text of an error about a constraint on a line of this file.
  private func text(_ statement: String, _ line: UInt, _ rest: String) -> String {
    "\(statement) (ErrorTests.swift:\(line)): \(rest)"
  }

  @Test("noCommonAncestor names two views in different trees")
  func noCommonAncestor() {
    let line: UInt = #line + 1
    let error = failure { title.top == stray.bottom + 10 }
    #expect(error?.kind == .noCommonAncestor)
    #expect(error?.constraint.firstItem === title && error?.constraint.secondItem === stray)
    #expect(error?.constraint.source?.line == line)
    #expect(
      error?.description
        == text(
          "title.top == stray.bottom + 10", line,
          "title and stray have no common ancestor; add both to one tree before activating "
            + "(stray has no superview)"))
  }

  @Test("noCommonAncestor names a guide without an owning view")
  func noCommonAncestorOfGuide() {
    let guide = LayoutGuide(identifier: "guide")
    #expect(
      failure([title.left == guide.right])?.description == """
        title.left == guide.right: title and guide have no common ancestor; add both to one tree \
        before activating (guide has no superview)
        """)
  }

  @Test("noSuperview names a view without a superview")
  func noSuperview() {
    let line: UInt = #line + 1
    let error = failure { stray.right == -10 ~ .high }
    #expect(error?.kind == .noSuperview && error?.constraint.firstItem === stray)
    #expect(
      error?.description
        == text(
          "stray.right == -10 ~ 750", line,
          """
          a position with a number is measured from the superview, and stray has none; add stray \
          to its superview before activating
          """))
  }

  @Test("noSuperview of the size of a guide without an owning view does not mention positions")
  func noSuperviewOfGuide() throws {
    let guide = LayoutGuide(identifier: "guide")
    let error = try #require(failure([guide.width == 10]))
    #expect(error.kind == .noSuperview && error.constraint.firstItem === guide)
    #expect(error.description.hasPrefix("guide.width == 10: "))
    #expect(!error.description.contains("a position with a number"))
  }

  @Test("itemReleased names a freed view")
  func itemReleased() {
    let (first, second, line) = { () -> (Constraint, Constraint, UInt) in
      let label = LayoutView(name: "label")
      card.addSubview(label)
      let group = ConstraintGroup { label.top == title.bottom + 8 }
      let other = title.width == label.width
      label.removeFromSuperview()
      return (group.constraints[0], other, #line - 3)
    }()
    let error = failure([first])
    #expect(error?.kind == .itemReleased)
    let rest = "label no longer exists; constraints do not keep their items alive"
    #expect(error?.description == text("label (released).top == title.bottom + 8", line, rest))
    #expect(failure([second])?.description == "title.width == label (released).width: \(rest)")
  }

  @Test("priorityOutOfRange names the priority", arguments: [-1, -0.5, 0, 1000.5, 1001])
  func priorityOutOfRange(value: Double) {
    let line: UInt = #line + 1
    let error = failure { title.width == 120 ~ Priority(value) }
    #expect(error?.kind == .priorityOutOfRange && error?.constraint.priority == Priority(value))
    let number = value == value.rounded() ? "\(Int(value))" : "\(value)"
    #expect(
      error?.description
        == text(
          "title.width == 120 ~ \(number)", line,
          "a priority must be above 0 and at most 1000, not \(number)"))
  }

  @Test("1000 and everything between 0 and it are priorities")
  func priorityInRange() {
    #expect(
      failure {
        title.width == 1 ~ 0.5
        title.width == 2 ~ 999.5
        title.width == 3 ~ 1000
      } == nil)
    #expect(title.installedConstraints.map(\.priority) == [0.5, 999.5, .required])
  }
}
