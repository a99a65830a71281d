import AnchorsLayout
import Testing

/// A view that takes time by a clock of the test when it is asked or called.
private final class SlowView: LayoutView {
  var onAsked: () -> Void = {}
  var onLayout: () -> Void = {}

  override var intrinsicContentSize: Size {
    get {
      onAsked()
      return Size(width: 50, height: 20)
    }
    set {}
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}

@Suite("The statistics of a layout")
struct LayoutStatisticsTests {
  private let root = LayoutView(name: "root", width: 200, height: 100)
  private let a = LayoutView(name: "a"), b = SlowView(name: "b")
  private let left: Constraint
  private var tree: LayoutTree { root.layoutTree }

  init() {
    root.addSubview(a)
    root.addSubview(b)
    left = a.left == 10
    Constraint.activate {
      left
      a.top == 10
      a.size == Size(width: 20, height: 30)
      b.left == a.right + 10
      b.top == a.top
      b.size == a.size
    }
  }

  private func statistics() throws -> LayoutStatistics {
    root.layoutIfNeeded()
    return try #require(tree.statistics)
  }

  @Test("A first layout rebuilds all rows and sets each frame once")
  func firstLayout() throws {
    tree.collectStatistics()
    let first = try statistics()
    #expect(first.items == 3 && first.framesSet == 2 && first.wasRebuilt)
    #expect(first.rows >= 8 && first.rowsReduced >= 8)
    #expect(first.factoredComponents == 0 && first.textsMeasured == 0 && first.times.isEmpty)
    #expect(first.components == first.components.sorted(by: >))
  }

  @Test("An edited constant reduces fewer rows and rebuilds nothing")
  func editedConstant() throws {
    tree.collectStatistics()
    let first = try statistics()
    left.constant = 20
    let edited = try statistics()
    #expect(!edited.wasRebuilt && edited.framesSet == 2 && edited.rows == first.rows)
    #expect(edited.rowsReduced > 0 && edited.rowsReduced < first.rowsReduced)
    #expect(a.frame.minX == 20 && b.frame.minX == 50)
  }

  @Test("A layout in which nothing is due leaves the statistics of the last one")
  func nothingDue() throws {
    tree.collectStatistics()
    let first = try statistics()
    #expect(try statistics().description == first.description)
  }

  @Test("A new label's text is measured a few times, and not again while it stays")
  func texts() throws {
    let label = CellLabel("label", "one two three four")
    let measurer = CountingMeasurer()
    label.measurer = measurer
    root.addSubview(label)
    Constraint.activate {
      label.top == 50
      label.left == 0
      label.width == 100
    }
    tree.collectStatistics()
    let first = try statistics()
    #expect((1...3).contains(first.textsMeasured), "\(first)")
    #expect(first.rounds >= 1 && first.rounds < 16)
    #expect(label.frame == Rect(x: 0, y: 50, width: 100, height: 40))
    let count = measurer.count
    left.constant = 20
    #expect(try statistics().textsMeasured == 0 && measurer.count == count)
    label.text = "five"
    #expect(try statistics().textsMeasured > 0 && measurer.count > count)
  }

  @Test("The stages have the times of what happens in them")
  func times() throws {
    var now = 100.0
    b.onAsked = { now += 1 }
    b.onLayout = { now += 8 }
    tree.collectStatistics { now }
    let start = now
    let times = try statistics().times
    #expect(times.map(\.stage) == ["reading", "building", "solving", "frames", "callbacks"])
    let reading = times[0].seconds
    #expect(reading >= 1 && reading < 8)
    #expect(times[1...3].map(\.seconds) == [0, 0, 0] && times[4].seconds == 8)
    #expect(times.reduce(0) { $0 + $1.seconds } == now - start)
  }

  @Test("Without collecting there are no statistics, and the frames are the same")
  func off() {
    root.layoutIfNeeded()
    let frames = [a.frame, b.frame]
    #expect(tree.statistics == nil)
    tree.collectStatistics()
    tree.hierarchyDidChange()
    root.layoutIfNeeded()
    #expect(tree.statistics != nil && [a.frame, b.frame] == frames)
    tree.collectStatistics(false)
    #expect(tree.statistics == nil)
  }

  @Test("A layout asked for inside a getter or a callback is a part of the layout under way")
  func nested() throws {
    tree.collectStatistics { 0 }
    b.onAsked = { [root] in root.layoutIfNeeded() }
    b.onLayout = { [root, left] in
      left.constant = 30
      root.layoutIfNeeded()
    }
    let first = try statistics()
    #expect(first.items == 3 && first.wasRebuilt && first.framesSet == 4)
    #expect(a.frame.minX == 30 && b.frame.minX == 60)
  }
}
