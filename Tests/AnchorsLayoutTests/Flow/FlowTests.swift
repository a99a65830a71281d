import Anchors
import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Flow views")
struct FlowTests {
  private let root = LayoutView(name: "root", width: 200, height: 400)
  private let flow = LayoutFlowView(name: "flow")

  init() {
    root.addSubview(flow)
    (flow.spacing, flow.lineSpacing) = (10, 5)
    Constraint.activate { flow.edges(.top, .leading, .trailing) == 0 }
  }

  /// Adds a view of a size.
  @discardableResult
  private func add(_ name: String, _ width: Double, _ height: Double = 20) -> LayoutView {
    let view = LayoutView(name: name)
    view.intrinsicContentSize = Size(width: width, height: height)
    flow.addSubview(view)
    return view
  }

  private var frames: [Rect] {
    root.layoutIfNeeded()
    return flow.subviews.map { rounded($0.frame) }
  }

  private func expectSound(_ location: Testing.SourceLocation = #_sourceLocation) {
    let tree = LayoutTree(containing: root)
    #expect(
      tree.conflicts.isEmpty && tree.ambiguities.isEmpty && tree.nonconvergingItems.isEmpty,
      sourceLocation: location)
  }

  @Test("Views stand in lines as wide as the flow view, which is as tall as its lines")
  func lines() {
    for (name, width) in [("a", 60.0), ("b", 120), ("c", 70), ("d", 200), ("e", 10)] {
      add(name, width)
    }
    //  a 60 + 10 + b 120 = 190; c 70; d 200; e 10
    #expect(
      frames == [
        Rect(x: 0, y: 0, width: 60, height: 20), Rect(x: 70, y: 0, width: 120, height: 20),
        Rect(x: 0, y: 25, width: 70, height: 20), Rect(x: 0, y: 50, width: 200, height: 20),
        Rect(x: 0, y: 75, width: 10, height: 20),
      ])
    #expect(flow.frame == Rect(x: 0, y: 0, width: 200, height: 95))
    expectSound()
  }

  @Test("A change of the width breaks the lines anew")
  func widths() {
    for index in 0..<4 { add("\(index)", 60) }
    #expect(frames.map(\.minY) == [0, 0, 0, 25])
    root.frame.size.width = 270
    #expect(frames.map(\.minX) == [0, 70, 140, 210] && flow.frame.height == 20)
    root.frame.size.width = 269
    #expect(frames.map(\.minX) == [0, 70, 140, 0] && flow.frame.height == 45)
    root.frame.size.width = 60
    #expect(frames.map(\.minY) == [0, 25, 50, 75] && flow.frame.height == 95)
    expectSound()
  }

  @Test("From right to left, lines begin at the right")
  func rightToLeft() {
    root.layoutDirection = .rightToLeft
    add("a", 60)
    add("b", 100)
    add("c", 50)
    #expect(frames.map(\.minX) == [140, 30, 150])
    flow.alignment = .trailing
    #expect(frames.map(\.minX) == [110, 0, 0])
    root.layoutDirection = .leftToRight
    #expect(frames.map(\.minX) == [30, 100, 150])
  }

  @Test("Lines are aligned, and views of one line centered on each other")
  func alignment() {
    add("a", 60, 20)
    add("b", 100, 40)
    add("c", 50)
    #expect(frames.map(\.minY) == [10, 0, 45])
    flow.alignment = .center
    #expect(frames.map(\.minX) == [15, 85, 75])
    flow.alignment = .trailing
    #expect(frames.map(\.minX) == [30, 100, 150])
    flow.alignment = .leading
    #expect(frames.map(\.minX) == [0, 70, 0])
  }

  @Test("Views that come, go, are hidden or change their content move the others")
  func changes() {
    let a = add("a", 60)
    let b = add("b", 60)
    let c = add("c", 60)
    #expect(frames.map(\.minX) == [0, 70, 140])
    a.isHidden = true
    #expect(frames.dropFirst().map(\.minX) == [0, 70])
    b.intrinsicContentSize = Size(width: 150, height: 30)
    #expect(frames.dropFirst().map(\.minY) == [0, 35] && flow.frame.height == 55)
    b.removeFromSuperview()
    #expect(frames.last?.origin == .zero)
    a.isHidden = false
    flow.insertSubview(b, at: 0)
    #expect(frames.map(\.minY) == [0, 35, 35])
    #expect(frames.map(\.minX) == [0, 0, 70])
    flow.spacing = 0
    flow.lineSpacing = 0
    #expect(frames.map(\.minY) == [0, 30, 30] && c.frame.minX == 60)
    flow.subviews.forEach { $0.removeFromSuperview() }
    root.layoutIfNeeded()
    #expect(flow.frame.height == 0)
    expectSound()
  }

  @Test("A text that is too wide wraps, and a view with constraints inside has its fitting size")
  func contents() {
    let note = LayoutLabel("The quick brown fox jumps over the lazy dog")
    note.numberOfLines = 0
    flow.addSubview(note)
    let chip = LayoutView(name: "chip")
    let title = LayoutLabel("Swift")
    chip.addSubview(title)
    Constraint.activate { title.edges == chip.edges.inset(by: 6) }
    flow.addSubview(chip)
    let dot = LayoutView(name: "dot")
    flow.addSubview(dot)
    Constraint.activate { dot.size == 24 }
    root.layoutIfNeeded()
    #expect(note.frame.width <= 200 && note.frame.height == 2 * 20)
    let size = title.intrinsicContentSize
    #expect(chip.frame.size == Size(width: size.width + 12, height: size.height + 12))
    #expect(chip.frame.minY == note.frame.maxY + 5)
    #expect(dot.frame.size == Size(width: 24, height: 24))
    #expect(dot.frame.minX == chip.frame.maxX + 10 && dot.frame.midY == chip.frame.midY)
    title.text = "Swift and Kotlin"
    flow.linesDidChange()
    root.layoutIfNeeded()
    #expect(chip.frame.width == title.intrinsicContentSize.width + 12)
    #expect(dot.frame.minX == chip.frame.maxX + 10)
    expectSound()
  }

  @Test("A hidden view takes no room, however wide it is, and has a place if it was never shown")
  func hidden() {
    flow.removeConstraints()
    Constraint.activate { flow.edges(.top, .leading) == 0 }
    add("a", 60)
    let b = add("b", 150)
    let c = LayoutView(name: "c")
    c.isHidden = true
    flow.addSubview(c)
    Constraint.activate { c.size == 30 }
    root.layoutIfNeeded()
    #expect(flow.frame.width == 220)
    b.isHidden = true
    root.layoutIfNeeded()
    #expect(flow.frame.width == 60)
    expectSound()
  }

  @Test("Views that change places, or join while they move, are in their lines")
  func order() {
    final class Joiner: LayoutView {
      weak var flow: LayoutFlowView?
      override func didMoveToSuperview() { flow?.addSubview(self) }
    }
    let a = add("a", 60)
    let b = add("b", 80)
    #expect(frames.map(\.minX) == [0, 70])
    flow.bringSubviewToFront(a)
    root.layoutIfNeeded()
    #expect(a.frame.minX == 90 && b.frame.minX == 0)
    flow.sendSubviewToBack(a)
    root.layoutIfNeeded()
    #expect(a.frame.minX == 0 && b.frame.minX == 70)
    let joiner = Joiner(name: "joiner")
    joiner.intrinsicContentSize = Size(width: 20, height: 20)
    joiner.flow = flow
    root.addSubview(joiner)
    root.layoutIfNeeded()
    #expect(joiner.superview === flow && joiner.frame.minX == 160)
    // To another flow view.
    let other = LayoutFlowView(name: "other")
    root.addSubview(other)
    Constraint.activate { other.edges(.leading, .trailing, .bottom) == 0 }
    other.addSubview(a)
    root.layoutIfNeeded()
    #expect(a.frame.minX == 0 && b.frame.minX == 0 && other.frame.height == 20)
    expectSound()
  }

  @Test("Removing a subview's own constraints leaves it in its line")
  func removal() {
    add("a", 60)
    let b = add("b", 80)
    Constraint.activate { b.height == 30 }
    #expect(frames.map(\.minY) == [5, 0])
    b.removeConstraints()
    flow.linesDidChange()
    #expect(frames.map(\.minX) == [0, 70] && frames.map(\.minY) == [0, 0])
    flow.remakeConstraints { v in v.edges(.top, .leading, .trailing) == 0 }
    #expect(frames.map(\.minX) == [0, 70])
    expectSound()
  }

  @Test("Lines are made of alignment rectangles")
  func alignmentRectangles() {
    final class Shadowed: LayoutView {
      override var alignmentRectInsets: Insets { Insets(top: 2, left: 10, bottom: 6, right: 4) }
    }
    for name in ["a", "b"] {
      let view = Shadowed(name: name)
      view.intrinsicContentSize = Size(width: 60, height: 20)
      flow.addSubview(view)
    }
    root.layoutIfNeeded()
    #expect(
      flow.subviews.map(\.frame) == [
        Rect(x: -10, y: -2, width: 74, height: 28), Rect(x: 60, y: -2, width: 74, height: 28),
      ])
    #expect(flow.frame.height == 20)
  }

  @Test("A view that cannot be as narrow as the flow view is as wide as it must be")
  func narrow() {
    let chip = LayoutView(name: "chip")
    let label = LayoutLabel("Constraints")
    chip.addSubview(label)
    Constraint.activate {
      label.edges == chip.edges.inset(by: 14)
      label.width >= 50
    }
    flow.addSubview(chip)
    root.frame.size.width = 60
    root.layoutIfNeeded()
    #expect(chip.frame.width == 78)
    root.frame.size.width = 0
    root.layoutIfNeeded()
    #expect(chip.frame.width == 78)
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(chip.frame.width == label.intrinsicContentSize.width + 28)
    expectSound()
  }

  @Test("A conflict with a line is told in the flow view's words")
  func conflict() throws {
    let tag = add("tag", 60)
    root.layoutIfNeeded()
    root.layoutTree.conflictHandler = nil
    Constraint.activate { tag.leading == flow.leading + 50 }
    root.layoutIfNeeded()
    let conflict = try #require(root.layoutTree.conflicts.first)
    #expect(
      conflict.description.contains("flow: flow puts tag 0 after its leading edge"), "\(conflict)")
    #expect(conflict.removed?.description.hasPrefix("tag.leading == flow.leading + 50") == true)
  }

  @Test("A flow view in a stack, in a scroll view and in a fitting size is as tall as its lines")
  func containers() {
    flow.removeFromSuperview()
    let scroll = LayoutScrollView(name: "scroll")
    let stack = LayoutStackView(name: "stack")
    stack.axis = .vertical
    let above = LayoutLabel("Tags")
    stack.addArrangedSubview(above)
    stack.addArrangedSubview(flow)
    root.addSubview(scroll)
    scroll.addSubview(stack)
    Constraint.activate {
      scroll.edges == root.edges
      stack.edges == scroll.contentLayoutGuide.edges
      stack.width == scroll.frameLayoutGuide.width
    }
    for index in 0..<7 { add("\(index)", 60) }
    root.layoutIfNeeded()
    #expect(flow.frame == Rect(x: 0, y: above.frame.maxY, width: 200, height: 70))
    #expect(scroll.contentSize == Size(width: 200, height: above.frame.height + 70))
    expectSound()

    let cell = LayoutView(name: "cell")
    let tags = LayoutFlowView(name: "tags")
    cell.addSubview(tags)
    Constraint.activate { tags.edges == cell.edges.inset(by: 10) }
    for _ in 0..<5 {
      let view = LayoutView()
      view.intrinsicContentSize = Size(width: 50, height: 20)
      tags.addSubview(view)
    }
    func height(_ width: Double) -> Double {
      cell.systemLayoutSizeFitting(Size(width: width, height: 0), horizontal: .required).height
    }
    #expect(height(270) == 40 && height(269) == 60 && height(120) == 80)
    #expect(
      cell.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
        == Size(width: 270, height: 40))
  }

  @Test("Random flows are placed as a plain loop places them")
  func random() {
    var random = SeededRandom(seed: 7)
    var widths: [Double] = []
    for step in 0..<300 {
      if widths.isEmpty || random.next() % 3 > 0 {
        widths.append(Double(random.next() % 140 + 1))
        add("\(step)", widths[widths.count - 1])
      } else {
        let place = Int(random.next() % UInt64(widths.count))
        widths.remove(at: place)
        flow.subviews[place].removeFromSuperview()
      }
      root.frame.size.width = Double(150 + random.next() % 200)
      var expected: [Point] = []
      var (x, y) = (0.0, 0.0)
      for width in widths {
        if x > 0, x + width > root.frame.width { (x, y) = (0, y + 25) }
        expected.append(Point(x: x, y: y))
        x += width + 10
      }
      #expect(frames.map(\.origin) == expected)
    }
    expectSound()
  }
}
