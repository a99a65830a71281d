import AnchorsLayout
import TestSupport
import Testing

/// Constraints as text about views and guides of the platform.
@Suite("Constraints as text") @MainActor
struct ParseTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var items: [String: any LayoutItem] {
    ["container": container, "a": scene.a, "b": scene.b]
  }

  @Test("Texts become NSLayoutConstraints, with their line")
  func constraints() throws {
    let gap: CGFloat = 12
    let text = """
      a.edges(excluding: .trailing) == container.edges.inset(by: gap)
      b.leading == a.trailing + 8 ~ .high   // and so on
      b.size == a.size / 2; b.top == 4; a.width == 40
      """
    let constraints = try Constraint.parse(text, items: items, metrics: ["gap": gap])
    let line = #line - 1
    let batches = activations { Constraint.activate(constraints) }
    #expect(batches == [8])
    #expect(constraints.map(\.priority.rawValue).contains(750))
    #expect(constraints.allSatisfy { $0.source?.line == UInt(line) })
    #expect(
      frames(after: container, of: scene.a, scene.b) == [
        "a": [12, 12, 40, 176], "b": [60, 4, 20, 88],
      ])
  }

  @Test("Texts can mention the guides that every view has")
  func ownGuides() throws {
    container.testMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let read = try Constraint.parse(
      "a.edges == container.margins.edges; b.edges == container.safeArea.edges", items: items)
    #expect(read[0].secondItem === container.layoutMarginsGuide)
    #expect(read[4].secondItem === container.safeAreaLayoutGuide)
    Constraint.activate(read)
    #expect(
      frames(after: container, of: scene.a, scene.b) == [
        "a": [2, 1, 294, 196], "b": [0, 0, 300, 200],
      ])
  }

  @Test("Texts can mention added guides, and read their descriptions back")
  func addedGuides() throws {
    let spacer = Guide()
    spacer.layoutName = "left column"
    container.addLayoutGuide(spacer)
    let width = spacer.width == 30
    #expect(
      try Constraint.parse("\(width)", items: ["left column": spacer])[0].firstItem === spacer)
    let read = try Constraint.parse("container.`left column`.width == 30", items: items)
    #expect(read[0].firstItem === spacer)
    let top = scene.a.top == container.safeArea.top + 2
    let back = try Constraint.parse(top.description, items: items)
    #expect(back[0].secondItem === container.safeAreaLayoutGuide && back[0].constant == 2)
  }

  @Test("Mistakes are Swift errors, not exceptions")
  func mistakes() {
    let error = #expect(throws: LayoutTextError.self) {
      try Constraint.parse("a.top == b.safeare.top", items: items)
    }
    #expect(
      error?.message == "b has no attribute and no guide named safeare; did you mean safeArea?")
    #expect(error?.kind == .unknownAttribute && error?.offset == 11)
  }
}
