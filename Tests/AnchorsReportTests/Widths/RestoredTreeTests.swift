import AnchorsReport
import AnchorsTestSupport
import Testing

@testable import AnchorsLayout

/// The state of a tree that a sweep of widths must restore: each frame exactly, scrolled distances,
/// directions, and for each view whether its callbacks are due.
private struct TreeState: Equatable {
  private var frames: [Rect] = []
  private var origins: [Point] = []
  private var requests: [Bool] = []
  private var directions: [InterfaceDirection?] = []
  private var statistics: String?

  init(_ root: LayoutView) {
    for visit in preorder(from: root) {
      frames.append(visit.node.layoutFrame)
      guard let view = visit.node as? LayoutView else { continue }
      origins.append(view.bounds.origin)
      requests += [view.needsLayout, view.needsUpdateConstraints()]
      directions.append(view.ownLayoutDirection)
    }
    statistics = root.layoutTree.statistics?.description
  }
}

/// A view that counts its callbacks, and shows a column while it is wide.
private final class AdaptiveView: LayoutView {
  private(set) var layoutCount = 0
  private(set) var updateCount = 0
  let column = LayoutView(name: "column")
  private(set) lazy var wide = ConstraintGroup { column.width == 120 }
  private(set) lazy var narrow = ConstraintGroup { column.width == 20 }

  init() {
    super.init(name: "adaptive", frame: Rect(x: 5, y: 7, width: 400, height: 200))
    addSubview(column)
    Constraint.activate { column.edges(.top, .leading, .bottom) == edges }
  }

  override func updateConstraints() {
    updateCount += 1
    if bounds.width >= 300 {
      wide.activate(replacing: narrow)
    } else {
      narrow.activate(replacing: wide)
    }
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
    if (bounds.width >= 300) != wide.isActive { setNeedsUpdateConstraints() }
  }
}

@Suite("A tree after its widths were tried")
struct RestoredTreeTests {
  private static let both: Set<InterfaceDirection> = [.leftToRight, .rightToLeft]

  @Test(
    "A random tree has its frames, requests and statistics, and has nothing to do",
    arguments: SlowTests.series(of: 32, first: 2))
  func clean(block: Int) {
    for seed in UInt64(block * 10)..<UInt64(block * 10 + 10) {
      let root = RandomTree(seed: seed).root
      let tree = root.layoutTree
      tree.collectStatistics()
      root.layoutIfNeeded()
      root.layoutIfNeeded()
      if !tree.nonconvergingItems.isEmpty { continue }
      let before = TreeState(root)
      _ = root.layoutReport(widths: 60...90, directions: Self.both)
      #expect(TreeState(root) == before, "seed \(seed)")
      root.layoutIfNeeded()
      #expect(TreeState(root) == before, "seed \(seed)")
    }
  }

  @Test(
    "A random tree with changes still has them to do, and ends as if nobody had asked",
    arguments: SlowTests.series(of: 32, first: 2))
  func pending(block: Int) {
    for seed in UInt64(block * 10)..<UInt64(block * 10 + 10) {
      let roots = [0, 1].map { _ in RandomTree(seed: seed).root }
      var random = SeededRandom(seed: seed)
      let (isLaidOut, place) = (random.chance(2), random.int(in: 0...3))
      for root in roots {
        if isLaidOut { root.layoutIfNeeded() }
        root.frame.size.width = 333
        let view = root.subviews[place % root.subviews.count]
        view.layoutMargins.left += 13
        if let constraint = view.installedConstraints.first { constraint.constant += 21 }
        if seed % 2 == 0 { view.setNeedsLayout() } else { view.setNeedsUpdateConstraints() }
      }
      let before = TreeState(roots[0])
      _ = roots[0].layoutReport(widths: 60...90, directions: Self.both)
      #expect(TreeState(roots[0]) == before, "seed \(seed)")
      for root in roots { root.layoutIfNeeded() }
      if !roots[1].layoutTree.nonconvergingItems.isEmpty { continue }
      let frames = roots.map { preorder(from: $0).map(\.node.layoutFrame) }
      for (one, other) in zip(frames[0], frames[1]) {
        let distances = [
          one.minX - other.minX, one.minY - other.minY, one.width - other.width,
          one.height - other.height,
        ]
        #expect(distances.allSatisfy { abs($0) <= 1e-6 }, "seed \(seed): \(one) for \(other)")
      }
    }
  }

