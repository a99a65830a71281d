import Anchors
import AnchorsSolver
import AnchorsTestSupport
import Testing

@testable import AnchorsLayout

/// Views come, go, change places and turn round: what is read for it, and that frames are those of
/// a tree that is built afresh. (The fuzzer compares random sequences of such edits with fresh
/// trees.)
@Suite("Edits of structure")
struct StructureEditTests {
  /// A view that counts how often it is asked for its content.
  private final class Asked: LayoutView {
    var count = 0
    override var intrinsicContentSize: Size {
      get {
        count += 1
        return Size(width: 30, height: 10)
      }
      set {}
    }
  }

  private let root = LayoutView(name: "root", width: 200, height: 400)
  private let rows = (0..<8).map { Asked(name: "row\($0)") }
  /// The constraint of each row's top edge.
  private let tops: [Constraint]

  init() {
    for row in rows { root.addSubview(row) }
    tops =
      [rows[0].top == root.top + 2] + zip(rows, rows.dropFirst()).map { $1.top == $0.bottom + 2 }
    Constraint.activate(tops)
    Constraint.activate { rows.leading == root.leading + 4 }
    root.layoutIfNeeded()
  }

  private var engine: Engine { LayoutTree(containing: root).engine }

  @Test("A new plain view has no content, even if the only other view has some")
  func plainAfterContent() {
    let screen = LayoutView(name: "screen", width: 200, height: 400)
    let first = LayoutView(name: "first"), second = LayoutView(name: "second")
    screen.layoutMargins = Insets(20)
    screen.addSubview(first)
    screen.layoutIfNeeded()
    first.intrinsicContentSize = Size(width: 80, height: 30)
    first.makeConstraints { v in v.edges(.left, .top) == 0 }
    screen.layoutIfNeeded()
    screen.addSubview(second)
    second.makeConstraints { v in v.edges(.left, .bottom) == screen.edges }
    screen.layoutIfNeeded()
    #expect(first.frame == Rect(x: 0, y: 0, width: 80, height: 30))
    #expect(second.frame == Rect(x: 0, y: 400, width: 0, height: 0))
  }

  /// Returns the number of rows whose metrics the engine reads again because of an edit.
  private func asked(_ edit: () -> Void) -> Int {
    for row in rows { row.count = 0 }
    edit()
    root.layoutIfNeeded()
    return rows.count { $0.count > 0 }
  }

  @Test("An edit of one view asks no other view")
  func unasked() {
    let lone = LayoutView(name: "lone")
    #expect(asked { root.addSubview(lone) } == 0)
    #expect(asked { root.insertSubview(lone, at: 0) } == 0)
    #expect(asked { lone.layoutDirection = .rightToLeft } == 0)
    #expect(asked { lone.addLayoutGuide(LayoutGuide(identifier: "guide")) } == 0)
    #expect(asked { lone.removeFromSuperview() } == 0)
    #expect(asked { rows[3].layoutDirection = .rightToLeft } == 1)
    #expect(rows.map(\.frame.minY) == [2, 14, 26, 38, 50, 62, 74, 86])
  }

  @Test("A view in the middle moves those after it, and back when it leaves")
  func middle() {
    let new = Asked(name: "new")
    let before = rows.map(\.frame)
    let former = tops[4]
    var tie: Constraint?
    _ = asked {
      root.insertSubview(new, at: 4)
      former.isActive = false
      tie = rows[4].top == new.bottom + 2
      Constraint.activate {
        new.leading == root.leading + 4
        new.top == rows[3].bottom + 2
        tie!
      }
    }
    #expect(new.frame == Rect(x: 4, y: 50, width: 30, height: 10))
    #expect(rows[4...].map(\.frame.minY) == before[4...].map { $0.minY + 12 })
    #expect(rows[..<4].map(\.frame) == Array(before[..<4]))
    new.removeFromSuperview()
    former.isActive = true
    root.layoutIfNeeded()
    #expect(tie?.isActive == false)
    #expect(rows.map(\.frame) == before)
  }

