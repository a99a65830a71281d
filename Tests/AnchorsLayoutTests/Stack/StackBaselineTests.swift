import AnchorsLayout
import AnchorsTestSupport
import Testing

/// The baselines of stacks, and rows that are aligned to baselines. The expected frames of Apple's
/// engine are those that Interface Builder wrote into documents.
@Suite("Baselines of stacks, as UIKit has them")
struct StackBaselineTests {
  private let root = LayoutView(name: "root", width: 400, height: 300)
  private let stack = LayoutStackView(name: "stack")
  private let icon = LayoutView(name: "icon")

  init() {
    root.addSubview(stack)
    icon.intrinsicContentSize = Size(width: 30, height: 30)
    icon.baselineOffsetFromTop = 10
    icon.baselineOffsetFromBottom = 8
  }

  /// Arranges views of these widths, all of one height.
  @discardableResult
  private func arrange(_ widths: [Double], height: Double = 19) -> [LayoutView] {
    zip(["a", "b", "c"], widths).map { name, width in
      let view = LayoutView(name: name)
      view.intrinsicContentSize = Size(width: width, height: height)
      stack.addArrangedSubview(view)
      return view
    }
  }

  private func layOut(height: Double? = nil) {
    stack.makeConstraints { v in
      v.edges(.left, .top) == 0
      if let height { v.height == height }
    }
    root.layoutIfNeeded()
    let tree = LayoutTree(containing: root)
    #expect(tree.conflicts.isEmpty && tree.ambiguities.isEmpty, "\(tree.ambiguities)")
  }

  /// Puts the icon beside the stack, its first or last baseline on the stack's.
  private func align(isFirst: Bool) {
    root.addSubview(icon)
    icon.remakeConstraints { v in
      v.left == 100
      isFirst ? v.firstBaseline == stack.firstBaseline : v.lastBaseline == stack.lastBaseline
    }
  }

  /// Sets where the baselines of views are.
  private func setBaselines(_ views: [LayoutView], _ baselines: [(first: Double, last: Double)]) {
    for (view, baseline) in zip(views, baselines) {
      view.baselineOffsetFromTop = baseline.first
      view.baselineOffsetFromBottom = baseline.last
    }
  }

  @Test("The baselines of a column are those of its first and last view")
  func columnBaselines() {
    // Documented: a vertical stack has the baselines of its first and last arranged view.
    let views = arrange([40, 40, 40], height: 20)
    setBaselines(views, [(16, 4), (15, 5), (14, 6)])
    (stack.axis, stack.spacing) = (.vertical, 4)
    align(isFirst: true)
    layOut()
    #expect(stack.baselineOffsetFromTop == 16 && stack.baselineOffsetFromBottom == 6)
    #expect(icon.frame.minY == 6)
    align(isFirst: false)
    root.layoutIfNeeded()
    //  The column is 68 high: the last baseline at 62, the icon's bottom 8 below
    #expect(icon.frame.minY == 62 + 8 - 30)
    views[2].isHidden = true
    root.layoutIfNeeded()
    //  44 high, 5 above the bottom
    #expect(icon.frame.maxY == 39 + 8)
    views[1].baselineOffsetFromBottom = 9
    root.layoutIfNeeded()
    #expect(icon.frame.maxY == 35 + 8)
    stack.layoutMargins = Insets(top: 1, left: 0, bottom: 2, right: 0)
    stack.isLayoutMarginsRelativeArrangement = true
    root.layoutIfNeeded()
    #expect(stack.baselineOffsetFromTop == 17 && stack.baselineOffsetFromBottom == 11)
    #expect(stack.frame.height == 47 && icon.frame.maxY == 36 + 8)
  }

