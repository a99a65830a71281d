import AnchorsLayout
import AnchorsTestSupport
import Testing

/// The five ways of sharing a stack's length, on three views that are 50, 30 and 20 wide.
@Suite("Stacks: distribution")
struct StackDistributionTests {
  private let root = LayoutView(name: "root", width: 400, height: 300)
  private let stack = LayoutStackView(name: "stack")
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")
  private let c = LayoutView(name: "c")

  init() {
    root.addSubview(stack)
    for (view, width) in [(a, 50.0), (b, 30), (c, 20)] {
      view.intrinsicContentSize = Size(width: width, height: 10)
      stack.addArrangedSubview(view)
    }
    stack.spacing = 10
  }

  /// Left edge and width of each view, the stack being at the left of the root and this wide.
  private func columns(width: Double? = nil) -> [[Double]] {
    stack.remakeConstraints { v in
      v.edges(.left, .top) == 0
      if let width { v.width == width }
    }
    root.layoutIfNeeded()
    let tree = LayoutTree(containing: root)
    #expect(tree.conflicts.isEmpty && tree.ambiguities.isEmpty, "\(tree.ambiguities)")
    return [a, b, c].map { rounded($0.frame) }.map { [$0.minX, $0.width] }
  }

  private var natural: [[Double]] { [[0, 50], [60, 30], [100, 20]] }

  // MARK: fill

  @Test("Fill: a stack is as long as its views and the spacing by default")
  func fillNatural() {
    //  ┌ a 50 ┐ 10 ┌ b 30 ┐ 10 ┌ c 20 ┐
    #expect(columns() == natural)
    #expect(stack.frame == Rect(x: 0, y: 0, width: 120, height: 10))
  }

  @Test("Fill: the view that hugs least grows; of equals, the first")
  func fillGrowing() {
    //  220 - 120 = 100 to spare
    #expect(columns(width: 220) == [[0, 150], [160, 30], [200, 20]])
    b.setContentHuggingPriority(.low - 1, for: .horizontal)
    #expect(columns(width: 220) == [[0, 50], [60, 130], [200, 20]])
    for view in [a, b] { view.setContentHuggingPriority(.low + 1, for: .horizontal) }
    #expect(columns(width: 220) == [[0, 50], [60, 30], [100, 120]])
  }

  @Test(
    "Fill: the view that resists compression least shrinks; of equals, the first, then the next")
  func fillShrinking() {
    //  30 too little; then 60: a gives 50, b 10
    #expect(columns(width: 90) == [[0, 20], [30, 30], [70, 20]])
    #expect(columns(width: 60) == [[0, 0], [10, 20], [40, 20]])
    c.setContentCompressionResistancePriority(.high - 1, for: .horizontal)
    #expect(columns(width: 90) == [[0, 40], [50, 30], [90, 0]])
  }

  @Test("Fill: views without content have no length, unless no other view can grow")
  func fillWithoutContent() {
    b.intrinsicContentSize.width = LayoutView.noIntrinsicMetric
    #expect(columns() == [[0, 50], [60, 0], [70, 20]])
    //  b hugs nothing
    #expect(columns(width: 220) == [[0, 50], [60, 130], [200, 20]])
  }

  @Test("Fill: a view's own constraints win")
  func fillConstrained() {
    b.makeConstraints { v in v.width == 70 }
    #expect(columns(width: 220) == [[0, 110], [120, 70], [200, 20]])
  }

  // MARK: fillEqually

  @Test("Fill equally: all views have one length, by default the longest")
  func fillEqually() {
    stack.distribution = .fillEqually
    #expect(columns() == [[0, 50], [60, 50], [120, 50]])
    //  (230 - 20) / 3
    #expect(columns(width: 230) == [[0, 70], [80, 70], [160, 70]])
    #expect(columns(width: 80) == [[0, 20], [30, 20], [60, 20]])
  }

  // MARK: fillProportionally

