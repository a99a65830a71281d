import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("make, update, remake, remove of several items")
struct ArrayMakingTests {
  private let root = LayoutView(name: "root", width: 200, height: 100)
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")
  private let c = LayoutView(name: "c")

  init() { for view in [a, b, c] { root.addSubview(view) } }

  @Test("makeConstraints installs the statements for each item in turn, and returns all")
  func make() {
    let group = [a, b].makeConstraints { v in
      v.left == 10
      v.size == 40 ~ .high
    }
    #expect(
      texts(group) == [
        "a.left == 10", "a.width == 40 ~ 750", "a.height == 40 ~ 750",
        "b.left == 10", "b.width == 40 ~ 750", "b.height == 40 ~ 750",
      ])
    #expect(group.isActive && c.installedConstraints.isEmpty)
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    #expect(c.translatesAutoresizingMaskIntoConstraints)
    root.layoutIfNeeded()
    #expect(
      frames(of: a, b, c) == [
        "a": Rect(x: 10, y: 0, width: 40, height: 40),
        "b": Rect(x: 10, y: 0, width: 40, height: 40), "c": .zero,
      ])
  }

  @Test("prepareConstraints installs nothing")
  func prepare() {
    let group = [a, b].prepareConstraints { v in v.height == 44 }
    #expect(group.isInactive && texts(group) == ["a.height == 44", "b.height == 44"])
    #expect(a.installedConstraints.isEmpty && a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("updateConstraints edits what each item has and installs what it lacks")
  func update() {
    let made = [a, b].makeConstraints { v in v.height == 44 }
    let updated = [a, b, c].updateConstraints { v in v.height == 30 ~ .high }
    #expect(texts(a.installedConstraints) == ["a.height == 30 ~ 750"])
    #expect(texts(b.installedConstraints) == ["b.height == 30 ~ 750"])
    #expect(texts(c.installedConstraints) == ["c.height == 30 ~ 750"])
    #expect(zip(updated.constraints, made.constraints).allSatisfy { $0 === $1 })
    #expect(updated.constraints.count == 3 && updated.isActive)
  }

  @Test("remakeConstraints removes what each item has recorded, and nothing else")
  func remake() {
    let made = [a, b].makeConstraints { v in v.height == 44 }
    c.makeConstraints { v in v.top == a.bottom }
    let remade = [a, b].remakeConstraints { v in v.width == 20 }
    #expect(made.isInactive && remade.isActive)
    #expect(texts(a.installedConstraints) == ["a.width == 20"])
    #expect(texts(b.installedConstraints) == ["b.width == 20"])
    #expect(texts(root.hostedConstraints) == ["c.top == a.bottom"])
  }

  @Test("A constraint that is among the new ones stays active through a remake")
  func remakeKeeping() {
    let kept = a.height == 44
    kept.isActive = true
    [a, b].remakeConstraints { v in
      if v === a { kept }
      v.width == 20
    }
    #expect(texts(a.installedConstraints) == ["a.height == 44", "a.width == 20"])
    #expect(a.installedConstraints.first === kept)
  }

  @Test("removeConstraints deactivates what each item has recorded, and nothing else")
  func remove() {
    [a, b, c].makeConstraints { v in v.height == 44 }
    c.makeConstraints { v in v.top == a.bottom }
    [a, b].removeConstraints()
    #expect(a.installedConstraints.isEmpty && b.installedConstraints.isEmpty)
    #expect(texts(c.installedConstraints) == ["c.height == 44", "c.top == a.bottom"])
  }

  @Test("An empty array makes nothing, and guides can be in an array, too")
  func emptyAndGuides() {
    #expect([LayoutView]().makeConstraints { v in v.height == 44 }.constraints.isEmpty)
    let guides = [LayoutGuide(identifier: "first"), LayoutGuide(identifier: "second")]
    for guide in guides { root.addLayoutGuide(guide) }
    guides.makeConstraints { v in
      v.edges(.top, .left) == 5
      v.size == 10
    }
    root.layoutIfNeeded()
    #expect(
      guides.map(\.layoutFrame)
        == Array(repeating: Rect(x: 5, y: 5, width: 10, height: 10), count: 2))
  }

  @Test("A batch is a transaction: one bad statement, and none is placed")
  func transaction() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (root, a, alone) = (
        LayoutView(name: "root"), LayoutView(name: "a"), LayoutView(name: "alone")
      )
      root.addSubview(a)
      [a, alone].makeConstraints { v in v.left == 10 }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("alone.left == 10"), "\(text.prefix(1000))")
  }
}