  @Test("Views that change their constraints by width are examined so, and change them back")
  func adaptive() {
    let view = AdaptiveView()
    view.layoutIfNeeded()
    let before = TreeState(view)
    #expect(view.column.frame.width == 120)
    // 120 do not fit in 100, but below 300 the column is 20 wide.
    let report = view.layoutReport(widths: 100...400)
    #expect(report.problems.isEmpty)
    #expect(TreeState(view) == before && view.wide.isActive && !view.narrow.isActive)
    let counts = (view.layoutCount, view.updateCount)
    view.layoutIfNeeded()
    #expect((view.layoutCount, view.updateCount) == counts)
  }

  @Test("A callback that was due is due afterwards")
  func due() {
    let view = AdaptiveView()
    view.layoutIfNeeded()
    view.setNeedsUpdateConstraints()
    view.column.setNeedsLayout()
    _ = view.layoutReport(widths: 390...400)
    #expect(view.needsUpdateConstraints() && view.column.needsLayout && !view.needsLayout)
    let count = view.updateCount
    view.layoutIfNeeded()
    #expect(view.updateCount == count + 1)
  }

  @Test("Conflicts of other widths are not told, those of this one once, and no problem is printed")
  func telling() {
    let view = AdaptiveView()
    var told = 0
    view.layoutTree.conflictHandler = { _ in told += 1 }
    let limit = view.column.width <= 10
    limit.isActive = true
    #expect(view.layoutReport(widths: 100...400).problems.map(\.kind) == [.conflict, .conflict])
    #expect(told == 0)
    view.layoutIfNeeded()
    #expect(told == 1)
    _ = view.layoutReport(widths: 100...400)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(told == 1)
  }

  @Test("A scrolled page stays where it is")
  func scrolled() {
    let scroll = LayoutScrollView(name: "scroll", width: 300, height: 200)
    let page = LayoutView(name: "page")
    scroll.addSubview(page)
    Constraint.activate {
      page.edges == scroll.edges
      page.width == scroll.width
      page.height == scroll.width * 3
    }
    scroll.layoutIfNeeded()
    scroll.contentOffset.y = 650
    _ = scroll.layoutReport(widths: 100...120)
    #expect(scroll.contentOffset == Point(x: 0, y: 650))
    #expect(page.frame == Rect(x: 0, y: 0, width: 300, height: 900))
  }

  @Test("A mask goes on from its own frame, also if the root's new size is yet to be laid out")
  func masks() {
    let screen = LayoutView(name: "screen", width: 300, height: 100)
    let bar = LayoutView(name: "bar", frame: Rect(x: 0, y: 0, width: 300, height: 44))
    screen.addSubview(bar)
    bar.autoresizingMask = .flexibleWidth
    screen.layoutIfNeeded()
    screen.frame.size.width = 500
    _ = screen.layoutReport(widths: 0...40)
    #expect(bar.frame.width == 300)
    screen.layoutIfNeeded()
    #expect(bar.frame.width == 500)
  }

  @Test("A frame that an override sets by hand and keeps is restored")
  func handmade() {
    final class Growing: LayoutView {
      let mark = LayoutView(name: "mark")
      override func layoutSubviews() { mark.frame.size.width += 1 }
    }
    let view = Growing(name: "growing", width: 100, height: 100)
    view.addSubview(view.mark)
    view.layoutIfNeeded()
    let before = TreeState(view)
    _ = view.layoutReport(widths: 50...60)
    #expect(TreeState(view) == before)
    view.layoutIfNeeded()
    #expect(TreeState(view) == before)
  }
}
