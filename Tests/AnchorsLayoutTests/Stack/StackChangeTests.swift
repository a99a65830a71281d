import AnchorsLayout
import AnchorsTestSupport
import Testing

/// A stack that tells how often it was asked to update its constraints.
private final class CountingStack: LayoutStackView {
  var updateCount = 0

  override func updateConstraints() {
    super.updateConstraints()
    updateCount += 1
  }
}

/// Text 200 wide on one line of 20, on two where there is less room.
private final class TextView: LayoutView {
  override func intrinsicContentSize(forWidth width: Double) -> Size? {
    Size(width: 200, height: width < 200 ? 40 : 20)
  }
}

@Suite("Stacks: views that come, go and hide")
struct StackChangeTests {
  private let root = LayoutView(name: "root", width: 400, height: 300)
  private let stack = CountingStack(name: "stack")
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
    stack.makeConstraints { v in v.edges(.left, .top) == 0 }
  }

  /// Left edges of the views, after them the stack's width.
  private func columns(_ views: LayoutView...) -> [Double] {
    root.layoutIfNeeded()
    let tree = LayoutTree(containing: root)
    #expect(tree.conflicts.isEmpty && tree.ambiguities.isEmpty, "\(tree.ambiguities)")
    return views.map { rounded($0.frame).minX } + [rounded(stack.frame).width]
  }

  // MARK: Arranged views

  @Test("The order of arranged views is independent of that of subviews")
  func order() {
    let d = LayoutView(name: "d")
    d.intrinsicContentSize = Size(width: 5, height: 10)
    stack.insertArrangedSubview(d, at: 1)
    #expect(stack.arrangedSubviews.map(\.layoutName) == ["a", "d", "b", "c"])
    #expect(stack.subviews.map(\.layoutName) == ["a", "b", "c", "d"])
    #expect(columns(a, d, b, c) == [0, 60, 75, 115, 135])
    stack.insertArrangedSubview(c, at: 0)
    #expect(stack.arrangedSubviews.map(\.layoutName) == ["c", "a", "d", "b"])
    #expect(stack.subviews.map(\.layoutName) == ["a", "b", "c", "d"])
    #expect(columns(c, a, d, b) == [0, 30, 90, 105, 135])
  }

  @Test("A subview that is not arranged is left alone")
  func unarranged() {
    let shade = LayoutView(name: "shade")
    stack.insertSubview(shade, at: 0)
    shade.makeConstraints { v in v.edges == stack.edges }
    #expect(stack.arrangedSubviews.map(\.layoutName) == ["a", "b", "c"])
    #expect(columns(a, b, c) == [0, 60, 100, 120])
    #expect(shade.frame == Rect(x: 0, y: 0, width: 120, height: 10))
    shade.isHidden = true
    #expect(columns(a, b, c) == [0, 60, 100, 120])
  }

  @Test("A view that is no longer arranged remains a subview, without the stack's constraints")
  func removal() {
    #expect(columns(a, b, c) == [0, 60, 100, 120])
    stack.removeArrangedSubview(b)
    b.translatesAutoresizingMaskIntoConstraints = true
    b.frame = Rect(x: 7, y: 70, width: 1, height: 1)
    #expect(columns(a, b, c) == [0, 7, 60, 80])
    #expect(b.superview === stack && b.installedConstraints.isEmpty)
    stack.removeArrangedSubview(b)
    #expect(columns(a, c) == [0, 60, 80])
  }

  @Test("A view that leaves its superview is no longer arranged")
  func leaving() {
    #expect(columns(a, b, c) == [0, 60, 100, 120])
    a.removeFromSuperview()
    #expect(stack.arrangedSubviews.map(\.layoutName) == ["b", "c"])
    #expect(columns(b, c) == [0, 40, 60] && a.installedConstraints.isEmpty)
    root.addSubview(c)
    #expect(stack.arrangedSubviews.map(\.layoutName) == ["b"])
    b.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(stack.frame.size == .zero && LayoutTree(containing: stack).conflicts.isEmpty)
  }

  @Test("An arranged view that is added to another stack leaves the first")
  func moving() {
    let other = LayoutStackView(name: "other", arrangedSubviews: [b])
    #expect(stack.arrangedSubviews.map(\.layoutName) == ["a", "c"])
    #expect(other.arrangedSubviews.map(\.layoutName) == ["b"] && b.superview === other)
    #expect(columns(a, c) == [0, 60, 80])
  }

  @Test("The stack keeps its views alive, and nothing does once they have left")
  func lifetime() {
    var view: LayoutView? = LayoutView(name: "d")
    let reference = WeakReference(view)
    if let view { stack.addArrangedSubview(view) }
    view = nil
    root.layoutIfNeeded()
    #expect(reference.object != nil)
    reference.object?.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(reference.object == nil)
  }

  // MARK: Hidden views

  @Test("Hidden views take no space, and neither does the spacing before them")
  func hidden() {
    #expect(columns(a, b, c) == [0, 60, 100, 120])
    b.isHidden = true
    //  b is in the middle of the gap, without width
    #expect(columns(a, b, c) == [0, 55, 60, 80] && b.frame.width == 0)
    a.isHidden = true
    #expect(columns(a, b, c) == [0, 0, 0, 20])
    b.isHidden = false
    #expect(columns(b, c) == [0, 40, 60] && b.frame.width == 30)
    (b.isHidden, c.isHidden) = (true, true)
    #expect(columns() == [0] && stack.frame.height == 0)
    for view in [a, b, c] { view.isHidden = false }
    #expect(columns(a, b, c) == [0, 60, 100, 120])
  }

  @Test("A hidden view does not make the stack taller, whatever its height")
  func hiddenHeight() {
    b.makeConstraints { v in
      v.height == 90
      v.width == 70
    }
    #expect(columns(a, b, c) == [0, 60, 140, 160] && stack.frame.height == 90)
    b.isHidden = true
    root.layoutIfNeeded()
    // It keeps the width that is required, and takes no room.
    #expect(root.layoutTree.conflicts.isEmpty && b.frame.width == 70)
    #expect([a, c].map(\.frame.minX) == [0, 60])
    #expect(stack.frame.size == Size(width: 80, height: 10))
  }

  @Test(
    "All distributions skip hidden views",
    arguments: LayoutStackView.Distribution.allCases)
  func hiddenInAll(distribution: LayoutStackView.Distribution) {
    stack.distribution = distribution
    let natural = columns(a, b, c)
    b.isHidden = true
    stack.makeConstraints { v in v.width == 170 }
    //  a and c, which fill or stand at the ends
    let expected: [LayoutStackView.Distribution: [Double]] = [
      .fill: [0, 150, 170], .fillEqually: [0, 90, 170],
      //  170 × 50 / (50 + 10 + 20), and the spacing
      .fillProportionally: [0, 116.25, 170],
      .equalSpacing: [0, 150, 170], .equalCentering: [0, 150, 170],
    ]
    #expect(columns(a, c) == expected[distribution])
    b.isHidden = false
    stack.removeConstraints()
    stack.makeConstraints { v in v.edges(.left, .top) == 0 }
    #expect(columns(a, b, c) == natural)
  }

  // MARK: Spacing

  @Test("Custom spacing goes from a view to the next visible one")
  func customSpacing() {
    #expect(stack.customSpacing(after: a) == LayoutStackView.spacingUseDefault)
    stack.setCustomSpacing(25, after: a)
    #expect(stack.customSpacing(after: a) == 25)
    #expect(columns(a, b, c) == [0, 75, 115, 135])
    b.isHidden = true
    #expect(columns(a, c) == [0, 75, 95])
    (a.isHidden, b.isHidden) = (true, false)
    #expect(columns(b, c) == [0, 40, 60])
    a.isHidden = false
    stack.setCustomSpacing(LayoutStackView.spacingUseDefault, after: a)
    stack.setCustomSpacing(0, after: b)
    stack.setCustomSpacing(LayoutStackView.spacingUseSystem, after: c)
    #expect(columns(a, b, c) == [0, 60, 90, 110])
    stack.spacing = 20
    #expect(columns(a, b, c) == [0, 70, 100, 120])
    stack.setCustomSpacing(5, after: root)
    #expect(stack.customSpacing(after: root) == LayoutStackView.spacingUseDefault)
  }

  @Test("Equal gaps are no smaller than the largest custom spacing")
  func customSpacingOfEqualGaps() {
    stack.distribution = .equalSpacing
    stack.setCustomSpacing(25, after: b)
    #expect(columns(a, b, c) == [0, 75, 130, 150])
  }

  // MARK: Avoided work

  @Test("Views are arranged again only if something has changed")
  func updates() {
    #expect(columns(a, b, c) == [0, 60, 100, 120] && stack.updateCount == 1)
    let constraints = stack.hostedConstraints.map(ObjectIdentifier.init)
    a.intrinsicContentSize.width = 60
    root.frame.size.width = 300
    #expect(columns(a, b, c) == [0, 70, 110, 130] && stack.updateCount == 2)
    stack.spacing = 10
    stack.alignment = .fill
    b.isHidden = false
    #expect(columns(a, b, c) == [0, 70, 110, 130] && stack.updateCount == 2)
    stack.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(stack.updateCount == 3)
    #expect(stack.hostedConstraints.map(ObjectIdentifier.init) == constraints)
    stack.axis = .vertical
    stack.spacing = 3
    root.layoutIfNeeded()
    #expect(stack.updateCount == 4 && [a, b, c].map(\.frame.minY) == [0, 13, 26])
    #expect(stack.frame.size == Size(width: 60, height: 36))
  }

  @Test("A stack keeps a frame that was set")
  func givenFrame() {
    stack.removeConstraints()
    stack.translatesAutoresizingMaskIntoConstraints = true
    stack.frame = Rect(x: 5, y: 6, width: 140, height: 12)
    #expect(columns(a, b, c) == [0, 80, 120, 140])
    #expect(stack.frame == Rect(x: 5, y: 6, width: 140, height: 12) && a.frame.height == 12)
  }

  @Test("Guides for gaps come and go with their distribution")
  func guides() {
    #expect(columns(a, b, c) == [0, 60, 100, 120])
    #expect(stack.layoutGuides.map(\.identifier) == ["content"])
    stack.distribution = .equalSpacing
    #expect(columns(a, b, c) == [0, 60, 100, 120])
    #expect(stack.layoutGuides.map(\.identifier) == ["content", "gap 1", "gap 2"])
    b.isHidden = true
    #expect(columns(a, c) == [0, 60, 80])
    #expect(stack.layoutGuides.map(\.identifier) == ["content"])
  }

  // MARK: Nesting

  @Test("A nested stack is as large as its views")
  func nesting() {
    //  ┌ a 50 ┐ 10 ┌ column 30 ┐, the column being b over c, 4 apart
    let column = LayoutStackView(name: "column", arrangedSubviews: [b, c])
    column.axis = .vertical
    column.spacing = 4
    column.alignment = .trailing
    stack.addArrangedSubview(column)
    stack.alignment = .center
    #expect(columns(a, column) == [0, 60, 90])
    #expect(
      frames(of: stack, a, column, b, c) == [
        "stack": Rect(x: 0, y: 0, width: 90, height: 24),
        "a": Rect(x: 0, y: 7, width: 50, height: 10),
        "column": Rect(x: 60, y: 0, width: 30, height: 24),
        "b": Rect(x: 0, y: 0, width: 30, height: 10),
        "c": Rect(x: 10, y: 14, width: 20, height: 10),
      ])
    c.isHidden = true
    #expect(columns(a, column) == [0, 60, 90] && stack.frame.height == 10)
    b.isHidden = true
    c.isHidden = false
    #expect(columns(a, column) == [0, 60, 80])
    column.isHidden = true
    #expect(columns(a) == [0, 50])
  }

  @Test("In a filled stack, the views of nested stacks hug and resist compression as usual")
  func nestedPriorities() {
    let inner = LayoutStackView(name: "inner", arrangedSubviews: [b, c])
    stack.addArrangedSubview(inner)
    stack.makeConstraints { v in v.width == 160 }
    //  110 wide by itself; c hugs least
    c.setContentHuggingPriority(.low - 1, for: .horizontal)
    #expect(columns(a, inner) == [0, 60, 160])
    #expect([b, c].map(\.frame.width) == [30, 70])
  }

  @Test("Text that wraps in a column moves the views below")
  func wrapping() {
    let text = TextView(name: "text")
    text.intrinsicContentSize = Size(width: 200, height: 20)
    stack.insertArrangedSubview(text, at: 1)
    stack.axis = .vertical
    stack.makeConstraints { v in v.width == 120 }
    root.layoutIfNeeded()
    //  a 10, 10, text 40, 10, b 10, 10, c 10
    #expect([a, text, b, c].map(\.frame.minY) == [0, 20, 70, 90] && stack.frame.height == 100)
    stack.updateConstraints { v in v.width == 220 }
    root.layoutIfNeeded()
    #expect([a, text, b, c].map(\.frame.minY) == [0, 20, 50, 70] && stack.frame.height == 80)
  }
}
