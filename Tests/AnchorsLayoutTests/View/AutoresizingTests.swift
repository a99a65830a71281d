import AnchorsLayout
import AnchorsTestSupport
import Testing

/// Masks alone, by hand.
@Suite("Autoresizing masks")
struct AutoresizingTests {
  // Along each axis 100 points are 10 of margin, 30 of view, 60 of margin.
  private let root = LayoutView(name: "root", width: 100, height: 100)
  private let view = LayoutView(name: "view", frame: Rect(x: 10, y: 10, width: 30, height: 30))

  init() { root.addSubview(view) }

  private func frame(in width: Double, _ height: Double) -> Rect {
    root.frame.size = Size(width: width, height: height)
    root.layoutIfNeeded()
    return rounded(view.frame)
  }

  /// The results of 10 and 30 in 184 points and in 58, by flexible parts. Of 84 and of -42 they
  /// take 10, 30 and 60 parts.
  private static let outcomes:
    [(parts: [Int], larger: (Double, Double), smaller: (Double, Double))] = [
      ([], (10, 30), (10, 30)),
      ([0], (94, 30), (-32, 30)),
      ([1], (10, 114), (10, 0)),
      ([2], (10, 30), (10, 30)),
      ([0, 1], (31, 93), (-0.5, 0)),
      ([0, 2], (22, 30), (4, 30)),
      ([1, 2], (10, 58), (10, 16)),
      ([0, 1, 2], (18.4, 55.2), (5.8, 17.4)),
    ]
  private static let horizontal: [AutoresizingMask] = [
    .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
  ]
  private static let vertical: [AutoresizingMask] = [
    .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin,
  ]

