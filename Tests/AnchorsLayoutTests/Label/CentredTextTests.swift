import AnchorsLayout
import AnchorsTestSupport
import Testing

/// The position of text in a label that is taller or shorter than the text.
///
/// Several measurements of UIKit agree that a label draws its text in the middle of its height. It
/// follows that its baselines move with the text; no numbers are published.
@Suite("Text in the middle of a label")
struct CentredTextTests {
  private let root = LayoutView(name: "root", width: 300, height: 200)
  private let label = LayoutLabel("one two", name: "label")
  private let icon = LayoutView(name: "icon")

  /// Letters 10 wide, lines of 20, baselines 16 below their tops.
  private static let cells = FineMeasurer(letterWidth: 10, lineHeight: 20, ascent: 16)

  init() {
    label.measurer = Self.cells
    (icon.baselineOffsetFromTop, icon.baselineOffsetFromBottom) = (22, 8)
    root.addSubview(label)
    root.addSubview(icon)
    Constraint.activate {
      [label, icon].left == 0
      icon.size == Size(width: 30, height: 30)
    }
  }

  private func baselines(inHeight height: Double) -> [Double] {
    label.lines(fitting: Size(width: 100, height: height)).map(\.origin.y)
  }

  /// The top of the icon.
  private func top(@ConstraintBuilder _ build: () -> [Constraint]) -> Double {
    Constraint.activate(build)
    root.layoutIfNeeded()
    return rounded(icon.frame).minY
  }

  @Test("A label's lines are in the middle of its height")
  func lines() {
    #expect(baselines(inHeight: 20) == [16])
    #expect(baselines(inHeight: 60) == [36])
    #expect(baselines(inHeight: 10) == [11])
    #expect(baselines(inHeight: 20.5) == [16.25])
    label.numberOfLines = 0
    label.text = "one\ntwo"
    #expect(baselines(inHeight: 60) == [26, 46])
    #expect(baselines(inHeight: 30) == [21])
    #expect(label.lines(forWidth: 100).map(\.origin.y) == [16, 36])
    #expect(baselines(inHeight: .infinity) == [16, 36])
    label.text = nil
    #expect(baselines(inHeight: 60) == [])
  }

