import AnchorsLayout
import Testing

/// Alignment, direction, spacing, and the meanings of `|` and `-`.
@Suite("Visual formats: options")
struct VisualFormatOptionTests {
  private let scene = FormatViews("a", "b", "c")

  @Test("Each view of a row is aligned with the one before it, and the superview is not")
  func rows() throws {
    let expected: [(Constraint.FormatOptions, String)] = [
      (.alignAllTop, "top"), (.alignAllBottom, "bottom"), (.alignAllCenterY, "centerY"),
      (.alignAllFirstBaseline, "firstBaseline"), (.alignAllLastBaseline, "lastBaseline"),
    ]
    for (option, name) in expected {
      #expect(
        try scene.texts("|[a][b][c]|", options: option) == [
          "a.leading == 0", "b.leading == a.trailing", "c.leading == b.trailing",
          "c.trailing == 0", "b.\(name) == a.\(name)", "c.\(name) == b.\(name)",
        ])
    }
  }

  @Test("Each view of a column is aligned with the one before it, and the superview is not")
  func columns() throws {
    let expected: [(Constraint.FormatOptions, String)] = [
      (.alignAllLeft, "left"), (.alignAllRight, "right"), (.alignAllLeading, "leading"),
      (.alignAllTrailing, "trailing"), (.alignAllCenterX, "centerX"),
    ]
    for (option, name) in expected {
      #expect(
        try scene.texts("V:[a][b]", options: option) == [
          "b.top == a.bottom", "b.\(name) == a.\(name)",
        ])
    }
  }

  @Test("Several alignments apply together")
  func severalAlignments() throws {
    #expect(
      try scene.texts("[a][b]", options: [.alignAllBottom, .alignAllTop]) == [
        "b.leading == a.trailing", "b.top == a.top", "b.bottom == a.bottom",
      ])
    #expect(try scene.texts("[a]", options: .alignAllTop) == [])
  }

  @Test("Raw values are UIKit's")
  func rawValues() {
    let all: [(Constraint.FormatOptions, UInt)] = [
      (.alignAllLeft, 2), (.alignAllRight, 4), (.alignAllTop, 8), (.alignAllBottom, 16),
      (.alignAllLeading, 32), (.alignAllTrailing, 64), (.alignAllCenterX, 512),
      (.alignAllCenterY, 1024), (.alignAllLastBaseline, 2048), (.alignAllFirstBaseline, 4096),
      (.alignmentMask, 65535), (.directionLeadingToTrailing, 0), (.directionLeftToRight, 65536),
      (.directionRightToLeft, 131_072), (.directionMask, 196_608), (.spacingEdgeToEdge, 0),
      (.spacingBaselineToBaseline, 524_288), (.spacingMask, 524_288),
    ]
    for (option, rawValue) in all { #expect(option.rawValue == rawValue) }
  }

  @Test("Left to right ignores the language")
  func leftToRight() throws {
    #expect(
      try scene.texts("|-5-[a]-(>=10)-[b]-7-|", options: .directionLeftToRight) == [
        "a.left == 5", "b.left >= a.right + 10", "b.right == -7",
      ])
  }

  @Test("Right to left counts spaces leftwards and flips inequalities")
  func rightToLeft() throws {
    #expect(
      try scene.texts("|-5-[a]-(>=10)-[b][c]-(<=7)-|", options: .directionRightToLeft) == [
        "a.right == -5", "b.right <= a.left - 10", "c.right == b.left", "c.left <= 7",
      ])
  }

  @Test("A column ignores the direction")
  func columnDirection() throws {
    #expect(
      try scene.texts("V:|-5-[a]-6-[b]-7-|", options: .directionRightToLeft) == [
        "a.top == 5", "b.top == a.bottom + 6", "b.bottom == -7",
      ])
  }

  /// |-5-[a(50)]-10-[b]-7-| in 320 points
  @Test(
    "Frames follow the language",
    arguments: [
      (
        Constraint.FormatOptions.directionLeadingToTrailing, InterfaceDirection.leftToRight, 5.0,
        65.0
      ),
      (.directionLeadingToTrailing, .rightToLeft, 265, 7),
      (.directionLeftToRight, .leftToRight, 5, 65),
      (.directionLeftToRight, .rightToLeft, 5, 65),
      (.directionRightToLeft, .leftToRight, 265, 7),
      (.directionRightToLeft, .rightToLeft, 265, 7),
    ])
  func frames(
    options: Constraint.FormatOptions, language: InterfaceDirection, xOfA: Double, xOfB: Double
  ) throws {
    let scene = FormatViews("a", "b")
    scene.superview.layoutDirection = language
    try scene.activate(
      "|-5-[a(50)]-10-[b]-7-|", options: [options, .alignAllTop, .alignAllBottom])
    try scene.activate("V:|[a]|")
    #expect(
      scene.frames("a", "b") == [
        Rect(x: xOfA, y: 0, width: 50, height: 200), Rect(x: xOfB, y: 0, width: 248, height: 200),
      ])
  }

  @Test("Baseline spacing goes between views, and edge spacing to the superview")
  func baselines() throws {
    #expect(
      try scene.texts("V:|-[a]-24-[b]-|", options: .spacingBaselineToBaseline) == [
        "a.top == 20", "b.firstBaseline == a.lastBaseline + 24", "b.bottom == -20",
      ])
    for view in [scene["a"], scene["b"]] {
      view.baselineOffsetFromTop = 12
      view.baselineOffsetFromBottom = 4
    }
    try scene.activate(
      "V:|-10-[a(16)]-24-[b(16)]", options: [.spacingBaselineToBaseline, .alignAllLeft])
    #expect(scene.frames("a", "b").map(\.minY) == [10, 34])
  }
}

