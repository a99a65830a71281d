import AnchorsLayout
import Testing

/// The meaning of every part of the grammar.
@Suite("Visual formats")
struct VisualFormatTests {
  private let scene = FormatViews("a", "b", "c", "H", "V", "_x", "row_2")

  @Test("A row, with H: or without, and a column are read")
  func orientation() throws {
    #expect(try scene.texts("[a]-5-[b(40)]") == ["b.leading == a.trailing + 5", "b.width == 40"])
    #expect(try scene.texts("H:[a]-5-[b(40)]") == scene.texts("[a]-5-[b(40)]"))
    #expect(try scene.texts("V:[a]-5-[b(40)]") == ["b.top == a.bottom + 5", "b.height == 40"])
  }

  @Test("H and V, underscores and digits are names")
  func names() throws {
    #expect(try scene.texts("[H]-[V]") == ["V.leading == H.trailing + 8"])
    #expect(try scene.texts("V:[V][H(V)]") == ["H.top == V.bottom", "H.height == V.height"])
    #expect(try scene.texts("[_x][row_2]") == ["row_2.leading == _x.trailing"])
  }

  @Test("Spacing is none at |, a single - or a number")
  func superview() throws {
    #expect(try scene.texts("|[a]|") == ["a.leading == 0", "a.trailing == 0"])
    #expect(try scene.texts("V:|-[a]-|") == ["a.top == 20", "a.bottom == -20"])
    #expect(try scene.texts("V:|-4-[a]-(6)-|") == ["a.top == 4", "a.bottom == -6"])
  }

  @Test("A space with an inequality lies on the side that Apple means")
  func inequalities() throws {
    #expect(try scene.texts("[a]-(>=8)-[b]") == ["b.leading >= a.trailing + 8"])
    #expect(
      try scene.texts("|-(>=8)-[a]-(<=9)-|") == ["a.leading >= 8", "a.trailing >= -9"])
    #expect(
      try scene.texts("V:|-(<=8)-[a]-(>=9@20)-|") == ["a.top <= 8", "a.bottom <= -9 ~ 20"])
  }

  @Test("Lists have several predicates, with priorities")
  func lists() throws {
    #expect(
      try scene.texts("[a]-(>=8@750,<=20)-[b(==c@250,>=10,<=a)]") == [
        "b.leading >= a.trailing + 8 ~ 750", "b.leading <= a.trailing + 20",
        "b.width == c.width ~ 250", "b.width >= 10", "b.width <= a.width",
      ])
  }

  @Test("Numbers have fractions and exponents, and signs in lists")
  func numbers() throws {
    let scene = FormatViews("a", "b")
    #expect(try scene.texts("[a]-12.5-[b]") == ["b.leading == a.trailing + 12.5"])
    #expect(try scene.texts("[a]-.5-[b(5.)]") == ["b.leading == a.trailing + 0.5", "b.width == 5"])
    #expect(
      try scene.texts("[a]-1e2-[b(2.5E-1)]") == [
        "b.leading == a.trailing + 100", "b.width == 0.25",
      ])
    #expect(try scene.texts("[a]-(-20)-[b]") == ["b.leading == a.trailing - 20"])
    #expect(try scene.texts("[a]-(+20@+750)-[b]") == ["b.leading == a.trailing + 20 ~ 750"])
    #expect(try scene.texts("[a]-0-[b]") == ["b.leading == a.trailing"])
    #expect(try scene.texts("[a]-0.1-[b]") == ["b.leading == a.trailing + 0.1"])
  }

  @Test("Metrics are spaces, sizes and priorities; a metric wins over a view of its name")
  func metrics() throws {
    let metrics = ["gap": 12.0, "wide": 60, "low": 250, "neg": -6, "c": 33]
    #expect(
      try scene.texts("|-gap-[a(>=wide@low)]-neg-[b(c)]-(<=gap)-|", metrics: metrics) == [
        "a.leading == 12", "a.width >= 60 ~ 250", "b.leading == a.trailing - 6", "b.width == 33",
        "b.trailing >= -12",
      ])
  }

  @Test("Constraints are inert and know their line")
  func lines() throws {
    let constraints = try Constraint.visualFormat("|-[a]-[b]", views: scene.views)
    let line = #line - 1
    #expect(constraints.count == 2)
    for constraint in constraints {
      #expect(!constraint.isActive)
      #expect(constraint.source.map { "\($0)" } == "VisualFormatTests.swift:\(line)")
    }
    Constraint.activate { constraints }
    #expect("\(constraints[0])" == "a.leading == 20 (VisualFormatTests.swift:\(line))")
  }

  @Test("A format in a builder throws its errors")
  func statements() throws {
    let (a, b) = (scene["a"], scene["b"])
    let row = { (format: String) in try Constraint.visualFormat(format, views: scene.views) }
    let group = try Constraint.activate {
      try row("|-[a]-[b]-|")
      b.top == a.top + 1
      if a.isHidden { try row("[c(5)]") } else { try row("[a(7)]") }
    }
    let texts = group.constraints.map { "\($0)".split(separator: " (")[0] }
    #expect(
      texts == [
        "a.leading == 20", "b.leading == a.trailing + 8", "b.trailing == -20", "b.top == a.top + 1",
        "a.width == 7",
      ])
    #expect(group.isActive)

    #expect(throws: LayoutTextError.self) {
      try Constraint.activate {
        a.height == 5
        try row("[a")
      }
    }
    #expect(scene["a"].installedConstraints.allSatisfy { $0.firstAnchor.attribute != .height })
    #expect(throws: LayoutTextError.self) { try ConstraintGroup { try row("[a") } }
    let state = try ConstraintGroup { try row("[a(9)]") }
    #expect(state.constraints.map(\.constant) == [9])
  }

  @Test("The superview is that of the activation")
  func laterSuperview() throws {
    let (screen, a) = (LayoutView(name: "screen", width: 100, height: 60), LayoutView(name: "a"))
    let constraints =
      try Constraint.visualFormat("|-[a]-|", views: ["a": a])
      + Constraint.visualFormat("V:|[a]-15-|", views: ["a": a])
    screen.addSubview(a)
    Constraint.activate(constraints)
    screen.layoutIfNeeded()
    #expect(a.frame == Rect(x: 20, y: 0, width: 60, height: 45))
    #expect(screen.translatesAutoresizingMaskIntoConstraints)
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("Installing without a superview is an error")
  func noSuperview() throws {
    let a = LayoutView(name: "a")
    let constraints = try Constraint.visualFormat("|-[a]", views: ["a": a])
    let line = #line - 1
    let error = #expect(throws: InstallationError.self) { try Installer.install(constraints) }
    #expect(
      error.map { "\($0)" } == """
        a.leading == 20 (VisualFormatTests.swift:\(line)): a position with a number is \
        measured from the superview, and a has none; add a to its superview before activating
        """)
  }
}
