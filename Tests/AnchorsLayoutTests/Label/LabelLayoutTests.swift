import AnchorsLayout
import AnchorsTestSupport
import Testing

/// The expected frames are counted in cells by hand.
@Suite("Labels in layouts")
struct LabelLayoutTests {
  private let root = LayoutView(name: "root", width: 320, height: 480)
  private let a = CellLabel("a", "one two three four")  //  180 wide
  private let b = CellLabel("b", "five six")  //  80 wide

  init() {
    root.addSubview(a)
    root.addSubview(b)
    b.isHidden = true
  }

  /// Lays out, and looks that all is well: nothing ambiguous, in conflict or still changing, and
  /// that the layout stays as it is.
  private func layOut(_ labels: LayoutLabel..., sourceLocation: SourceLocation = #_sourceLocation) {
    root.layoutIfNeeded()
    let tree = LayoutTree(containing: root)
    #expect(tree.nonconvergingItems.isEmpty, sourceLocation: sourceLocation)
    #expect(tree.conflicts.isEmpty, sourceLocation: sourceLocation)
    for label in labels {
      #expect(!label.hasAmbiguousLayout, sourceLocation: sourceLocation)
      let size = label.intrinsicContentSize(forWidth: label.frame.width)
      if let size { #expect(size.height == label.frame.height, sourceLocation: sourceLocation) }
    }
    let before = labels.map(\.frame)
    root.setNeedsLayout()
    for label in labels { label.invalidateIntrinsicContentSize() }
    root.layoutIfNeeded()
    #expect(labels.map(\.frame) == before, sourceLocation: sourceLocation)
  }

  @Test("Between two margins, a label is as tall as its lines in that width")
  func margins() {
    //  320 - 2 × 100 = 120: one two, three four
    Constraint.activate {
      a.top == 8
      a.horizontalEdges == root.horizontalEdges.inset(by: 100)
      b.top == a.bottom + 8
      b.left == a.left
    }
    layOut(a, b)
    #expect(
      frames(of: a, b) == [
        "a": Rect(x: 100, y: 8, width: 120, height: 40),
        "b": Rect(x: 100, y: 56, width: 80, height: 20),
      ])
    #expect(a.asked.count <= 3)

    //  280 - 200 = 80: one two, three, four
    root.frame = Rect(x: 0, y: 0, width: 280, height: 480)
    layOut(a, b)
    #expect(rounded(a.frame) == Rect(x: 100, y: 8, width: 80, height: 60))
    #expect(rounded(b.frame).minY == 76)

    root.frame = Rect(x: 0, y: 0, width: 400, height: 480)
    layOut(a, b)
    #expect(rounded(a.frame) == Rect(x: 100, y: 8, width: 200, height: 20))
    #expect(rounded(b.frame).minY == 36)
  }

  @Test("With room to spare, a label is as wide as its text")
  func hugging() {
    Constraint.activate {
      a.top == 0
      a.leading == 10
      a.trailing <= root.trailing - 10
    }
    layOut(a)
    #expect(rounded(a.frame) == Rect(x: 10, y: 0, width: 180, height: 20))
    root.frame = Rect(x: 0, y: 0, width: 160, height: 480)
    layOut(a)
    //  140 for 180: one two three, four; the frame is as wide as it may be
    #expect(rounded(a.frame) == Rect(x: 10, y: 0, width: 140, height: 40))
  }