  @Test("Fill proportionally: exact lengths are in the ratio 50 to 30 to 20")
  func fillProportionally() {
    stack.distribution = .fillProportionally
    stack.keepsExactProportions = true
    #expect(columns() == natural)
    //  220 - 20 = 200
    #expect(columns(width: 220) == [[0, 100], [110, 60], [180, 40]])
    #expect(columns(width: 70) == [[0, 25], [35, 15], [60, 10]])
  }

  @Test("Fill proportionally: the proportions follow the content")
  func proportionsChange() {
    stack.distribution = .fillProportionally
    stack.keepsExactProportions = true
    #expect(columns(width: 220) == [[0, 100], [110, 60], [180, 40]])
    c.intrinsicContentSize.width = 120
    root.layoutIfNeeded()
    //  200 / (50 + 30 + 120) = 1
    #expect([a, b, c].map { rounded($0.frame).width } == [50, 30, 120])
    stack.keepsExactProportions = false
    root.layoutIfNeeded()
    //  Natural, too: 50 + 30 + 120 + 20 is 220
    #expect([a, b, c].map { rounded($0.frame).width } == [50, 30, 120])
    b.intrinsicContentSize.width = 50
    root.layoutIfNeeded()
    //  Shares of 240 in 220
    #expect([a, b].map { rounded($0.frame).width } == [45.833333, 45.833333])
  }

  @Test("Fill proportionally: a view without content is as long as its constraints make it")
  func proportionsWithoutContent() {
    stack.distribution = .fillProportionally
    b.intrinsicContentSize.width = LayoutView.noIntrinsicMetric
    b.makeConstraints { v in v.width == 60 }
    //  50 / (50 + 20 + 20) of 220; the last has what is left
    #expect(columns(width: 220) == [[0, 122.222222], [132.222222, 60], [202.222222, 17.777778]])
    stack.keepsExactProportions = true
    //  220 - 20 - 60 = 140, as 50 to 20
    #expect(columns(width: 220) == [[0, 100], [110, 60], [180, 40]])
  }

  @Test("Fill proportionally: a view without content, or with content of no length, has no length")
  func noShareWithoutContent() {
    // Frames that Apple's engine gave: such views have the length 0, required.
    stack.distribution = .fillProportionally
    b.intrinsicContentSize.width = LayoutView.noIntrinsicMetric
    c.intrinsicContentSize.width = 0
    //  a has a share of 50 / (50 + 20), and what the others leave.
    #expect(columns(width: 220) == [[0, 200], [210, 0], [220, 0]])
    b.intrinsicContentSize.width = 30
    //  50 / 100 and 30 / 100 of 220; b, which comes later, has what is left
    #expect(columns(width: 220) == [[0, 110], [120, 90], [220, 0]])
    #expect(LayoutTree(containing: root).conflicts.isEmpty)
  }

  @Test("Fill: in a column that is too short, wrapping text counts with the height for its width")
  func wrappedInTies() {
    let text = WrappingView("text", count: 30)
    //  In one line
    text.intrinsicContentSize = Size(width: 300, height: 10)
    let line = LayoutView(name: "line")
    line.intrinsicContentSize = Size(width: 10, height: 20)
    for view in [a, b, c] { view.removeFromSuperview() }
    for view in [line, text] { stack.addArrangedSubview(view) }
    (stack.axis, stack.spacing) = (.vertical, 0)
    stack.makeConstraints { v in
      v.edges(.left, .top) == 0
      v.width == 100
      v.height == 45
    }
    root.layoutIfNeeded()
    //  30 cells in 100 are 30 high, not 10: of 50, the first view gives up 5.
    #expect([line, text].map(\.frame.height) == [15, 30])
    stack.updateConstraints { v in v.width == 50 }
    root.layoutIfNeeded()
    #expect([line, text].map(\.frame.height) == [0, 45])
    stack.insertArrangedSubview(text, at: 0)
    root.layoutIfNeeded()
    #expect([line, text].map(\.frame.height) == [20, 25])
    stack.insertArrangedSubview(line, at: 0)
    stack.updateConstraints { v in v.width == 100 }
    root.layoutIfNeeded()
    #expect([line, text].map(\.frame.height) == [15, 30])
    text.count = 40
    root.layoutIfNeeded()
    #expect([line, text].map(\.frame.height) == [5, 40])
  }

