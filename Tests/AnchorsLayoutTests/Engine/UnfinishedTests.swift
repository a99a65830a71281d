import AnchorsSolver
import Testing

@testable import Anchors
@testable import AnchorsLayout

/// Work is bounded. The limit is never met in practice, so these tests lower it.
@Suite("The limit of steps")
struct UnfinishedTests {
  private let root = LayoutView(name: "root", width: 400, height: 300)
  private let list: [LayoutView]
  private let other = LayoutView(name: "other")
  private var tree: LayoutTree { LayoutTree(containing: root) }

  init() {
    // Widths in a row that have to give way to each other; the other view is nobody's business.
    list = (0..<4).map { LayoutView(name: "v\($0)") }
    for view in list + [other] { root.addSubview(view) }
    Constraint.activate {
      other.edges == root.edges
      for view in list { view.verticalEdges == root.verticalEdges }
      for view in list { view.width == 150 ~ .medium }
      for view in list { view.width >= 20 }
      list[0].left == root.left
      for (view, next) in zip(list, list.dropFirst()) { next.left == view.right }
      list[3].right <= root.right
      list[3].width == list[0].width ~ .low
    }
  }

  @Test("The iteration limit is not reached", arguments: TableauChoice.allCases)
  func isNotMet(tableaus: TableauChoice) {
    tableaus.apply(to: root)
    #expect(tree.unsolvedItems.isEmpty)
    #expect(list[3].frame.maxX == 400)
  }

  @Test("Reaching the iteration limit names the items concerned", arguments: TableauChoice.allCases)
  func names(tableaus: TableauChoice) {
    tableaus.apply(to: root)
    tree.engine.limits.stepBase = 0
    tree.engine.limits.stepsPerVariable = 0
    #expect(tree.unsolvedItems.map(\.layoutName) == ["v0", "v1", "v2", "v3"])
    #expect(other.frame == root.bounds)
    #expect(tree.conflicts.isEmpty)
  }

  @Test("The iteration limit is forgotten when an edit leaves nothing to search")
  func isForgotten() {
    tree.engine.limits.stepBase = 0
    tree.engine.limits.stepsPerVariable = 0
    #expect(!tree.unsolvedItems.isEmpty)
    Constraint.activate { for view in list { view.width == 100 } }
    #expect(tree.unsolvedItems.isEmpty)
    #expect(list[3].frame == Rect(x: 300, y: 0, width: 100, height: 300))
  }

  @Test("The iteration limit covers tie-breaks, too", arguments: [false, true])
  func settling(isLimited: Bool) {
    // The start is as good as any place; where nothing decides, positions rest on their bounds.
    let screen = LayoutView(name: "screen", width: 100, height: 100)
    let (first, second) = (LayoutView(name: "first"), LayoutView(name: "second"))
    screen.addSubview(first)
    screen.addSubview(second)
    Constraint.activate {
      [first, second].size == 10
      [first, second].left == screen.left
      first.top <= screen.top + 10
      second.top >= first.top
    }
    let tree = LayoutTree(containing: screen)
    if isLimited {
      tree.engine.limits.stepBase = 0
      tree.engine.limits.stepsPerVariable = 0
      #expect(tree.unsolvedItems.map(\.layoutName) == ["first", "second"])
    } else {
      #expect(tree.unsolvedItems.isEmpty)
      #expect([first.frame.minY, second.frame.minY] == [10, 10])
    }
  }
}
