import AnchorsLayout
import AnchorsMotion
import AnchorsTestSupport
import Testing

/// Rows of 20 points in a list, one under the other.
private final class List {
  let screen = LayoutView(name: "screen", width: 100, height: 200)
  let list = LayoutView(name: "list")
  private(set) var rows: [LayoutView] = []
  private var stacking = ConstraintGroup()

  init(_ names: String...) {
    screen.addSubview(list)
    Constraint.activate { list.edges == screen.edges }
    set(names.map { LayoutView(name: $0) })
  }

  subscript(name: String) -> LayoutView {
    rows.first { $0.layoutName == name } ?? LayoutView(name: "there is no \(name)")
  }

  /// Puts other rows into the list; those that are in it stay in.
  func set(_ rows: [LayoutView]) {
    for row in self.rows where !rows.contains(where: { $0 === row }) { row.removeFromSuperview() }
    stacking.deactivate()
    for (index, row) in rows.enumerated() where row.superview !== list {
      list.insertSubview(row, at: index)
    }
    self.rows = rows
    stacking = Constraint.activate {
      for row in rows {
        row.horizontalEdges == list.horizontalEdges
        row.height == 20
      }
      if let first = rows.first { first.top == list.top }
      for (upper, lower) in zip(rows, rows.dropFirst()) { lower.top == upper.bottom }
    }
  }
}

private func row(_ y: Double) -> Rect { Rect(x: 0, y: y, width: 100, height: 20) }

@Suite("Views that come and go in transitions")
struct ComingAndGoingTests {
  private let linear = TimingCurve.linear(duration: 1)

