import AnchorsLayout
import Testing

@Suite("Metrics that depend on a width or a height")
struct MeasuredSizeTests {
  /// Text of 1,200 square points. Its baseline, its least width and its margins follow its width.
  private let text = MeasuredWidget("text") { width, _ in
    let width = width ?? 120
    return LayoutMetrics(
      intrinsicWidth: 120, intrinsicHeight: 1200 / width, minimumWidth: 20,
      minimumHeight: 1200 / width, baselineOffsetFromTop: width / 10,
      margins: Insets(top: 0, left: 0, bottom: width / 20, right: 0), dependsOnFrame: true)
  }
  /// A picture that is twice as wide as it is high.
  private let picture = MeasuredWidget("picture") { _, height in
    let height = height ?? 30
    return LayoutMetrics(
      intrinsicWidth: 2 * height, minimumWidth: 2 * height, minimumHeight: 10,
      baselineOffsetFromBottom: height / 4, dependsOnFrame: true, dependsOnHeight: true)
  }
  private let other = MeasuredWidget(
    "other", LayoutMetrics(intrinsicWidth: 10, intrinsicHeight: 10, baselineOffsetFromTop: 4))

  @Test(
    "Layout and fitting sizes take baselines, minimum sizes and margins from the answer for a width"
  )
  func widths() {
    let card = MeasuredWidget("card")
    card.add(text, other)
    let (window, tree) = MeasuredWidget.window(60, 400, card)
    Constraint.activate {
      card.edges(.leading, .top, .trailing) == window.edges
      text.edges(.leading, .top, .trailing) == card.edges
      text.height == 0 ~ 900
      other.leading == card.leading
      other.firstBaseline == text.firstBaseline + 20
      card.bottom == text.bottomMargin + 40
    }
    tree.layoutIfNeeded()
    // 20 high in 60, baseline 6 down, margin 3 up.
    #expect(text.layoutFrame == Rect(x: 0, y: 0, width: 60, height: 20))
    #expect(other.layoutFrame.minY == 22 && card.layoutFrame.height == 57)
    func height(in width: Double) -> Size {
      tree.systemLayoutSizeFitting(
        Size(width: width, height: 0), of: card, horizontal: .required)
    }
    #expect(height(in: 60) == Size(width: 60, height: 57))
    #expect(height(in: 100) == Size(width: 100, height: 47))
    #expect(height(in: 5) == Size(width: 20, height: 99))
    #expect(tree.systemLayoutSizeFitting(.zero, of: card) == Size(width: 120, height: 44))
  }

  @Test("A width can follow from a height, in a layout and in a fitting size")
  func heights() {
    let bar = MeasuredWidget("bar")
    bar.add(picture)
    let (window, tree) = MeasuredWidget.window(300, 40, bar)
    Constraint.activate {
      bar.edges(.top, .bottom, .leading) == window.edges
      picture.edges == bar.edges
    }
    tree.layoutIfNeeded()
    #expect(picture.layoutFrame == Rect(x: 0, y: 0, width: 80, height: 40))
    func size(_ height: Double) -> Size {
      tree.systemLayoutSizeFitting(
        Size(width: 0, height: height), of: bar, horizontal: 999, vertical: .required)
    }
    #expect(size(50) == Size(width: 100, height: 50))
    #expect(size(12) == Size(width: 24, height: 12))
    #expect(size(5) == Size(width: 20, height: 10))
    #expect(size(50) == Size(width: 100, height: 50))
    window.layoutFrame.size.height = 60
    tree.layoutIfNeeded()
    #expect(picture.layoutFrame == Rect(x: 0, y: 0, width: 120, height: 60))
    #expect(tree.nonconvergingItems.isEmpty && tree.conflicts.isEmpty)
  }

  @Test("A wrapping label has room for its longest word and for its lines")
  func label() {
    let label = WrappingLabel(ToolkitText(words: [4, 9, 2, 5]))
    let tree = LayoutTree(containing: label)
    func size(_ width: Double, _ priority: Priority) -> Size {
      tree.systemLayoutSizeFitting(
        Size(width: width, height: 0), of: label, horizontal: priority)
    }
    #expect(size(0, .fittingSize) == Size(width: 230, height: 20))
    #expect(size(0, 999) == Size(width: 90, height: 60))
    #expect(size(140, .required) == Size(width: 140, height: 40))
    label.layoutFrame.size = Size(width: 140, height: 40)
    tree.layoutIfNeeded()
    #expect(tree.conflicts.isEmpty)
    label.layoutFrame.size.width = 90
    tree.metricsDidChange()
    tree.conflictHandler = nil
    tree.layoutIfNeeded()
    #expect(tree.conflicts.map(\.excess) == [20])
  }

  @Test("An item is asked about a height only if the height matters")
  func questions() {
    var heights: [Double?] = []
    let measure = text.measure
    text.measure = { width, height in
      heights.append(height)
      return measure(width, height)
    }
    let (_, tree) = MeasuredWidget.window(60, 400, text)
    _ = tree.systemLayoutSizeFitting(
      Size(width: 40, height: 0), of: text, horizontal: .required)
    #expect(!heights.isEmpty && heights.allSatisfy { $0 == nil })
  }
}