  @Test("Constraints with the first baseline mean the drawn one")
  func first() {
    //  the label's at 36, the icon's 22 below its top
    #expect(
      top {
        label.top == 0
        label.height == 60
        icon.firstBaseline == label.firstBaseline
      } == 14)
    label.font.size = 30  //  the same cells
    label.text = "one"
    root.layoutIfNeeded()
    #expect(rounded(icon.frame).minY == 14)
  }

  @Test("Constraints with the last baseline mean the drawn one, with two lines")
  func last() {
    label.numberOfLines = 0
    label.text = "one\ntwo"
    //  46; the icon's is at its bottom less 8
    #expect(
      top {
        label.top == 0
        label.height == 60
        icon.lastBaseline == label.lastBaseline
      } == 24)
    label.text = "one\ntwo\nsix\nten"  //  80 in 60: three are shown, the constraint is about four
    root.layoutIfNeeded()
    #expect(rounded(icon.frame).minY == 60 + 10 - 4 + 8 - 30)
  }

  @Test("Constraints with a baseline mean the drawn one in a label shorter than a line")
  func low() {
    #expect(
      top {
        label.top == 0
        label.height == 10
        icon.firstBaseline == label.firstBaseline
      } == 11 - 22)
  }

  @Test("A label moves and keeps its height if its baseline alone is fixed")
  func natural() {
    _ = top { label.lastBaseline == root.bottom - 30 }
    #expect(rounded(label.frame) == Rect(x: 0, y: 154, width: 70, height: 20))
  }

  /// Not known for UIKit: it works out the distance in one pass and could not hold both.
  @Test("The height follows from a fixed top and baseline")
  func stretched() {
    _ = top {
      label.top == 10
      label.firstBaseline == root.top + 46
    }
    #expect(rounded(label.frame) == Rect(x: 0, y: 10, width: 70, height: 60))
    #expect(root.layoutTree.conflicts.isEmpty)
  }

  @Test("Without text the baselines are at the edges, until there is text")
  func empty() {
    label.text = ""
    //  16 below the top
    #expect(
      top {
        label.top == 0
        label.height == 60
        icon.firstBaseline == label.firstBaseline
      } == 16 - 22)
    label.text = "one"
    root.layoutIfNeeded()
    #expect(rounded(icon.frame).minY == 14)
    label.text = nil
    root.layoutIfNeeded()
    #expect(rounded(icon.frame).minY == 16 - 22)
  }

  @Test("On a screen with a scale, the rounded height is centered")
  func scale() {
    label.measurer = FineMeasurer(letterWidth: 10, lineHeight: 20.287, ascent: 16.18)
    root.displayScale = 2
    #expect(baselines(inHeight: 20.5) == [16.18])
    #expect(
      top {
        label.top == 0
        icon.firstBaseline == label.firstBaseline
      } == -5.82)
  }

  @Test("Text is centered in the frame, not in the alignment rectangle")
  func alignmentInsets() {
    final class Shadowed: LayoutLabel {
      override var alignmentRectInsets: Insets { Insets(top: 2, bottom: 8) }
    }
    let label = Shadowed("one", name: "shadowed")
    label.measurer = Self.cells
    root.addSubview(label)
    _ = top {
      label.left == 0
      label.top == 0
      label.height == 60
      icon.firstBaseline == label.firstBaseline
    }
    //  |-2|0 … 60|68: the frame's middle is at 33, the baseline 6 below it
    #expect(rounded(label.frame) == Rect(x: 0, y: -2, width: 30, height: 70))
    #expect(rounded(icon.frame).minY == 39 - 22)
    #expect(label.lines(fitting: label.frame.size).map(\.origin.y) == [41])
  }

  @Test("A custom item can declare that its text is centered")
  func ownItem() {
    let metrics = LayoutMetrics(
      intrinsicHeight: 20, baselineOffsetFromTop: 16, baselineOffsetFromBottom: 4, centersText: true
    )
    #expect(
      metrics
        != LayoutMetrics(
          intrinsicHeight: 20, baselineOffsetFromTop: 16, baselineOffsetFromBottom: 4))
    #expect(metrics.baseline(isFirst: true, inHeight: 60) == 36)
    #expect(metrics.baseline(isFirst: false, inHeight: 60) == 36)
    var plain = metrics
    plain.centersText = false
    #expect(plain.baseline(isFirst: true, inHeight: 60) == 16)
    #expect(plain.baseline(isFirst: false, inHeight: 60) == 56)
  }

  @Test("An explanation has the baseline at its drawn position")
  func explanation() {
    _ = top {
      label.top == 0
      label.height == 60
      label.firstBaseline == icon.firstBaseline
    }
    let y = LayoutTree(containing: root).frameExplanation(of: icon).components[1]
    #expect(millionths(y.value) == 14_000_000)
    #expect(y.steps.first?.anchor.attribute == .firstBaseline)
    #expect(y.steps.first.map { millionths($0.value) } == 36_000_000)
  }

  @Test("A conflict states both ends of its numbers")
  func conflict() throws {
    root.layoutTree.conflictHandler = nil
    _ = top {
      label.top == 0
      label.height == 60
      icon.firstBaseline == label.firstBaseline
      icon.top == 0
    }
    let text = try #require(root.layoutTree.conflicts.first).description
    #expect(text.contains("(16 from middle to edge)"), "\(text)")
  }
}

private func millionths(_ value: Double) -> Double { (value * 1e6).rounded() }

// MARK: - Random labels

/// Two labels, each with views that mark its baselines, and an edit at a time.
private struct LabelScene {
  struct State {
    var texts = ["one", "two\nlines"]
    var lines = [0, 0]
    /// The heights that are asked for.
    var heights: [Double?] = [nil, 60]
    var width = 200.0
    var ascent = 16.0
    var scale: Double?

