import AnchorsLayout
import Testing

@Suite("Lint: redundant constraints")
struct RedundancyTests {
  private let screen = LayoutView(name: "screen", width: 390, height: 844)
  private let card = LayoutView(name: "card")
  private let title = LayoutView(name: "title")

  init() {
    screen.addSubview(card)
    card.addSubview(title)
    title.intrinsicContentSize = Size(width: 100, height: 20)
  }

  private func found() -> [LintFinding] { screen.lintFindings.filter { $0.kind == .redundant } }

  @Test("Lint reports an equation that is a combination of others, with their lines")
  func combination() {
    let line: UInt = #line + 2
    let group = ConstraintGroup {
      card.edges == screen.safeArea.edges.inset(by: 16)
      card.width == screen.safeArea.width - 32
    }
    group.activate()
    let findings = found()
    #expect(
      findings.text() == """
        card.width == screen.safeArea.width - 32 (RedundancyTests.swift:\(line + 1)) follows from
            card.leading == screen.safeArea.leading + 16 (RedundancyTests.swift:\(line))
            card.trailing == screen.safeArea.trailing - 16 (RedundancyTests.swift:\(line))
        Remove it, or one of these instead.
        """)
    #expect(
      findings.map(\.constraints).map { $0.map(\.firstAnchor.attribute) } == [
        [.width, .leading, .trailing]
      ])
    #expect(findings[0].constraints[0] === group.constraints[4])
    #expect(findings[0].items.map(\.layoutName) == ["card", "screen.safeArea"])
    #expect(findings[0].source?.line == line + 1)
    #expect("\(findings[0])" == findings.text())
  }

  @Test("Of two equivalent constraints, lint reports the later one, whichever way it is written")
  func same() {
    (title.left == card.left + 8).isActive = true
    (card.left == title.left - 8).isActive = true
    #expect(
      found().text() == """
        card.left == title.left - 8 is equivalent to
            title.left == card.left + 8
        Remove one of the two.
        """)
  }

  @Test("Lint accepts a constraint that others imply only from left to right")
  func direction() {
    Constraint.activate {
      title.trailing == card.trailing - 16
      title.right <= card.right - 8
    }
    #expect(found().isEmpty)
  }

  @Test("Lint reports a single constraint before a part of a composite that came later")
  func composites() {
    let line: UInt = #line + 2
    Constraint.activate {
      card.width == screen.width
      card.edges == screen.edges
    }
    #expect(
      found().text() == """
        card.width == screen.width (RedundancyTests.swift:\(line)) follows from
            card.leading == screen.leading (RedundancyTests.swift:\(line + 1))
            card.trailing == screen.trailing (RedundancyTests.swift:\(line + 1))
        Remove it, or one of these instead.
        """)
  }

  @Test("Lint reports an inequality with the equations and the inequality that imply it")
  func inequality() {
    (title.top == card.top + 20).isActive = true
    (title.bottom <= card.bottom).isActive = true
    (title.height == 20).isActive = true
    (card.bottom >= card.top + 30).isActive = true
    #expect(
      found().text() == """
        card.bottom >= card.top + 30 follows from
            title.top == card.top + 20
            title.bottom <= card.bottom
            title.height == 20
        Remove it: nothing changes without it.
        """)
  }

  @Test("Lint reports an inequality that another implies because sizes are nonnegative")
  func nonnegativeSize() {
    (title.left == card.left + 8).isActive = true
    (title.right <= card.right - 12).isActive = true
    (card.width >= 15).isActive = true
    #expect(
      found().text() == """
        card.width >= 15 follows from
            title.left == card.left + 8
            title.right <= card.right - 12
        Remove it: nothing changes without it.
        """)
  }

  @Test("Lint accepts a constraint that only several inequalities together imply")
  func severalInequalities() {
    (title.top >= card.top + 20).isActive = true
    (title.bottom <= card.bottom).isActive = true
    (title.height == 20).isActive = true
    (card.bottom >= card.top + 30).isActive = true
    #expect(found().isEmpty)
  }

  @Test("The text does not mention that sizes are nonnegative")
  func bounds() {
    (title.width >= 0).isActive = true
    (title.right >= title.left).isActive = true
    #expect(
      found().text() == """
        title.width >= 0 always holds, whatever the layout.
        Remove it.

        title.right >= title.left always holds, whatever the layout.
        Remove it.
        """)
  }

  @Test("Lint keeps an equation that two inequalities imply, and reports them")
  func tightInequalities() {
    for constraint in [
      title.width <= 100, title.width >= 100, title.width == 100, title.height <= 20,
      title.height >= 20,
    ] {
      constraint.isActive = true
    }
    #expect(
      found().text() == """
        title.width <= 100 follows from
            title.width == 100
        Remove it: nothing changes without it.

        title.width >= 100 follows from
            title.width == 100
        Remove it: nothing changes without it.
        """)
  }

  @Test("Of an equation and inequalities that imply each other, lint reports one inequality")
  func mutualImplication() {
    // Inside the card and as wide at least: it fills the card, and being centered is no news.
    for constraint in [
      title.left >= card.left, title.right <= card.right, title.width >= card.width,
      title.centerX == card.centerX,
    ] {
      constraint.isActive = true
    }
    #expect(
      found().text() == """
        title.right <= card.right follows from
            title.left >= card.left
            title.centerX == card.centerX
        Remove it: nothing changes without it.
        """)
  }

  @Test(
    "Lint accepts a constraint that is redundant only on this screen, with these margins and this content"
  )
  func givens() {
    // The screen is narrower now, its margins and its safe area are what they are now.
    Constraint.activate {
      card.edges == screen.edges
      card.width <= 672
      title.left == card.leftMargin
      title.left >= card.left + 8
      title.top >= card.safeArea.top
      title.top == card.top + 20
      title.width <= 200
    }
    screen.layoutIfNeeded()
    #expect(found().isEmpty)
  }

  @Test("Lint treats margins as margins, whatever their value")
  func margins() {
    (title.left == card.leftMargin + 4).isActive = true
    (title.centerX == card.leftMargin + 54).isActive = true
    (title.width == 100).isActive = true
    #expect(
      found().text() == """
        title.width == 100 follows from
            title.left == card.leftMargin + 4
            title.centerX == card.leftMargin + 54
        Remove it, or one of these instead.
        """)
  }

  @Test("Lint accepts centering with an inset, which is one idea")
  func centered() {
    Constraint.activate {
      card.center == screen.center
      card.edges >= screen.edges.inset(by: 20)
    }
    #expect(found().isEmpty)
  }

  @Test("Lint reports an optional constraint that required ones imply")
  func optional() {
    for constraint in [
      title.width == 100, title.left == card.left, title.right == card.left + 100 ~ .high,
      title.width <= 150 ~ .low, title.width <= 90 ~ .low,
    ] {
      constraint.isActive = true
    }
    #expect(
      found().text() == """
        title.right == card.left + 100 ~ 750 follows from
            title.width == 100
            title.left == card.left
        Remove it: nothing changes without it.

        title.width <= 150 ~ 250 follows from
            title.width == 100
        Remove it: nothing changes without it.
        """)
  }

  @Test(
    "Lint compares optional constraints only with their duplicates, because they are weighed against each other"
  )
  func doubles() {
    for constraint in [
      title.width == 90 ~ .medium, title.right == title.left + 90 ~ .low,
      card.width == 200 ~ .medium, card.width == 200 ~ .medium, card.width >= 200 ~ .medium,
    ] {
      constraint.isActive = true
    }
    #expect(
      found().text() == """
        title.right == title.left + 90 ~ 250 repeats, at a lower priority,
            title.width == 90 ~ 500
        Remove it.

        card.width == 200 ~ 500 is duplicated by
            card.width == 200 ~ 500
        It counts twice if constraints of priority 500 conflict. Remove one of the two.
        """)
  }

  @Test("Lint skips the library's own constraints")
  func library() {
    let stack = LayoutStackView(arrangedSubviews: [LayoutLabel("A"), LayoutLabel("B")])
    stack.alignment = .center
    card.addSubview(stack)
    Constraint.activate {
      stack.edges == card.readableContent.edges
      card.edges == screen.edges
      title.bottom == card.keyboard.top
    }
    screen.layoutIfNeeded()
    #expect(found().isEmpty)
  }

  @Test("Lint leaves a removed constraint to the report of conflicts")
  func conflicts() {
    for constraint in [title.width == 100, title.width == 120, title.width >= 100] {
      constraint.isActive = true
    }
    #expect(LayoutTree(containing: screen).conflicts.count == 1)
    #expect(found().map { "\($0.constraints[0])" } == ["title.width >= 100"])
  }
}