  @Test("An inserted view fades in where it ends, and the others make room")
  func insertion() {
    let list = List("a", "b")
    let new = LayoutView(name: "new")
    let transition = LayoutTransition(of: list.screen, timing: linear) {
      list.set([list["a"], new, list["b"]])
    }
    #expect([0, 0.25, 1].map { transition.alpha(of: new, at: $0) } == [0, 0.25, 1])
    #expect([0, 0.25, 1].map { transition.frame(of: new, at: $0) } == [row(20), row(20), row(20)])
    #expect(transition.frame(of: list["b"], at: 0.25) == row(25))
    #expect(transition.frames(at: 0.5).map(\.view.layoutName) == ["new", "b"])
    #expect(
      transition.subviews(of: list.list, at: 0.5).map(\.layoutName) == ["a", "new", "b"])
  }

  @Test("A removed view fades out where it was, behind the views that were in front of it")
  func removal() {
    let list = List("a", "b", "c", "d")
    let (a, b, c, d) = (list["a"], list["b"], list["c"], list["d"])
    let transition = LayoutTransition(of: list.screen, timing: linear) { list.set([a, d]) }
    #expect([0, 0.25, 1].map { transition.alpha(of: b, at: $0) } == [1, 0.75, 0])
    #expect([0, 0.25, 1].map { transition.frame(of: b, at: $0) } == [row(20), row(20), row(20)])
    #expect(transition.frame(of: d, at: 0.5) == row(40))
    #expect(transition.frame(of: d, at: 1) == row(20))
    func names(_ seconds: Double) -> [String] {
      transition.subviews(of: list.list, at: seconds).map(\.layoutName)
    }
    #expect(names(0) == ["a", "b", "c", "d"])
    #expect(names(1) == ["a", "d"])
    let shown = transition.frames(at: 0.5)
    #expect(shown.map(\.view.layoutName) == ["d", "b", "c"])
    #expect(shown.map(\.alpha) == [1, 0.5, 0.5])
    #expect(c.superview == nil && b.superview == nil)
  }

  @Test("Removed views keep their order beside views inserted in their place")
  func replacement() {
    let list = List("a", "b", "c")
    let (a, b, c) = (list["a"], list["b"], list["c"])
    let (x, y) = (LayoutView(name: "x"), LayoutView(name: "y"))
    let transition = LayoutTransition(of: list.screen, timing: linear) { list.set([x, a, y]) }
    let names = transition.subviews(of: list.list, at: 0.5).map(\.layoutName)
    #expect(names == ["x", "a", "y", "b", "c"])
    #expect([x, y].map { transition.alpha(of: $0, at: 0.25) } == [0.25, 0.25])
    #expect([b, c].map { transition.alpha(of: $0, at: 0.25) } == [0.75, 0.75])
    #expect(transition.frame(of: y, at: 0) == row(40))
  }

  @Test("Content of an inserted or removed view is not animated separately")
  func subtrees() {
    let list = List("a")
    let a = list["a"]
    let inside = LayoutView(name: "inside")
    a.addSubview(inside)
    Constraint.activate { inside.edges == a.edges.inset(by: 4) }
    let new = LayoutView(name: "new")
    let label = LayoutView(name: "label")
    new.addSubview(label)
    Constraint.activate { label.edges == new.edges.inset(by: 2) }
    let transition = LayoutTransition(of: list.screen, timing: linear) { list.set([new]) }
    #expect(transition.frames(at: 0.5).map(\.view.layoutName) == ["new", "a"])
    #expect(transition.alpha(of: label, at: 0) == 1)
    #expect(transition.frame(of: label, at: 0) == Rect(x: 2, y: 2, width: 96, height: 16))
    #expect(transition.alpha(of: inside, at: 0.9) == 1)
    #expect(transition.frame(of: inside, at: 0.9) == Rect(x: 4, y: 4, width: 92, height: 12))
    #expect(transition.subviews(of: a, at: 0.5).map(\.layoutName) == ["inside"])
  }

  @Test("A view that changes superviews starts where it was seen")
  func reparenting() {
    let screen = LayoutView(name: "screen", width: 200, height: 100)
    let (left, right) = (LayoutView(name: "left"), LayoutView(name: "right"))
    let card = LayoutView(name: "card")
    for view in [left, right] { screen.addSubview(view) }
    left.addSubview(card)
    let edge = left.top == screen.top + 10
    Constraint.activate {
      left.edges(.left, .bottom) == screen.edges
      edge
      right.edges(.right, .top, .bottom) == screen.edges
      left.width == 50
      right.width == 100
      card.edges(.left, .top) == left.edges.inset(by: 5)
      card.size == 10
    }
    let transition = LayoutTransition(of: screen, timing: linear) {
      right.addSubview(card)
      edge.constant = 20
      Constraint.activate { card.edges(.left, .top) == right.edges.inset(by: 1) }
    }
    // At (5, 15) on the screen; `right` begins at (100, 0).
    #expect(transition.frame(of: card, at: 0) == Rect(x: -95, y: 15, width: 10, height: 10))
    #expect(transition.frame(of: card, at: 0.5) == Rect(x: -47, y: 8, width: 10, height: 10))
    #expect(transition.frame(of: card, at: 1) == Rect(x: 1, y: 1, width: 10, height: 10))
    #expect(transition.alpha(of: card, at: 0.5) == 1)
    #expect(transition.subviews(of: left, at: 0.5).isEmpty)
    #expect(transition.subviews(of: right, at: 0.5).map(\.layoutName) == ["card"])
  }

  @Test("A view that moves into a moving view goes straight on the screen")
  func reparentingIntoMoving() {
    let screen = LayoutView(name: "screen", width: 200, height: 100)
    let (box, dot) = (LayoutView(name: "box"), LayoutView(name: "dot"))
    screen.addSubview(box)
    screen.addSubview(dot)
    box.frame = Rect(x: 10, y: 20, width: 50, height: 50)
    dot.frame = Rect(x: 150, y: 80, width: 4, height: 4)
    let transition = LayoutTransition(of: screen, timing: linear) {
      box.frame = Rect(x: 110, y: 0, width: 50, height: 50)
      box.addSubview(dot)
      dot.frame = Rect(x: 0, y: 0, width: 4, height: 4)
    }
    for (seconds, x, y) in [(0.0, 150.0, 80.0), (0.25, 140, 60), (0.5, 130, 40), (1, 110, 0)] {
      let (box, dot) = (
        transition.frame(of: box, at: seconds), transition.frame(of: dot, at: seconds)
      )
      #expect(box.minX + dot.minX == x && box.minY + dot.minY == y, "at \(seconds)")
    }
  }

  @Test("Hiding is like removing, and showing is like inserting, content included")
  func hiding() {
    let screen = LayoutView(name: "screen", width: 100, height: 100)
    let (panel, text) = (LayoutView(name: "panel"), LayoutView(name: "text"))
    screen.addSubview(panel)
    panel.addSubview(text)
    let height = panel.height == 40
    Constraint.activate {
      panel.edges(.left, .top, .right) == screen.edges
      height
      text.edges == panel.edges.inset(by: 10)
    }
    let out = LayoutTransition(of: screen, timing: linear) {
      panel.isHidden = true
      height.constant = 20
    }
    #expect([0, 0.25, 1].map { out.alpha(of: panel, at: $0) } == [1, 0.75, 0])
    #expect(out.frame(of: panel, at: 0.5) == Rect(x: 0, y: 0, width: 100, height: 40))
    #expect(out.frame(of: text, at: 0.5) == Rect(x: 10, y: 10, width: 80, height: 20))
    #expect(out.alpha(of: text, at: 0.5) == 1)
    let unseen = LayoutTransition(of: screen, timing: linear) { height.constant = 30 }
    #expect(unseen.frames(at: 0.5).isEmpty && unseen.alpha(of: panel, at: 0.5) == 0)
    let back = LayoutTransition(of: screen, timing: linear) {
      panel.isHidden = false
      height.constant = 60
    }
    #expect([0, 0.25, 1].map { back.alpha(of: panel, at: $0) } == [0, 0.25, 1])
    #expect(back.frame(of: panel, at: 0.5) == Rect(x: 0, y: 0, width: 100, height: 60))
    #expect(back.frame(of: text, at: 0.5) == Rect(x: 10, y: 10, width: 80, height: 40))
  }

  @Test("A view that joined another tree is not shown in its old place")
  func takenElsewhere() {
    let list = List("a", "b")
    let (a, b) = (list["a"], list["b"])
    let other = LayoutView(name: "other", width: 10, height: 10)
    let transition = LayoutTransition(of: list.screen, timing: linear) {
      list.set([b])
      other.addSubview(a)
      a.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    }
    #expect(transition.subviews(of: list.list, at: 0.5).map(\.layoutName) == ["b"])
    #expect(transition.frame(of: a, at: 0.5) == a.frame)
    // Removed first, and taken elsewhere while it fades.
    let second = LayoutTransition(of: list.screen, timing: linear) { list.set([]) }
    #expect(second.subviews(of: list.list, at: 0.5).map(\.layoutName) == ["b"])
    other.addSubview(b)
    #expect(second.subviews(of: list.list, at: 0.5).isEmpty)
  }

  @Test("Views are retained as long as the transition, and no longer")
  func lifetime() {
    let list = List("a", "b", "c")
    var transition: LayoutTransition? = LayoutTransition(of: list.screen, timing: linear) {
      list.set([list["a"], list["c"]])
    }
    let gone = WeakReference(transition?.subviews(of: list.list, at: 0).dropFirst().first)
    #expect(gone.object?.layoutName == "b")
    transition = nil
    #expect(gone.isReleased)
  }
}
