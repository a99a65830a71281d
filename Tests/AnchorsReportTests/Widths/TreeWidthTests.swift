import AnchorsLayout
import AnchorsReport
import Testing

@Suite("Widths of the portable tree")
struct TreeWidthTests {
  /// A row of a label that must not be cut, a gap, and a box of 200.
  private let row = LayoutView(name: "row", width: 400, height: 60)
  private let label = LayoutView(name: "label")
  private let box = LayoutView(name: "box")

  init() {
    row.layoutTree.conflictHandler = nil
    label.intrinsicContentSize = Size(width: 80, height: 16)
    for view in [label, box] { row.addSubview(view) }
    Constraint.activate {
      label.leading == row.leading + 10
      label.top == row.top
      box.top == row.top
      box.leading == label.trailing + 10
      box.trailing == row.trailing
      box.height == 20
      box.width >= 200
    }
  }

  @Test("The box takes the room of the label below 300; below 220 there is not enough for the box")
  func ranges() throws {
    let report = row.layoutReport(widths: 200...310)
    #expect(report.problems.map(\.kind) == [.conflict, .compressedContent])
    try #require(report.problems.count == 2)
    // 10 + 0 + 10 + 200 = 220 are needed, and 80 more for all of the label.
    #expect(report.problems.map(\.widths) == [200...219, 220...299])
    #expect(report.problems[1].items.first === label)
    #expect(report.description.hasPrefix("Layout of row, 200 to 310 points wide: 2 problems\n"))
    #expect(!report.description.contains("Text keeps"))
    #expect(throws: LayoutProblems.self) { try report.requireNoProblems() }
    try row.layoutReport(widths: 300...310).requireNoProblems()
  }

  @Test("A nested view's widths are those of its root")
  func nested() {
    #expect(label.layoutReport(widths: 219...220).description.hasPrefix("Layout of row, "))
    #expect(label.layoutReport(widths: 219...220).problems.map(\.widths) == [219...219, 220...220])
  }

  @Test("Texts that come to overlap are reported, those that overlap at the own size are not")
  func overlaps() throws {
    // Two labels from opposite sides, each 80 wide, and a badge on the first one.
    let bar = LayoutView(name: "bar", width: 300, height: 40)
    let badge = LayoutView(name: "badge")
    let labels = ["left", "right"].map { LayoutView(name: $0) }
    for view in labels + [badge] {
      view.intrinsicContentSize = Size(width: view === badge ? 20 : 80, height: 16)
      bar.addSubview(view)
      Constraint.activate { view.top == bar.top + 10 }
    }
    Constraint.activate {
      labels[0].left == bar.left
      labels[1].right == bar.right
      badge.left == labels[0].left
    }
    let problems = bar.layoutReport(widths: 100...320).problems
    #expect(problems.map(\.kind) == [.overlap])
    // 160 are needed, and four points may be shared, with five percent for the font.
    #expect(problems.map(\.widths) == [100...151])
    #expect(problems[0].items.map(\.layoutName) == ["right", "left"])
    #expect(problems[0].summary == "right covers 60 x 16 points of left")
    // Without an own size nothing is known to be intended.
    bar.frame.size = .zero
    #expect(!bar.layoutReport(widths: 100...320).problems.contains { $0.kind == .overlap })
  }

  @Test("Ranges begin and end at whole points, however many there are")
  func wideRange() {
    #expect(
      row.layoutReport(widths: 150...2_000).problems.map(\.widths) == [150...219, 220...299])
    #expect(row.layoutReport(widths: 219.5...219.5).problems.map(\.widths) == [219.5...219.5])
  }

  @Test("A fault in one direction only is reported with it, and the direction stays")
  func directions() {
    let badge = LayoutView(name: "badge")
    row.addSubview(badge)
    Constraint.activate {
      badge.left == box.left + 190
      badge.left >= row.left + 250
      badge.size == Size(width: 20, height: 20)
      badge.top == row.top
    }
    // Left to right the box begins at 100; right to left at 0, and the badge at 190.
    let report = row.layoutReport(widths: 310...320, directions: [.leftToRight, .rightToLeft])
    #expect(report.problems.map(\.direction) == [.rightToLeft])
    #expect(report.problems.map(\.kind) == [.conflict])
    #expect(report.problems.map(\.widths) == [310...320])
    #expect(row.ownLayoutDirection == nil)
    #expect(row.layoutReport(widths: 310...320).problems.isEmpty)
    row.layoutDirection = .rightToLeft
    #expect(row.layoutReport(widths: 310...320).problems.count == 1)
  }

  @Test("Text is measured in each width")
  func text() {
    let screen = LayoutView(name: "screen", width: 400, height: 40)
    let text = LayoutLabel("one two three four", name: "text")
    text.numberOfLines = 0
    screen.addSubview(text)
    Constraint.activate {
      text.edges(.top, .leading, .trailing) == screen.edges
      text.bottom <= screen.bottom
    }
    screen.layoutIfNeeded()
    #expect(text.frame.height <= 40)
    // A narrow column of words is higher than 40.
    let problems = screen.layoutReport(widths: 50...400).problems
    #expect(problems.map(\.kind) == [.compressedContent])
    #expect(problems.first?.widths.lowerBound == 50)
    for problem in problems {
      screen.frame.size = Size(width: problem.widths.upperBound + 1, height: 400)
      screen.layoutIfNeeded()
      #expect(text.frame.height <= 40)
      screen.frame.size.width -= 1
      screen.layoutIfNeeded()
      #expect(text.frame.height > 40)
    }
  }

  @Test("A report of fresh trees leaves out what views keep from a wider layout")
  func freshTrees() {
    // A view that adds a column of 100 when it is wide, and never removes it.
    final class Page: LayoutView {
      override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.width < 300 || subviews.count > 0 { return }
        let column = LayoutView(name: "column")
        addSubview(column)
        Constraint.activate {
          column.edges(.top, .bottom, .leading) == edges
          column.width == 250
          column.trailing <= trailing
        }
      }
    }
    func page() -> LayoutView { Page(name: "page", width: 400, height: 100) }
    var count = 0
    let report = LayoutView.layoutReport(widths: 200...400) { () -> LayoutView in
      count += 1
      return page()
    }
    #expect(report.problems.isEmpty && report.description.hasPrefix("Layout of page, 200 to 400 "))
    #expect(count == 202)
    let kept = page()
    kept.layoutTree.conflictHandler = nil
    kept.layoutIfNeeded()
    #expect(kept.layoutReport(widths: 200...400).problems.map(\.widths) == [200...249])
    let both = LayoutView.layoutReport(
      widths: 300...301, directions: [.leftToRight, .rightToLeft], of: page)
    #expect(both.problems.isEmpty)
  }

  @Test("Widths cannot be asked for during a layout of the same tree")
  func duringLayout() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Asking: LayoutView {
        override func layoutSubviews() { _ = layoutReport(widths: 10...20) }
      }
      Asking(name: "asking", width: 100, height: 100).layoutIfNeeded()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("asking cannot be laid out in other sizes while its layout is under way"))
  }
}
