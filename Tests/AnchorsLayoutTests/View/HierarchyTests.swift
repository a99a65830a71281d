import AnchorsLayout
import Testing

@Suite("The hierarchy of views")
struct HierarchyTests {
  private let root = LayoutView(name: "root")
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")
  private let c = LayoutView(name: "c")

  private var order: [String] { root.subviews.map(\.layoutName) }

  @Test("Views are added in front, and know their superview")
  func add() {
    for view in [a, b, c] { root.addSubview(view) }
    #expect(order == ["a", "b", "c"])
    #expect([a, b, c].allSatisfy { $0.superview === root })
    root.addSubview(a)
    #expect(order == ["b", "c", "a"])
  }

  @Test("Views are inserted at an index, behind or in front of another")
  func insert() {
    root.insertSubview(a, at: 0)
    root.insertSubview(b, at: 0)
    #expect(order == ["b", "a"])
    root.insertSubview(c, at: 1)
    #expect(order == ["b", "c", "a"])
    root.insertSubview(a, belowSubview: b)
    #expect(order == ["a", "b", "c"])
    root.insertSubview(a, aboveSubview: b)
    #expect(order == ["b", "a", "c"])
    root.insertSubview(b, aboveSubview: c)
    #expect(order == ["a", "c", "b"])
    root.insertSubview(a, at: 2)
    #expect(order == ["c", "b", "a"])
    #expect([a, b, c].allSatisfy { $0.superview === root })
  }

  @Test("A subview comes to the front or goes to the back, and keeps its constraints")
  func frontAndBack() {
    for view in [a, b, c] { root.addSubview(view) }
    let gap = b.top == a.bottom + 8
    gap.isActive = true
    root.bringSubviewToFront(a)
    #expect(order == ["b", "c", "a"])
    root.bringSubviewToFront(a)
    #expect(order == ["b", "c", "a"])
    root.sendSubviewToBack(c)
    root.sendSubviewToBack(c)
    #expect(order == ["c", "b", "a"])
    #expect(gap.isActive)
    // A view of another superview stays where it is.
    b.addSubview(a)
    root.bringSubviewToFront(a)
    root.sendSubviewToBack(a)
    #expect(order == ["c", "b"] && a.superview === b)
  }

  @Test("A view is in one superview at a time")
  func move() {
    root.addSubview(a)
    root.addSubview(b)
    a.addSubview(b)
    #expect(order == ["a"])
    #expect(a.subviews.map(\.layoutName) == ["b"])
    #expect(b.superview === a)
    root.insertSubview(b, belowSubview: a)
    #expect(order == ["b", "a"])
    #expect(a.subviews.isEmpty)
  }

  @Test("Removed views have no superview")
  func remove() {
    for view in [a, b, c] { root.addSubview(view) }
    b.removeFromSuperview()
    b.removeFromSuperview()
    #expect(order == ["a", "c"])
    #expect(b.superview == nil)
  }

  @Test("A view knows its descendants")
  func descendants() {
    root.addSubview(a)
    a.addSubview(b)
    root.addSubview(c)
    #expect(b.isDescendant(of: root) && b.isDescendant(of: a) && b.isDescendant(of: b))
    #expect(!b.isDescendant(of: c) && !a.isDescendant(of: b) && !root.isDescendant(of: a))
  }

  @Test("A view cannot be put into itself or into its descendants")
  func cycles() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (outer, inner) = (LayoutView(name: "outer"), LayoutView(name: "inner"))
      outer.addSubview(inner)
      inner.addSubview(outer)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("outer cannot be added to inner: inner is a descendant of outer"))
    await #expect(processExitsWith: .failure) {
      let view = LayoutView()
      view.addSubview(view)
    }
  }

  @Test("A guide is added to one view at a time, and can be removed")
  func guides() {
    let guide = LayoutGuide(identifier: "guide")
    #expect(guide.owningView == nil)
    a.addLayoutGuide(guide)
    a.addLayoutGuide(guide)
    #expect(a.layoutGuides.map { $0 === guide } == [true])
    b.addLayoutGuide(guide)
    #expect(a.layoutGuides.isEmpty)
    #expect(b.layoutGuides.map { $0 === guide } == [true])
    #expect(guide.owningView === b)
    a.removeLayoutGuide(guide)  // not a's
    #expect(guide.owningView === b)
    b.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(b.layoutGuides.isEmpty)
  }

  @Test("A view's own guides are not among the added ones")
  func ownGuides() {
    #expect(a.margins === a.margins && a.margins !== a.safeArea)
    #expect(a.readableContent.owningView === a)
    #expect(a.layoutGuides.isEmpty)
  }

  @Test("A view has a frame, bounds and a frame in the root")
  func geometry() {
    root.frame = Rect(x: 5, y: 6, width: 200, height: 100)
    root.addSubview(a)
    a.addSubview(b)
    a.frame = Rect(x: 10, y: 20, width: 50, height: 40)
    b.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(a.bounds == Rect(x: 0, y: 0, width: 50, height: 40))
    #expect(b.frameInRoot == Rect(x: 11, y: 22, width: 3, height: 4))
    #expect(root.frameInRoot == Rect(x: 0, y: 0, width: 200, height: 100))
    a.bounds = Rect(x: 0, y: 0, width: 60, height: 30)
    #expect(a.frame == Rect(x: 10, y: 20, width: 60, height: 30))
    #expect(a.description == "a (10, 20, 60, 30)")
    let rect = a.frame
    #expect([rect.minX, rect.maxX, rect.midX] == [10, 70, 40])
    #expect([rect.minY, rect.maxY, rect.midY] == [20, 50, 35])
  }
}
