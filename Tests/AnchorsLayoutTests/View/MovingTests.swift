import AnchorsLayout
import Testing

/// Views remember which tree they are in. Whatever moves, what is edited is heard of by the engine
/// that lays it out.
@Suite("Views that change trees")
struct MovingTests {
  private func makeScreen(_ name: String) -> LayoutView {
    let screen = LayoutView(name: name, width: 100, height: 100)
    screen.layoutTree.conflictHandler = nil
    return screen
  }

  /// A view with a constant width and another view inside, of the same width.
  private final class Card {
    let outer: LayoutView
    let inner: LayoutView
    let width: Constraint

    init(_ name: String) {
      outer = LayoutView(name: name)
      inner = LayoutView(name: "\(name)'s inside")
      outer.addSubview(inner)
      width = outer.width == 10
      let (outer, inner, width) = (outer, inner, width)
      Constraint.activate {
        width
        inner.edges(.left, .top, .right) == outer.edges
        inner.height == 5
      }
    }

    var widths: [Double] { [outer.frame.width, inner.frame.width] }
  }

  @Test("An inactive tree that joins a laid out one takes effect", arguments: [false, true])
  func joining(isLaidOutBefore: Bool) {
    let (screen, card) = (makeScreen("screen"), Card("card"))
    if isLaidOutBefore { card.outer.layoutIfNeeded() }
    screen.layoutIfNeeded()
    screen.addSubview(card.outer)
    Constraint.activate { card.outer.edges(.left, .top) == 0 }
    for width in [10.0, 20, 30] {
      card.width.constant = width
      screen.layoutIfNeeded()
      #expect(card.widths == [width, width])
    }
  }

  @Test("A subtree that moves between laid out trees takes its constraints along")
  func moving() {
    let (left, right, card) = (makeScreen("left"), makeScreen("right"), Card("card"))
    for (round, screen) in [left, right, left, right].enumerated() {
      screen.addSubview(card.outer)
      Constraint.activate { card.outer.edges(.left, .top) == 1 }
      card.width.constant = Double(10 + round)
      left.layoutIfNeeded()
      right.layoutIfNeeded()
      #expect(card.widths == [Double(10 + round), Double(10 + round)])
      card.width.constant += 50
      left.layoutIfNeeded()
      right.layoutIfNeeded()
      #expect(card.widths == [Double(60 + round), Double(60 + round)])
    }
  }

  @Test("Each survivor of the topmost view is a tree of its own")
  func survivors() {
    let (a, b) = (Card("a"), Card("b"))
    do {
      let screen = makeScreen("screen")
      for card in [a, b] { screen.addSubview(card.outer) }
      Constraint.activate { [a.outer, b.outer].top == 3 }
      screen.layoutIfNeeded()
      #expect(a.widths == [10, 10])
    }
    // As topmost views they have fixed sizes; their content follows.
    for (index, card) in [a, b].enumerated() {
      card.width.isActive = false
      card.outer.frame = Rect(x: 0, y: 0, width: Double(40 + index), height: 50)
      card.outer.layoutIfNeeded()
      #expect(card.inner.frame == Rect(x: 0, y: 0, width: Double(40 + index), height: 5))
    }
    let height = b.inner.installedConstraints.last
    height?.constant = 9
    #expect(!LayoutTree(containing: a.inner).layoutIfNeeded())
    #expect(LayoutTree(containing: b.inner).layoutIfNeeded())
    #expect(b.inner.frame.height == 9)
  }

  @Test("Survivors can join another tree, and each other")
  func survivorsJoin() {
    let (a, b) = (Card("a"), Card("b"))
    do {
      let screen = makeScreen("gone")
      for card in [a, b] { screen.addSubview(card.outer) }
      screen.layoutIfNeeded()
    }
    let screen = makeScreen("screen")
    screen.layoutIfNeeded()
    a.inner.addSubview(b.outer)
    screen.addSubview(a.outer)
    Constraint.activate {
      a.outer.edges(.left, .top) == 0
      b.outer.edges(.left, .top) == 0
    }
    b.width.constant = 7
    screen.layoutIfNeeded()
    #expect(a.widths + b.widths == [10, 10, 7, 7])
    a.width.constant = 8
    b.width.constant = 6
    screen.layoutIfNeeded()
    #expect(a.widths + b.widths == [8, 8, 6, 6])
  }