  @Test(
    "Of two labels in a row, the one with lower compression resistance wraps, and the next row stands below it"
  )
  func row() {
    //  |a a a a a a a a a a|8|b b b|   200 - 88 = 112: one two, three four
    //  |c
    root.frame = Rect(x: 0, y: 0, width: 200, height: 480)
    let c = CellLabel("c", "below")
    root.addSubview(c)
    b.setContentCompressionResistancePriority(751, for: .horizontal)
    b.setContentHuggingPriority(252, for: .horizontal)
    Constraint.activate {
      [a, b].top == 0
      a.leading == 0
      b.leading == a.trailing + 8
      b.trailing == 0
      c.leading == 0
      c.top >= a.bottom + 4
      c.top >= b.bottom + 4
      c.top == 0 ~ 10
    }
    layOut(a, b, c)
    #expect(
      frames(of: a, b, c) == [
        "a": Rect(x: 0, y: 0, width: 112, height: 40),
        "b": Rect(x: 120, y: 0, width: 80, height: 20),
        "c": Rect(x: 0, y: 44, width: 50, height: 20),
      ])
    b.text = "b"  //  182 for a: on one line
    layOut(a, b, c)
    #expect(
      frames(of: a, b, c) == [
        "a": Rect(x: 0, y: 0, width: 182, height: 20),
        "b": Rect(x: 190, y: 0, width: 10, height: 20),
        "c": Rect(x: 0, y: 24, width: 50, height: 20),
      ])
  }

  @Test("Labels wrap in columns with a ratio of widths")
  func columns() {
    //  left : right = 1 : 3, 80 and 240 wide
    let left = LayoutView(name: "left"), right = LayoutView(name: "right")
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(a)
    right.addSubview(b)
    b.text = "a column of text that is three times as wide"  //  44 letters
    Constraint.activate {
      left.top == 0
      left.left == 0
      right.top == 0
      right.left == left.right
      right.right == 0
      right.width == 3 * left.width
      a.edges == left.edges
      b.edges == right.edges
    }
    layOut(a, b)
    #expect(
      frames(of: left, right, a, b) == [
        "left": Rect(x: 0, y: 0, width: 80, height: 60),
        "right": Rect(x: 80, y: 0, width: 240, height: 40),
        "a": Rect(x: 0, y: 0, width: 80, height: 60),  //  one two, three, four
        "b": Rect(x: 0, y: 0, width: 240, height: 40),  //  a column of text that is, …
      ])
  }

  @Test("The baselines of wrapped text are the first line's and the last line's")
  func baselines() {
    //  a: one two / three four, 40 tall in 120
    let first = LayoutView(name: "first"), last = LayoutView(name: "last")
    for view in [first, last] {
      root.addSubview(view)
      view.intrinsicContentSize = Size(width: 30, height: 30)
      view.baselineOffsetFromTop = 22
      view.baselineOffsetFromBottom = 8
    }
    Constraint.activate {
      a.top == 50
      a.left == 0
      a.width == 120
      [first, last].left == a.right
      first.firstBaseline == a.firstBaseline  //  at 50 + 20: its top at 48
      last.firstBaseline == a.lastBaseline  //  at 50 + 40: its top at 68
      b.left == 0
      b.firstBaseline == last.lastBaseline + 20  //  at 68 + 22 + 20: its top at 90
    }
    layOut(a, b)
    #expect([a, first, last, b].map { rounded($0.frame).minY } == [50, 48, 68, 90])
    a.text = "one two three four one two three four"  //  four lines: 40 more
    layOut(a, b)
    #expect([a, first, last, b].map { rounded($0.frame).minY } == [50, 48, 108, 130])
  }

  @Test("Two fonts align on one baseline")
  func fonts() {
    //  34 points: baseline at 32 of 40; 17 points: at 16 of 20
    let large = LayoutLabel("Ag", font: TextFont(size: 34), name: "large")
    let small = LayoutLabel("Ag", name: "small")
    root.addSubview(large)
    root.addSubview(small)
    Constraint.activate {
      large.edges(.left, .top) == root.edges
      small.left == large.right
      small.firstBaseline == large.firstBaseline
    }
    layOut(large, small)
    //  A and g: 667 + 556 thousandths, 41.582 and 20.791 points
    #expect(
      frames(of: large, small) == [
        "large": Rect(x: 0, y: 0, width: 42, height: 40),
        "small": Rect(x: 42, y: 16, width: 21, height: 20),
      ])
  }

  @Test("From right to left, the frames and the lines in them are mirrored")
  func rightToLeft() {
    root.layoutDirection = .rightToLeft
    root.frame = Rect(x: 0, y: 0, width: 200, height: 480)
    Constraint.activate {
      a.top == 0
      a.leading == 10
      a.trailing <= root.trailing - 60
    }
    layOut(a)
    //  x from 60 to 190: 130 wide, one two three / four
    #expect(rounded(a.frame) == Rect(x: 60, y: 0, width: 130, height: 40))
    #expect(a.lines(forWidth: 130).map(\.origin) == [Point(x: 0, y: 20), Point(x: 90, y: 40)])
  }

  @Test(
    "A change of text moves the views below, and neither measures nor lays out other text")
  func change() {
    let counting = CountingMeasurer()
    b.measurer = counting
    Constraint.activate {
      a.top == 0
      a.left == 0
      a.width == 120
      b.top == a.bottom
      b.left == 0
      b.width == 50
    }
    layOut(a, b)
    #expect(rounded(b.frame) == Rect(x: 0, y: 40, width: 50, height: 40))
    #expect(counting.count > 0)
    (a.asked, a.layouts, b.layouts, counting.count) = ([], 0, 0, 0)
    a.text = "one"
    root.layoutIfNeeded()
    #expect(rounded(a.frame) == Rect(x: 0, y: 0, width: 120, height: 20))
    #expect(rounded(b.frame) == Rect(x: 0, y: 20, width: 50, height: 40))
    #expect(a.asked == [120])
    #expect([a.layouts, b.layouts, counting.count] == [1, 0, 0])
    //  with as many lines as before, nothing moves
    a.text = "two"
    root.layoutIfNeeded()
    #expect([a.layouts, b.layouts, counting.count] == [1, 0, 0])
  }

  @Test("Text can be removed and set again")
  func emptyText() {
    Constraint.activate {
      a.top == 0
      a.left == 0
      a.width == 120
      b.top == a.bottom + 8
      b.left == 0
    }
    for text in [nil, "one two three four", "", "one"] {
      a.text = text
      layOut(a, b)
      let height: Double = text == nil || text == "" ? 0 : text == "one" ? 20 : 40
      #expect(rounded(a.frame) == Rect(x: 0, y: 0, width: 120, height: height))
      #expect(rounded(b.frame).minY == height + 8)
    }
  }

  @Test(
    "A label has no more lines than allowed", arguments: [(0, 4), (1, 1), (2, 2), (3, 3), (5, 4)])
  func limits(numberOfLines: Int, lines: Int) {
    a.numberOfLines = numberOfLines
    Constraint.activate {
      a.edges(.top, .left) == root.edges
      a.width == 50  //  one, two, three, four
    }
    layOut(a)
    #expect(rounded(a.frame) == Rect(x: 0, y: 0, width: 50, height: 20 * Double(lines)))
    #expect(a.lines(forWidth: a.frame.width).count == lines)
  }

  @Test("A number of lines can change after layout")
  func limitChanges() {
    Constraint.activate {
      a.edges(.top, .left) == root.edges
      a.width == 50
    }
    for (limit, height) in [(1, 20.0), (0, 80), (2, 40), (1, 20), (3, 60)] {
      a.numberOfLines = limit
      layOut(a)
      #expect(rounded(a.frame).height == height)
    }
  }

  @Test(
    "A bubble hugs its text, up to three quarters of the screen",
    arguments: [
      ("hi", Rect(x: 270, y: 10, width: 40, height: 40)),
      ("twenty-two letters now", Rect(x: 70, y: 10, width: 240, height: 40)),
      ("twenty-three letters no", Rect(x: 70, y: 10, width: 240, height: 60)),
      (
        "a message that goes on for longer than two lines",
        Rect(x: 70, y: 10, width: 240, height: 80)
      ),
    ])
  func bubble(text: String, frame: Rect) {
    //  0.75 × 320 = 240; 10 around the text: 220, 22 letters
    let bubble = LayoutView(name: "bubble")
    root.addSubview(bubble)
    bubble.addSubview(a)
    a.text = text
    Constraint.activate {
      bubble.top == 10
      bubble.right == -10
      bubble.width <= 0.75 * root.width
      a.edges == bubble.edges.inset(by: 10)
    }
    layOut(a)
    #expect(rounded(bubble.frame) == frame)
    #expect(
      rounded(a.frame) == Rect(x: 10, y: 10, width: frame.width - 20, height: frame.height - 20))
  }

  @Test("In nested columns, the tallest text decides, from the inside out")
  func nested() {
    //  |      outer 300      |
    //  | a 150  | inner 150  |
    //  |        | b 75 | c 75|
    let outer = LayoutView(name: "outer"), inner = LayoutView(name: "inner")
    let c = CellLabel("c", "one two three four five")
    let footer = CellLabel("footer", "the end")
    root.addSubview(outer)
    root.addSubview(footer)
    outer.addSubview(inner)
    for label in [b, c] { inner.addSubview(label) }
    outer.addSubview(a)
    Constraint.activate {
      outer.edges(.top, .left) == root.edges
      outer.width == 300
      a.edges(.top, .left) == outer.edges
      a.bottom <= outer.bottom
      inner.left == a.right
      inner.width == a.width
      inner.edges(.top, .right) == outer.edges
      inner.bottom <= outer.bottom
      outer.height == 0 ~ 10
      b.edges(.top, .left) == inner.edges
      b.bottom <= inner.bottom
      c.left == b.right
      c.width == b.width
      c.edges(.top, .right) == inner.edges
      c.bottom <= inner.bottom
      inner.height == 0 ~ 10
      footer.top == outer.bottom + 8
      footer.left == 0
    }
    layOut(a, b, c, footer)
    //  a in 150: one two three, four; b in 75: five, six; c in 75: one two, three, four, five
    #expect(
      frames(of: outer, inner, a, b, c, footer) == [
        "outer": Rect(x: 0, y: 0, width: 300, height: 80),
        "inner": Rect(x: 150, y: 0, width: 150, height: 80),
        "a": Rect(x: 0, y: 0, width: 150, height: 40),
        "b": Rect(x: 0, y: 0, width: 75, height: 40),
        "c": Rect(x: 75, y: 0, width: 75, height: 80),
        "footer": Rect(x: 0, y: 88, width: 70, height: 20),
      ])
    for label in [a, b, c, footer] { #expect(label.asked.count <= 3, "\(label.asked)") }
  }

  @Test("A width and a height that depend on each other do not converge, and are named")
  func chase() {
    //  200 wide: one line, 20 tall; so 40 wide: five lines, 100 tall; so 200 wide
    a.setContentHuggingPriority(1, for: .horizontal)
    a.setContentCompressionResistancePriority(1, for: .horizontal)
    Constraint.activate {
      a.edges(.top, .left) == root.edges
      a.width == 2 * a.height
    }
    root.layoutIfNeeded()
    #expect(LayoutTree(containing: root).nonconvergingItems.map(\.layoutName) == ["a"])
    #expect(a.asked.count <= 17)
    let frame = a.frame
    root.layoutIfNeeded()
    #expect(a.frame == frame)
    #expect([40, 200].contains(rounded(frame).width))
    #expect(rounded(frame).height == rounded(frame).width / 2)

    //  held at one of the two, it settles
    Constraint.activate { a.height == 20 }
    root.layoutIfNeeded()
    #expect(LayoutTree(containing: root).nonconvergingItems.isEmpty)
    #expect(rounded(a.frame).width == 40)
  }
}
