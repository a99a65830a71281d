import AnchorsLayout
import Testing

/// The whole text of a conflict, for mistakes that are made all the time.
@Suite("The text of a conflict")
struct ConflictTextTests {
  private let root = LayoutView(name: "root", width: 390, height: 844)
  private let card = LayoutView(name: "card")
  private let title = LayoutView(name: "title")
  private let icon = LayoutView(name: "icon")

  init() {
    root.layoutTree.conflictHandler = nil
    root.addSubview(card)
    for view in [title, icon] { card.addSubview(view) }
  }

  private func text(_ constraints: Constraint...) -> String {
    Constraint.activate(constraints, line: 0)
    return root.conflicts.map(\.description).joined(separator: "\n\n")
  }

  @Test("The text explains a width too large for its margins")
  func tooWide() {
    #expect(
      text(
        card.width == 300, title.leading >= card.leading + 12, title.width >= 320,
        title.trailing <= card.trailing - 12) == """
          4 required constraints conflict:
            card.width == 300: card is 300 wide
            title.leading >= card.leading + 12: title starts at least 12 after card's leading edge
            title.width >= 320: title is at least 320 wide
            title.trailing <= card.trailing - 12: title ends at least 12 before card's trailing edge
          12 + 320 + 12 = 344 needed, 300 available: 44 too many
          Removed so that the rest can be laid out: title.trailing <= card.trailing - 12
          To fix it, do one of these:
            change the constant of title.width >= 320 to 276
            change the constant of card.width == 300 to 344
            lower the priority of title.trailing <= card.trailing - 12 to 999
          """)
    #expect(
      root.conflicts.map(\.arithmetic) == [
        """
        card is 300 wide, title starts at least 12 after card's leading edge, title is at least 320 \
        wide, title ends at least 12 before card's trailing edge; 12 + 320 + 12 = 344 needed, \
        300 available: 44 too many
        """
      ])
    #expect(root.conflicts.map(\.excess) == [44])
  }

  @Test("The text explains two different widths")
  func twoWidths() {
    #expect(
      text(card.width == 300, card.width == 200) == """
        2 required constraints conflict:
          card.width == 300: card is 300 wide
          card.width == 200: card is 200 wide
        300 is not 200: 100 apart
        Removed so that the rest can be laid out: card.width == 200
        To fix it, do one of these:
          change the constant of card.width == 200 to 300
          change the constant of card.width == 300 to 200
          lower the priority of card.width == 200 to 999
        """)
  }

  @Test("The text explains both edges with a width")
  func overdetermined() {
    #expect(
      text(
        card.leading == root.leading + 16, card.trailing == root.trailing - 16, card.width == 200)
          == """
          3 required constraints conflict:
            card.leading == root.leading + 16: card starts 16 after root's leading edge
            card.trailing == root.trailing - 16: card ends 16 before root's trailing edge
            card.width == 200: card is 200 wide
            fixed: root is 390 wide
          16 + 16 + 200 = 232 taken up, 390 available: 158 left over
          Removed so that the rest can be laid out: card.width == 200
          To fix it, do one of these:
            change the constant of card.width == 200 to 358
            change the constant of card.trailing == root.trailing - 16 to -174
            lower the priority of card.width == 200 to 999
          """)
  }

  @Test("The text explains a cousin that is aligned with two items")
  func cousin() {
    let badge = LayoutView(name: "badge")
    root.addSubview(badge)
    #expect(
      text(
        card.top == root.top + 20, badge.top == root.top + 100, title.top == card.top + 8,
        title.top == badge.top) == """
          4 required constraints conflict:
            card.top == root.top + 20: card starts 20 below root's top
            badge.top == root.top + 100: badge starts 100 below root's top
            title.top == card.top + 8: title starts 8 below card's top
            title.top == badge.top: title starts at badge's top
          20 + 8 = 28 is not 100: 72 apart
          Removed so that the rest can be laid out: title.top == badge.top
          To fix it, do one of these:
            change the constant of title.top == badge.top to -72
            change the constant of title.top == card.top + 8 to 80
            lower the priority of title.top == badge.top to 999
          """)
  }

  @Test("The text explains an aspect ratio with two fixed sizes")
  func aspectRatio() {
    #expect(
      text(icon.width == 100, icon.height == 100, icon.width == 2 * icon.height) == """
        3 required constraints conflict:
          icon.width == 100: icon is 100 wide
          icon.height == 100: icon is 100 high
          icon.width == 2 * icon.height: icon is twice as wide as it is high
        100 is not 2 × 100 = 200: 100 apart
        Removed so that the rest can be laid out: icon.width == 2 * icon.height
        To fix it, do one of these:
          change the constant of icon.height == 100 to 50
          change the constant of icon.width == 100 to 200
          lower the priority of icon.width == 2 * icon.height to 999
        """)
  }

  @Test("The text explains a minimum above the maximum")
  func minimumAboveMaximum() {
    #expect(
      text(card.width >= 300, card.width <= 200) == """
        2 required constraints conflict:
          card.width >= 300: card is at least 300 wide
          card.width <= 200: card is at most 200 wide
        300 needed, 200 available: 100 too many
        Removed so that the rest can be laid out: card.width <= 200
        To fix it, do one of these:
          change the constant of card.width <= 200 to 300
          change the constant of card.width >= 300 to 200
          lower the priority of card.width <= 200 to 999
        """)
  }

  @Test("The text explains insets larger than the view")
  func negativeSize() {
    #expect(
      text(
        card.width == 30, title.left == card.left + 20, title.right == card.right - 20) == """
          3 required constraints conflict:
            card.width == 30: card is 30 wide
            title.left == card.left + 20: title starts 20 right of card's left edge
            title.right == card.right - 20: title ends 20 left of card's right edge
            always: title's width cannot be negative
          30 - 20 - 20 = -10 would be left for title's width
          Removed so that the rest can be laid out: title.right == card.right - 20
          To fix it, do one of these:
            change the constant of title.right == card.right - 20 to -10
            change the constant of card.width == 30 to 40
            lower the priority of title.right == card.right - 20 to 999
          """)
  }

  @Test("The text explains incompressible content in a fixed width")
  func content() {
    title.intrinsicContentSize = Size(width: 320, height: LayoutView.noIntrinsicMetric)
    title.setContentCompressionResistancePriority(.required, for: .horizontal)
    #expect(
      text(
        card.width == 300, title.leading == card.leading + 12,
        title.trailing == card.trailing - 12) == """
          3 required constraints and 1 required content size conflict:
            content: title's content needs a width of 320 and must not be compressed (required)
            card.width == 300: card is 300 wide
            title.leading == card.leading + 12: title starts 12 after card's leading edge
            title.trailing == card.trailing - 12: title ends 12 before card's trailing edge
          320 + 12 + 12 = 344 needed, 300 available: 44 too many
          Removed so that the rest can be laid out: title.trailing == card.trailing - 12
          To fix it, do one of these:
            change the constant of card.width == 300 to 344
            lower the priority of title.trailing == card.trailing - 12 to 999
          """)
  }

  @Test("The text explains incompressible content in a fixed frame")
  func contentInFrame() {
    title.frame = Rect(x: 0, y: 0, width: 80, height: 20)
    title.intrinsicContentSize = Size(width: 100, height: LayoutView.noIntrinsicMetric)
    title.setContentCompressionResistancePriority(.required, for: .horizontal)
    #expect(
      text() == """
        1 required content size cannot be satisfied:
          content: title's content needs a width of 100 and must not be compressed (required)
          fixed: title is 80 wide by its frame
        100 needed, 80 available: 20 too many
        title keeps that frame because translatesAutoresizingMaskIntoConstraints is on: turn it off \
        for constraints to determine it
        Removed so that the rest can be laid out: the content
        To fix it, do one of these:
          lower the horizontal compression resistance of title below required
        """)
  }

  @Test("The text explains a view that still translates its autoresizing mask")
  func givenFrame() {
    card.frame = Rect(x: 10, y: 10, width: 100, height: 50)
    #expect(
      text(
        title.leading == card.leading + 8, title.trailing == card.trailing - 8,
        title.width == 200) == """
          3 required constraints conflict:
            title.leading == card.leading + 8: title starts 8 after card's leading edge
            title.trailing == card.trailing - 8: title ends 8 before card's trailing edge
            title.width == 200: title is 200 wide
            fixed: card is 100 wide by its frame
          8 + 8 + 200 = 216 needed, 100 available: 116 too many
          card keeps that frame because translatesAutoresizingMaskIntoConstraints is on: turn it off \
          for constraints to determine it
          Removed so that the rest can be laid out: title.width == 200
          To fix it, do one of these:
            change the constant of title.width == 200 to 84
            lower the priority of title.width == 200 to 999
          """)
  }

  @Test("The text explains a chain too long for the screen")
  func chain() {
    let rows = (0..<4).map { LayoutView(name: "row\($0)") }
    for row in rows { root.addSubview(row) }
    var constraints = [rows[0].top == root.top + 20]
    for (row, next) in zip(rows, rows.dropFirst()) {
      constraints.append(next.top == row.bottom + 8)
    }
    constraints += rows.map { $0.height == 210 }
    constraints.append(rows[3].bottom == root.bottom - 20)
    Constraint.activate(constraints, line: 0)
    #expect(
      text() == """
        9 required constraints conflict:
          row0.top == root.top + 20: row0 starts 20 below root's top
          row1.top == row0.bottom + 8: row1 is 8 below row0
          row2.top == row1.bottom + 8: row2 is 8 below row1
          row3.top == row2.bottom + 8: row3 is 8 below row2
          row0.height == 210: row0 is 210 high
          row1.height == 210: row1 is 210 high
          row2.height == 210: row2 is 210 high
          row3.height == 210: row3 is 210 high
          row3.bottom == root.bottom - 20: row3 ends 20 above root's bottom
          fixed: root is 844 high
        2 × 20 + 3 × 8 + 4 × 210 = 904 needed, 844 available: 60 too many
        Removed so that the rest can be laid out: row3.bottom == root.bottom - 20
        To fix it, do one of these:
          change the constant of row3.height == 210 to 150
          change the constant of row2.height == 210 to 150
          lower the priority of row3.bottom == root.bottom - 20 to 999
        """)
  }

  @Test("The text uses the same words from right to left")
  func rightToLeft() {
    root.layoutDirection = .rightToLeft
    #expect(
      text(
        card.width == 300, title.leading == card.leading + 12, title.width == 200,
        icon.leading == title.trailing + 8, icon.width == 100,
        icon.trailing <= card.trailing - 12) == """
          6 required constraints conflict:
            card.width == 300: card is 300 wide
            title.leading == card.leading + 12: title starts 12 after card's leading edge
            title.width == 200: title is 200 wide
            icon.leading == title.trailing + 8: icon is 8 after title
            icon.width == 100: icon is 100 wide
            icon.trailing <= card.trailing - 12: icon ends at least 12 before card's trailing edge
          12 + 200 + 8 + 100 + 12 = 332 needed, 300 available: 32 too many
          Removed so that the rest can be laid out: icon.trailing <= card.trailing - 12
          To fix it, do one of these:
            change the constant of icon.width == 100 to 68
            change the constant of title.width == 200 to 168
            lower the priority of icon.trailing <= card.trailing - 12 to 999
          """)
  }

  @Test("The text explains shares of a width")
  func multipliers() {
    #expect(
      text(
        card.width == 0.5 * root.width, title.width == 0.75 * card.width + 10,
        title.width >= 200) == """
          3 required constraints conflict:
            card.width == 0.5 * root.width: card is half as wide as root
            title.width == 0.75 * card.width + 10: title is 0.75 times as wide as card plus 10
            title.width >= 200: title is at least 200 wide
            fixed: root is 390 wide
          200 needed, 0.375 × 390 + 10 = 156.25 available: 43.75 too many
          Removed so that the rest can be laid out: title.width >= 200
          To fix it, do one of these:
            change the constant of title.width >= 200 to 156.25
            change the constant of title.width == 0.75 * card.width + 10 to 53.75
            lower the priority of title.width >= 200 to 999
          """)
  }

  @Test("The text states the widths of margins and safe areas")
  func margins() {
    root.safeAreaInsets = Insets(top: 47, left: 0, bottom: 34, right: 0)
    card.layoutMargins = Insets(top: 16, left: 16, bottom: 16, right: 16)
    #expect(
      text(
        card.top == root.safeArea.top, card.bottom == root.top + 100,
        title.top == card.topMargin, title.bottom == card.bottom, title.height == 50) == """
          5 required constraints conflict:
            card.top == root.safeArea.top: card starts at root.safeArea's top
            card.bottom == root.top + 100: card ends 100 below root's top
            title.top == card.topMargin: title starts at card's top margin (16 from edge to edge)
            title.bottom == card.bottom: title ends at card's bottom
            title.height == 50: title is 50 high
            fixed: root.safeArea starts 47 below root's top
          47 + 16 + 50 = 113 is not 100: 13 apart
          Removed so that the rest can be laid out: title.height == 50
          To fix it, do one of these:
            change the constant of title.height == 50 to 37
            change the constant of title.bottom == card.bottom to 13
            lower the priority of title.height == 50 to 999
          """)
  }

  @Test("The text explains equal parts that are too small for their container")
  func equalParts() {
    #expect(
      text(
        title.top == card.top, icon.top == title.bottom + 8, icon.height == title.height,
        icon.bottom == card.bottom, card.height == 300, title.height == 100) == """
          6 required constraints conflict:
            title.top == card.top: title starts at card's top
            icon.top == title.bottom + 8: icon is 8 below title
            icon.height == title.height: icon is as high as title
            icon.bottom == card.bottom: icon ends at card's bottom
            card.height == 300: card is 300 high
            title.height == 100: title is 100 high
          8 + 2 × 100 = 208 taken up, 300 available: 92 left over, 2 times 46
          Removed so that the rest can be laid out: title.height == 100
          To fix it, do one of these:
            change the constant of title.height == 100 to 146
            change the constant of card.height == 300 to 208
            lower the priority of title.height == 100 to 999
          """)
    #expect(root.conflicts.map(\.excess) == [46])
  }

  @Test("The text names the file of each line if they differ")
  func source() {
    Constraint.activate { card.width == 300 }
    let here = #line - 1
    Elsewhere.activate(card)
    #expect(
      text() == """
        2 required constraints conflict:
          card.width == 300 (ConflictTextTests.swift:\(here)): card is 300 wide
          card.width == 320 (Elsewhere.swift:\(Elsewhere.line)): card is 320 wide
        300 is not 320: 20 apart
        Removed so that the rest can be laid out: card.width == 320 (Elsewhere.swift:\(Elsewhere.line))
        To fix it, do one of these:
          change the constant of card.width == 320 (Elsewhere.swift:\(Elsewhere.line)) to 300
          change the constant of card.width == 300 (ConflictTextTests.swift:\(here)) to 320
          lower the priority of card.width == 320 (Elsewhere.swift:\(Elsewhere.line)) to 999
        """)
  }
}
