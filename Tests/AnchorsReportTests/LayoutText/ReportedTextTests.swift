import AnchorsLayout
import AnchorsReport
import Testing

/// Small layouts, each written as a text. A report of each once said something that was not true.
@Suite("Reports of layouts that were once reported wrongly")
struct ReportedTextTests {
  private func tree(_ text: String) throws -> LayoutTree {
    let tree = try DocumentTree(text).root.layoutTree
    tree.conflictHandler = nil
    tree.layoutIfNeeded()
    return tree
  }

  @Test("A sum with one fixed size has the sign of what is left")
  func sumSign() throws {
    let tree = try tree(
      """
      window 300 x 100
      view a
      a.leading == window.trailing - 20
      a.trailing == window.leading + 8
      a.top == window.top
      a.height == 10
      """)
    #expect(tree.conflicts.map(\.sum) == ["20 + 8 - 300 = -272 would be left for a's width"])
  }

  @Test("A fix is exact where a rounded number would leave the conflict")
  func fraction() throws {
    let text = """
      window 100 x 50
      view a
      view b
      view c
      a.leading == window.leading
      b.leading == a.trailing
      c.leading == b.trailing
      c.trailing == window.trailing
      a.width == b.width
      b.width == c.width
      """
    let forty = try tree(text + "\na.width == 40")
    #expect(
      forty.conflicts[0].repairs[0].description == "change the constant of a.width == 40 to 100 / 3"
    )
    #expect(try tree(text + "\na.width == 100 / 3").conflicts.isEmpty)
    #expect(try !tree(text + "\na.width == 33.333").conflicts.isEmpty)
  }

  @Test("A component is determined by one addition only if that alone determines it")
  func others() throws {
    let tree = try tree(
      """
      window 300 x 200
      view a
      a.centerX == window.centerX
      a.height == a.width
      a.centerY >= window.centerY
      """)
    let lines = try #require(tree.ambiguities.first?.description).split(separator: "\n")
    #expect(lines.filter { $0.hasSuffix("determined by the other additions") }.count == 2)
    #expect(!lines.contains { $0.contains("determined by a.") })
  }

  @Test(
    "The guides of a stack view are not ambiguous, wherever the stack is",
    arguments: ["", " margins 8"])
  func stackGuides(margins: String) throws {
    let tree = try tree(
      """
      window 300 x 200
      stack row horizontal spacing 10 equalSpacing\(margins)
        view a 40 x 20
        view b 60 x 30
        view c 80 x 20
      row.width == 250
      """)
    #expect(tree.ambiguities.map(\.item.layoutName) == ["row", "a", "b", "c"])
    // In a text they are guides like others.
    let text = try DocumentTree(tree.layoutText())
    text.root.layoutIfNeeded()
    #expect(text.unmetExpectations == [])
  }

  @Test("Optional constraints between hidden views are nobody's problem")
  func hidden() throws {
    let tree = try tree(
      """
      window 300 x 100
      stack row horizontal fill align fill
        stack a horizontal hidden
          view a1 20 x 10
          view a2 20 x 20
        view b
      row.edges == window.edges
      a.width == 70 ~ 500
      a2.width <= 50
      """)
    #expect(tree.unsatisfiedConstraints.isEmpty && tree.conflicts.isEmpty)
  }

  @Test("What a removed equation determines waits for it, and gets no addition that contradicts it")
  func awaited() throws {
    let text = """
      window 300 x 100
      view a 30 x 30
      a.leading == window.leading
      a.top <= window.top + 20
      a.top == window.bottom - 15
      """
    let tree = try tree(text)
    #expect(
      tree.ambiguities.map(\.description) == [
        """
        a: y is not determined (now 20, at most 20): \
        determined once this conflict is fixed: a.top == window.bottom - 15
        """
      ])
    #expect(tree.ambiguities.flatMap(\.additions).isEmpty)
    let rest = try self.tree(
      text + "\nview b\nb.top == window.top\nb.size == Size(width: 5, height: 5)")
    Constraint.activate(rest.ambiguities.flatMap(\.additions))
    rest.layoutIfNeeded()
    #expect(rest.conflicts.count == 1 && rest.ambiguities.map(\.item.layoutName) == ["a"])
  }

  @Test("A removed equation that fits beside another removal is kept, and its number is no fix")
  func kept() throws {
    let tree = try tree(
      """
      window 300 x 200
      view a
      a.width >= 100
      a.width == 50
      a.width == 120
      """)
    #expect(tree.conflicts.map(\.removed?.description) == ["a.width == 50"])
    #expect(
      tree.conflicts[0].repairs.map(\.description) == ["lower the priority of a.width == 50 to 999"]
    )
  }
}

/// Texts with mistakes, and the messages about them.
@Suite("Mistakes in the text of a layout")
struct TextMistakeTests {
  @Test(
    "Each mistake is named in the words of the text",
    arguments: [
      ("a.top => window.top", "write '>=', rather than '=>'"),
      ("a.top =< window.top", "write '<=', rather than '=<'"),
      ("a.top = window.top", "write '==' for a constraint, rather than '='"),
      (
        "a.top == window.top ~ higj",
        "no metric is named higj; there are no metrics; did you mean .high?"
      ),
      (
        "a.width == Double(window.width)",
        "a text can call Insets, DirectionalInsets, Size and Point, but not Double"
      ),
      (
        "a.margin.top == window.top",
        "a has no attribute and no guide named margin; did you mean margins or leftMargin or rightMargin?"
      ),
    ])
  func message(statement: String, message: String) {
    let error = #expect(throws: LayoutTextError.self) {
      try DocumentTree("window 9 x 9\nview a\n\(statement)")
    }
    #expect(error?.message == message && error?.following.isEmpty == true)
  }

  @Test("A number that cannot be read has a name all the same")
  func metric() {
    let error = #expect(throws: LayoutTextError.self) {
      try DocumentTree("let gap = twelve\nview a\na.top == window.top + gap")
    }
    #expect(error?.lineNumber == 1 && error?.following.isEmpty == true)
  }

  @Test("The caret is under the mistake after characters that take two columns")
  func wide() {
    let error = #expect(throws: LayoutTextError.self) {
      try DocumentTree("view 標題\n標題.top == window.top + gap")
    }
    #expect(
      error?.description.hasPrefix(
        """
        標題.top == window.top + gap
                                 ^
        """) == true)
  }
}
