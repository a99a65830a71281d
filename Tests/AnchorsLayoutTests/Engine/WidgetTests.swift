import AnchorsLayout
import AnchorsTestSupport
import Testing

/// A widget with content, a name and a direction, for the members that have defaults.
private final class Caption: LayoutItem {
  private let storage = LayoutStorage()
  var layoutNode: LayoutNode { storage.node(of: self) }
  weak var parent: Caption?
  var children: [Caption] = []
  var layoutParent: (any LayoutItem)? { parent }
  var layoutChildren: [any LayoutItem] { children }
  var layoutFrame = Rect.zero
  var layoutMetrics = LayoutMetrics() {
    didSet { LayoutTree(containing: self).metricsDidChange(of: self) }
  }
  var ownLayoutDirection: InterfaceDirection?
  let layoutName: String

  init(_ name: String) { layoutName = name }

  func add(_ child: Caption) {
    children.append(child)
    child.parent = self
    LayoutTree(containing: self).hierarchyDidChange()
  }
}

@Suite("Custom items")
struct WidgetTests {
  //  ┌ window 300 × 200 ─────────────────────────┐
  //  │20┌ field ──────────────┐8┌ button 80 ─┐ 20│  30 high
  //  │  └─────────────────────┘ └────────────┘   │
  //  │  ┌ list, the rest, 20 inside, 10 below ┐  │
  private let window = Widget()
  private let field = Widget()
  private let button = Widget()
  private let list = Widget()
  private let row = Widget()

  init() {
    window.layoutFrame = Rect(x: 0, y: 0, width: 300, height: 200)
    for widget in [field, button, list] { window.add(widget) }
    list.add(row)
    Constraint.activate {
      [field, button].top == window.top + 20
      [field, button].height == 30
      field.leading == 20
      button.leading == field.trailing + 8
      button.width == 80
      button.trailing == -20
      list.top == field.bottom + 10
      list.edges(.leading, .bottom, .trailing) == window.edges.inset(by: 20)
      row.horizontalEdges == list.horizontalEdges
      row.bottom == window.bottom - 25
      row.height == 0.5 * field.height
    }
  }

  @Test("An edit of a constraint whose item has left unannounced has the result of reading anew")
  func editAfterLeaving() {
    let other = Widget()
    other.layoutFrame.size = Size(width: 500, height: 500)
    // So that the item's place there is another one.
    for _ in 0..<3 { other.add(Widget()) }
    func frames(readingAnew: Bool) -> [Rect] {
      let (window, leaver, sibling) = (Widget(), Widget(), Widget())
      window.layoutFrame.size = Size(width: 300, height: 200)
      window.add(leaver)
      window.add(sibling)
      sibling.content = LayoutMetrics(intrinsicWidth: 30, intrinsicHeight: 20)
      let half = leaver.width == 2 * sibling.width
      Constraint.activate {
        [leaver, sibling].left == window.left
        [leaver, sibling].top == window.top
        leaver.size == Size(width: 80, height: 10)
        half
      }
      let tree = LayoutTree(containing: window)
      tree.layoutIfNeeded()
      #expect(sibling.layoutFrame.width == 40)
      // The other tree reads the item, which then has its place there.
      leaver.leave(saysSo: false)
      other.add(leaver)
      LayoutTree(containing: other).layoutIfNeeded()
      half.multiplier = 4
      half.priority = .high
      if readingAnew { tree.hierarchyDidChange() }
      tree.layoutIfNeeded()
      return [sibling.layoutFrame, leaver.layoutFrame]
    }
    let edited = frames(readingAnew: false)
    #expect(edited == frames(readingAnew: true))
    #expect(edited[0].width == 30)
  }

  private func laidOut() -> [Rect] {
    LayoutTree(containing: row).layoutIfNeeded()
    return [window, field, button, list, row].map { rounded($0.layoutFrame) }
  }

