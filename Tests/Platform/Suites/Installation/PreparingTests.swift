import Anchors
import TestSupport
import Testing

@Suite("Preparing") @MainActor
struct PreparingTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var a: View { scene.a }
  private var b: View { scene.b }

  private let edges = [
    "a.top == b.top", "a.leading == b.leading", "a.bottom == b.bottom", "a.trailing == b.trailing",
  ]

  @Test("prepareConstraints builds, and installs nothing until activation")
  func prepare() {
    let prepared = a.prepareConstraints { v in v.edges == b.edges }
    #expect(written(on: container) == [])
    #expect(a.installedConstraints.isEmpty && prepared.isInactive)
    #expect(a.translatesAutoresizingMaskIntoConstraints)
    for constraint in prepared.constraints { constraint.isActive = true }
    #expect(written(on: container) == edges)
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    for constraint in prepared.constraints { constraint.isActive = false }
    #expect(written(on: container) == [])
  }

  @Test("Prepared constraints can be activated repeatedly")
  func reactivate() {
    let prepared = a.prepareConstraints { v in v.edges == b.edges }
    for _ in 0..<3 {
      prepared.activate()
      prepared.activate()
      #expect(written(on: container) == edges)
      prepared.deactivate()
      prepared.deactivate()
      #expect(written(on: container) == [])
    }
  }

  @Test("A native constraint exists before activation, inactive")
  func native() throws {
    let prepared = a.prepareConstraints { v in v.width == b.width / 2 ~ .low }
    let native = try #require(prepared.constraints[0].layoutConstraint)
    #expect(written(native) == "a.width == 0.5 * b.width ~ 250")
    #expect(!native.isActive)
    prepared.activate()
    #expect(native.isActive)
    #expect(container.constraints.first === native)
  }

  @Test("Views may be prepared before they are in a tree")
  func early() {
    let late = makeView("late")
    let prepared = late.prepareConstraints { v in
      v.left == 10
      v.top == a.bottom + 4
    }
    container.addSubview(late)
    prepared.activate()
    #expect(
      written(on: container) == ["late.left == container.left + 10", "late.top == a.bottom + 4"])
  }

  @Test("A position with a number is measured from the present superview")
  func superviewOfTheMoment() {
    let other = makeView("other")
    let left = a.prepareConstraints { v in v.left == 10 }
    left.activate()
    left.deactivate()
    other.addSubview(a)
    left.activate()
    #expect(written(on: other) == ["a.left == other.left + 10"])
    #expect(written(on: container) == [])
  }

  @Test("A position with a number has no native constraint without a superview")
  func withoutSuperview() {
    let late = makeView("late")
    let left = late.left == 10
    #expect(left.layoutConstraint == nil && !left.isActive)
    container.addSubview(late)
    #expect(left.layoutConstraint.map { written($0) } == "late.left == container.left + 10")
  }

  @Test("Reading a native constraint neither activates nor records it, then or later")
  func looking() throws {
    let gap = a.left == b.right + 8
    let native = try #require(gap.layoutConstraint)
    (a.width == 10).isActive = true
    #expect(!native.isActive && !gap.isActive && written(on: container) == [])
    #expect(a.installedConstraints.count == 1 && container.hostedConstraints.isEmpty)
    b.removeFromSuperview()
    (a.height == 10).isActive = true
    #expect(!native.isActive && written(on: a) == ["a.width == 10", "a.height == 10"])
  }
}
