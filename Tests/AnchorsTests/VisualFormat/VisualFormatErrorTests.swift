import AnchorsLayout
import Testing

/// Whole texts of typical mistakes.
@Suite("Visual formats: what is said of mistakes")
struct VisualFormatErrorTests {
  private let scene = FormatViews("a", "b", "c")

  /// The text of a mistake, without its line.
  private func text(
    _ format: String, options: Constraint.FormatOptions = [], metrics: [String: Double] = [:]
  ) -> String {
    let line = #line + 2
    do {
      _ = try Constraint.visualFormat(
        format, options: options, metrics: metrics, views: scene.views, line: UInt(line))
      return "no mistake"
    } catch {
      return "\(error)".replacing(" (VisualFormatErrorTests.swift:\(line))", with: " (line)")
    }
  }

  @Test("The four mistakes of Apple's guide are explained")
  func apple() {
    let boxes = FormatViews("backgroundBox", "whiteBox1", "blackBox4", "redBox", "whiteBox2")
    let metrics = ["blackWidth": 70.0]
    func text(_ format: String) -> String? {
      #expect(throws: LayoutTextError.self) {
        try Constraint.visualFormat(format, metrics: metrics, views: boxes.views)
      }.map { "\($0)".split(separator: " (Visual")[0] }.map(String.init)
    }
    #expect(
      text("V|[backgroundBox]|") == """
        V|[backgroundBox]|
         ^
        expected ':' after V, not '|'
        """)
    #expect(
      text("|[whiteBox1][blackBox4(blackWidth][redBox]|") == """
        |[whiteBox1][blackBox4(blackWidth][redBox]|
                                         ^
        expected ')' at the end of the list, not ']'
        """)
    #expect(
      text("|[whiteBox2][blackBox]") == """
        |[whiteBox2][blackBox]
                             ^
        no view is named blackBox; the views are backgroundBox, blackBox4, redBox, whiteBox1, \
        whiteBox2; did you mean blackBox4?
        """)
    #expect(
      text("V:|[blackBox4(>30)]|") == """
        V:|[blackBox4(>30)]|
                       ^
        expected '=' (a relation is ==, >= or <=), not '3'
        """)
  }

  @Test("The line is that of the call")
  func line() throws {
    let (line, call) = (#line, { try Constraint.visualFormat("|[a][zz]", views: scene.views) })
    let error = try #require(#expect(throws: LayoutTextError.self) { try call() })
    #expect(
      "\(error)" == """
        |[a][zz]
               ^
        no view is named zz; the views are a, b, c (VisualFormatErrorTests.swift:\(line))
        """)
    #expect(error.kind == .unknownView && error.offset == 7 && error.range == 5..<7)
    #expect(error.text == "|[a][zz]")
    #expect(error.message == "no view is named zz; the views are a, b, c")
  }

  @Test("Unknown names are named")
  func names() {
    #expect(
      text("[a]-gap-[b]") == """
        [a]-gap-[b]
               ^
        no metric is named gap; there are no metrics (line)
        """)
    #expect(
      text("[a]-(>=b)-[b]", metrics: ["gap": 8]) == """
        [a]-(>=b)-[b]
                ^
        b is a view; only a number or a metric can be here (line)
        """)
    #expect(
      text("[a(==title)]", metrics: ["gap": 8]) == """
        [a(==title)]
                  ^
        no metric or view is named title; the only metric is gap; the views are a, b, c (line)
        """)
    #expect(
      text("[a(50@low)]", metrics: ["high": 750, "gap": 8]) == """
        [a(50@low)]
                 ^
        no metric is named low; the metrics are gap, high (line)
        """)
  }

  @Test("Of many names, the first are listed")
  func manyNames() {
    let scene = FormatViews((10...30).map { "v\($0)" })
    let error = #expect(throws: LayoutTextError.self) {
      try Constraint.visualFormat("[v9]", views: scene.views)
    }
    #expect(
      error?.message == """
        no view is named v9; the views are v10, v11, v12, v13, v14, v15, v16, v17, v18, v19, v20, \
        v21 and 9 more
        """)
  }

  @Test("Spaces and line ends are refused")
  func whitespace() {
    #expect(
      text("|-[a] -[b]") == """
        |-[a] -[b]
             ^
        expected '-', '[', '|' or the end, not a space; a format has no spaces (line)
        """)
    #expect(
      text("[a]\n[b]") == """
        [a]
           ^
        expected '-', '[', '|' or the end, not the end of a line; a format has no spaces \
        (line 1 of the text at VisualFormatErrorTests.swift:15)
        """)
    #expect(
      text("[ä]") == """
        [ä]
         ^
        expected a name after '[': letters, digits and underscores, not 'ä' (line)
        """)
  }

  @Test("A format that ends too early is refused")
  func ends() {
    #expect(
      text("") == """

        ^
        the format is empty; the least is a view: [button] (line)
        """)
    #expect(
      text("[a") == """
        [a
          ^
        expected '(' or ']' after the name of view a, but the format ends (line)
        """)
    #expect(
      text("[a]-8") == """
        [a]-8
             ^
        expected '-' after the space, but the format ends (line)
        """)
  }

  @Test("The content of parentheses is checked")
  func parentheses() {
    #expect(
      text("[a]->=8-[b]") == """
        [a]->=8-[b]
            ^
        expected a number, a metric or a list in parentheses, or '[' or '|', after '-', not '>'; \
        signs and relations stand in parentheses: -(>=8)- (line)
        """)
    #expect(
      text("[a]-") == """
        [a]-
            ^
        expected a number, a metric or a list in parentheses, or '[' or '|', after '-', but the \
        format ends (line)
        """)
  }

  @Test("Priorities and numbers are checked")
  func numbers() {
    #expect(
      text("[a(50@1200)]") == """
        [a(50@1200)]
                  ^
        a priority must be above 0 and at most 1000, not 1200 (line)
        """)
    #expect(
      text("[a]-gap-[b]", metrics: ["gap": .infinity]) == """
        [a]-gap-[b]
               ^
        gap is inf, and numbers must be finite (line)
        """)
  }

  @Test("Options that contradict the orientation, or each other, are refused")
  func options() {
    #expect(
      text("V:[a][b]", options: .alignAllTop) == """
        V:[a][b]
        alignAllTop aligns views across a row, and V: makes a column; a column can be aligned by \
        left, right, leading, trailing and centerX (line)
        """)
    #expect(
      text("[a]", options: [.alignAllTop, .alignAllCenterX]) == """
        [a]
        alignAllCenterX aligns views across a column, and this is a row; a row can be aligned by \
        top, bottom, centerY, firstBaseline and lastBaseline (line)
        """)
    #expect(
      text("[a]", options: [.directionLeftToRight, .directionRightToLeft]) == """
        [a]
        directionLeftToRight and directionRightToLeft exclude each other; choose one (line)
        """)
    #expect(
      text("[a]-[b]", options: .spacingBaselineToBaseline) == """
        [a]-[b]
        spacingBaselineToBaseline is for columns, and this is a row; write V: in front (line)
        """)
  }

  @Test("try! traps with the text")
  func trap() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let a = LayoutView(name: "a")
      // swift-format-ignore: NeverUseForceTry
      _ = try! Constraint.visualFormat("|[a][zz]", views: ["a": a])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("|[a][zz]\n       ^\nno view is named zz; the only view is a"), "\(text)")
  }
}
