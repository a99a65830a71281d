import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Records of installation")
struct RecordingTests {
  private let root = LayoutView(name: "root", width: 200, height: 100)
  private let card = LayoutView(name: "card")
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")

  init() {
    root.addSubview(card)
    card.addSubview(a)
    card.addSubview(b)
  }

  @Test("Each host lists its constraints, and each first item those installed for it, in order")
  func records() {
    Constraint.activate {
      a.left == root.left + 1
      b.width == a.width
      card.top == 2
      a.height == 3
      a.top == b.bottom + 4
      b.left == 5
    }
    #expect(texts(root.hostedConstraints) == ["a.left == root.left + 1", "card.top == 2"])
    #expect(
      texts(card.hostedConstraints) == [
        "b.width == a.width", "a.top == b.bottom + 4", "b.left == 5",
      ])
    #expect(texts(a.hostedConstraints) == ["a.height == 3"])
    #expect(texts(b.hostedConstraints) == [])
    #expect(texts(root.installedConstraints) == [])
    #expect(texts(card.installedConstraints) == ["card.top == 2"])
    #expect(
      texts(a.installedConstraints) == [
        "a.left == root.left + 1", "a.height == 3", "a.top == b.bottom + 4",
      ])
    #expect(texts(b.installedConstraints) == ["b.width == a.width", "b.left == 5"])
  }

  @Test("The records retain the constraints")
  func identity() throws {
    let constraints = [a.left == b.left, a.width == 10, a.top == 4]
    try Installer.install(constraints)
    #expect(zip(a.installedConstraints, constraints).allSatisfy { $0 === $1 })
    #expect(a.installedConstraints.count == 3)
    #expect(
      card.hostedConstraints.map { ObjectIdentifier($0) }
        == [constraints[0], constraints[2]].map { ObjectIdentifier($0) })
  }

  @Test("Guides record what was installed for them, and their owning view hosts it")
  func guides() {
    let guide = LayoutGuide(identifier: "guide")
    card.addLayoutGuide(guide)
    Constraint.activate {
      guide.width == 8
      guide.left == a.right
      b.left == guide.right
    }
    #expect(
      texts(guide.installedConstraints) == [
        "card.guide.width == 8", "card.guide.left == a.right",
      ])
    #expect(texts(guide.hostedConstraints) == [])
    #expect(
      texts(card.hostedConstraints) == [
        "card.guide.width == 8", "card.guide.left == a.right", "b.left == card.guide.right",
      ])
  }

  @Test("The three ways to install have the same result")
  func spellings() throws {
    try Installer.install(a.left == 1)
    try Installer.install([a.top == 2, a.width == 3])
    let group = ConstraintGroup { a.height == 4 }
    try Installer.install(group)
    #expect(
      texts(a.installedConstraints) == [
        "a.left == 1", "a.top == 2", "a.width == 3", "a.height == 4",
      ])
    #expect(texts(group) == ["a.height == 4"])
    #expect(group.isActive)
  }

  @Test("Only the first item stops translating its autoresizing mask")
  func translation() throws {
    func flags() -> [Bool] {
      [root, card, a, b].map(\.translatesAutoresizingMaskIntoConstraints)
    }
    #expect(flags() == [true, true, true, true])
    let gap = a.left == b.right + 8
    #expect(flags() == [true, true, true, true])  // an expression has no side effect
    try Installer.install(gap)
    #expect(flags() == [true, true, false, true])
    try Installer.install(b.top == 4)  // nor does the superview of a number
    #expect(flags() == [true, true, false, false])
    try Installer.install(card.width == root.width)
    #expect(flags() == [true, false, false, false])
    gap.isActive = false  // and nothing turns it on again
    #expect(flags() == [true, false, false, false])
  }

  @Test("A second item keeps the frame that its owner set")
  func rightHandSide() {
    b.frame = Rect(x: 20, y: 10, width: 40, height: 30)
    Constraint.activate {
      a.left == b.right + 8
      a.top == b.top
      a.size == b.size
    }
    root.layoutIfNeeded()
    #expect(
      frames(of: a, b) == [
        "a": Rect(x: 68, y: 10, width: 40, height: 30),
        "b": Rect(x: 20, y: 10, width: 40, height: 30),
      ])
  }
}