/// The meaning of `|` and of a single `-`.
@Suite("Visual formats: superview and spacing")
struct VisualFormatSpacingTests {
  private let scene = FormatViews("a", "b")

  @Test("A custom spacing replaces the default")
  func custom() throws {
    #expect(
      try scene.texts("|-[a]-[b]-|", spacing: .init(siblings: 4, superview: 16)) == [
        "a.leading == 16", "b.leading == a.trailing + 4", "b.trailing == -16",
      ])
    #expect(
      try scene.texts("V:|-[a]-[b]-3-|", spacing: .init(siblings: 4)) == [
        "a.top == 20", "b.top == a.bottom + 4", "b.bottom == -3",
      ])
  }

  @Test("A single - means the margins")
  func margins() throws {
    #expect(
      try scene.texts("|-[a]-[b]-|", spacing: .margins) == [
        "a.leading == superview.leadingMargin", "b.leading == a.trailing + 8",
        "b.trailing == superview.trailingMargin",
      ])
    #expect(
      try scene.texts("|[a]-5-|", spacing: .margins) == ["a.leading == 0", "a.trailing == -5"])
    #expect(
      try scene.texts("V:|-[a]-|", spacing: .margins) == [
        "a.top == superview.topMargin", "a.bottom == superview.bottomMargin",
      ])
    #expect(
      try scene.texts("|-[a]-|", options: .directionRightToLeft, spacing: .margins) == [
        "a.right == superview.rightMargin", "a.left == superview.leftMargin",
      ])
    scene.superview.layoutMargins = Insets(top: 1, left: 2, bottom: 3, right: 4)
    try scene.activate("|-[a]-|", spacing: .margins)
    try scene.activate("V:|-[a]-|", spacing: .margins)
    #expect(scene.frames("a") == [Rect(x: 2, y: 1, width: 314, height: 196)])
  }

  @Test("Another view can replace the superview")
  func otherSuperview() throws {
    let screen = LayoutView(name: "screen", width: 400, height: 400)
    screen.addSubview(scene.superview)
    #expect(
      try scene.texts("|-[a]-(>=8)-|", superview: screen) == [
        "a.leading == screen.leading + 20", "a.trailing <= screen.trailing - 8",
      ])
    #expect(
      try scene.texts("|-[a]", spacing: .margins, superview: screen) == [
        "a.leading == screen.leadingMargin"
      ])
  }

  @Test("The safe area can replace the superview")
  func safeArea() throws {
    scene.superview.safeAreaInsets = Insets(top: 44, left: 0, bottom: 34, right: 0)
    let safeArea = scene.superview.safeArea
    #expect(
      try scene.texts("V:|-[a]|", spacing: .margins, superview: safeArea) == [
        "a.top == card.safeArea.top", "a.bottom == card.safeArea.bottom",
      ])
    try scene.activate("V:|-[a]-[b(==a)]-|", options: .alignAllLeft, superview: safeArea)
    // 37 high each, 8 apart.
    #expect(scene.frames("a", "b").map(\.minY) == [64, 109])
    #expect(scene.frames("b").map(\.maxY) == [146])
  }

  @Test("Guides can stand among the views")
  func guides() throws {
    let guide = LayoutGuide(identifier: "gap")
    scene.superview.addLayoutGuide(guide)
    let views: [String: any LayoutItem] = ["a": scene["a"], "gap": guide]
    Constraint.activate(
      try Constraint.visualFormat("|[gap(==a)][a]|", views: views)
        + Constraint.visualFormat("V:|[gap(30)][a]|", views: views))
    #expect(scene.frames("a") == [Rect(x: 160, y: 30, width: 160, height: 170)])
    #expect(guide.layoutFrame == Rect(x: 0, y: 0, width: 160, height: 30))
  }
}
