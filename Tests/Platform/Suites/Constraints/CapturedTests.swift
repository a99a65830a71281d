import Anchors
import TestSupport
import Testing

/// Constraints that are kept in a variable and edited while they are active.
@Suite("Captured constraints") @MainActor
struct CapturedTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var a: View { scene.a }
  private var b: View { scene.b }

  @Test("An edited constant is the native constraint's constant")
  func constants() {
    let top = a.top == b.top + 50
    let bottom = a.bottom == b.bottom + 25
    a.makeConstraints { _ in
      top
      bottom
    }
    let natives = container.constraints
    #expect(written(natives) == ["a.top == b.top + 50", "a.bottom == b.bottom + 25"])
    top.constant = 15
    bottom.constant = 20
    #expect(written(natives) == ["a.top == b.top + 15", "a.bottom == b.bottom + 20"])
    #expect(zip(natives, container.constraints).allSatisfy { $0 === $1 })
    #expect(natives.count == container.constraints.count)
  }

  @Test("A group's inset moves near edges forwards and far edges back, on the native constraints")
  func inset() {
    let group = a.makeConstraints { v in
      v.top == b.top
      v.bottom == b.bottom
    }
    let natives = container.constraints
    group.additionalInset = 20
    #expect(written(natives) == ["a.top == b.top + 20", "a.bottom == b.bottom - 20"])
    group.additionalInset = 0
    #expect(written(natives) == ["a.top == b.top", "a.bottom == b.bottom"])
    #expect(zip(natives, container.constraints).allSatisfy { $0 === $1 })
  }

  @Test("A group's offset is added to every constant as written, sizes included")
  func offset() {
    let group = a.makeConstraints { v in
      v.top == 10
      v.right == -10
      v.width == 40
    }
    group.additionalOffset = 5
    #expect(
      written(group) == [
        "a.top == container.top + 15", "a.right == container.right - 5", "a.width == 45",
      ])
    group.additionalOffset = 0
    #expect(
      written(group) == [
        "a.top == container.top + 10", "a.right == container.right - 10", "a.width == 40",
      ])
  }

  @Test("An edit before activation is what is activated")
  func before() {
    let gap = a.left == b.right + 8
    gap.constant = 24
    gap.multiplier = 0.5
    gap.priority = .low
    gap.identifier = "gap"
    gap.isActive = true
    #expect(written(on: container) == ["a.left == 0.5 * b.right + 24 ~ 250"])
  }

  @Test("An edit of an inactive constraint shows on the native one after activation")
  func whileOff() {
    let gap = a.left == b.right + 8
    gap.isActive = true
    gap.isActive = false
    gap.constant = 24
    gap.priority = .high
    gap.isActive = true
    #expect(written(on: container) == ["a.left == b.right + 24 ~ 750"])
  }

  @Test("Frames follow an edited constant and return with it")
  func edited() {
    let inset = a.left == 10
    Constraint.activate {
      inset
      a.top == 5
      a.size == 20
      b.left == a.right + 8
      b.top == a.top
      b.size == a.size
    }
    let before = frames(after: container, of: a, b)
    #expect(before == ["a": [10, 5, 20, 20], "b": [38, 5, 20, 20]])
    inset.constant = 30
    #expect(frames(after: container, of: a, b) == ["a": [30, 5, 20, 20], "b": [58, 5, 20, 20]])
    inset.constant = 10
    #expect(frames(after: container, of: a, b) == before)
  }

  @Test("A native constraint states the same before and after every edit")
  func consistency() {
    let ratio = a.width == 2 * b.height + 4 ~ .high
    ratio.isActive = true
    for (multiplier, constant, priority) in [
      (2.0, 4.0, 750.0), (0.5, -4, 750), (1, 0, 1000), (1, 0.25, 1), (-1, 100, 999),
    ] {
      ratio.multiplier = multiplier
      ratio.constant = constant
      ratio.priority = Priority(priority)
      #expect(written(on: container).joined() == "\(ratio)")
    }
  }
}
