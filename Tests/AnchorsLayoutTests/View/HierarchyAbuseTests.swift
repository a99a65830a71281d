import AnchorsLayout
import Testing

/// Moves inside of the calls that tell of moves, and moves that make no sense.
@Suite("Abuse of the hierarchy")
struct HierarchyAbuseTests {
  /// A view that acts when it is notified of a move.
  private final class Mover: LayoutView {
    var onWillMove: (LayoutView?) -> Void = { _ in }
    var onDidMove: () -> Void = {}
    var calls: [String] = []

    override func willMove(toSuperview newSuperview: LayoutView?) {
      calls.append("will move to \(newSuperview?.layoutName ?? "none")")
      onWillMove(newSuperview)
    }

    override func didMoveToSuperview() {
      calls.append("did move to \(superview?.layoutName ?? "none")")
      onDidMove()
    }
  }

  private let root = LayoutView(name: "root", width: 100, height: 100)
  private let a = LayoutView(name: "a"), b = LayoutView(name: "b")
  private let basicVariable = Mover(name: "mover")

  init() {
    root.addSubview(a)
    root.addSubview(b)
  }

  /// Each view is where its superview has it, once.
  private func expectConsistent(sourceLocation: SourceLocation = #_sourceLocation) {
    for superview in [root, a, b, basicVariable] {
      let isKnown = superview.subviews.allSatisfy { $0.superview === superview }
      #expect(isKnown, sourceLocation: sourceLocation)
      let count = Set(superview.subviews.map { ObjectIdentifier($0) }).count
      #expect(count == superview.subviews.count, sourceLocation: sourceLocation)
    }
    root.layoutIfNeeded()
  }

  // MARK: Moves inside of moves

  @Test("A view that moves elsewhere in willMove ends where it was put")
  func moveBefore() {
    basicVariable.onWillMove = { [unowned basicVariable, b] _ in b.addSubview(basicVariable) }
    a.addSubview(basicVariable)
    #expect(basicVariable.superview === a && b.subviews.isEmpty)
    #expect(basicVariable.calls == ["will move to a", "did move to a"])
    expectConsistent()
  }

  @Test("A view that moves elsewhere in didMove stays there, and its superview is not told of it")
  func moveAfter() {
    basicVariable.onDidMove = { [unowned basicVariable, b] in b.addSubview(basicVariable) }
    a.addSubview(basicVariable)
    #expect(basicVariable.superview === b && a.subviews.isEmpty)
    #expect(basicVariable.calls == ["will move to a", "did move to a"])
    expectConsistent()
  }

  @Test("A view that leaves in willMove ends where it was put")
  func leaveBefore() {
    b.addSubview(basicVariable)
    basicVariable.calls = []
    basicVariable.onWillMove = { [unowned basicVariable] _ in basicVariable.removeFromSuperview() }
    a.addSubview(basicVariable)
    #expect(basicVariable.superview === a && b.subviews.isEmpty)
    expectConsistent()
  }

  @Test("A view that leaves in didMove has no superview")
  func leaveAfter() {
    basicVariable.onDidMove = { [unowned basicVariable] in basicVariable.removeFromSuperview() }
    a.addSubview(basicVariable)
    #expect(basicVariable.superview == nil && a.subviews.isEmpty)
    expectConsistent()
  }

  @Test("A view that is put back during its removal is removed")
  func putBack() {
    a.addSubview(basicVariable)
    basicVariable.onWillMove = { [unowned basicVariable, b] superview in
      if superview == nil { b.addSubview(basicVariable) }
    }
    basicVariable.removeFromSuperview()
    #expect(basicVariable.superview == nil && a.subviews.isEmpty && b.subviews.isEmpty)
    basicVariable.onWillMove = { _ in }
    a.addSubview(basicVariable)
    #expect(basicVariable.superview === a)
    expectConsistent()
  }

  @Test("A superview that moves into another one during an insertion takes the view along")
  func superviewMoves() {
    basicVariable.onWillMove = { [a, b] _ in b.addSubview(a) }
    a.addSubview(basicVariable)
    #expect(basicVariable.superview === a && a.superview === b)
    #expect(basicVariable.isDescendant(of: root))
    expectConsistent()
  }

