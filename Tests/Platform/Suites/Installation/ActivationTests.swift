import Anchors
import TestSupport
import Testing

@Suite("Activation") @MainActor
struct ActivationTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var a: View { scene.a }
  private var b: View { scene.b }

  @Test("An expression is inert: it places no native constraint and changes no mask")
  func inert() {
    let gap = a.top == b.top + 50
    #expect(!gap.isActive && gap.host == nil)
    #expect(written(on: container) == [])
    #expect(a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("Single constraints can be activated, deactivated and activated again")
  func singles() {
    let top = a.top == b.top + 50
    let left = a.left == b.left + 50
    for _ in 0..<2 {
      top.isActive = true
      left.isActive = true
      #expect(written(on: container) == ["a.top == b.top + 50", "a.left == b.left + 50"])
      top.isActive = false
      left.isActive = false
      #expect(written(on: container) == [])
    }
  }

  @Test("isActive is set and read for each constraint")
  func isActive() {
    let top = a.top == b.top + 50
    let left = a.left == b.left + 50
    top.isActive = true
    left.isActive = false
    #expect(written(on: container) == ["a.top == b.top + 50"])
    #expect(top.isActive && !left.isActive)
    top.isActive = true
    left.isActive = true
    #expect(written(on: container) == ["a.top == b.top + 50", "a.left == b.left + 50"])
    top.isActive = false
    left.isActive = false
    #expect(written(on: container) == [])
    #expect(!top.isActive && !left.isActive)
  }

  @Test("The same native constraint serves every activation")
  func sameNative() throws {
    let gap = a.left == b.right + 8
    let native = try #require(gap.layoutConstraint)
    for _ in 0..<3 {
      gap.isActive = true
      #expect(container.constraints.map { $0 === native } == [true])
      gap.isActive = false
      #expect(gap.layoutConstraint === native)
    }
  }

  @Test("Constraint.activate { } places a whole batch and returns it")
  func batch() {
    let group = Constraint.activate {
      a.width == b.width
      a.height == b.height / 2 ~ .low
    }
    #expect(written(group) == ["a.width == b.width", "a.height == 0.5 * b.height ~ 250"])
    #expect(written(on: container) == written(group))
    #expect(group.constraints.allSatisfy { $0.isActive && $0.host === container })
    #expect(group.layoutConstraints.allSatisfy { $0.isActive })
  }

  @Test("ConstraintGroup { } is a batch that is inactive")
  func inactiveBatch() {
    let group = ConstraintGroup {
      a.width == b.width
      a.height == b.height / 2 ~ .low
    }
    #expect(written(group) == ["a.width == b.width", "a.height == 0.5 * b.height ~ 250"])
    #expect(group.layoutConstraints.allSatisfy { !$0.isActive })
    #expect(group.isInactive && written(on: container) == [])
  }

  @Test("A group is active wholly, in part, or not at all")
  func activity() {
    let group = ConstraintGroup {
      a.left == 10
      a.width == 40
    }
    #expect(group.isInactive)
    group.constraints[1].isActive = true
    #expect(group.isPartlyActive && !group.isActive)
    group.activate()
    #expect(group.isActive && group.isActive)
    #expect(group.layoutConstraints.allSatisfy { $0.isActive })
    group.deactivate()
    #expect(group.isInactive && written(on: container) == [] && written(on: a) == [])
  }

  @Test("Replacing an active group deactivates its native constraints and activates the new ones")
  func replace() {
    let group = Constraint.activate { a.left == 10 }
    let old = group.layoutConstraints
    group.replace {
      a.right == -10
      a.width == 40
    }
    #expect(old.allSatisfy { !$0.isActive })
    #expect(written(on: container) == ["a.right == container.right - 10"])
    #expect(written(on: a) == ["a.width == 40"])
    #expect(group.isActive)
  }

  @Test("Two states alternate, and frames follow")
  func states() {
    let wide = ConstraintGroup { a.edges == container.edges.inset(by: 10) }
    let narrow = ConstraintGroup {
      a.edges(.top, .left) == 2
      a.size == 30
    }
    for _ in 0..<2 {
      narrow.deactivate()
      wide.activate()
      #expect(frames(after: container, of: a) == ["a": [10, 10, 280, 180]])
      wide.deactivate()
      narrow.activate()
      #expect(frames(after: container, of: a) == ["a": [2, 2, 30, 30]])
    }
  }

  @Test("Conditions and loops in a builder decide what is placed", arguments: [false, true])
  func builder(isCompact: Bool) {
    Constraint.activate {
      if isCompact { a.height <= 40 } else { a.height >= 40 }
      for view in [a, b] { view.width == 44 }
    }
    #expect(written(on: a) == [isCompact ? "a.height <= 40" : "a.height >= 40", "a.width == 44"])
    #expect(written(on: b) == ["b.width == 44"])
  }
}
