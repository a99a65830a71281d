import Anchors
import TestSupport
import Testing

@Suite("Priorities") @MainActor
struct PriorityTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var a: View { scene.a }
  private var b: View { scene.b }

  private func native(_ constraint: Constraint) throws -> Float {
    try #require(constraint.layoutConstraint).priority.rawValue
  }

  @Test("Without a priority a constraint is required")
  func none() throws {
    #expect(try native(a.width == b.width) == 1000)
  }

  @Test("The library's priority names have their numbers")
  func names() throws {
    #expect(try native(a.width == b.width ~ .required) == 1000)
    #expect(try native(a.width == b.width ~ .high) == 750)
    #expect(try native(a.width == b.width ~ .medium) == 500)
    #expect(try native(a.width == b.width ~ .low) == 250)
    #expect(try native(a.width == b.width ~ .fittingSize) == 50)
  }

  @Test("The platform's priority names have their numbers")
  func platformNames() throws {
    #expect(try native(a.width == b.width ~ .defaultHigh) == 750)
    #expect(try native(a.width == b.width ~ .defaultLow) == 250)
    #expect(try native(a.width == b.width ~ NativePriority.defaultHigh) == 750)
    #expect(try native(a.width == b.width ~ NativePriority.defaultLow) == 250)
    #expect(try native(a.width == b.width ~ NativePriority.required) == 1000)
  }

  @Test("A variable of the platform's type is a priority of a constraint and of a group")
  func platformVariable() throws {
    let priority = NativePriority(rawValue: 345)
    #expect(try native(a.width == b.width ~ priority) == 345)
    a.makeConstraints { v in
      v.size == 40 ~ priority
      v.left == 10 ~ priority
    }
    #expect(written(on: a) == ["a.width == 40 ~ 345", "a.height == 40 ~ 345"])
    #expect(written(on: container) == ["a.left == container.left + 10 ~ 345"])
  }

  @Test("Literals are priorities")
  func literals() throws {
    #expect(try native(a.width == b.width ~ 750) == 750)
    #expect(try native(a.width == b.width ~ 299.5) == 299.5)
    #expect(try native(a.width == b.width ~ Priority(750 - 1)) == 749)
  }

  @Test("Priorities have arithmetic, after offsets and multipliers")
  func arithmetic() throws {
    let cases: [(Constraint, String)] = [
      (a.width == b.width ~ .high - 1, "a.width == b.width ~ 749"),
      (a.width == b.width ~ .low + 1, "a.width == b.width ~ 251"),
      (a.width == b.width ~ .required - 1, "a.width == b.width ~ 999"),
      (a.width == b.width + 10 ~ .high - 1, "a.width == b.width + 10 ~ 749"),
      (a.width == (b.width + 10) / 2 ~ .high - 1, "a.width == 0.5 * b.width + 5 ~ 749"),
    ]
    for (constraint, text) in cases {
      #expect(written(try #require(constraint.layoutConstraint)) == text)
    }
    #expect(Priority.high + 1 == 751 && Priority.high + 1 > .high)
  }

  @Test(
    "Priorities convert to the platform's and back",
    arguments: [0.5, 1, 50, 250, 500, 750, 999, 999.5, 1000])
  func conversion(value: Double) {
    let priority = Priority(value)
    #expect(NativePriority(priority).rawValue == Float(value))
    #expect(Priority(NativePriority(priority)) == priority)
    #expect(Priority(NativePriority(rawValue: Float(value))) == priority)
  }

  @Test("A priority above 0 stays above 0 as a Float")
  func least() throws {
    #expect(try native(a.width == 40 ~ 0.001) == 0.001)
    #expect(try native(a.width == 40 ~ 1e-60) == .leastNormalMagnitude)
    #expect([0, -3].map { NativePriority(Priority($0)).rawValue } == [0, -3])
  }

  @Test("A constraint can be remade at one priority after the other")
  func remaking() {
    for (priority, text) in [(Priority.required, ""), (.low, " ~ 250"), (.low + 1, " ~ 251")] {
      a.remakeConstraints { v in v.left == 1000 ~ priority }
      #expect(written(on: container) == ["a.left == container.left + 1000\(text)"])
    }
  }

  @Test("An active constraint accepts another optional priority on the same native constraint")
  func editing() throws {
    let width = a.width == 40 ~ .high
    width.isActive = true
    let native = try #require(width.layoutConstraint)
    for priority in [Priority.low, 1, .required - 1, 299.5] {
      width.priority = priority
      #expect(native.priority.rawValue == Float(priority.rawValue))
      #expect(width.layoutConstraint === native && native.isActive)
    }
  }

  @Test("A priority can become required and back while active, which the platform forbids")
  func acrossRequired() {
    let narrow = a.width == 30 ~ .high
    let wide = a.width == 90 ~ .medium
    Constraint.activate {
      a.edges(.top, .left) == 0
      a.height == 20
      narrow
      wide
    }
    #expect(frames(after: container, of: a) == ["a": [0, 0, 30, 20]])
    wide.priority = .required
    #expect(written(on: a).sorted() == ["a.height == 20", "a.width == 30 ~ 750", "a.width == 90"])
    #expect(frames(after: container, of: a) == ["a": [0, 0, 90, 20]])
    wide.priority = .low
    #expect(
      written(on: a).sorted() == ["a.height == 20", "a.width == 30 ~ 750", "a.width == 90 ~ 250"])
    #expect(frames(after: container, of: a) == ["a": [0, 0, 30, 20]])
    #expect(narrow.isActive && wide.isActive)
  }

  @Test("One priority for a composite reaches each of its native constraints")
  func composite() {
    a.makeConstraints { v in v.edges == b.edges ~ .high - 1 }
    #expect(container.constraints.map(\.priority.rawValue) == [749, 749, 749, 749])
  }

  @Test("A priority that a Float cannot represent is still the written one")
  func precision() throws {
    let width = a.width == 40 ~ 299.9
    width.isActive = true
    let native = try #require(width.layoutConstraint)
    #expect(width.priority == 299.9 && "\(width)" == "a.width == 40 ~ 299.9")
    a.updateConstraints { v in v.width == 40 ~ 299.9 }
    #expect(width.layoutConstraint === native && a.constraints.count == 1)
    native.priority = .defaultLow
    #expect(width.priority == 250)
  }
}
