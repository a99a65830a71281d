import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("make, update, remove, prepare")
struct UpdateTests {
  private let root = LayoutView(name: "root", width: 200, height: 100)
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")

  init() {
    root.addSubview(a)
    root.addSubview(b)
  }

  @Test("makeConstraints installs and returns the constraints")
  func make() {
    let group = a.makeConstraints { v in
      v.left == 10
      v.width == 40 ~ .high
    }
    #expect(group.isActive)
    #expect(zip(group.constraints, a.installedConstraints).allSatisfy { $0 === $1 })
    #expect(texts(a.installedConstraints) == ["a.left == 10", "a.width == 40 ~ 750"])
    a.makeConstraints { v in v.left == 10 }  // make never matches: it adds
    #expect(
      texts(a.installedConstraints) == ["a.left == 10", "a.width == 40 ~ 750", "a.left == 10"])
  }

  @Test("prepareConstraints builds without installing")
  func prepare() {
    let group = a.prepareConstraints { v in
      v.left == 10
      v.width == 40
    }
    #expect(group.isInactive)
    #expect(texts(a.installedConstraints) == [])
    #expect(a.translatesAutoresizingMaskIntoConstraints)
    group.activate()
    #expect(texts(a.installedConstraints) == ["a.left == 10", "a.width == 40"])
  }

  @Test("removeConstraints deactivates what was installed for the view, and nothing else")
  func remove() {
    a.makeConstraints { v in
      v.left == 10
      v.width == b.width
    }
    let mention = b.left == a.right + 8
    mention.isActive = true
    a.removeConstraints()
    a.removeConstraints()
    #expect(texts(a.installedConstraints) == [])
    #expect(texts(root.hostedConstraints) == ["b.left == a.right + 8"])
    #expect(mention.isActive)
  }

  @Test("updateConstraints edits constant, multiplier and priority of matches, in place")
  func update() {
    let group = a.makeConstraints { v in
      v.left == 10
      v.width == 2 * b.width + 4
      v.height == 20 ~ .high
    }
    let updated = a.updateConstraints { v in
      v.height == 30 ~ .low
      v.width == 0.5 * b.width - 1
    }
    #expect(
      texts(a.installedConstraints) == [
        "a.left == 10", "a.width == 0.5 * b.width - 1", "a.height == 30 ~ 250",
      ])
    #expect(
      updated.constraints.map { ObjectIdentifier($0) }
        == [group.constraints[2], group.constraints[1]].map { ObjectIdentifier($0) })
    #expect(updated.isActive)
  }

  @Test("updateConstraints installs what is missing and never traps on a miss")
  func updateMissing() {
    let left = a.makeConstraints { v in v.left == 10 }
    let updated = a.updateConstraints { v in
      v.top == 5
      v.left == 12
      v.left >= 3  // another relation
      v.left == b.left  // another second item
      v.right == 12  // another attribute
    }
    let expected = [
      "a.left == 12", "a.top == 5", "a.left >= 3", "a.left == b.left", "a.right == 12",
    ]
    #expect(texts(a.installedConstraints) == expected)
    #expect(
      texts(updated) == [
        "a.top == 5", "a.left == 12", "a.left >= 3", "a.left == b.left", "a.right == 12",
      ])
    #expect(updated.constraints[1] === left.constraints[0])
    #expect(updated.isActive)
  }

  @Test("A position with a number matches the same statement with the superview, in both orders")
  func numberOrSuperview() {
    let named = a.makeConstraints { v in v.top == root.top + 3 }
    let byNumber = a.updateConstraints { v in v.top == 9 }
    #expect(byNumber.constraints[0] === named.constraints[0])
    #expect(texts(a.installedConstraints) == ["a.top == root.top + 9"])
    let number = a.makeConstraints { v in v.left == 3 }
    let byName = a.updateConstraints { v in v.left == root.left - 5 ~ .high }
    #expect(byName.constraints[0] === number.constraints[0])
    #expect(texts(a.installedConstraints) == ["a.top == root.top + 9", "a.left == -5 ~ 750"])
    root.layoutIfNeeded()
    #expect(a.frame.minX == -5 && a.frame.minY == 9)
  }

  @Test("A position with a number does not match another attribute, a guide, or a size")
  func numberIsNotAnything() {
    a.makeConstraints { v in
      v.top == root.bottom
      v.left == root.safeArea.left
      v.width == root.width
    }
    a.updateConstraints { v in
      v.top == 9
      v.left == 8
      v.width == 7
    }
    #expect(
      texts(a.installedConstraints) == [
        "a.top == root.bottom", "a.left == root.safeArea.left", "a.width == root.width",
        "a.top == 9", "a.left == 8", "a.width == 7",
      ])
  }

  @Test("The same update twice changes nothing the second time")
  func updateTwice() {
    func update() -> ConstraintGroup {
      a.updateConstraints { v in
        v.left == 10
        v.left == 10 ~ .high
        v.size == 40
      }
    }
    let first = update()
    let installed = a.installedConstraints
    root.layoutIfNeeded()
    let tree = LayoutTree(containing: root)
    #expect(!tree.layoutIfNeeded())
    let second = update()
    #expect(zip(first.constraints, second.constraints).allSatisfy { $0 === $1 })
    #expect(zip(installed, a.installedConstraints).allSatisfy { $0 === $1 })
    #expect(
      texts(a.installedConstraints) == [
        "a.left == 10", "a.left == 10 ~ 750", "a.width == 40", "a.height == 40",
      ])
    #expect(!tree.layoutIfNeeded())
  }

  @Test("Two statements with one signature match one constraint each, in order")
  func sameSignature() {
    let group = a.makeConstraints { v in
      v.width >= 10
      v.width >= 20
    }
    let updated = a.updateConstraints { v in
      v.width >= 11
      v.width >= 21
      v.width >= 31
    }
    #expect(texts(a.installedConstraints) == ["a.width >= 11", "a.width >= 21", "a.width >= 31"])
    #expect(zip(group.constraints, updated.constraints).allSatisfy { $0 === $1 })
  }

  @Test("An identifier has to match")
  func identifiers() {
    let group = a.makeConstraints { v in
      (v.width >= 10).identified(by: "small")
      (v.width >= 20).identified(by: "large")
    }
    let updated = a.updateConstraints { v in
      (v.width >= 25).identified(by: "large")
      v.width >= 15
      (v.width >= 35).identified(by: "huge")
    }
    #expect(
      texts(a.installedConstraints) == [
        "a.width >= 15 'small'", "a.width >= 25 'large'", "a.width >= 35 'huge'",
      ])
    #expect(updated.constraints[0] === group.constraints[1])
    #expect(updated.constraints[1] === group.constraints[0])
  }

  @Test("An update of another view's constraint in the closure goes to that view")
  func otherFirstItem() {
    let gap = b.left == a.right + 8
    gap.isActive = true
    a.updateConstraints { v in b.left == v.right + 12 }
    #expect(texts(root.hostedConstraints) == ["b.left == a.right + 12"])
    #expect(gap.constant == 12)
  }

  @Test("An update moves only what it should")
  func wholeFrames() {
    Constraint.activate {
      [a, b].top == 0
      [a, b].height == 20
      a.left == 10
      a.width == 40
      b.left == a.right + 8
      b.width == 30
    }
    root.layoutIfNeeded()
    a.updateConstraints { v in v.width == 60 }
    root.layoutIfNeeded()
    #expect(
      frames(of: a, b) == [
        "a": Rect(x: 10, y: 0, width: 60, height: 20),
        "b": Rect(x: 78, y: 0, width: 30, height: 20),
      ])
  }

  @Test("A live constraint in the closure is its own match")
  func liveConstraint() {
    let gap = a.left == 10
    gap.isActive = true
    let updated = a.updateConstraints { _ in gap }
    #expect(updated.constraints[0] === gap)
    #expect(texts(a.installedConstraints) == ["a.left == 10"])
  }

  @Test("A constraint that one statement has matched is not another one's match")
  func takenConstraint() {
    let low = a.width >= 10
    low.isActive = true
    let updated = a.updateConstraints { v in
      low
      v.width >= 20
    }
    #expect(texts(a.installedConstraints) == ["a.width >= 10", "a.width >= 20"])
    #expect(updated.constraints[0] === low && updated.constraints[1] !== low)
  }

  @Test("A statement with an identifier chooses before one without")
  func identifiersFirst() {
    let named = (a.width >= 10).identified(by: "least")
    named.isActive = true
    let updated = a.updateConstraints { v in
      v.width >= 20
      (v.width >= 30).identified(by: "least")
    }
    #expect(updated.constraints[1] === named)
    #expect(texts(a.installedConstraints) == ["a.width >= 30 'least'", "a.width >= 20"])
  }
}