  @Test("A column in a row has its first view's baseline")
  func baselinesOfNested() {
    // Follows from the two; not measured.
    let column = LayoutStackView(name: "column")
    column.axis = .vertical
    let tall = arrange([30], height: 40)
    stack.addArrangedSubview(column)
    let inner = ["x", "y"].map { LayoutView(name: $0) }
    for view in inner {
      view.intrinsicContentSize = Size(width: 20, height: 20)
      column.addArrangedSubview(view)
    }
    setBaselines(tall + inner, [(30, 10), (16, 4), (15, 5)])
    stack.alignment = .firstBaseline
    layOut()
    #expect(tall[0].frame.minY == 0 && column.frame.minY == 14 && stack.frame.height == 54)
    //  Below the baseline, the column reaches 24 down, the other view 10. Both are 40 high.
    #expect(stack.baselineOffsetFromTop == 30 && stack.baselineOffsetFromBottom == 24)
  }

  @Test(
    "The baselines of a row are those of its tallest view",
    arguments: [
      (.fill, 10, 20), (.top, 10, 20), (.firstBaseline, 15, 20), (.lastBaseline, 10, 5),
    ] as [(LayoutStackView.Alignment, Double, Double)])
  func rowBaselines(alignment: LayoutStackView.Alignment, first: Double, last: Double) {
    // Documented: a horizontal stack has the baselines of its tallest view.
    let views = arrange([50, 30], height: 20)
    views[1].intrinsicContentSize.height = 40
    setBaselines(views, [(15, 5), (10, 20)])
    stack.alignment = alignment
    root.addSubview(icon)
    icon.intrinsicContentSize.height = LayoutView.noIntrinsicMetric
    icon.makeConstraints { v in
      v.left == 100
      v.top == stack.firstBaseline
      v.bottom == stack.lastBaseline
    }
    layOut()
    #expect(stack.baselineOffsetFromTop == first && stack.baselineOffsetFromBottom == last)
    #expect(icon.frame.minY == views[1].frame.minY + 10)
    #expect(icon.frame.maxY == views[1].frame.maxY - 20)
  }

  @Test("Baselines that are set replace the views', also in nested stacks")
  func statedBaselines() {
    arrange([50])
    stack.baselineOffsetFromTop = 7
    #expect(stack.baselineOffsetFromTop == 7)
    stack.baselineOffsetFromTop = 0
    layOut()
    #expect(stack.baselineOffsetFromTop == 0)
  }

  // MARK: Rows aligned to baselines

  /// A label 20.5 high and a button 30 high, whose baselines are 4.5 points further in.
  private func arrangeLabelAndButton() -> [LayoutView] {
    let views = arrange([50, 60], height: 20.5)
    views[1].intrinsicContentSize.height = 30
    setBaselines(views, [(16, 4.5), (20.5, 9)])
    return views
  }

