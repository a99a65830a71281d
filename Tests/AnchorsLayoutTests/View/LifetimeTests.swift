import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Views and constraints that die")
struct LifetimeTests {
  /// A tree with active constraints of every kind: between siblings, with the superview, a size, a
  /// guide, a conflict.
  private func makeTree() -> (root: LayoutView, views: [LayoutView], constraints: [Constraint]) {
    let root = LayoutView(name: "root", width: 200, height: 100)
    let (card, title, bar) = (
      LayoutView(name: "card"), LayoutView(name: "title"), LayoutView(name: "bar")
    )
    root.addSubview(card)
    root.addSubview(bar)
    card.addSubview(title)
    let guide = LayoutGuide(identifier: "guide")
    card.addLayoutGuide(guide)
    let group = Constraint.activate {
      card.edges == root.safeArea.edges.inset(by: 8)
      title.top == bar.bottom
      title.left == guide.right
      guide.width == 5
      guide.width == 6
      bar.left == 10
      title.width == 3 * title.height ~ .high
      root.readableContent.width >= 1
    }
    return (root, [card, title, bar], group.constraints)
  }

  @Test("Active constraints keep no view alive, laid out or not", arguments: [false, true])
  func views(isLaidOut: Bool) {
    let (root, views, constraints) = {
      let tree = makeTree()
      if isLaidOut { tree.root.layoutIfNeeded() }
      return (
        WeakReference(tree.root), tree.views.map { WeakReference($0) },
        tree.constraints.map { WeakReference($0) }
      )
    }()
    #expect(root.isReleased)
    #expect(views.map(\.isReleased) == [true, true, true])
    #expect(constraints.allSatisfy { $0.isReleased })
  }

  @Test("Retained constraints are deactivated when their views are freed")
  func heldConstraints() {
    let (root, constraints) = {
      let tree = makeTree()
      tree.root.layoutIfNeeded()
      return (WeakReference(tree.root), tree.constraints)
    }()
    #expect(root.isReleased)
    for constraint in constraints {
      #expect(!constraint.isActive)
      #expect(constraint.host == nil && constraint.firstItem == nil)
      #expect(constraint.secondItem == nil)
    }
    constraints[0].constant = 5  // harmless
    constraints[0].isActive = false
    let text = "card (released).top == root.safeArea (released).top + 5"
    #expect(constraints[0].description.hasPrefix(text))
  }

