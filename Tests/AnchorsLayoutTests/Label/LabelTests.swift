import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Labels")
struct LabelTests {
  /// A label of cells of 10 by 20 points.
  private func label(_ text: String?, lines: Int = 1) -> LayoutLabel {
    let label = LayoutLabel(text)
    label.measurer = CellTextMeasurer(width: 10, height: 20)
    label.numberOfLines = lines
    return label
  }

  /// Hugging: 250 across in all published lists of UIKit's defaults for labels made in code; 251
  /// down was measured once, on iOS 26.1, and an older list has 250. 251 across is what Interface
  /// Builder writes.
  @Test("A label has UIKit's defaults")
  func defaults() {
    let label = LayoutLabel()
    #expect(label.text == nil)
    #expect(label.font == TextFont(size: 17, weight: .regular))
    #expect(label.font.size == 17)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.preferredMaxLayoutWidth == 0)
    #expect(label.textAlignment == .leading)
    #expect(label.contentHuggingPriority(for: .horizontal) == 250)
    #expect(label.contentHuggingPriority(for: .vertical) == 251)
    for axis in [LayoutAxis.horizontal, .vertical] {
      #expect(label.contentCompressionResistancePriority(for: axis) == 750)
    }
  }

  @Test("A label is as large as its text in Helvetica, in whole points")
  func natural() {
    //  8948 thousandths: 152.116 at 17 points
    let label = LayoutLabel("The quick brown fox")
    #expect(label.intrinsicContentSize == Size(width: 153, height: 20))
    label.font.size = 100
    #expect(label.intrinsicContentSize == Size(width: 895, height: 116))
    label.font = TextFont(size: 10, weight: .bold)
    label.text = "W"  //  9.44
    #expect(label.intrinsicContentSize == Size(width: 10, height: 12))
  }

