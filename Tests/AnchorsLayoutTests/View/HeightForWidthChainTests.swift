import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Several such contents")
struct HeightForWidthChainTests {
  private let root = LayoutView(name: "root", width: 100, height: 400)
  private let texts = [25, 7, 12, 40].enumerated().map {
    WrappingView("text\($0.offset)", count: $0.element)
  }

  init() { for text in texts { root.addSubview(text) } }

  private var unsettled: [String] {
    LayoutTree(containing: root).nonconvergingItems.map { $0.layoutName }
  }

  @Test("Views below each other are asked twice each, however many there are")
  func column() {
    Constraint.activate {
      texts.horizontalEdges == root.horizontalEdges
      texts[0].top == 0
      for (upper, lower) in zip(texts, texts.dropFirst()) { lower.top == upper.bottom + 2 }
    }
    root.layoutIfNeeded()
    //  10 columns: 3, 1, 2, 4 rows
    #expect(texts.map(\.frame.height) == [30, 10, 20, 40])
    #expect(texts.map(\.frame.minY) == [0, 32, 44, 66])
    #expect(texts.map { $0.takeAsked() } == Array(repeating: [.infinity, 100], count: 4))
    #expect(unsettled == [])
  }

  @Test("A width that equals another's height takes one more solve")
  func across() {
    //  25 cells in 100: 30 high; 7 in 30: 3 rows
    Constraint.activate {
      texts[0].width == 100
      texts[1].width == texts[0].height
    }
    root.layoutIfNeeded()
    #expect(texts[0].frame.height == 30 && texts[1].frame.size == Size(width: 30, height: 30))
    #expect(unsettled == [])
  }

  @Test("A chain of widths that equal heights takes as many rounds as views")
  func fourth() {
    //  … 12 cells in 30: 4 rows
    Constraint.activate {
      texts[0].width == 100
      texts[1].width == texts[0].height
      texts[2].width == texts[1].height
    }
    root.layoutIfNeeded()
    #expect(texts[2].frame.size == Size(width: 30, height: 40) && unsettled == [])
  }

  @Test("A width that depends on its own height is solved sixteen times and named")
  func chase() {
    //  w = 2 h. 25 cells in a row: h 10, w 20; 2 columns, 13 rows: h 130, w 260; a row: h 10, w 20
    let text = texts[0]
    let ratio = text.width == 2 * text.height
    ratio.isActive = true
    root.layoutIfNeeded()
    #expect(text.frame.size == Size(width: 20, height: 10) && unsettled == ["text0"])
    let widths = [Double.infinity] + (0..<16).map { $0 % 2 == 0 ? 20 : 260 }
    #expect(text.takeAsked().suffix(widths.count) == widths)
    root.layoutIfNeeded()
    #expect(text.frame.size == Size(width: 20, height: 10) && unsettled == ["text0"])
    #expect(text.takeAsked() == [])
    ratio.isActive = false
    text.makeConstraints { v in v.width == 50 }
    root.layoutIfNeeded()
    #expect(text.frame.size == Size(width: 50, height: 50) && unsettled == [])
  }

  @Test("Frames after any edits are those of a new tree", arguments: 1...8 as ClosedRange<UInt64>)
  func history(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let edited = Column(counts: [25, 7, 12])
    for _ in 0..<40 {
      switch random.int(in: 0...3) {
      case 0: edited.root.frame.size.width = Double(random.int(in: 1...30)) * 10
      case 1: edited.texts[random.int(in: 0...2)].count = random.int(in: 0...60)
      case 2: edited.gaps[random.int(in: 0...1)].constant = Double(random.int(in: 0...20))
      default: edited.share.isActive.toggle()
      }
      if random.chance(3) { continue }
      edited.root.layoutIfNeeded()
      let new = Column(counts: edited.texts.map(\.count))
      new.root.frame = edited.root.frame
      for (gap, other) in zip(new.gaps, edited.gaps) { gap.constant = other.constant }
      new.share.isActive = edited.share.isActive
      new.root.layoutIfNeeded()
      #expect(frames(of: edited.texts) == frames(of: new.texts))
    }
  }

  /// Three texts one below the other, the second perhaps half as wide.
  private struct Column {
    let root = LayoutView(name: "root", width: 100, height: 400)
    let texts: [WrappingView]
    let gaps: [Constraint]
    let share: Constraint

    init(counts: [Int]) {
      texts = counts.enumerated().map { WrappingView("text\($0.offset)", count: $0.element) }
      gaps = [texts[1].top == texts[0].bottom, texts[2].top == texts[1].bottom + 3]
      share = texts[1].width == root.width / 2
      for text in texts { root.addSubview(text) }
      Constraint.activate {
        texts.left == root.left
        [texts[0], texts[2]].right == root.right
        texts[1].right == root.right ~ .high
        texts[0].top == 0
        gaps
      }
    }
  }
}
