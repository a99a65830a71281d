import AnchorsLayout
import AnchorsTestSupport
import Testing

/// The properties of a stack that random edits change.
private struct StackModel {
  struct View {
    var size: Size
    var baselines = (first: 0.0, last: 0.0)
    var isHidden = false
    var customSpacing: Double?
  }

  var axis = LayoutAxis.horizontal
  var distribution = LayoutStackView.Distribution.fill
  var alignment = LayoutStackView.Alignment.fill
  var spacing = 0.0
  var isExact = false
  var isInMargins = false
  var size: Size?
  var views: [View] = []
  /// The numbers of the views, in the order in which they are arranged.
  var order: [Int] = []

  init(_ random: inout SeededRandom) {
    for number in 0...random.int(in: 1...5) {
      views.append(View(size: Self.size(&random)))
      order.append(number)
    }
    for _ in 1...6 { change(&random) }
  }

  /// Lengths of content, some of them none.
  private static func size(_ random: inout SeededRandom) -> Size {
    func length() -> Double {
      random.chance(4) ? LayoutView.noIntrinsicMetric : random.whole(0...60)
    }
    return Size(width: length(), height: length())
  }

  /// Changes one thing.
  mutating func change(_ random: inout SeededRandom) {
    let view = random.int(in: 0...views.count - 1)
    switch random.int(in: 0...11) {
    case 0: axis = axis.other
    case 1: distribution = random.pick(LayoutStackView.Distribution.allCases)
    case 2: alignment = random.pick(LayoutStackView.Alignment.allCases)
    case 3: spacing = random.whole(0...9)
    case 4: isExact.toggle()
    case 5: isInMargins.toggle()
    case 6:
      size =
        random.chance(3)
        ? nil : Size(width: random.whole(150...300), height: random.whole(150...300))
    case 7: order.shuffle(using: &random)
    case 8: views[view].isHidden.toggle()
    case 9: views[view].customSpacing = random.chance(2) ? nil : random.whole(0...20)
    case 10: views[view].baselines = (random.whole(0...9), random.whole(0...9))
    default: views[view].size = Self.size(&random)
    }
  }
}

/// A stack and what its model has made of it.
private struct StackScene {
  let root = LayoutView(name: "root", width: 1000, height: 1000)
  let stack = LayoutStackView(name: "stack")
  /// Hangs on the baselines of the stack.
  let probe = LayoutView(name: "probe")
  let views: [LayoutView]

  init(_ model: StackModel) {
    views = model.views.indices.map { LayoutView(name: "v\($0)") }
    root.addSubview(stack)
    root.addSubview(probe)
    stack.layoutMargins = Insets(top: 1, left: 2, bottom: 3, right: 4)
    probe.makeConstraints { v in
      v.edges(.left, .right) == 0
      v.top == stack.firstBaseline
      v.bottom == stack.lastBaseline + 500
    }
    apply(model)
  }

  /// Tells the stack and its views all that the model says, and lays out.
  func apply(_ model: StackModel) {
    for (view, told) in zip(views, model.views) {
      if view.intrinsicContentSize != told.size { view.intrinsicContentSize = told.size }
      view.baselineOffsetFromTop = told.baselines.first
      view.baselineOffsetFromBottom = told.baselines.last
      view.isHidden = told.isHidden
    }
    for (place, number) in model.order.enumerated()
    where place >= stack.arrangedSubviews.count
      || stack.arrangedSubviews[place] !== views[number]
    {
      stack.insertArrangedSubview(views[number], at: place)
    }
    for (view, told) in zip(views, model.views) {
      stack.setCustomSpacing(told.customSpacing ?? LayoutStackView.spacingUseDefault, after: view)
    }
    (stack.axis, stack.distribution) = (model.axis, model.distribution)
    (stack.alignment, stack.spacing) = (model.alignment, model.spacing)
    stack.keepsExactProportions = model.isExact
    stack.isLayoutMarginsRelativeArrangement = model.isInMargins
    stack.remakeConstraints { v in
      v.edges(.left, .top) == 20
      if let size = model.size { v.size == size }
    }
    root.layoutIfNeeded()
  }

  var frames: [Rect] { ([stack, probe] + views).map { rounded($0.frame) } }
}

@Suite("Stacks: random edits")
struct StackRandomTests {
  @Test(
    "After any edits, a stack has the frames of a new one", arguments: 1...60 as ClosedRange<UInt64>
  )
  func edits(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var model = StackModel(&random)
    let live = StackScene(model)
    for step in 1...12 {
      for _ in 1...random.int(in: 1...3) { model.change(&random) }
      live.apply(model)
      let fresh = StackScene(model)
      let tree = LayoutTree(containing: live.root)
      #expect(tree.conflicts.isEmpty && tree.ambiguities.isEmpty, "seed \(seed), step \(step)")
      let isSame = zip(live.frames, fresh.frames).allSatisfy { one, other in
        [
          one.minX - other.minX, one.minY - other.minY, one.width - other.width,
          one.height - other.height,
        ].allSatisfy { abs($0) < 1e-5 }
      }
      #expect(isSame, "seed \(seed), step \(step): \(live.frames) instead of \(fresh.frames)")
      if !isSame { return }
    }
  }
}