  @Test("A label without text has no size, but has baselines")
  func empty() {
    let label = label(nil)
    #expect(label.intrinsicContentSize == .zero)
    label.text = ""
    #expect(label.intrinsicContentSize == .zero)
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize(forWidth: 100) == .zero)
    #expect(label.lines(forWidth: 100) == [])
    #expect(LayoutLabel().baselineOffsetFromTop == 16)
    #expect(LayoutLabel().baselineOffsetFromBottom == 4)
  }

  @Test("A label of several lines has the width of its longest paragraph, or the preferred width")
  func preferredWidth() {
    let label = label("one two three\nfour", lines: 0)
    #expect(label.intrinsicContentSize == Size(width: 130, height: 40))
    label.preferredMaxLayoutWidth = 85
    #expect(label.intrinsicContentSize == Size(width: 70, height: 60))
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize == Size(width: 70, height: 40))
    label.preferredMaxLayoutWidth = 0
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize == Size(width: 140, height: 20))  //  one two three…
  }

  @Test("A label's height follows from a width, whatever was asked before")
  func heightForWidth() {
    let label = label("one two three four", lines: 0)
    let sizes = [
      180.0: Size(width: 180, height: 20), 179: Size(width: 130, height: 40),
      100: Size(width: 100, height: 40), 99: Size(width: 70, height: 60),
      50: Size(width: 50, height: 80),
    ]
    for width in [180.0, 50, 99, 99, 179, 100, 50, 180] {
      #expect(label.intrinsicContentSize(forWidth: width) == sizes[width])
    }
    label.numberOfLines = 3
    #expect(label.intrinsicContentSize(forWidth: 50) == Size(width: 50, height: 60))
    label.text = "one"
    #expect(label.intrinsicContentSize(forWidth: 50) == Size(width: 30, height: 20))
  }

  @Test("A label of one line has the same height in any width")
  func singleLine() {
    #expect(label("one two").intrinsicContentSize(forWidth: 30) == nil)
    #expect(label("one two").lines(forWidth: 50).map(\.text) == ["one…"])
  }

  @Test("A label's baselines are those of its first and last line")
  func baselines() {
    let label = LayoutLabel("Any")
    label.numberOfLines = 0
    label.font.size = 20  //  lines of 24, baselines at 19
    #expect([label.baselineOffsetFromTop, label.baselineOffsetFromBottom] == [19, 5])
    label.text = "On\ntwo"
    #expect([label.baselineOffsetFromTop, label.baselineOffsetFromBottom] == [19, 5])
    #expect(label.lines(forWidth: 100).map(\.origin.y) == [19, 43])
    #expect(label.intrinsicContentSize.height == 48)
  }

  @Test("Lines are aligned by the alignment and the label's direction")
  func alignment() {
    let label = label("one two", lines: 0)
    func places(_ alignment: LayoutLabel.Alignment, _ direction: InterfaceDirection) -> [Double] {
      label.textAlignment = alignment
      label.layoutDirection = direction
      return label.lines(forWidth: 50).map(\.origin.x)
    }
    #expect(label.lines(forWidth: 50).map(\.width) == [30, 30])
    #expect(places(.leading, .leftToRight) == [0, 0])
    #expect(places(.leading, .rightToLeft) == [20, 20])
    #expect(places(.trailing, .leftToRight) == [20, 20])
    #expect(places(.trailing, .rightToLeft) == [0, 0])
    for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
      #expect(places(.left, direction) == [0, 0])
      #expect(places(.center, direction) == [10, 10])
      #expect(places(.right, direction) == [20, 20])
    }
  }

  @Test("A label shorter than its text shows the lines that fit, at least one")
  func lower() {
    let label = label("one two three four", lines: 0)  //  in 50: one, two, three, four
    func lines(_ height: Double) -> [String] {
      label.lines(fitting: Size(width: 50, height: height)).map(\.text)
    }
    #expect(lines(80) == ["one", "two", "three", "four"])
    #expect(lines(1000) == ["one", "two", "three", "four"])
    #expect(lines(.infinity) == ["one", "two", "three", "four"])
    #expect(lines(79) == ["one", "two", "thre…"])
    #expect(lines(60 - 1e-9) == ["one", "two", "thre…"])
    #expect(lines(40) == ["one", "two…"])
    #expect(lines(20) == ["one…"])
    #expect(lines(0) == ["one…"])
    label.numberOfLines = 2
    #expect(lines(80) == ["one", "two…"])
    #expect(lines(20) == ["one…"])
    label.text = nil
    #expect(lines(80) == [])
  }

  @Test("The documented note has the documented size: Helvetica at 13 points in 96")
  func note() {
    //  Jumps over the: 88.868; with lazy 115.596; lazy dog.: 52.026
    let note = LayoutLabel("Jumps over the lazy dog.", font: TextFont(size: 13))
    note.numberOfLines = 0
    let lines = note.lines(forWidth: 96)
    #expect(lines.map(\.text) == ["Jumps over the", "lazy dog."])
    #expect(lines.map { ($0.width * 1000).rounded() } == [88_868, 52_026])
    #expect(lines.map(\.origin) == [Point(x: 0, y: 12), Point(x: 0, y: 28)])
    #expect(note.intrinsicContentSize(forWidth: 96) == Size(width: 89, height: 32))

    let card = LayoutView(width: 120, height: 100)
    card.addSubview(note)
    Constraint.activate { note.edges(.top, .leading, .trailing) == card.edges.inset(by: 12) }
    card.layoutIfNeeded()
    #expect(rounded(note.frame) == Rect(x: 12, y: 12, width: 96, height: 32))
  }

  @Test("A visible change requests layout, any other does not")
  func invalidation() {
    let root = LayoutView(width: 300, height: 300)
    let label = label("one two three", lines: 0)
    root.addSubview(label)
    Constraint.activate { label.edges(.top, .left) == root.edges }
    root.layoutIfNeeded()
    let tree = LayoutTree(containing: root)
    func asksForLayout(_ change: () -> Void) -> Bool {
      change()
      return tree.layoutIfNeeded()
    }

    #expect(asksForLayout { label.text = "one two" })
    #expect(asksForLayout { label.preferredMaxLayoutWidth = 50 })
    #expect(asksForLayout { label.lineBreakMode = .byCharWrapping })
    #expect(asksForLayout { label.measurer = StandardTextMeasurer.shared })
    #expect(asksForLayout { label.font.size = 30 })
    #expect(asksForLayout { label.font.weight = .bold })
    #expect(asksForLayout { label.numberOfLines = 1 })
    #expect(asksForLayout { label.text = nil })

    #expect(!asksForLayout { label.text = "" })
    #expect(!asksForLayout { label.preferredMaxLayoutWidth = 50 })
    #expect(!asksForLayout { label.lineBreakMode = .byCharWrapping })
    #expect(!asksForLayout { label.measurer = StandardTextMeasurer.shared })
    #expect(!asksForLayout { label.font = TextFont(size: 30, weight: .bold) })
    #expect(!asksForLayout { label.numberOfLines = 1 })
    #expect(!asksForLayout { label.textAlignment = .center })
  }

  @Test(
    "Metrics that follow from the text cannot be set, and neither can a negative number of lines")
  func traps() async {
    func expectMessage(_ message: String, in result: ExitTest.Result?) {
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains(message), "\(text.prefix(1000))")
    }
    expectMessage(
      "intrinsicContentSize of title cannot be set: that of a label follows from its text and font",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        LayoutLabel(name: "title").intrinsicContentSize = Size(width: 10, height: 10)
      })
    expectMessage(
      "baselineOffsetFromTop of title cannot be set",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        LayoutLabel(name: "title").baselineOffsetFromTop = 10
      })
    expectMessage(
      "numberOfLines of title is set to -1; 0 stands for any",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        LayoutLabel(name: "title").numberOfLines = -1
      })
  }
}
