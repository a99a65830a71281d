import AnchorsLayout
import AnchorsTestSupport
import Testing

/// The position of views across a stack's axis. View a is 20 points tall with baselines 15 down and
/// 5 up. View b is 40 points tall with baselines 10 down and 20 up.
@Suite("Stacks: alignment, margins, baselines, direction")
struct StackAlignmentTests {
  private let root = LayoutView(name: "root", width: 200, height: 300)
  private let stack = LayoutStackView(name: "stack")
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")

  init() {
    root.addSubview(stack)
    a.intrinsicContentSize = Size(width: 50, height: 20)
    (a.baselineOffsetFromTop, a.baselineOffsetFromBottom) = (15, 5)
    b.intrinsicContentSize = Size(width: 30, height: 40)
    (b.baselineOffsetFromTop, b.baselineOffsetFromBottom) = (10, 20)
    for view in [a, b] { stack.addArrangedSubview(view) }
    stack.makeConstraints { v in v.edges(.left, .top) == 0 }
  }

  private func layOut() {
    root.layoutIfNeeded()
    let tree = LayoutTree(containing: root)
    #expect(tree.conflicts.isEmpty && tree.ambiguities.isEmpty)
  }

  /// Top edge and height of a and b, and the height of the row, which is as tall as it has to be.
  private func rows(_ alignment: LayoutStackView.Alignment) -> [[Double]] {
    stack.alignment = alignment
    layOut()
    return [a, b].map { rounded($0.frame) }.map { [$0.minY, $0.height] }
      + [[rounded(stack.frame).height]]
  }

  @Test("A row can be as tall as its views")
  func row() {
    #expect(rows(.fill) == [[0, 40], [0, 40], [40]])
    #expect(rows(.top) == [[0, 20], [0, 40], [40]])
    #expect(rows(.center) == [[10, 20], [0, 40], [40]])
    #expect(rows(.bottom) == [[20, 20], [0, 40], [40]])
    //  a's first baseline at 15: b's top is at 5
    #expect(rows(.firstBaseline) == [[0, 20], [5, 40], [45]])
    //  a's last baseline at 15, b's at 20: a's top is at 5, and b overhangs the bottom, which is
    //  a's
    #expect(rows(.lastBaseline) == [[5, 20], [0, 40], [25]])
  }

  @Test("A row can be taller than its views")
  func tallRow() {
    stack.makeConstraints { v in v.height == 100 }
    #expect(rows(.fill) == [[0, 100], [0, 100], [100]])
    #expect(rows(.top) == [[0, 20], [0, 40], [100]])
    #expect(rows(.center) == [[40, 20], [30, 40], [100]])
    #expect(rows(.bottom) == [[80, 20], [60, 40], [100]])
    #expect(rows(.firstBaseline) == [[55, 20], [60, 40], [100]])
    #expect(rows(.lastBaseline) == [[5, 20], [0, 40], [100]])
  }

  @Test("A row shorter than its views compresses them")
  func lowRow() {
    stack.makeConstraints { v in v.height == 30 }
    #expect(rows(.top) == [[0, 20], [0, 30], [30]])
    #expect(rows(.center) == [[5, 20], [0, 30], [30]])
    #expect(rows(.bottom) == [[10, 20], [0, 30], [30]])
  }

  /// Left edge and width of a and b in a column 80 wide.
  private func columns(_ alignment: LayoutStackView.Alignment) -> [[Double]] {
    stack.axis = .vertical
    stack.alignment = alignment
    stack.updateConstraints { v in v.width == 80 }
    layOut()
    #expect([a, b].map(\.frame.minY) == [0, 20] && stack.frame.height == 60)
    return [a, b].map { rounded($0.frame) }.map { [$0.minX, $0.width] }
  }

  @Test("A column aligns its views horizontally")
  func column() {
    #expect(columns(.fill) == [[0, 80], [0, 80]])
    #expect(columns(.leading) == [[0, 50], [0, 30]])
    #expect(columns(.center) == [[15, 50], [25, 30]])
    #expect(columns(.trailing) == [[30, 50], [50, 30]])
    #expect(columns(.firstBaseline) == [[0, 50], [0, 30]])
    #expect(columns(.lastBaseline) == [[0, 50], [0, 30]])
  }

  @Test("In a right-to-left column, leading is right")
  func mirroredColumn() {
    stack.layoutDirection = .rightToLeft
    #expect(columns(.leading) == [[30, 50], [50, 30]])
    #expect(columns(.center) == [[15, 50], [25, 30]])
    #expect(columns(.trailing) == [[0, 50], [0, 30]])
  }

  @Test(
    "A right-to-left row begins at the right", arguments: LayoutStackView.Distribution.allCases
  )
  func mirroredRow(distribution: LayoutStackView.Distribution) {
    let c = LayoutView(name: "c")
    c.intrinsicContentSize = Size(width: 20, height: 10)
    stack.addArrangedSubview(c)
    stack.distribution = distribution
    stack.spacing = 4
    stack.setCustomSpacing(8, after: a)
    stack.makeConstraints { v in v.width == 170 }
    layOut()
    let frames = [a, b, c].map { rounded($0.frame) }
    stack.layoutDirection = .rightToLeft
    layOut()
    for (view, frame) in zip([a, b, c], frames) {
      #expect(abs(view.frame.minX - (170 - frame.maxX)) < 1e-5)
      #expect(rounded(view.frame).width == frame.width)
    }
  }

  @Test("Views are within the layout margins if the stack arranges relative to margins")
  func margins() {
    stack.directionalLayoutMargins = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    layOut()
    #expect(stack.frame.size == Size(width: 80, height: 40) && a.frame.minX == 0)
    stack.isLayoutMarginsRelativeArrangement = true
    layOut()
    //  2 + 50 + 30 + 4 by 1 + 40 + 3
    #expect(stack.frame.size == Size(width: 86, height: 44))
    #expect(
      frames(of: a, b) == [
        "a": Rect(x: 2, y: 1, width: 50, height: 40), "b": Rect(x: 52, y: 1, width: 30, height: 40),
      ])
    stack.layoutDirection = .rightToLeft
    layOut()
    #expect([a, b].map(\.frame.minX) == [34, 4])
    stack.isLayoutMarginsRelativeArrangement = false
    layOut()
    #expect(stack.frame.size == Size(width: 80, height: 40))
  }

  @Test("Baseline-relative spacing runs from the column's top, between the views, to its bottom")
  func baselines() {
    stack.axis = .vertical
    stack.spacing = 25
    stack.isBaselineRelativeArrangement = true
    layOut()
    //  a's first baseline at 25: top 10, last baseline 25. b's first at 50: top 40, last at 60.
    //  The bottom is 25 below, at 85.
    #expect([a, b].map(\.frame.minY) == [10, 40] && stack.frame.height == 85)
    stack.setCustomSpacing(30, after: a)
    layOut()
    #expect([a, b].map(\.frame.minY) == [10, 45] && stack.frame.height == 90)
    stack.axis = .horizontal
    layOut()
    //  Of no meaning in a row: 50 + 30 + 30
    #expect([a, b].map(\.frame.minX) == [0, 80] && stack.frame.width == 110)
  }
}