  @Test("Fill proportionally: a nested stack counts with its views and spacings")
  func proportionsOfStacks() {
    let inner = LayoutStackView(name: "inner", arrangedSubviews: [b, c])
    inner.spacing = 10
    stack.addArrangedSubview(inner)
    stack.distribution = .fillProportionally
    stack.keepsExactProportions = true
    //  a 50 and inner 30 + 10 + 20 = 60; 230 - 10 = 220 is twice that
    stack.makeConstraints { v in
      v.edges(.left, .top) == 0
      v.width == 230
    }
    root.layoutIfNeeded()
    #expect(rounded(a.frame).width == 100)
    #expect(rounded(inner.frame) == Rect(x: 110, y: 0, width: 120, height: 10))
    c.intrinsicContentSize.width = 110
    root.layoutIfNeeded()
    //  50 to 150, of 220
    #expect([a, inner].map { rounded($0.frame).width } == [55, 165])
    stack.keepsExactProportions = false
    root.layoutIfNeeded()
    //  50 / 210 of 230
    #expect([a, inner].map { rounded($0.frame).width } == [54.761905, 165.238095])
  }

  // MARK: equalSpacing

  @Test("Equal spacing: views keep their lengths, and the gaps share the rest")
  func equalSpacing() {
    stack.distribution = .equalSpacing
    #expect(columns() == natural)
    //  200 - 100 = 100: gaps of 50
    #expect(columns(width: 200) == [[0, 50], [100, 30], [180, 20]])
  }

  @Test(
    "Equal spacing: gaps are no smaller than the spacing; then views shrink, the first one first")
  func equalSpacingShrinking() {
    stack.distribution = .equalSpacing
    #expect(columns(width: 110) == [[0, 40], [50, 30], [90, 20]])
    b.setContentCompressionResistancePriority(.high - 1, for: .horizontal)
    #expect(columns(width: 110) == [[0, 50], [60, 20], [90, 20]])
  }

  @Test("Equal spacing: two views stand at the ends, and a single view fills")
  func equalSpacingOfFew() {
    stack.distribution = .equalSpacing
    b.isHidden = true
    #expect(
      columns(width: 200).enumerated().filter { $0.offset != 1 }.map(\.element) == [
        [0, 50], [180, 20],
      ])
    c.isHidden = true
    #expect(columns(width: 200)[0] == [0, 200])
  }

  // MARK: equalCentering

  @Test("Equal centering: the distances between centers are equal")
  func equalCentering() {
    stack.distribution = .equalCentering
    //  a's center at 25, c's at 190: b's half way, at 107.5
    #expect(columns(width: 200) == [[0, 50], [92.5, 30], [180, 20]])
    //  As short as it can be: 25 to b's center is 25 + 10 + 15 = 50 at least, so c's is at 125.
    #expect(columns() == [[0, 50], [60, 30], [115, 20]])
  }

  @Test("Equal centering: the spacing wins over equal distances")
  func equalCenteringTight() {
    stack.distribution = .equalCentering
    //  125 is 10 less than the equal centers need: b stays as near to the middle as the gap allows
    #expect(columns(width: 125) == [[0, 50], [60, 30], [105, 20]])
    #expect(columns(width: 120) == natural)
  }

  // MARK: all

  @Test(
    "Nothing is ambiguous in any distribution, alignment and direction", arguments: [true, false])
  func nothingOpen(isRow: Bool) {
    stack.axis = isRow ? .horizontal : .vertical
    a.intrinsicContentSize = Size(
      width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
    for distribution in LayoutStackView.Distribution.allCases {
      for alignment in LayoutStackView.Alignment.allCases {
        (stack.distribution, stack.alignment) = (distribution, alignment)
        for width: Double? in [nil, 50, 300] {
          _ = columns(width: width)
          #expect(stack.frame.height > 0, "\(distribution) \(alignment)")
        }
      }
    }
  }
}
