import Anchors
import TestSupport
import Testing

/// Views that leave their superview, and what becomes of constraints and records.
@Suite("Removal from the superview") @MainActor
struct HierarchyTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var a: View { scene.a }
  private var b: View { scene.b }

  @Test("Constraints that leave the removed subtree become inactive, and inner ones stay")
  func leaving() {
    let inner = makeView("inner", in: a)
    let group = Constraint.activate {
      a.left == b.right + 8
      inner.top == container.top
      b.width == inner.width
      inner.left == a.left + 4
      inner.width == 10
      b.top == 5
    }
    a.removeFromSuperview()
    #expect(group.constraints.map(\.isActive) == [false, false, false, true, true, true])
    #expect(written(on: container) == ["b.top == container.top + 5"])
    #expect(written(on: a) == ["inner.left == a.left + 4"])
    #expect(written(on: inner) == ["inner.width == 10"])
  }

  @Test("The records show what is active, without notice")
  func records() {
    let inner = makeView("inner", in: a)
    let group = Constraint.activate {
      a.left == b.right
      inner.left == b.right
      inner.width == 10
      b.top == inner.top
      b.top == 5
    }
    a.removeFromSuperview()
    #expect(group.constraints.map(\.isActive) == [false, false, true, false, true])
    #expect(a.installedConstraints.isEmpty)
    #expect(inner.installedConstraints.map { $0 === group.constraints[2] } == [true])
    #expect(b.installedConstraints.map { $0 === group.constraints[4] } == [true])
    #expect(container.hostedConstraints.map { $0 === group.constraints[4] } == [true])
    #expect(group.isPartlyActive)
  }

  @Test("A removed constraint has no host, and is placed again when its views are back")
  func back() {
    let gap = a.left == b.right + 8
    gap.isActive = true
    a.removeFromSuperview()
    #expect(!gap.isActive && gap.host == nil)
    container.addSubview(a)
    #expect(!gap.isActive && written(on: container) == [])
    gap.isActive = true
    #expect(written(on: container) == ["a.left == b.right + 8"])
    #expect(gap.host === container)
  }

  @Test("Moving to another superview counts as leaving")
  func moving() {
    let group = Constraint.activate {
      a.left == 10
      a.width == 20
    }
    b.addSubview(a)
    #expect(group.constraints.map(\.isActive) == [false, true])
    a.makeConstraints { v in v.left == 12 }
    #expect(written(on: b) == ["a.left == b.left + 12"])
    #expect(written(on: container) == [])
    #expect(a.installedConstraints.count == 2)
  }

  @Test("An update after a removal installs a new constraint instead of editing a removed one")
  func update() {
    let old = a.makeConstraints { v in v.left == 10 }
    a.removeFromSuperview()
    container.addSubview(a)
    let new = a.updateConstraints { v in v.left == 20 }
    #expect(written(on: container) == ["a.left == container.left + 20"])
    #expect(new.constraints[0] !== old.constraints[0] && old.constraints[0].constant == 10)
  }

  @Test("A group is reactivated as a whole after a removal")
  func group() {
    let group = a.makeConstraints { v in
      v.edges == container.edges
      v.width >= 10
    }
    a.removeFromSuperview()
    #expect(group.isPartlyActive)
    container.addSubview(a)
    group.activate()
    #expect(group.isActive)
    #expect(container.constraints.count == 4 && written(on: a) == ["a.width >= 10"])
    #expect(a.installedConstraints.count == 5 && container.hostedConstraints.count == 4)
  }

  @Test("Removing the host's own subtree from a window's changes nothing inside")
  func wholeTree() {
    let outer = makeView("outer")
    outer.addSubview(container)
    let group = Constraint.activate {
      a.edges == container.edges
      container.left == outer.left
    }
    container.removeFromSuperview()
    #expect(group.constraints.map(\.isActive) == [true, true, true, true, false])
    #expect(container.constraints.count == 4 && written(on: outer) == [])
  }

  @Test("Removed views keep the masks that installing set")
  func masks() {
    Constraint.activate { a.left == 10 }
    a.removeFromSuperview()
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    #expect(b.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("A position with a number has no second item once its view has left")
  func number() {
    let left = a.left == 10
    left.isActive = true
    #expect(left.secondItem === container)
    a.removeFromSuperview()
    #expect(left.secondItem == nil && left.secondAnchor == nil)
    #expect("\(left)" == "a.left == 10")
  }

  @Test("A reactivated constraint is measured from the new superview")
  func nextSuperview() {
    let left = a.left == 10
    left.isActive = true
    b.addSubview(a)
    #expect(!left.isActive)
    left.isActive = true
    #expect(written(on: b) == ["a.left == b.left + 10"] && written(on: container) == [])
    #expect(left.host === b && left.secondItem === b)
    #expect(b.hostedConstraints.map { $0 === left } == [true])
    #expect(container.hostedConstraints.isEmpty)
  }

  @Test("Repeated removal and reinsertion leaves one record each")
  func rounds() {
    let group = a.makeConstraints { v in
      v.edges == container.edges
      v.left == b.right
    }
    for _ in 0..<20 {
      a.removeFromSuperview()
      container.addSubview(a)
      group.activate()
    }
    #expect(a.installedConstraints.count == 5 && container.hostedConstraints.count == 5)
    #expect(container.constraints.count == 5)
    #expect(zip(a.installedConstraints, group.constraints).allSatisfy { $0 === $1 })
  }
}
