import AnchorsLayout
import Testing

/// A custom item that counts the reads of its children.
private final class CountingItem: LayoutItem {
  private let storage = LayoutStorage()
  var layoutNode: LayoutNode { storage.node(of: self) }
  unowned(unsafe) var parent: CountingItem?
  var children: [CountingItem] = []
  var layoutParent: (any LayoutItem)? { parent }
  var layoutChildren: [any LayoutItem] {
    askedCount += 1
    return children
  }
  var layoutFrame = Rect.zero
  var layoutName: String
  var layoutRole = LayoutRole.view
  private(set) var askedCount = 0

  init(_ name: String) { layoutName = name }

  @discardableResult
  func add(_ child: CountingItem) -> CountingItem {
    children.append(child)
    child.parent = self
    return child
  }
}

@Suite("Names of items")
struct ItemNamesTests {
  private let screen = LayoutView(name: "screen")
  private let card = LayoutView(name: "card")

  init() { screen.addSubview(card) }

  private func names(of items: [any LayoutItem]) -> [String] {
    let names = ItemNames()
    return items.map { names.name(of: $0) }
  }

  @Test("An item that is its own descendant's child is named once")
  func cycle() {
    let (top, middle) = (CountingItem("top"), CountingItem("middle"))
    top.add(middle)
    middle.children = [top, middle, top]
    #expect(names(of: [top, middle]) == ["top", "middle"])
  }

  @Test("A unique name stands alone")
  func single() {
    let view = LayoutView(), label = LayoutLabel("A")
    card.addSubview(view)
    card.addSubview(label)
    #expect(
      names(of: [screen, card, view, label]) == ["screen", "card", "LayoutView", "LayoutLabel"])
  }

  @Test(
    "Items with the same name are numbered in the order of the tree, whenever they are asked for")
  func numbers() {
    let (first, inner, second) = (LayoutView(), LayoutView(), LayoutView())
    screen.addSubview(second)
    card.addSubview(first)
    first.addSubview(inner)
    // The card and what is in it come before what was added to the screen after it.
    #expect(
      names(of: [second, inner, first]) == ["LayoutView#3", "LayoutView#2", "LayoutView#1"])
    screen.insertSubview(second, at: 0)
    #expect(
      names(of: [first, inner, second]) == ["LayoutView#2", "LayoutView#3", "LayoutView#1"])
  }

  @Test("Named items are numbered, too: a list has many titles")
  func namedItems() {
    let titles = (0..<3).map { _ in LayoutView(name: "title") }
    for title in titles {
      let row = LayoutView(name: "row")
      card.addSubview(row)
      row.addSubview(title)
    }
    #expect(names(of: titles) == ["title#1", "title#2", "title#3"])
    #expect(names(of: card.subviews) == ["row#1", "row#2", "row#3"])
  }

  @Test("A number is skipped if it is an item's name")
  func takenNumbers() {
    let views = ["title", "title#1", "title", "title#3"].map { LayoutView(name: $0) }
    for view in views { card.addSubview(view) }
    #expect(names(of: views) == ["title#2", "title#1", "title#4", "title#3"])
  }

  @Test("A guide has its owner's name, with the owner's number")
  func guides() {
    let (first, second) = (LayoutView(), LayoutView())
    card.addSubview(first)
    card.addSubview(second)
    #expect(
      names(of: [first.safeArea, second.safeArea, second.margins, card.safeArea]) == [
        "LayoutView#1.safeArea", "LayoutView#2.safeArea", "LayoutView#2.margins", "card.safeArea",
      ])
  }

  @Test("Guides with the same name on one owner are numbered, too")
  func guidesOfOneName() {
    let guides = [LayoutGuide(), LayoutGuide(), LayoutGuide()]
    card.addLayoutGuide(guides[0])
    screen.addLayoutGuide(guides[1])
    card.addLayoutGuide(guides[2])
    #expect(
      names(of: guides) == ["card.LayoutGuide#1", "screen.LayoutGuide", "card.LayoutGuide#2"])
  }

  @Test("A single item, or one in no tree, has its own name")
  func alone() {
    #expect(names(of: [LayoutView(), LayoutView(name: "title")]) == ["LayoutView", "title"])
    #expect(names(of: [LayoutGuide(), LayoutGuide(identifier: "gap")]) == ["LayoutGuide", "gap"])
  }

  @Test("Each tree has its own numbers")
  func trees() {
    let other = LayoutView(name: "screen")
    let views = [LayoutView(), LayoutView(), LayoutView()]
    screen.addSubview(views[0])
    screen.addSubview(views[1])
    other.addSubview(views[2])
    #expect(
      names(of: views + [screen, other]) == [
        "LayoutView#1", "LayoutView#2", "LayoutView", "screen", "screen",
      ])
  }

  @Test("Custom classes are named alike, and their guides by their own descriptions")
  func widgets() {
    let window = CountingItem("window"), rail = CountingItem("field.rail")
    let fields = [CountingItem("field"), CountingItem("field")]
    for field in fields { window.add(field) }
    rail.layoutRole = .guide
    fields[1].add(rail)
    let stray = fields[0].add(CountingItem("rail"))
    stray.layoutRole = .guide
    #expect(
      names(of: [window, fields[0], fields[1], rail, stray]) == [
        "window", "field#1", "field#2", "field#2.rail", "rail",
      ])
  }

  @Test("A tree is searched once, at the first question")
  func laziness() {
    let window = CountingItem("window")
    let fields = (0..<5).map { _ in window.add(CountingItem("field")) }
    let names = ItemNames()
    #expect(window.askedCount == 0)
    for _ in 0..<2 {
      for field in fields { _ = names.name(of: field) }
    }
    #expect(window.askedCount == 1 && fields.allSatisfy { $0.askedCount == 1 })
    let group = ConstraintGroup { fields.width == 10 }
    _ = group.description
    #expect(window.askedCount == 2)
  }

  @Test("An item that its parent does not list as a child keeps its name")
  func disowned() {
    let window = CountingItem("window"), stray = CountingItem("window")
    stray.parent = window
    #expect(names(of: [window, stray]) == ["window", "window"])
  }

  @Test("Installing and laying out ask for no names")
  func noCost() throws {
    let window = CountingItem("window")
    let fields = (0..<3).map { _ in window.add(CountingItem("field")) }
    let tree = LayoutTree(containing: window)
    let constraints = ConstraintGroup {
      fields.height == 10
      fields[0].top == window.top
      fields[0].left == window.left + 5 ~ .high
    }
    constraints.activate()
    constraints.constraints[0].identifier = "height"
    #expect(fields.allSatisfy { $0.askedCount == 0 } && window.askedCount == 0)
    tree.layoutIfNeeded()
    // Once, by the engine.
    #expect(window.askedCount == 1)
    constraints.deactivate()
    #expect(window.askedCount == 1)
  }
}
