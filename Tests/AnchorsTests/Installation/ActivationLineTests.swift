import Anchors
import AnchorsLayout
import Testing

/// A constraint that was made outside of a builder has the line of the call that activates it.
@Suite("Lines of activation")
struct ActivationLineTests {
  private let card = LayoutView(name: "card")
  private let title = LayoutView(name: "title")

  init() { card.addSubview(title) }

  private func text(_ line: UInt) -> String {
    "title.width <= 320 (activated at ActivationLineTests.swift:\(line))"
  }

  @Test(
    "Constraint.activate, Installer.install, Installer.replace and a group's activate have a line")
  func calls() throws {
    let limit = title.width <= 320
    Constraint.activate([limit])
    #expect(limit.description == text(#line - 1))
    let installed = title.width <= 320
    try Installer.install(installed)
    #expect(installed.description == text(#line - 1))
    let listed = title.width <= 320
    try Installer.install([listed])
    #expect(listed.description == text(#line - 1))
    let next = title.width <= 320
    try Installer.replace([listed], by: [next])
    #expect(next.description == text(#line - 1))
    let grouped = ConstraintGroup([title.width <= 320])
    grouped.activate()
    #expect(grouped.description == text(#line - 1))
    let other = ConstraintGroup([title.width <= 320])
    other.activate(replacing: grouped)
    #expect(other.description == text(#line - 1))
  }

  @Test("A builder's line stays, and an active constraint keeps its line")
  func stays() {
    let group = ConstraintGroup { title.width <= 320 }
    let written = #line - 1 as UInt
    group.activate()
    #expect(group.description == "title.width <= 320 (ActivationLineTests.swift:\(written))")
    let limit = title.height <= 20
    Constraint.activate([limit])
    let activated = #line - 1 as UInt
    Constraint.activate([limit])
    #expect(limit.source?.line == activated)
  }

  @Test("isActive = true has no line, and neither have a stack's own constraints")
  func withoutLine() {
    let limit = title.width <= 320
    limit.isActive = true
    #expect(limit.source == nil && limit.description == "title.width <= 320")
    let stack = LayoutStackView(arrangedSubviews: [LayoutView(name: "a"), LayoutView(name: "b")])
    stack.layoutIfNeeded()
    #expect(!stack.hostedConstraints.isEmpty)
    #expect(stack.hostedConstraints.allSatisfy { $0.source == nil })
  }

  @Test("A conflict and an error name the line")
  func messages() {
    Constraint.activate([title.width == 320])
    let first = #line - 1
    Constraint.activate([title.width == 300])
    let text = card.conflicts.map { $0.description }.joined()
    #expect(text.contains("title.width == 320 (activated at ActivationLineTests.swift:\(first))"))
    #expect(
      text.contains("title.width == 300 (activated at ActivationLineTests.swift:\(first + 2))"))
    let stray = LayoutView(name: "stray")
    // What is in a macro has the line of the macro.
    let line = #line + 1
    let error = #expect(throws: InstallationError.self) {
      try Installer.install(stray.top == card.top)
    }
    #expect(
      error?.description == """
        stray.top == card.top (activated at ActivationLineTests.swift:\(line)): stray and card have no \
        common ancestor; add both to one tree before activating (neither has a superview)
        """)
  }

  @Test("The text with a line of activation reads back")
  func readBack() throws {
    let limit = title.width <= 320
    Constraint.activate([limit])
    let read = try Constraint.parse(limit.description, items: ["title": title])
    #expect(read.count == 1 && read[0].constant == 320)
  }
}
