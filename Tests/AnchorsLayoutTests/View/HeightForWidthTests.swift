import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Content whose height depends on its width")
struct HeightForWidthTests {
  //  root 100 wide ┬ text: 25 cells, across root
  //                └ below: 5 under text, 20 high
  private let root = LayoutView(name: "root", width: 100, height: 400)
  private let text = WrappingView("text", count: 25)
  private let below = LayoutView(name: "below")
  private let gap: Constraint

  init() {
    gap = below.top == text.bottom + 5
    for view in [text, below] { root.addSubview(view) }
    Constraint.activate {
      text.edges(.left, .top, .right) == root.edges(.left, .top, .right)
      gap
      below.height == 20
      below.horizontalEdges == root.horizontalEdges
    }
  }

  private func laidOut(width: Double? = nil) -> [Rect] {
    if let width { root.frame = Rect(x: 0, y: 0, width: width, height: 400) }
    root.layoutIfNeeded()
    return [text, below].map { rounded($0.frame) }
  }

  @Test("The height belongs to the width that the constraints give")
  func first() {
    //  10 columns: 3 rows
    #expect(
      laidOut() == [
        Rect(x: 0, y: 0, width: 100, height: 30), Rect(x: 0, y: 35, width: 100, height: 20),
      ])
    #expect(LayoutTree(containing: root).nonconvergingItems.isEmpty)
  }

  @Test("Content is measured again when the width changes, in the same layout")
  func resized() {
    _ = laidOut()
    //  5 columns: 5 rows; 25 columns: 1 row
    #expect(laidOut(width: 50).map(\.height) == [50, 20])
    #expect(below.frame.minY == 55)
    #expect(laidOut(width: 250).map(\.height) == [10, 20])
    #expect(laidOut(width: 9).map(\.height) == [250, 20])
    #expect(laidOut(width: 100).map(\.height) == [30, 20])
  }

  @Test("Content is measured for new widths only, not when something else changes")
  func asked() {
    //  once without a width, once with that which was found
    _ = laidOut()
    #expect(text.takeAsked() == [.infinity, 100])
    _ = laidOut()
    gap.constant = 8
    _ = laidOut()
    root.frame = Rect(x: 0, y: 0, width: 100, height: 300)
    _ = laidOut(width: 100)
    text.setNeedsLayout()
    _ = laidOut()
    #expect(text.takeAsked() == [])
    root.addSubview(LayoutView(name: "another"))
    _ = laidOut()
    #expect(text.takeAsked() == [])
    _ = laidOut(width: 60)
    #expect(text.takeAsked() == [60])
  }

  @Test("Other content is measured once in the same width, and unmoved content never")
  func otherContent() {
    let beside = WrappingView("beside", count: 3)
    root.addSubview(beside)
    beside.makeConstraints { v in
      v.top == 0
      v.left == 0
      v.width == 20
    }
    _ = laidOut()
    _ = (text.takeAsked(), beside.takeAsked())
    text.count = 31
    #expect(laidOut().map(\.height) == [40, 20])
    #expect(text.takeAsked() == [100] && beside.takeAsked() == [])
    text.setContentHuggingPriority(.high, for: .horizontal)
    text.setContentHuggingPriority(.high, for: .vertical)
    #expect(laidOut().map(\.height) == [40, 20])
    #expect(beside.takeAsked() == [])
  }

  @Test("Hugging and compression resistance work as with any other content")
  func priorities() {
    text.makeConstraints { v in v.height == 12 ~ .medium }  //  750 resists, 500 prefers
    #expect(laidOut().map(\.height) == [30, 20])
    text.setContentCompressionResistancePriority(.low, for: .vertical)
    #expect(laidOut().map(\.height) == [12, 20])
  }

  @Test("A view is as wide as its content if there is room, and no wider")
  func naturalWidth() {
    text.intrinsicContentSize = Size(width: 250, height: LayoutView.noIntrinsicMetric)
    text.remakeConstraints { v in
      v.left == 0
      v.top == 0
      v.right <= root.right
    }
    #expect(laidOut(width: 400)[0] == Rect(x: 0, y: 0, width: 250, height: 10))
    #expect(laidOut(width: 100)[0] == Rect(x: 0, y: 0, width: 100, height: 30))
    #expect(laidOut(width: 400)[0] == Rect(x: 0, y: 0, width: 250, height: 10))
  }

  @Test("Content can stop depending on its width, and depend on it again")
  func switching() {
    final class Label: LayoutView {
      var wraps = true { didSet { invalidateIntrinsicContentSize() } }
      override func intrinsicContentSize(forWidth width: Double) -> Size? {
        wraps ? Size(width: width, height: 1000 / width) : nil
      }
    }
    let label = Label(name: "label")
    label.intrinsicContentSize = Size(width: LayoutView.noIntrinsicMetric, height: 7)
    root.addSubview(label)
    label.makeConstraints { v in
      v.horizontalEdges == 0
      v.top == 0
    }
    func height() -> Double {
      root.layoutIfNeeded()
      return label.frame.height
    }
    #expect(height() == 10)
    label.wraps = false
    #expect(height() == 7)
    label.wraps = true
    #expect(height() == 10)
  }

  // MARK: Widths near 0

  /// A view of 30 cells, 10 high in its natural width and 300 in a narrow one, that constraints
  /// leave some width.
  private static func narrow(_ width: Double, from former: Double? = nil) -> Double {
    let root = LayoutView(name: "root", width: former ?? width, height: 400)
    let text = WrappingView("text", count: 30)
    root.addSubview(text)
    text.makeConstraints { v in
      v.horizontalEdges == root.horizontalEdges
      v.top == 0
    }
    root.layoutIfNeeded()
    root.frame.size.width = width
    root.layoutIfNeeded()
    return text.frame.height
  }

  @Test(
    "Content in no width, rounding included, is as high as in its natural width",
    arguments: [(0.0, 10.0), (1e-13, 10), (1e-8, 10), (1e-6, 300), (0.5, 300), (1, 300), (300, 10)])
  func widthsNearZero(width: Double, height: Double) {
    #expect(Self.narrow(width) == height)
    for former in [0, 1e-13, 0.5, 50, 300] {
      #expect(Self.narrow(width, from: former) == height, "from \(former)")
    }
  }

  @Test("Trees in one state have one height at a width of 0, whatever their history")
  func widthsThatCancel() {
    //  0.3 - 0.1 - 0.2 is not 0 in binary numbers, and neither is it in another order.
    for (left, right) in [(0.1, 0.2), (0.2, 0.1)] {
      let root = LayoutView(name: "root", width: 60, height: 400)
      let frame = LayoutView(name: "frame", frame: Rect(x: 0, y: 0, width: 60, height: 20))
      frame.autoresizingMask = .flexibleWidth
      let text = WrappingView("text", count: 30)
      root.addSubview(frame)
      frame.addSubview(text)
      text.makeConstraints { v in
        v.left == left
        v.right == -right
        v.top == 0
      }
      func fitting() -> Double {
        let target = Size(width: 0.3 - left - right, height: 0)
        return text.systemLayoutSizeFitting(target, horizontal: .required, vertical: 50).height
      }
      root.layoutIfNeeded()
      #expect(text.frame.height == 60)
      root.frame.size.width = 0.3
      root.layoutIfNeeded()
      #expect(text.frame.width < 1e-9 && text.frame.height == 10)
      #expect(fitting() == 10)
      text.setNeedsLayout()
      text.invalidateIntrinsicContentSize()
      root.layoutIfNeeded()
      #expect(text.frame.height == 10 && root.layoutTree.nonconvergingItems.isEmpty)
    }
  }
}