  @Test("Ambiguous frames are resolved in the present order of the views")
  func settled() {
    // The first of two that share a length is as small as it may be.
    let root = LayoutView(name: "root", width: 100, height: 10)
    let views = ["a", "b"].map { LayoutView(name: $0) }
    for view in views { root.addSubview(view) }
    Constraint.activate {
      views[0].leading == root.leading
      views[1].leading == views[0].trailing
      views[1].trailing == root.trailing
      views.height == 10
      views.top == root.top
    }
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [0, 100])
    root.insertSubview(views[1], at: 0)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [100, 0])
    root.insertSubview(views[0], at: 0)
    root.insertSubview(LayoutView(name: "c"), at: 1)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [0, 100])
  }

  @Test("Numbers of departed views are used again, and their rows are gone")
  func reuse() {
    let (items, variables) = (engine.model.nodes.count, engine.model.solver.shape.variableCount)
    let rowIDs = engine.model.solver.orderedRows.count
    for round in 0..<20 {
      let new = LayoutView(name: "new\(round)")
      root.addSubview(new)
      Constraint.activate {
        new.size == 10
        new.top == rows[7].bottom + 2
        new.leading == rows[7].leading
      }
      root.layoutIfNeeded()
      #expect(new.frame == Rect(x: 4, y: 98, width: 10, height: 10))
      new.removeFromSuperview()
      root.layoutIfNeeded()
    }
    #expect(engine.model.nodes.count == items + 1)
    #expect(engine.model.solver.shape.variableCount == variables + 4)
    #expect(engine.model.solver.orderedRows.count == rowIDs)
  }

  @Test("A view that comes and goes before a layout is never read")
  func fleeting() {
    let fleeting = Asked(name: "fleeting")
    root.addSubview(fleeting)
    let width = fleeting.width == rows[0].width
    width.isActive = true
    fleeting.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(fleeting.count == 0 && !width.isActive)
    #expect(asked { root.addSubview(fleeting) } == 0)
  }

  @Test("Many views inserted in one place are in order")
  func many() {
    let news = (0..<300).map { LayoutView(name: "new\($0)") }
    for view in news { root.insertSubview(view, at: 4) }
    root.layoutIfNeeded()
    let order = engine.model.order.items.compactMap { engine.model.nodes[$0].item?.layoutName }
    #expect(order == (["root"] + root.subviews.map(\.layoutName)))
  }

  @Test("Margins, insets and masks take effect without reading the tree again")
  func properties() {
    let view = rows[2]
    let inner = LayoutView(name: "inner")
    view.addSubview(inner)
    Constraint.activate { inner.edges == view.margins.edges }
    #expect(asked { view.directionalLayoutMargins.leading = 1 } == 1)
    #expect(inner.frame.minX == 1)
    let masked = LayoutView(name: "masked", frame: Rect(x: 0, y: 0, width: 200, height: 20))
    #expect(asked { root.addSubview(masked) } == 0)
    #expect(asked { masked.autoresizingMask = [.flexibleWidth] } == 0)
    _ = asked { root.frame.size.width = 300 }
    #expect(masked.frame.width == 300)
    #expect(asked { masked.translatesAutoresizingMaskIntoConstraints = false } == 0)
    #expect(masked.frame.size == .zero)
  }
}

/// Conflicts that stand while something else is edited.
@Suite("Edits while conflicts stand")
struct StandingConflictTests {
  private let root = LayoutView(name: "root", width: 300, height: 300)
  private let views = (0..<4).map { LayoutView(name: "view\($0)") }
  private let bad: Constraint

  init() {
    root.layoutTree.conflictHandler = nil
    for view in views { root.addSubview(view) }
    let views = views
    bad = views[0].width == 50
    Constraint.activate {
      views.size == 40
      views[0].left == root.left
      views[0].top == root.top
      bad
    }
    Constraint.activate { views[3].left == views[2].right + 5 }
    root.layoutIfNeeded()
  }

  private var solves: Int { LayoutTree(containing: root).engine.model.solver.subsetChanges }
  private var removed: [Constraint] { root.conflicts.compactMap(\.removed) }

  @Test("An edit elsewhere is solved alone, and the conflict stays known")
  func elsewhere() {
    let before = solves
    let gap = views[1].left == root.left + 7
    gap.isActive = true
    root.layoutIfNeeded()
    gap.constant = 9
    root.layoutIfNeeded()
    #expect(views[1].frame.minX == 9)
    let new = LayoutView(name: "new")
    root.insertSubview(new, at: 1)
    Constraint.activate { new.edges == views[1].edges }
    root.layoutIfNeeded()
    #expect(new.frame == views[1].frame)
    new.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(solves == before)
    #expect(removed.map(\.description) == [bad.description])
  }

  @Test("An edit of a conflict's members finds the conflict again")
  func concerned() {
    let before = solves
    bad.constant = 40
    root.layoutIfNeeded()
    #expect(solves > before && removed.isEmpty)
    bad.constant = 45
    root.layoutIfNeeded()
    #expect(removed.count == 1 && views[0].frame.width == 40)
    views[0].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(removed.isEmpty)
  }

  @Test("An edit that causes a second conflict names both, in the order of installation")
  func another() {
    let worse = views[2].width >= 60
    worse.isActive = true
    root.layoutIfNeeded()
    #expect(removed.map(\.description) == [bad.description, worse.description])
    bad.isActive = false
    root.layoutIfNeeded()
    #expect(removed.map(\.description) == [worse.description])
  }

  @Test("An edit that makes an earlier row required puts it into the conflict")
  func redundant() {
    let (root, view) = (LayoutView(name: "root", width: 170, height: 70), LayoutView(name: "view"))
    root.layoutTree.conflictHandler = nil
    root.addSubview(view)
    let first = view.width == root.width - 15 ~ .high
    let second = view.width == root.width - 15
    let third = view.width == 185
    Constraint.activate([first, second, third])
    root.layoutIfNeeded()
    #expect(root.conflicts[0].constraints == [second, third])
    first.priority = .required
    root.layoutIfNeeded()
    #expect(root.conflicts[0].constraints == [first, third])
  }

  @Test("A conflict that was reported once stays reported")
  func told() {
    var told = 0
    root.layoutTree.conflictHandler = { _ in told += 1 }
    views[1].frame.origin.x = 3
    root.layoutIfNeeded()
    let first = told
    for step in 1...3 {
      (views[1].top == root.top + Double(step) ~ .low).isActive = true
      root.layoutIfNeeded()
    }
    #expect(told == first)
  }
}