    mutating func edit(_ random: inout SeededRandom) {
      let place = random.int(in: 0...1)
      switch random.int(in: 0...6) {
      case 0, 1:
        let words = (0..<random.int(in: 0...6)).map { _ in
          random.pick(["a", "bcd", "ef ", "gh\nij"])
        }
        texts[place] = words.joined(separator: " ")
      case 2: lines[place] = random.int(in: 0...3)
      case 3: heights[place] = random.chance(3) ? nil : random.whole(5...120)
      case 4: width = random.whole(20...300)
      case 5: ascent = random.whole(8...18) + 0.25
      default: scale = random.pick([nil, 2, 3])
      }
    }
  }

  let root = LayoutView(name: "root", width: 200, height: 400)
  let labels = [LayoutLabel(nil, name: "first"), LayoutLabel(nil, name: "second")]
  private var marks: [LayoutView] = []
  private let heights: [Constraint]

  init(_ state: State) {
    for view in labels { root.addSubview(view) }
    heights = labels.map { $0.height == 0 ~ 900 }
    for index in 0..<4 {
      let mark = LayoutView(name: "mark\(index)")
      root.addSubview(mark)
      marks.append(mark)
      let label = labels[index / 2]
      Constraint.activate {
        mark.left == 0
        mark.size == Size(width: 1, height: 1)
        mark.top == (index % 2 == 0 ? label.firstBaseline : label.lastBaseline)
      }
    }
    Constraint.activate {
      labels.left == 0
      labels.right == root.right
      labels[0].top == 0
      labels[1].firstBaseline == labels[0].lastBaseline + 24
    }
    apply(state)
  }

  func apply(_ state: State) {
    root.displayScale = state.scale
    root.frame.size.width = state.width
    for (index, label) in labels.enumerated() {
      label.text = state.texts[index]
      label.numberOfLines = state.lines[index]
      if label.baselineOffsetFromTop != state.ascent {
        label.measurer = FineMeasurer(letterWidth: 9.7, lineHeight: 20.287, ascent: state.ascent)
      }
      heights[index].constant = state.heights[index] ?? 0
      heights[index].isActive = state.heights[index] != nil
    }
  }

  func frames() -> [Rect] {
    root.layoutIfNeeded()
    return (labels + marks).map { rounded($0.frame) }
  }

  /// Returns the marks that are not at the drawn baseline, for labels that show all of their text.
  func misplaced() -> [String] {
    var misplaced: [String] = []
    for (index, label) in labels.enumerated() {
      let drawn = label.lines(fitting: label.bounds.size)
      guard let first = drawn.first, let last = drawn.last,
        drawn.count == label.lines(forWidth: label.bounds.width).count
      else { continue }
      for (mark, line) in [(marks[2 * index], first), (marks[2 * index + 1], last)]
      where abs(mark.frame.minY - label.frame.minY - line.origin.y) > 1e-6 {
        misplaced.append(
          "\(mark.layoutName): \(mark.frame.minY), \(line.origin.y) in \(label.frame)")
      }
    }
    return misplaced
  }
}

@Suite("Text in the middle of labels at random")
struct RandomCentredTextTests {
  @Test(
    "Edits give the result of a new tree, with marks at the drawn baselines",
    arguments: 0..<(SlowTests.areOn ? 200 : 40))
  func edits(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var state = LabelScene.State()
    let scene = LabelScene(state)
    for step in 0..<12 {
      state.edit(&random)
      scene.apply(state)
      #expect(scene.frames() == LabelScene(state).frames(), "step \(step): \(state)")
      #expect(scene.misplaced() == [], "step \(step): \(state)")
      let target = Size(width: 150, height: 0)
      let fitting = scene.root.systemLayoutSizeFitting(
        target, horizontal: .required, vertical: .fittingSize)
      let fresh = LabelScene(state).root.systemLayoutSizeFitting(
        target, horizontal: .required, vertical: .fittingSize)
      #expect(millionths(fitting.height) == millionths(fresh.height), "step \(step): \(state)")
    }
  }
}