  @Test("Custom classes have the expected frames with every operator")
  func wholeFrames() {
    #expect(
      laidOut() == [
        Rect(x: 0, y: 0, width: 300, height: 200), Rect(x: 20, y: 20, width: 172, height: 30),
        Rect(x: 200, y: 20, width: 80, height: 30), Rect(x: 20, y: 60, width: 260, height: 120),
        Rect(x: 0, y: 100, width: 260, height: 15),
      ])
    let tree = LayoutTree(containing: field)
    #expect(tree.root === window)
    #expect(!tree.layoutIfNeeded())
    #expect(
      tree.conflicts.isEmpty && tree.ambiguities.isEmpty && tree.unsatisfiedConstraints.isEmpty)
  }

  @Test("Custom classes record, update and remake like views")
  func updates() {
    _ = laidOut()
    button.updateConstraints { v in v.width == 100 }
    window.layoutFrame = Rect(x: 0, y: 0, width: 320, height: 100)
    #expect(
      laidOut() == [
        Rect(x: 0, y: 0, width: 320, height: 100), Rect(x: 20, y: 20, width: 172, height: 30),
        Rect(x: 200, y: 20, width: 100, height: 30), Rect(x: 20, y: 60, width: 280, height: 20),
        Rect(x: 0, y: 0, width: 280, height: 15),
      ])
    #expect(
      texts(row.installedConstraints) == [
        "Widget#5.leading == Widget#4.leading", "Widget#5.trailing == Widget#4.trailing",
        "Widget#5.bottom == Widget#1.bottom - 25", "Widget#5.height == 0.5 * Widget#2.height",
      ])
  }

  @Test("Removing a custom item deactivates the constraints that leave with it")
  func removal() {
    _ = laidOut()
    list.leave()
    #expect(texts(list.installedConstraints) == [])
    #expect(
      texts(row.installedConstraints) == [
        "Widget#2.leading == Widget#1.leading", "Widget#2.trailing == Widget#1.trailing",
      ])
    LayoutTree(containing: window).layoutIfNeeded()
    #expect(rounded(field.layoutFrame) == Rect(x: 20, y: 20, width: 172, height: 30))
  }

  @Test("Custom items that are freed without notice remove their constraints")
  func death() {
    let gone = {
      let late = Widget()
      window.add(late)
      let gap = late.left == button.left
      let mention = list.left <= late.left
      Constraint.activate([gap, mention, late.width == 4])
      late.leave(saysSo: false)
      return (WeakReference(late), mention)
    }()
    #expect(gone.0.isReleased)
    #expect(!gone.1.isActive && gone.1.secondItem == nil)
    #expect(!texts(window.hostedConstraints).contains { $0.contains("released") })
  }

  @Test("Custom classes can have content, names and a direction")
  func metrics() {
    let window = Caption("window")
    let (a, b) = (Caption("a"), Caption("b"))
    window.layoutFrame = Rect(x: 0, y: 0, width: 200, height: 50)
    window.add(a)
    window.add(b)
    window.ownLayoutDirection = .rightToLeft
    a.layoutMetrics = LayoutMetrics(
      intrinsicWidth: 40, intrinsicHeight: 20, baselineOffsetFromTop: 15)
    b.layoutMetrics = LayoutMetrics(
      intrinsicWidth: 60, intrinsicHeight: 10, baselineOffsetFromTop: 8)
    let group = Constraint.activate {
      a.leading == 10
      a.top == 0
      b.leading == a.trailing + 5
      b.firstBaseline == a.firstBaseline
    }
    #expect(
      texts(group) == [
        "a.leading == 10", "a.top == 0", "b.leading == a.trailing + 5",
        "b.firstBaseline == a.firstBaseline",
      ])
    let tree = LayoutTree(containing: a)
    tree.layoutIfNeeded()
    #expect(rounded(a.layoutFrame) == Rect(x: 150, y: 0, width: 40, height: 20))
    #expect(rounded(b.layoutFrame) == Rect(x: 85, y: 7, width: 60, height: 10))
    a.layoutMetrics.intrinsicWidth = 50
    tree.layoutIfNeeded()
    #expect(rounded(a.layoutFrame) == Rect(x: 140, y: 0, width: 50, height: 20))
    #expect(rounded(b.layoutFrame) == Rect(x: 75, y: 7, width: 60, height: 10))
  }

  @Test("Custom items may move without notice before they are laid out")
  func silentMoves() {
    let (first, second) = (Caption("first"), Caption("second"))
    let (card, label) = (Caption("card"), Caption("label"))
    for window in [first, second] { window.layoutFrame = Rect(x: 0, y: 0, width: 90, height: 60) }
    func move(_ child: Caption, from old: Caption?, to new: Caption) {
      old?.children.removeAll { $0 === child }
      new.children.append(child)
      child.parent = new
    }
    move(label, from: nil, to: card)
    let width = label.width == 20
    Constraint.activate { width }
    move(card, from: nil, to: first)
    let top = label.top == card.top + 3
    Constraint.activate { top }
    move(card, from: first, to: second)
    Constraint.activate {
      card.edges == second.edges.inset(by: 10)
      label.left == second.left + 12
      label.height == 4
    }
    LayoutTree(containing: label).layoutIfNeeded()
    #expect(label.layoutFrame == Rect(x: 2, y: 3, width: 20, height: 4))
    width.constant = 25
    top.constant = 5
    LayoutTree(containing: second).layoutIfNeeded()
    #expect(label.layoutFrame == Rect(x: 2, y: 5, width: 25, height: 4))
  }

  @Test("Former topmost items can be put into another tree, with notice")
  func formerWindow() {
    let (inner, outer, label) = (Caption("inner"), Caption("outer"), Caption("label"))
    inner.layoutFrame = Rect(x: 0, y: 0, width: 50, height: 50)
    outer.layoutFrame = Rect(x: 0, y: 0, width: 90, height: 60)
    inner.add(label)
    let height = label.height == 6
    Constraint.activate {
      label.edges(.left, .top, .right) == inner.edges.inset(by: 1)
      height
    }
    LayoutTree(containing: label).layoutIfNeeded()
    #expect(label.layoutFrame == Rect(x: 1, y: 1, width: 48, height: 6))
    outer.add(inner)
    Constraint.activate { inner.edges == outer.edges }
    LayoutTree(containing: label).layoutIfNeeded()
    #expect(label.layoutFrame == Rect(x: 1, y: 1, width: 88, height: 6))
    height.constant = 8
    LayoutTree(containing: outer).layoutIfNeeded()
    #expect(label.layoutFrame == Rect(x: 1, y: 1, width: 88, height: 8))
  }

  @Test("Former topmost items keep nothing that has left them")
  func formerWindowHoldsNothing() {
    let (inner, outer) = (Caption("inner"), Caption("outer"))
    let gone = {
      let label = Caption("label")
      inner.add(label)
      LayoutTree(containing: inner).layoutIfNeeded()
      outer.add(inner)
      LayoutTree(containing: outer).layoutIfNeeded()
      LayoutTree(containing: label).willRemove(label)
      inner.children.removeAll()
      label.parent = nil
      return WeakReference(label)
    }()
    #expect(gone.isReleased)
  }
}
