import AnchorsLayout
import Testing

/// Why something optional does not hold, in whole texts.
@Suite("The explanation of what does not hold")
struct ExplanationTests {
  private let root = LayoutView(name: "root", width: 390, height: 844)
  private let card = LayoutView(name: "card")
  private let title = LayoutView(name: "title")

  init() {
    root.layoutTree.conflictHandler = nil
    root.addSubview(card)
    card.addSubview(title)
  }

  @Test("An explanation names the required margins around an optional width")
  func margins() throws {
    let wide = title.width == 200 ~ 500
    let stronger = [
      card.width == 100, title.leading == card.leading + 12, title.trailing == card.trailing - 12,
    ]
    Constraint.activate(stronger + [wide], line: 0)
    root.layoutIfNeeded()
    let explanation = try #require(wide.explanation)
    #expect(
      explanation.description == """
        title.width == 200 ~ 500 is off by 124, because of this:
          card.width == 100: card is 100 wide
          title.leading == card.leading + 12: title starts 12 after card's leading edge
          title.trailing == card.trailing - 12: title ends 12 before card's trailing edge
          title.width == 200 ~ 500 (this one): title is 200 wide
        12 + 12 + 200 = 224 needed, 100 available: 124 too many
        """)
    #expect(explanation.violation == 124)
    #expect(
      explanation.constraints.map(ObjectIdentifier.init) == stronger.map(ObjectIdentifier.init))
    #expect(explanation.intrinsicSizes.isEmpty && explanation.competitors.isEmpty)
    #expect(explanation.fixed.isEmpty)
    #expect(stronger.allSatisfy { $0.explanation == nil })
  }

  @Test("An explanation names the room that stretches content")
  func hugging() throws {
    title.intrinsicContentSize = Size(width: 60, height: LayoutView.noIntrinsicMetric)
    Constraint.activate(
      [
        title.leading == card.leading + 8, title.trailing == card.trailing - 8, card.width == 100,
      ], line: 0)
    root.layoutIfNeeded()
    #expect(
      root.layoutTree.unsatisfiedConstraints.map(\.description) == [
        """
        title is 84 wide where its content asks for 60, because of this:
          content (this one): title's content has a width of 60 and hugs it at 250
          title.leading == card.leading + 8: title starts 8 after card's leading edge
          title.trailing == card.trailing - 8: title ends 8 before card's trailing edge
          card.width == 100: card is 100 wide
        60 + 8 + 8 = 76 taken up, 100 available: 24 left over
        """
      ])
  }

  @Test("An explanation names the constraints that compress content")
  func content() throws {
    title.intrinsicContentSize = Size(width: 120, height: LayoutView.noIntrinsicMetric)
    Constraint.activate(
      [
        title.leading == card.leading + 12, title.trailing == card.trailing - 12,
        card.width == 100 ~ 800,
      ], line: 0)
    root.layoutIfNeeded()
    #expect(
      root.layoutTree.unsatisfiedConstraints.map(\.description) == [
        """
        title is 76 wide where its content asks for 120, because of this:
          content (this one): title's content needs a width of 120 and resists compression at 750
          title.leading == card.leading + 12: title starts 12 after card's leading edge
          title.trailing == card.trailing - 12: title ends 12 before card's trailing edge
          card.width == 100 ~ 800: card is 100 wide
        120 + 12 + 12 = 144 needed, 100 available: 44 too many
        """
      ])
  }

  @Test("Optional constraints of the same priority compete")
  func competitors() throws {
    let widths = [100.0, 200, 210].map { card.width == $0 ~ 500 }
    Constraint.activate(widths, line: 0)
    root.layoutIfNeeded()
    #expect(card.frame.width == 200)
    let explanation = try #require(widths[2].explanation)
    #expect(
      explanation.description == """
        card.width == 210 ~ 500 is off by 10, because of this:
          card.width == 200 ~ 500 (same priority): card is 200 wide
          card.width == 210 ~ 500 (this one): card is 210 wide
        200 is not 210: 10 apart
        """)
    #expect(explanation.constraints.isEmpty && explanation.competitors.count == 1)
    #expect(widths[1].explanation == nil)
  }

  @Test("A violated optional constraint is blamed for the part that it wins")
  func blamedForWhatItKeeps() throws {
    // card would be 300, is 250 for the sake of the limit; title follows it at 250 and would be
    // 400.
    let optional = title.width == 400 ~ 300
    Constraint.activate(
      [
        card.width == 300 ~ 700, card.width <= 250 ~ 800, title.width == card.width ~ 750, optional,
      ], line: 0)
    root.layoutIfNeeded()
    #expect(title.frame.width == 250)
    #expect(
      try #require(optional.explanation).description == """
        title.width == 400 ~ 300 is off by 150, because of this:
          card.width <= 250 ~ 800: card is at most 250 wide
          title.width == card.width ~ 750: title is as wide as card
          title.width == 400 ~ 300 (this one): title is 400 wide
        400 needed, 250 available: 150 too many
        """)
  }

  @Test("A violated constraint of a higher priority says how far it goes")
  func farther() throws {
    // Two that matter as much leave 100 to 200; the weaker takes all of it, and would take 300.
    let weaker = card.width == 300 ~ 400
    Constraint.activate(
      [card.width <= 100 ~ 500, card.width >= 200 ~ 500, weaker], line: 0)
    root.layoutIfNeeded()
    #expect(card.frame.width == 200)
    #expect(
      try #require(weaker.explanation).description == """
        card.width == 300 ~ 400 is off by 100, because of this:
          card.width <= 100 ~ 500: card is at most 100 wide, which is 100 off already
          card.width == 300 ~ 400 (this one): card is 300 wide
        300 needed, 200 available: 100 too many
        """)
  }

  @Test("A competitor keeps an optional constraint at the sum of its level")
  func level() throws {
    // Two of the same level hold at most 300, one is above: it stays at 300, and so does the
    // weaker.
    let weaker = card.width == 350 ~ 300
    Constraint.activate(
      [
        card.width >= 320 ~ 700, card.width <= 300 ~ 700, card.width <= 290 ~ 700, weaker,
      ], line: 0)
    root.layoutIfNeeded()
    #expect(card.frame.width == 300)
    #expect(
      try #require(weaker.explanation).description == """
        card.width == 350 ~ 300 is off by 50, because of this:
          card.width <= 300 ~ 700: card is at most 300 wide
          card.width == 350 ~ 300 (this one): card is 350 wide
        350 needed, 300 available: 50 too many
        """)
    #expect(
      root.layoutTree.unsatisfiedConstraints.map(\.description).first == """
        card.width >= 320 ~ 700 is off by 20, because of this:
          card.width >= 320 ~ 700 (this one): card is at least 320 wide
          card.width <= 300 ~ 700 (same priority): card is at most 300 wide
        320 needed, 300 available: 20 too many
        """)
  }

  @Test("A removed required constraint has its conflict as explanation")
  func removed() throws {
    let second = card.width == 200
    Constraint.activate([card.width == 300, second], line: 0)
    root.layoutIfNeeded()
    #expect(
      try #require(second.explanation).description == """
        card.width == 200 was removed and is off by 100, because these conflict:
          card.width == 300: card is 300 wide
          card.width == 200 (this one): card is 200 wide
        300 is not 200: 100 apart
        """)
  }

  @Test("The topmost item has the size it was given, not its content's")
  func topmost() {
    root.intrinsicContentSize = Size(width: 500, height: LayoutView.noIntrinsicMetric)
    root.layoutIfNeeded()
    #expect(
      root.layoutTree.unsatisfiedConstraints.map(\.description) == [
        """
        root is 390 wide where its content asks for 500, because of this:
          content (this one): root's content needs a width of 500 and resists compression at 750
          fixed: root is 390 wide
        500 needed, 390 available: 110 too many
        """
      ])
    root.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(
      root.conflicts.map(\.description) == [
        """
        1 required content size cannot be satisfied:
          content: root's content needs a width of 500 and must not be compressed (required)
          fixed: root is 390 wide
        500 needed, 390 available: 110 too many
        Removed so that the rest can be laid out: the content
        To fix it, do one of these:
          lower the horizontal compression resistance of root below required
        """
      ])
  }

  @Test("A satisfied or inactive constraint has no explanation")
  func none() {
    let width = card.width == 200 ~ 500
    #expect(width.explanation == nil)
    width.isActive = true
    #expect(width.explanation == nil && root.layoutTree.unsatisfiedConstraints.isEmpty)
  }
}