  @Test("First baselines align to the first view; a taller view after it overhangs the top")
  func firstBaselines() {
    // Apple's engine: in a row 25.5 high, the label is at y = 0, the button at y = -4.5.
    let views = arrangeLabelAndButton()
    stack.alignment = .firstBaseline
    layOut()
    #expect(views.map(\.frame.minY) == [0, -4.5] && stack.frame.height == 25.5)
    stack.insertArrangedSubview(views[1], at: 0)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [4.5, 0] && stack.frame.height == 30)
  }

  @Test(
    "Last baselines mirror this; a taller view after the first one overhangs the bottom"
  )
  func lastBaselines() {
    let views = arrangeLabelAndButton()
    stack.alignment = .lastBaseline
    layOut()
    #expect(views.map(\.frame.minY) == [5, 0] && stack.frame.height == 25.5)
    #expect(views[1].frame.maxY == 25.5 + 4.5)
  }

  @Test(
    "In a taller row, first baselines are at the bottom and last ones at the top",
    arguments: [(18.0, 197.0, 179.0), (20.5, 37.5, 17)])
  func higherRows(height: Double, row: Double, y: Double) {
    // Apple's engine: y = 179 of views 18 high in a row of 197, y = 17 in a row of 37.5.
    let views = arrange([50, 60], height: height)
    setBaselines(views, [(14, 4), (14, 4)])
    stack.alignment = .firstBaseline
    layOut(height: row)
    #expect(views.map(\.frame.minY) == [y, y])
    stack.alignment = .lastBaseline
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 0])
  }

  @Test("A hidden first view has no bounds")
  func hiddenFirst() {
    let views = arrangeLabelAndButton()
    views[0].isHidden = true
    stack.alignment = .firstBaseline
    layOut()
    #expect(views[1].frame.minY == 0 && stack.frame.height == 30)
  }

  // MARK: In stacks higher than their views

  @Test(
    "A constraint on a row's baseline means its view's, also in a taller row",
    arguments: [
      (.top, 16), (.center, 28), (.bottom, 40), (.firstBaseline, 40), (.lastBaseline, 16),
    ] as [(LayoutStackView.Alignment, Double)])
  func higherRow(alignment: LayoutStackView.Alignment, baseline: Double) {
    let views = arrange([50], height: 20)
    setBaselines(views, [(16, 4)])
    stack.alignment = alignment
    align(isFirst: true)
    layOut(height: 44)
    #expect(icon.frame.minY == baseline - 10)
    #expect(stack.baselineOffsetFromTop == baseline)
    align(isFirst: false)
    root.layoutIfNeeded()
    //  The last baseline is the first one: 16 + 4 = 20.
    #expect(icon.frame.maxY == baseline + 8)
    #expect(stack.baselineOffsetFromBottom == 44 - baseline)
  }

  @Test("A row that is pinned by its own baseline is at that baseline")
  func hangingRow() {
    let views = arrange([50], height: 20)
    setBaselines(views, [(16, 4)])
    stack.alignment = .center
    root.addSubview(icon)
    stack.makeConstraints { v in
      v.left == 0
      v.height == 44
      v.firstBaseline == 100
    }
    icon.makeConstraints { v in
      v.left == 100
      v.firstBaseline >= 2 * stack.lastBaseline
      v.top == 0 ~ .low
    }
    root.layoutIfNeeded()
    #expect(stack.frame.minY == 72 && icon.frame.minY == 190)
    #expect(root.layoutTree.conflicts.isEmpty && root.layoutTree.ambiguities.isEmpty)
  }

  @Test("The baseline follows arranging, hiding, moving and removing views")
  func changes() {
    let views = arrange([50, 50, 50], height: 20)
    setBaselines(views, [(16, 4), (10, 10), (5, 15)])
    stack.alignment = .center
    align(isFirst: true)
    layOut(height: 44)
    #expect(icon.frame.minY == 12 + 16 - 10)
    views[0].isHidden = true
    root.layoutIfNeeded()
    #expect(icon.frame.minY == 12 + 10 - 10)
    views[2].intrinsicContentSize.height = 30
    root.layoutIfNeeded()
    #expect(icon.frame.minY == 7 + 5 - 10)
    views[2].baselineOffsetFromTop = 6
    root.layoutIfNeeded()
    #expect(icon.frame.minY == 7 + 6 - 10)
    views[2].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(icon.frame.minY == 12 + 10 - 10)
    views[1].removeFromSuperview()
    stack.addArrangedSubview(views[1])
    root.layoutIfNeeded()
    #expect(icon.frame.minY == 12 + 10 - 10)
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    root.layoutIfNeeded()
    #expect(icon.frame.minY == -10 && stack.baselineOffsetFromTop == 0)
    stack.addArrangedSubview(views[0])
    views[0].isHidden = false
    root.layoutIfNeeded()
    #expect(icon.frame.minY == 12 + 16 - 10)
    stack.baselineOffsetFromTop = 3
    root.layoutIfNeeded()
    #expect(icon.frame.minY == 3 - 10)
    stack.baselineOffsetFromTop = 0
    root.layoutIfNeeded()
    #expect(icon.frame.minY == 12 + 16 - 10)
  }

  @Test("A baseline with a number is measured from the stack's edge, not from the stack's baseline")
  func numberInStack() {
    let views = arrange([50], height: 20)
    setBaselines(views, [(16, 4)])
    stack.alignment = .bottom
    views[0].makeConstraints { v in v.firstBaseline == 75 }
    layOut()
    #expect(views[0].frame.minY == 59 && stack.frame.height == 79)
  }

  @Test("A view that comes back at once, in a nested stack, has its baseline counted again")
  func comingBack() {
    let inner = LayoutStackView(name: "inner"), innermost = LayoutStackView(name: "innermost")
    let text = LayoutView(name: "text")
    text.intrinsicContentSize = Size(width: 40, height: 20)
    text.baselineOffsetFromTop = 16
    innermost.addArrangedSubview(text)
    inner.addArrangedSubview(innermost)
    stack.addArrangedSubview(inner)
    for row in [stack, inner, innermost] { row.alignment = .center }
    align(isFirst: true)
    layOut(height: 44)
    #expect(icon.frame.minY == 12 + 16 - 10)
    for view in [text, innermost, inner] {
      let home = view.superview as? LayoutStackView
      view.removeFromSuperview()
      home?.addArrangedSubview(view)
      root.layoutIfNeeded()
      #expect(icon.frame.minY == 12 + 16 - 10, "\(view.layoutName)")
      view.removeFromSuperview()
      root.layoutIfNeeded()
      home?.addArrangedSubview(view)
      root.layoutIfNeeded()
      #expect(icon.frame.minY == 12 + 16 - 10, "\(view.layoutName)")
    }
    text.intrinsicContentSize.height = 30
    root.layoutIfNeeded()
    #expect(icon.frame.minY == 7 + 16 - 10)
  }

  @Test("Text that wraps in the given width moves its stack's last baseline")
  func wrappingText() {
    let note = LayoutLabel("Jumps over the lazy dog, and over the next one.", name: "note")
    note.numberOfLines = 0
    stack.addArrangedSubview(note)
    stack.alignment = .center
    align(isFirst: false)
    stack.makeConstraints { v in v.width == 90 }
    layOut(height: 200)
    let lines = note.lines(forWidth: 90)
    #expect(lines.count > 2)
    let baseline = note.frame.minY + note.lines(fitting: note.frame.size)[lines.count - 1].origin.y
    #expect(abs(icon.frame.maxY - 8 - baseline) < 1e-6)
    #expect(abs(200 - stack.baselineOffsetFromBottom - baseline) < 1e-6)
  }

  @Test("A fitting size includes the views' baselines")
  func fittingSize() {
    let views = arrange([50], height: 20)
    setBaselines(views, [(16, 4)])
    stack.alignment = .center
    let card = LayoutView(name: "card")
    root.addSubview(card)
    card.addSubview(stack)
    card.addSubview(icon)
    Constraint.activate {
      stack.edges(.left, .top) == card.edges
      stack.height == 44
      icon.firstBaseline == stack.firstBaseline
      icon.left == stack.right
      card.edges(.right, .bottom) == icon.edges
    }
    root.layoutIfNeeded()
    //  The icon from 28 - 10 on, 30 high
    #expect(card.systemLayoutSizeFitting(.zero) == Size(width: 80, height: 48))
    views[0].baselineOffsetFromTop = 10
    stack.updateConstraintsIfNeeded()
    #expect(card.systemLayoutSizeFitting(.zero) == Size(width: 80, height: 42))
  }

  @Test("Reports measure the baseline from the view that has it")
  func reports() throws {
    let views = arrange([50], height: 20)
    setBaselines(views, [(16, 4)])
    stack.alignment = .center
    align(isFirst: true)
    layOut(height: 44)
    let y = try #require(icon.frameExplanation.components.first { $0.component == .y })
    let step = try #require(y.steps.first { $0.anchor.attribute == .firstBaseline })
    #expect(step.value == 28)
  }
}