  @Test("A freed guide keeps its view's name and its own, and a freed view its class's")
  func names() {
    final class Card: LayoutView {}
    func texts(_ constraints: (LayoutView, LayoutGuide) -> [Constraint]) -> [String] {
      let card = Card()
      let rail = LayoutGuide(identifier: "rail")
      card.addLayoutGuide(rail)
      return constraints(card, rail).map { $0.description }
    }
    var held: [Constraint] = []
    #expect(
      texts { card, rail in
        held = [rail.width == 8, card.safeArea.width == card.width]
        return held
      } == ["Card.rail.width == 8", "Card.safeArea.width == Card.width"])
    #expect(
      held.map { $0.description } == [
        "Card.rail (released).width == 8",
        "Card.safeArea (released).width == Card (released).width",
      ])
    let alone = LayoutGuide(identifier: "alone").width == 8
    #expect(alone.description == "alone (released).width == 8")
  }

  @Test("When the host is freed, its surviving views lose its constraints")
  func hostDies() {
    let a = LayoutView(name: "a")
    let b = LayoutView(name: "b")
    let gap = a.left == b.right + 8
    let size = a.width == 40
    let root = {
      let root = LayoutView(name: "root", width: 200, height: 100)
      root.addSubview(a)
      root.addSubview(b)
      Constraint.activate {
        gap
        size
        b.top == 4
      }
      root.layoutIfNeeded()
      return WeakReference(root)
    }()
    #expect(root.isReleased)
    #expect(a.superview == nil && b.superview == nil)
    #expect(!gap.isActive && size.isActive)
    #expect(texts(a.installedConstraints) == ["a.width == 40"])
    #expect(texts(b.installedConstraints) == [])

    let next = LayoutView(width: 300, height: 100)
    next.addSubview(a)
    next.addSubview(b)
    b.frame = Rect(x: 0, y: 0, width: 20, height: 10)
    Constraint.activate {
      gap
      a.top == 2
      b.edges(.top, .left) == 5
      b.size == 20
    }
    next.layoutIfNeeded()
    #expect(
      frames(of: a, b) == [
        "a": Rect(x: 33, y: 2, width: 40, height: 0), "b": Rect(x: 5, y: 5, width: 20, height: 20),
      ])
  }

  @Test("A freed view's constraints cannot be activated again")
  func reactivation() {
    let root = LayoutView(name: "root")
    let (gap, label) = {
      let label = LayoutView(name: "label")
      root.addSubview(label)
      let gap = label.left == root.left + 8
      gap.isActive = true
      label.removeFromSuperview()
      return (gap, WeakReference(label))
    }()
    #expect(label.isReleased)
    #expect(!gap.isActive)
    do {
      try Installer.install(gap, line: 0)
      Issue.record("installed")
    } catch {
      #expect(
        error.description == """
          label (released).left == root.left + 8: label no longer exists; constraints do not keep \
          their items alive
          """)
    }
    #expect(texts(root.hostedConstraints) == [])
  }

  @Test("A removed view is freed at once, whether or not layout follows")
  func removedView() {
    let tree = makeTree()
    tree.root.layoutIfNeeded()
    let (card, title) = {
      let card = LayoutView(name: "another card")
      let title = LayoutView(name: "another title")
      tree.root.addSubview(card)
      card.addSubview(title)
      Constraint.activate {
        card.left == tree.views[0].right
        title.edges == card.margins.edges
        tree.views[2].width <= title.width
      }
      tree.root.layoutIfNeeded()
      card.removeFromSuperview()
      return (WeakReference(card), WeakReference(title))
    }()
    #expect(card.isReleased && title.isReleased)
    tree.root.layoutIfNeeded()
    #expect(texts(tree.views[2].installedConstraints) == ["bar.left == 10"])
  }

  @Test("Nothing retains a deactivated constraint, whether or not layout follows")
  func deactivatedConstraint() {
    let tree = makeTree()
    tree.root.layoutIfNeeded()
    func add(thenLayout isLaidOut: Bool) -> WeakReference<Constraint> {
      let width = tree.views[1].width <= 50 ~ .low
      width.isActive = true
      if isLaidOut { tree.root.layoutIfNeeded() }
      width.isActive = false
      return WeakReference(width)
    }
    #expect(add(thenLayout: false).isReleased)
    #expect(add(thenLayout: true).isReleased)
  }

  @Test("An active constraint needs no owner, and is freed with its view")
  func ownership() {
    let root = LayoutView(name: "root")
    let width = {
      let label = LayoutView(name: "label")
      root.addSubview(label)
      let width = label.width == 40
      width.isActive = true
      return WeakReference(width)
    }()
    #expect(width.object?.isActive == true)
    root.subviews[0].removeFromSuperview()
    #expect(width.isReleased)
  }

  @Test("Removing and putting back leaks neither views nor constraints")
  func manyRounds() {
    let root = LayoutView(name: "root", width: 100, height: 100)
    var gone: [WeakReference<LayoutView>] = []
    var constraints: [WeakReference<Constraint>] = []
    for _ in 0..<20 {
      let label = LayoutView(name: "label")
      root.addSubview(label)
      let group = label.makeConstraints { v in
        v.edges == root.edges.inset(by: 8)
      }
      root.layoutIfNeeded()
      gone.append(WeakReference(label))
      constraints.append(contentsOf: group.constraints.map { WeakReference($0) })
      label.removeFromSuperview()
    }
    #expect(gone.count { !$0.isReleased } == 0)
    #expect(constraints.count { !$0.isReleased } == 0)
    #expect(texts(root.hostedConstraints) == [])
  }
}
