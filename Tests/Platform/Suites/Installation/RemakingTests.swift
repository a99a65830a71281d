import Anchors
import TestSupport
import Testing

@Suite("Remaking") @MainActor
struct RemakingTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var a: View { scene.a }
  private var b: View { scene.b }

  @Test("remakeConstraints removes what was made for the view and installs the new statements")
  func remake() {
    a.makeConstraints { v in
      v.top == b.top + 50
      v.left == b.left + 50
    }
    a.remakeConstraints { v in v.edges == b.edges }
    #expect(
      written(on: container) == [
        "a.top == b.top", "a.leading == b.leading", "a.bottom == b.bottom",
        "a.trailing == b.trailing",
      ])
  }

  @Test("The records of the view are those of the last remake alone")
  func records() {
    a.makeConstraints { v in
      v.left == b.left + 10
      v.right == b.right + 20
      v.width == b.width + 30
      v.height == 40
    }
    #expect(a.installedConstraints.count == 4)
    let remade = a.remakeConstraints { v in v.height == b.height + 100 }
    #expect(written(on: container) == ["a.height == b.height + 100"])
    #expect(written(on: a) == [])
    #expect(a.installedConstraints.map { $0 === remade.constraints[0] } == [true])
    #expect(container.hostedConstraints.map { $0 === remade.constraints[0] } == [true])
  }

  @Test("Constraints of other views with this one stay")
  func others() {
    b.makeConstraints { v in v.left == a.right + 8 }
    a.makeConstraints { v in v.left == 10 }
    a.remakeConstraints { v in v.left == 20 }
    #expect(written(on: container) == ["b.left == a.right + 8", "a.left == container.left + 20"])
  }

  @Test("Remaking a fresh view is making")
  func fresh() {
    a.remakeConstraints { v in v.edges == container.edges }
    #expect(
      written(on: container) == [
        "a.top == container.top", "a.leading == container.leading",
        "a.bottom == container.bottom", "a.trailing == container.trailing",
      ])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("Remaking with nothing is removing")
  func nothing() {
    a.makeConstraints { v in v.edges == container.edges }
    #expect(a.remakeConstraints { _ in }.constraints.isEmpty)
    #expect(written(on: container) == [] && a.installedConstraints.isEmpty)
  }

  @Test("The old constraints can be activated again")
  func again() {
    let old = a.makeConstraints { v in v.left == 10 }
    let new = a.remakeConstraints { v in v.right == -10 }
    #expect(!old.isActive && new.isActive)
    new.deactivate()
    old.activate()
    #expect(written(on: container) == ["a.left == container.left + 10"])
  }

  @Test("A live constraint that is stated again stays the same native constraint or its equal")
  func kept() {
    let left = a.left == 10
    left.isActive = true
    a.remakeConstraints { v in
      left
      v.top == 5
    }
    #expect(left.isActive)
    #expect(
      Set(written(on: container)) == [
        "a.left == container.left + 10", "a.top == container.top + 5",
      ]
    )
    #expect(a.installedConstraints.count == 2)
  }

  @Test("Many rounds leave no native constraint behind")
  func rounds() {
    for round in 1...50 {
      a.remakeConstraints { v in
        v.left == Double(round)
        v.width == Double(round)
      }
    }
    #expect(written(on: container) == ["a.left == container.left + 50"])
    #expect(written(on: a) == ["a.width == 50"])
  }
}
