import AnchorsLayout
import AnchorsTestSupport
import Testing

/// The constraints of views that leave the tree and come back:
///
///     root ┬ card ┬ title
///          │      └ icon
///          └ bar
@Suite("Views that leave the tree")
struct LeavingTests {
  private let root = LayoutView(name: "root", width: 200, height: 100)
  private let card = LayoutView(name: "card")
  private let title = LayoutView(name: "title")
  private let icon = LayoutView(name: "icon")
  private let bar = LayoutView(name: "bar")

  init() {
    root.addSubview(card)
    root.addSubview(bar)
    card.addSubview(title)
    card.addSubview(icon)
    Constraint.activate {
      card.edges(.left, .top) == 10
      card.size == Size(width: 100, height: 50)
      title.left == 4
      title.right == bar.left - 2
      title.verticalEdges == card.verticalEdges
      icon.size == 8
      icon.left == root.left + 30
      icon.top == title.top + 6
      bar.width == card.width
      bar.height == 5
      bar.left == 120
      bar.top == 3
    }
  }

  private let before = [
    "card": Rect(x: 10, y: 10, width: 100, height: 50),
    "title": Rect(x: 4, y: 0, width: 104, height: 50),
    "icon": Rect(x: 20, y: 6, width: 8, height: 8),
    "bar": Rect(x: 120, y: 3, width: 100, height: 5),
  ]

  private func laidOut() -> [String: Rect] {
    root.layoutIfNeeded()
    return frames(of: card, title, icon, bar)
  }

  @Test("Constraints that leave the removed subtree are deactivated, and those inside stay")
  func removal() {
    #expect(laidOut() == before)
    card.removeFromSuperview()
    #expect(card.superview == nil)
    #expect(texts(root.hostedConstraints) == ["bar.left == 120", "bar.top == 3"])
    #expect(
      texts(card.hostedConstraints) == [
        "card.width == 100", "card.height == 50", "title.left == 4", "title.top == card.top",
        "title.bottom == card.bottom", "icon.top == title.top + 6",
      ])
    #expect(texts(card.installedConstraints) == ["card.width == 100", "card.height == 50"])
    #expect(
      texts(title.installedConstraints) == [
        "title.left == 4", "title.top == card.top", "title.bottom == card.bottom",
      ])
    #expect(
      texts(icon.installedConstraints) == [
        "icon.width == 8", "icon.height == 8", "icon.top == title.top + 6",
      ])
    #expect(
      texts(bar.installedConstraints) == ["bar.height == 5", "bar.left == 120", "bar.top == 3"])
  }

  @Test("Remaining views no longer depend on removed ones")
  func remainder() {
    #expect(laidOut() == before)
    card.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(frames(of: bar) == ["bar": Rect(x: 120, y: 3, width: 0, height: 5)])
    #expect(
      frames(of: card, title, icon) == before.filter { $0.key != "bar" })  // as they were
  }

  @Test("A removed subtree is a tree of its own")
  func subtree() {
    #expect(laidOut() == before)
    card.removeFromSuperview()
    card.frame = Rect(x: 0, y: 0, width: 100, height: 70)
    card.removeConstraints()
    Constraint.activate {
      title.width == 20
      icon.left == title.right + 1
    }
    card.layoutIfNeeded()
    #expect(
      frames(of: card, title, icon) == [
        "card": Rect(x: 0, y: 0, width: 100, height: 70),
        "title": Rect(x: 4, y: 0, width: 20, height: 70),
        "icon": Rect(x: 25, y: 6, width: 8, height: 8),
      ])
  }

  @Test(
    "A view that is removed, put back and constrained again has its former frame", arguments: 1...3)
  func putBack(times: Int) {
    #expect(laidOut() == before)
    for _ in 0..<times {
      let leaving = root.hostedConstraints.filter {
        $0.firstItem !== bar || $0.secondItem !== root
      }
      #expect(
        texts(leaving).sorted() == [
          "bar.width == card.width", "card.left == 10", "card.top == 10",
          "icon.left == root.left + 30", "title.right == bar.left - 2",
        ])
      card.removeFromSuperview()
      #expect(leaving.allSatisfy { !$0.isActive && $0.host == nil })
      root.layoutIfNeeded()
      root.addSubview(card)
      Constraint.activate(leaving)
      #expect(laidOut() == before)
    }
  }

  @Test(
    "A view that moves to another superview loses its outer constraints and keeps its inner ones")
  func otherSuperview() {
    #expect(laidOut() == before)
    bar.addSubview(card)
    #expect(card.superview === bar)
    #expect(root.subviews.map(\.layoutName) == ["bar"])
    #expect(texts(root.hostedConstraints) == ["bar.left == 120", "bar.top == 3"])
    Constraint.activate {
      card.edges(.left, .top) == 1
      bar.width == card.width + 2
      title.right == -4
      icon.left == 0
    }
    #expect(
      laidOut() == [
        "bar": Rect(x: 120, y: 3, width: 102, height: 5),
        "card": Rect(x: 1, y: 1, width: 100, height: 50),
        "title": Rect(x: 4, y: 0, width: 92, height: 50),
        "icon": Rect(x: 0, y: 6, width: 8, height: 8),
      ])
  }

  @Test("A view that only changes its index keeps its constraints")
  func siblings() {
    #expect(laidOut() == before)
    let hosted = texts(root.hostedConstraints)
    root.addSubview(card)
    #expect(root.subviews.map(\.layoutName) == ["bar", "card"])
    #expect(texts(root.hostedConstraints) == hosted)
    #expect(laidOut() == before)
    root.insertSubview(card, at: 0)
    #expect(texts(root.hostedConstraints) == hosted)
    #expect(laidOut() == before)
  }

  @Test("Removing a guide deactivates its constraints")
  func guide() {
    let guide = LayoutGuide(identifier: "guide")
    card.addLayoutGuide(guide)
    Constraint.activate {
      guide.width == 6
      guide.left == title.left
      icon.bottom <= guide.bottom
    }
    card.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(texts(guide.installedConstraints) == [])
    #expect(
      texts(card.hostedConstraints) == [
        "card.width == 100", "card.height == 50", "title.left == 4", "title.top == card.top",
        "title.bottom == card.bottom", "icon.top == title.top + 6",
      ])
    #expect(laidOut() == before)
  }

  @Test("Removing a view without a superview has no effect")
  func noSuperview() {
    root.removeFromSuperview()
    #expect(laidOut() == before)
  }
}