  @Test(
    "A superview that loses the siblings during an insertion has the view at the remaining index")
  func neighboursLeave() {
    for _ in 0..<3 { a.addSubview(LayoutView()) }
    basicVariable.onWillMove = { [a] _ in for view in a.subviews { view.removeFromSuperview() } }
    a.insertSubview(basicVariable, at: 2)
    #expect(a.subviews.count == 1 && a.subviews[0] === basicVariable)
    expectConsistent()
  }

  @Test("A superview that removes a view during its insertion does not have it", arguments: [0, 1])
  func refusing(way: Int) {
    final class Refusing: LayoutView {
      var way = 0
      override func didAddSubview(_ subview: LayoutView) {
        if way == 0 { subview.removeFromSuperview() } else { superview?.addSubview(subview) }
      }
    }
    let refusing = Refusing(name: "refusing")
    refusing.way = way
    root.addSubview(refusing)
    refusing.addSubview(basicVariable)
    #expect(refusing.subviews.isEmpty)
    #expect(basicVariable.superview === (way == 0 ? nil : root))
    expectConsistent()
  }

  @Test("A removal inside the callback of a removal succeeds")
  func removalInside() {
    final class Eager: LayoutView {
      override func willRemoveSubview(_ subview: LayoutView) { subview.removeFromSuperview() }
    }
    let eager = Eager(name: "eager")
    root.addSubview(eager)
    eager.addSubview(basicVariable)
    basicVariable.removeFromSuperview()
    #expect(basicVariable.superview == nil && eager.subviews.isEmpty)
    expectConsistent()
  }

  // MARK: Places

  @Test("An index beyond the last is the last")
  func places() {
    root.insertSubview(basicVariable, at: .max)
    #expect(root.subviews.last === basicVariable)
    root.insertSubview(basicVariable, belowSubview: LayoutView())
    root.insertSubview(basicVariable, aboveSubview: basicVariable)
    #expect(root.subviews.count { $0 === basicVariable } == 1)
    expectConsistent()
  }

  @Test("A negative index traps with the names and the index")
  func negativePlace() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      LayoutView(name: "root").insertSubview(LayoutView(name: "a"), at: -1)
    }
    #expect(result.text.contains("a cannot be put at place -1 in root"))
  }

  // MARK: Cycles

  private static let cycle = "outer cannot be added to inner: inner is a descendant of outer"

  @Test("A cycle made in willMove(toSuperview:) traps with both names")
  func cycleInMove() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let outer = Mover(name: "outer"), inner = LayoutView(name: "inner")
      outer.onWillMove = { superview in superview.map { outer.addSubview($0) } }
      inner.addSubview(outer)
    }
    #expect(result.text.contains(Self.cycle))
  }

  @Test("Putting a view into its own descendant traps with both names", arguments: [1, 64, 1000])
  func deepCycle(depth: Int) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [depth] in
      let outer = LayoutView(name: "outer"), inner = LayoutView(name: "inner")
      var last = outer
      for _ in 1..<depth {
        let view = LayoutView(name: "between")
        last.addSubview(view)
        last = view
      }
      last.addSubview(inner)
      inner.addSubview(outer)
    }
    #expect(result.text.contains(Self.cycle))
  }

  @Test("A cycle in a custom class traps with its names")
  func foreignCycle() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let upper = Looped("upper"), lower = Looped("lower")
      (upper.parent, lower.parent) = (lower, upper)
      LayoutTree(containing: upper).layoutIfNeeded()
    }
    #expect(result.text.contains("is inside of itself: its parent"))
  }

  private final class Looped: LayoutItem {
    private let storage = LayoutStorage()
    var layoutNode: LayoutNode { storage.node(of: self) }
    var parent: Looped?
    var layoutParent: (any LayoutItem)? { parent }
    var layoutChildren: [any LayoutItem] { [] }
    var layoutFrame = Rect.zero
    let layoutName: String

    init(_ name: String) { layoutName = name }
  }
}

extension Optional where Wrapped == ExitTest.Result {
  /// The text on standard error.
  var text: String { String(decoding: self?.standardErrorContent ?? [], as: UTF8.self) }
}
