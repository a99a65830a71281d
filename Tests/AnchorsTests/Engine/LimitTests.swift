import Testing

@testable import Anchors

@Suite("The limit of work")
struct LimitTests {
  /// Three views share 300 points, which their own wishes exceed: a search is needed.
  private func crowd() -> (root: LayoutView, views: [LayoutView], other: LayoutView) {
    let root = LayoutView(name: "root", width: 300, height: 100)
    let views = (0..<3).map { LayoutView(name: "v\($0)") }
    for view in views { root.addSubview(view) }
    let other = LayoutView(name: "other")
    root.addSubview(other)
    Constraint.activate {
      views[0].left == root.left
      views[1].left == views[0].right
      views[2].left == views[1].right
      views[2].right <= root.right
      views[0].width == 120 ~ 700
      views[1].width == 130 ~ 600
      views[2].width == 140 ~ 500
      views.top == root.top
      views.height == 20
      other.edges == root.edges
    }
    return (root, views, other)
  }

  @Test("is not met")
  func notMet() {
    let (root, views, _) = crowd()
    root.layoutIfNeeded()
    #expect(LayoutTree(containing: root).unfinished.isEmpty)
    #expect(views.map(\.frame.width) == [120, 130, 50])
  }

  @Test("ends a layout and names the items concerned")
  func met() {
    let (root, views, other) = crowd()
    let tree = LayoutTree(containing: root)
    tree.engine.limits = SolverLimits(stepBase: 0, stepsPerQuantity: 0)
    #expect(tree.unfinished.map(\.layoutName) == ["v0", "v1", "v2"])
    // The rest of the layout is not touched by that.
    #expect(other.frame == Rect(x: 0, y: 0, width: 300, height: 100))
    // Edits that take the need to search away take it off the list.
    views[2].removeConstraints()
    Constraint.activate {
      views[2].edges == root.edges
    }
    #expect(tree.unfinished.isEmpty)
    #expect(views.map(\.frame.width) == [120, 130, 300])
  }

  @Test("holds for large components, too")
  func large() {
    let (root, views, _) = crowd()
    let tree = LayoutTree(containing: root)
    tree.engine.limits = SolverLimits(stepBase: 0, stepsPerQuantity: 0, denseEntries: 0)
    root.layoutIfNeeded()
    // A large one starts in order, and so already has the best values here.
    #expect(views.map(\.frame.width) == [120, 130, 50])
  }
}
