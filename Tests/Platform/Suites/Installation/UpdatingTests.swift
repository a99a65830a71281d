import Anchors
import TestSupport
import Testing

@Suite("Updating") @MainActor
struct UpdatingTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var a: View { scene.a }
  private var b: View { scene.b }

  @Test("A matching statement changes the constant of the same native constraint")
  func constant() {
    a.makeConstraints { v in
      v.top == b.top + 50
      v.left == b.left + 50
    }
    let natives = container.constraints
    a.updateConstraints { v in v.top == b.top + 15 }
    #expect(written(on: container) == ["a.top == b.top + 15", "a.left == b.left + 50"])
    #expect(zip(natives, container.constraints).allSatisfy { $0 === $1 })
  }

  @Test(
    "updateConstraints on an untouched view installs, and a second update edits what it installed")
  func fromNothing() throws {
    a.updateConstraints { v in v.left == b.left + 10 }
    let native = try #require(container.constraints.first)
    #expect(written(on: container) == ["a.left == b.left + 10"])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    a.updateConstraints { v in v.left == b.left + 20 }
    #expect(written(on: container) == ["a.left == b.left + 20"])
    #expect(container.constraints.first === native)
  }

  @Test("Another attribute is another constraint, and the first keeps its constant")
  func anotherAttribute() {
    a.updateConstraints { v in v.left == b.left + 10 }
    a.updateConstraints { v in v.right == b.right + 20 }
    #expect(written(on: container) == ["a.left == b.left + 10", "a.right == b.right + 20"])
  }

  @Test("A statement without a match is installed instead of trapping, and never duplicated")
  func misses() {
    a.makeConstraints { v in v.left == b.left + 10 }
    for _ in 0..<2 {
      a.updateConstraints { v in
        v.left >= b.left + 10
        v.left == b.right + 10
        v.left == 10
        v.width == 10
      }
    }
    #expect(
      written(on: container) == [
        "a.left == b.left + 10", "a.left >= b.left + 10", "a.left == b.right + 10",
        "a.left == container.left + 10",
      ])
    #expect(written(on: a) == ["a.width == 10"])
  }

  @Test("The same update twice leaves every native constraint unchanged")
  func twice() {
    func update() {
      a.updateConstraints { v in
        v.edges == b.edges.inset(by: 4)
        v.size == 40 ~ .high
      }
    }
    update()
    let (placed, own) = (container.constraints, a.constraints)
    update()
    #expect(zip(placed, container.constraints).allSatisfy { $0 === $1 })
    #expect(zip(own, a.constraints).allSatisfy { $0 === $1 })
    #expect(placed.count == container.constraints.count && own.count == a.constraints.count)
  }

  @Test("An update sets a priority, too")
  func priority() throws {
    a.makeConstraints { v in v.left == b.left + 10 ~ .high }
    let native = try #require(container.constraints.first)
    a.updateConstraints { v in v.left == b.left + 10 ~ .low }
    #expect(written(on: container) == ["a.left == b.left + 10 ~ 250"])
    #expect(container.constraints.first === native)
    a.updateConstraints { v in v.left == b.left + 10 }
    #expect(written(on: container) == ["a.left == b.left + 10"])
  }

  @Test("An update sets a multiplier, too, under the same constraint")
  func multiplier() {
    let made = a.makeConstraints { v in v.width == 2 * b.width + 4 }
    let updated = a.updateConstraints { v in v.width == 0.5 * b.width - 1 }
    #expect(written(on: container) == ["a.width == 0.5 * b.width - 1"])
    #expect(made.constraints[0] === updated.constraints[0])
    #expect(made.constraints[0].layoutConstraint === container.constraints[0])
  }

  @Test("Several constraints of one form are matched one to one, in order")
  func sameForm() {
    a.makeConstraints { v in
      v.width >= 10
      v.width >= 20
    }
    let natives = a.constraints
    a.updateConstraints { v in
      v.width >= 11
      v.width >= 21
      v.width >= 31
    }
    #expect(written(on: a) == ["a.width >= 11", "a.width >= 21", "a.width >= 31"])
    #expect(zip(natives, a.constraints).allSatisfy { $0 === $1 })
  }

  @Test("An identifier chooses among constraints of one form")
  func identifier() {
    a.makeConstraints { v in
      (v.width >= 10).identified(by: "small")
      (v.width >= 20).identified(by: "large")
    }
    a.updateConstraints { v in (v.width >= 25).identified(by: "large") }
    #expect(written(on: a) == ["a.width >= 10", "a.width >= 25"])
    a.updateConstraints { v in (v.width >= 30).identified(by: "huge") }
    #expect(written(on: a) == ["a.width >= 10", "a.width >= 25", "a.width >= 30"])
  }

  @Test("updateConstraints returns the live constraints")
  func handles() {
    let updated = a.updateConstraints { v in
      v.left == 4
      v.width == 10
    }
    #expect(updated.isActive)
    updated.constraints[0].constant = 6
    #expect(written(on: container) == ["a.left == container.left + 6"])
  }

  @Test("An inactive constraint is no match")
  func inactive() {
    let prepared = a.prepareConstraints { v in v.width == 10 }
    a.updateConstraints { v in v.width == 20 }
    #expect(written(on: a) == ["a.width == 20"])
    #expect(prepared.constraints[0].constant == 10 && !prepared.isActive)
  }

  @Test("A number and the superview by name are the same statement")
  func superviewByName() {
    a.makeConstraints { v in
      v.left == container.left + 10
      v.top == 10
    }
    let natives = container.constraints
    a.updateConstraints { v in
      v.left == 20
      v.top == container.top + 20
    }
    #expect(
      written(on: container) == ["a.left == container.left + 20", "a.top == container.top + 20"])
    #expect(zip(natives, container.constraints).allSatisfy { $0 === $1 })
  }
}
