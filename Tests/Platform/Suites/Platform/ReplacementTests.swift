import Anchors
import TestSupport
import Testing

/// The edits that keep the native constraint, and those that replace it.
@Suite("Replacement underneath") @MainActor
struct ReplacementTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var a: View { scene.a }
  private var b: View { scene.b }

  /// Activates a constraint. Returns it and the native constraint that represents it at first.
  private func active(_ constraint: Constraint) throws -> (Constraint, NSLayoutConstraint) {
    constraint.isActive = true
    return (constraint, try #require(constraint.layoutConstraint))
  }

  @Test("Constant, identifier and optional priorities keep the native constraint")
  func kept() throws {
    let (gap, native) = try active(a.left == b.right + 8 ~ .high)
    gap.constant = 24
    gap.identifier = "gap"
    gap.priority = .low
    gap.priority = .required - 1
    #expect(gap.layoutConstraint === native)
    #expect(container.constraints.map { $0 === native } == [true])
    #expect(written(native) == "a.left == b.right + 24 ~ 999")
  }

  @Test("A multiplier replaces the native constraint, in the same state")
  func multiplier() throws {
    let (ratio, native) = try active(a.width == 2 * b.width + 4 ~ .high)
    ratio.multiplier = 3
    let replacement = try #require(ratio.layoutConstraint)
    #expect(replacement !== native)
    #expect(!native.isActive && replacement.isActive)
    #expect(written(on: container) == ["a.width == 3 * b.width + 4 ~ 750"])
    #expect(container.constraints[0] === replacement)
  }

  @Test("A priority change to required replaces it, and back again, too")
  func acrossRequired() throws {
    let (gap, optional) = try active(a.left == b.right ~ .high)
    gap.priority = .required
    let required = try #require(gap.layoutConstraint)
    #expect(required !== optional && !optional.isActive)
    #expect(written(on: container) == ["a.left == b.right"])
    gap.priority = .low
    #expect(gap.layoutConstraint !== required && !required.isActive)
    #expect(written(on: container) == ["a.left == b.right ~ 250"])
  }

  @Test("Setting the present value keeps it")
  func unchanged() throws {
    let (ratio, native) = try active(a.width == 2 * b.width)
    ratio.multiplier = 2
    ratio.priority = .required
    ratio.constant = 0
    #expect(ratio.layoutConstraint === native && native.isActive)
  }

  @Test("The constraint, its records and its group stay the same throughout")
  func sameConstraint() throws {
    let group = Constraint.activate {
      a.width == 2 * b.width ~ .high
      a.left == 4
    }
    let ratio = group.constraints[0]
    ratio.multiplier = 3
    ratio.priority = .required
    ratio.multiplier = 4
    ratio.priority = .low
    #expect(ratio.isActive && ratio.host === container)
    #expect(zip(a.installedConstraints, group.constraints).allSatisfy { $0 === $1 })
    #expect(a.installedConstraints.count == 2 && container.hostedConstraints.count == 2)
    #expect(group.layoutConstraints[0] === ratio.layoutConstraint)
    #expect(
      written(on: container).sorted() == [
        "a.left == container.left + 4", "a.width == 4 * b.width ~ 250",
      ])
  }

  @Test("The replacement keeps identifier and description")
  func names() throws {
    let line: UInt = #line + 1
    let group = Constraint.activate { (a.width == 2 * b.width).identified(by: "ratio") }
    group.constraints[0].multiplier = 3
    let native = try #require(group.constraints[0].layoutConstraint)
    #expect(native.identifier == "ratio")
    #expect(native.description == "a.width == 3 * b.width 'ratio' (ReplacementTests.swift:\(line))")
  }

  @Test("Deactivating afterwards removes the replacement, and nothing is left")
  func deactivation() throws {
    let (ratio, _) = try active(a.width == 2 * b.width ~ .high)
    ratio.multiplier = 3
    ratio.priority = .required
    ratio.isActive = false
    #expect(written(on: container) == [])
    #expect(a.installedConstraints.isEmpty && ratio.layoutConstraint?.isActive == false)
    ratio.isActive = true
    #expect(written(on: container) == ["a.width == 3 * b.width"])
  }

  @Test("A multiplier edited while inactive is what is activated")
  func inactive() throws {
    let ratio = a.width == 2 * b.width ~ .high
    let native = try #require(ratio.layoutConstraint)
    ratio.multiplier = 3
    ratio.priority = .required
    #expect(!native.isActive && ratio.layoutConstraint?.isActive == false)
    ratio.isActive = true
    #expect(written(on: container) == ["a.width == 3 * b.width"])
  }

  @Test("Frames follow every kind of edit")
  func edited() {
    let ratio = a.width == 0.5 * container.width ~ .high
    Constraint.activate {
      ratio
      a.edges(.top, .left) == 0
      a.height == 20
      a.width <= 250
    }
    #expect(frames(after: container, of: a) == ["a": [0, 0, 150, 20]])
    ratio.multiplier = 0.25
    #expect(frames(after: container, of: a) == ["a": [0, 0, 75, 20]])
    ratio.multiplier = 2
    #expect(frames(after: container, of: a) == ["a": [0, 0, 250, 20]])
    ratio.multiplier = 0.75
    ratio.priority = .required
    ratio.constant = -25
    #expect(frames(after: container, of: a) == ["a": [0, 0, 200, 20]])
  }
}