  @Test("Views without constraints can be added to, deep in a laid out tree")
  func plainViews() {
    let screen = makeScreen("screen")
    var deepest = screen
    for depth in 0..<5 {
      screen.layoutIfNeeded()
      let view = LayoutView(name: "view \(depth)", width: 50, height: 50)
      deepest.addSubview(view)
      deepest = view
    }
    screen.layoutIfNeeded()
    let label = LayoutView(name: "label")
    deepest.addSubview(label)
    screen.layoutIfNeeded()
    Constraint.activate { label.edges == Insets(4) }
    screen.layoutIfNeeded()
    #expect(label.frame == Rect(x: 4, y: 4, width: 42, height: 42))
    deepest.frame = Rect(x: 0, y: 0, width: 60, height: 50)
    screen.layoutIfNeeded()
    #expect(label.frame == Rect(x: 4, y: 4, width: 52, height: 42))
  }

  @Test("A tree that was asked for by a former topmost view still lays that view out")
  func formerRoot() {
    let (screen, card) = (makeScreen("screen"), Card("card"))
    let tree = LayoutTree(containing: card.inner)
    tree.layoutIfNeeded()
    screen.addSubview(card.outer)
    Constraint.activate { card.outer.edges(.left, .top) == 2 }
    tree.layoutIfNeeded()
    #expect(card.outer.frame == Rect(x: 2, y: 2, width: 10, height: 0))
    #expect(card.inner.frame == Rect(x: 0, y: 0, width: 10, height: 5))
    card.width.constant = 30
    #expect(LayoutTree(containing: screen).layoutIfNeeded())
    #expect(card.widths == [30, 30])
    #expect(!tree.layoutIfNeeded())
  }

  @Test("Announcing that a view will leave does not cut off one that stays")
  func announcedOnly() {
    let (screen, card) = (makeScreen("screen"), Card("card"))
    screen.addSubview(card.outer)
    screen.layoutIfNeeded()
    LayoutTree(containing: screen).willRemove(card.outer)
    screen.layoutIfNeeded()
    card.width.constant = 33
    screen.layoutIfNeeded()
    #expect(card.widths == [33, 33])
  }

  @Test("A guide goes with the view to which it is added")
  func guides() {
    let (left, right) = (makeScreen("left"), makeScreen("right"))
    let guide = LayoutGuide(identifier: "guide")
    for (round, screen) in [left, right, left].enumerated() {
      screen.addLayoutGuide(guide)
      let width = guide.width == 5
      Constraint.activate {
        guide.edges(.left, .top, .bottom) == 0
        width
      }
      screen.layoutIfNeeded()
      width.constant = Double(6 + round)
      screen.layoutIfNeeded()
      #expect(guide.layoutFrame == Rect(x: 0, y: 0, width: Double(6 + round), height: 100))
    }
  }

  /// The constraint that was installed last is removed from a conflict, even if the views have
  /// moved since.
  @Test("The order of installation survives moves", arguments: [false, true])
  func order(isLaidOutBetween: Bool) {
    let (screen, other, card) = (makeScreen("screen"), makeScreen("other"), Card("card"))
    // Many numbers are used up here, few there.
    for _ in 0..<20 {
      let size = other.width == 1 ~ .low
      size.isActive = true
      size.isActive = false
    }
    other.addSubview(card.outer)
    let first = card.inner.width == 70 ~ .required
    first.isActive = true
    if isLaidOutBetween { other.layoutIfNeeded() }
    screen.addSubview(card.outer)
    if isLaidOutBetween { screen.layoutIfNeeded() }
    let last = card.inner.width == 80
    last.isActive = true
    let removed = LayoutTree(containing: screen).conflicts.map { $0.removed?.description }
    #expect(removed.contains("`card's inside`.width == 80"))
    #expect(card.width.isActive && card.inner.frame.width == 10)
  }
}
