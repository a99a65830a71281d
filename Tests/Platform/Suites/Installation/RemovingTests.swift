import Anchors
import TestSupport
import Testing

/// `removeConstraints()`, and single constraints taken off again.
@Suite("Removing") @MainActor
struct RemovingTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var a: View { scene.a }
  private var b: View { scene.b }

  @Test("removeConstraints deactivates everything that was installed for the view")
  func remove() {
    let made = a.makeConstraints { v in
      v.top == b.top + 50
      v.left == b.left + 50
      v.width == 20
    }
    let natives = made.layoutConstraints
    a.removeConstraints()
    #expect(written(on: container) == [] && written(on: a) == [])
    #expect(natives.allSatisfy { !$0.isActive })
    #expect(made.isInactive)
    #expect(a.installedConstraints.isEmpty && container.hostedConstraints.isEmpty)
  }

  @Test(
    "removeConstraints leaves the constraints of other views, and those of others than the library")
  func others() {
    let foreign = NSLayoutConstraint(
      item: a, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 7)
    foreign.isActive = true
    a.makeConstraints { v in v.width == 20 }
    b.makeConstraints { v in v.left == a.right }
    a.removeConstraints()
    a.removeConstraints()
    #expect(written(on: a) == ["a.height == 7"])
    #expect(written(on: container) == ["b.left == a.right"])
  }

  @Test("One of two constraints on the superview is removed, and the other stays")
  func fromSuperview() {
    let center = a.makeConstraints { v in v.anchors.center == container.anchors.center }
    center.constraints[0].isActive = false
    #expect(written(on: container) == ["a.centerY == container.centerY"])
    #expect(a.installedConstraints.map { $0 === center.constraints[1] } == [true])
  }

  @Test("A constraint of one view alone is removed from that view")
  func fromTheViewItself() {
    let width = a.width == 10
    width.isActive = true
    #expect(written(on: a) == ["a.width == 10"])
    width.isActive = false
    #expect(written(on: a) == [] && a.installedConstraints.isEmpty)
    let height = container.height == 0
    height.isActive = true
    #expect(written(on: container) == ["container.height == 0"])
    height.isActive = false
    #expect(written(on: container) == [])
  }

  @Test("A constraint is removed from a host above its items' superviews")
  func fromFarUp() {
    let nephew = makeView("nephew", in: b)
    let inner = makeView("inner", in: nephew)
    let align = inner.centerY == a.centerY
    align.isActive = true
    #expect(written(on: container) == ["inner.centerY == a.centerY"])
    align.isActive = false
    #expect([container, b, nephew, inner].allSatisfy { $0.constraints.isEmpty })
  }

  @Test("A whole distribution is deactivated at once")
  func group() {
    let views = [a, b, makeView("c", in: container), makeView("d", in: container)]
    let row = ConstraintGroup {
      views.width == 10
      views.centerY == container.centerY
      zip(views, views.dropFirst()).map { $1.left == $0.right + 8 }
    }
    row.activate()
    #expect(container.constraints.count == 7)
    #expect(written(on: views[3]) == ["d.width == 10"])
    row.deactivate()
    #expect(([container] + views).allSatisfy { $0.constraints.isEmpty })
    #expect(views.allSatisfy { $0.installedConstraints.isEmpty })
  }

  @Test("Both forms of Constraint.deactivate deactivate a list")
  func lists() {
    let constraints = [a.left == 4, a.width == 10]
    Constraint.activate(constraints)
    Constraint.deactivate(constraints)
    #expect(written(on: container) == [] && written(on: a) == [])
    Constraint.activate(constraints)
    Constraint.deactivate(constraints)
    Constraint.deactivate(constraints)
    #expect(written(on: container) == [] && written(on: a) == [])
  }
}