  @Test(
    "Flexible parts share the superview's growth and shrinking, each axis by itself",
    arguments: 0..<8, [InterfaceDirection.leftToRight, .rightToLeft])
  func combinations(across: Int, direction: InterfaceDirection) {
    root.layoutDirection = direction
    for down in 0..<8 {
      let (x, y) = (Self.outcomes[across], Self.outcomes[down])
      view.autoresizingMask = AutoresizingMask(
        x.parts.map { Self.horizontal[$0] } + y.parts.map { Self.vertical[$0] })
      let asSet = Rect(x: 10, y: 10, width: 30, height: 30)
      #expect(frame(in: 100, 100) == asSet)
      #expect(
        frame(in: 184, 58)
          == Rect(x: x.larger.0, y: y.smaller.0, width: x.larger.1, height: y.smaller.1))
      #expect(
        frame(in: 58, 184)
          == Rect(x: x.smaller.0, y: y.larger.0, width: x.smaller.1, height: y.larger.1))
      _ = frame(in: 0, 0)
      #expect(frame(in: 100, 100) == asSet)
      let tree = LayoutTree(containing: root)
      #expect(tree.conflicts.isEmpty && tree.ambiguities.isEmpty)
    }
  }

  @Test("Masks are empty by default, and read as they were set")
  func reading() {
    #expect(view.autoresizingMask == [])
    #expect(view.layoutAutoresizing == nil)
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    #expect(view.autoresizingMask == [.flexibleTopMargin, .flexibleWidth])
    #expect(view.autoresizingMask.rawValue == 0b1010)
    view.autoresizingMask = []
    #expect(view.layoutAutoresizing == nil)
    #expect(frame(in: 300, 300) == Rect(x: 10, y: 10, width: 30, height: 30))
  }

  @Test("Each view of a nest follows its own superview")
  func nested() {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let inner = LayoutView(name: "inner", frame: Rect(x: 20, y: 5, width: 5, height: 10))
    view.addSubview(inner)
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight]
    // The view is 30 and becomes 80; of 50 the margins of 20 and 5 take 40 and 10.
    #expect(frame(in: 150, 110) == Rect(x: 10, y: 10, width: 80, height: 40))
    #expect(rounded(inner.frame) == Rect(x: 60, y: 5, width: 5, height: 20))
    #expect(frame(in: 100, 100) == Rect(x: 10, y: 10, width: 30, height: 30))
    #expect(rounded(inner.frame) == Rect(x: 20, y: 5, width: 5, height: 10))
  }

  @Test("Setting a frame restarts the mask from that frame")
  func newFrame() {
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    #expect(frame(in: 184, 100).minX == 22)
    // 80 of 160 to the left, 80 to the right
    view.frame = Rect(x: 80, y: 10, width: 24, height: 30)
    #expect(frame(in: 184, 100) == Rect(x: 80, y: 10, width: 24, height: 30))
    #expect(frame(in: 284, 100).minX == 130)
    #expect(frame(in: 100, 100).minX == 38)
    // The same frame once more, but in another superview: 38 of 76 again
    view.frame = view.frame
    #expect(frame(in: 200, 100).minX == 88)
  }

  @Test("A mask starts from the superview's size as it was set, laid out or not")
  func pending() {
    view.autoresizingMask = [.flexibleWidth]
    let inner = LayoutView(name: "inner")
    view.addSubview(inner)
    inner.autoresizingMask = [.flexibleWidth]
    root.bounds.size.width = 200  // the view is to be 130
    inner.frame = Rect(x: 0, y: 0, width: 100, height: 5)
    #expect(frame(in: 200, 100).width == 130)
    #expect(rounded(inner.frame) == Rect(x: 0, y: 0, width: 100, height: 5))
    #expect(frame(in: 180, 100).width == 110)
    #expect(rounded(inner.frame) == Rect(x: 0, y: 0, width: 80, height: 5))
  }

  @Test("Setting a mask restarts it from the view's present frame")
  func newMask() {
    view.autoresizingMask = [.flexibleWidth]
    root.bounds.size.width = 200
    view.autoresizingMask = [.flexibleLeftMargin]
    #expect(frame(in: 200, 100) == Rect(x: 10, y: 10, width: 130, height: 30))
    #expect(frame(in: 220, 100) == Rect(x: 30, y: 10, width: 130, height: 30))
    root.bounds.size.width = 230
    view.autoresizingMask = []
    #expect(view.frame == Rect(x: 40, y: 10, width: 130, height: 30))
    #expect(frame(in: 100, 100) == Rect(x: 40, y: 10, width: 130, height: 30))
  }

  @Test("A mask restarts in another superview")
  func moving() {
    let other = LayoutView(name: "other", frame: Rect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(other)
    other.autoresizingMask = [.flexibleWidth]
    view.autoresizingMask = [.flexibleWidth]
    other.addSubview(view)
    #expect(frame(in: 100, 100) == Rect(x: 10, y: 10, width: 30, height: 30))
    #expect(frame(in: 120, 100) == Rect(x: 10, y: 10, width: 50, height: 30))
    // Among its siblings a view moves as it is.
    other.insertSubview(view, at: 0)
    #expect(frame(in: 100, 100) == Rect(x: 10, y: 10, width: 30, height: 30))
  }

  @Test("A mask that was set without a superview starts from the first superview")
  func early() {
    let early = LayoutView(name: "early", frame: Rect(x: 0, y: 0, width: 100, height: 9))
    early.autoresizingMask = [.flexibleWidth]
    #expect(early.layoutAutoresizing?.parentSize == .zero)
    root.addSubview(early)
    _ = frame(in: 130, 100)
    #expect(rounded(early.frame) == Rect(x: 0, y: 0, width: 130, height: 9))
  }

  @Test("A mask of the topmost view has no effect until the view is inside another")
  func topmost() {
    root.autoresizingMask = [.flexibleWidth]
    #expect(frame(in: 184, 100) == Rect(x: 10, y: 10, width: 30, height: 30))
    let window = LayoutView(name: "window", width: 200, height: 100)
    window.addSubview(root)
    window.bounds.size.width = 240
    window.layoutIfNeeded()
    #expect(rounded(root.frame) == Rect(x: 0, y: 0, width: 224, height: 100))
  }

  @Test("Parts without size share equally, and beside parts with a size they take nothing")
  func nothing() {
    let empty = LayoutView(name: "empty")
    let one = LayoutView(name: "one")
    root.addSubview(empty)
    empty.addSubview(one)
    one.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
    empty.frame.size = Size(width: 60, height: 10)
    root.layoutIfNeeded()
    #expect(rounded(one.frame) == Rect(x: 0, y: 0, width: 30, height: 0))
    // No margin on the left, and one outside the superview: all goes to the right.
    view.frame = Rect(x: 0, y: -5, width: 30, height: 30)
    view.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    #expect(frame(in: 170, 140) == Rect(x: 0, y: -5, width: 30, height: 30))
  }

  @Test("A mask gives a frame for any size of the superview")
  func computing() {
    let middle = Autoresizing(
      [.flexibleLeftMargin, .flexibleRightMargin],
      frame: Rect(x: 20, y: 0, width: 40, height: 10), parentSize: Size(width: 100, height: 50))
    #expect(
      middle.frame(in: Size(width: 160, height: 50)) == Rect(x: 40, y: 0, width: 40, height: 10))
    #expect(middle.frame(in: middle.parentSize) == middle.frame)
  }
}
