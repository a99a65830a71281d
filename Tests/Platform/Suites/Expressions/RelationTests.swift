import Anchors
import TestSupport
import Testing

/// Relations between anchors, with offsets and multipliers, as they reach the platform.
@Suite("Relations") @MainActor
struct RelationTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var a: View { scene.a }
  private var b: View { scene.b }

  /// Activates a relation of two expressions. Returns the constraints of the container as text.
  private func made<L: _LinearTerm, R: _LinearTerm>(_ left: L, _ relation: Relation, _ right: R)
    -> [String] where L.Kind == R.Kind
  {
    let group = Constraint.activate {
      switch relation {
      case .equal: left == right
      case .lessThanOrEqual: left <= right
      case .greaterThanOrEqual: left >= right
      }
    }
    defer { group.deactivate() }
    return written(on: container)
  }

  @Test("A length can be compared with a length", arguments: Relation.allCases)
  func lengths(relation: Relation) {
    #expect(made(a.width, relation, b.width) == ["a.width \(relation) b.width"])
    #expect(made(a.width, relation, b.height) == ["a.width \(relation) b.height"])
  }

  @Test("Positions of either axis can be compared", arguments: Relation.allCases)
  func positions(relation: Relation) {
    #expect(made(a.leading, relation, b.leading) == ["a.leading \(relation) b.leading"])
    #expect(made(a.top, relation, b.top) == ["a.top \(relation) b.top"])
  }

  @Test("An offset is the constant", arguments: Relation.allCases)
  func offset(relation: Relation) {
    #expect(made(a.leading, relation, b.leading + 10) == ["a.leading \(relation) b.leading + 10"])
    #expect(made(a.width, relation, b.width - 10) == ["a.width \(relation) b.width - 10"])
  }

  @Test("A multiplier is the native multiplier", arguments: Relation.allCases)
  func multiplier(relation: Relation) {
    #expect(made(a.width, relation, b.width / 2) == ["a.width \(relation) 0.5 * b.width"])
    #expect(made(a.width, relation, 5 * b.width) == ["a.width \(relation) 5 * b.width"])
    #expect(made(a.width, relation, b.width / 10) == ["a.width \(relation) 0.1 * b.width"])
  }

  @Test("A divided sum is divided as a whole, offset included", arguments: Relation.allCases)
  func divided(relation: Relation) {
    #expect(
      made(a.width, relation, (b.width + 10) / 2) == ["a.width \(relation) 0.5 * b.width + 5"])
    #expect(made(a.width, relation, b.width / 2 + 10) == ["a.width \(relation) 0.5 * b.width + 10"])
  }

  @Test("The left side moves to the right, and a negative factor flips the relation")
  func normalised() {
    #expect(
      made(2 * a.width + 10, .equal, b.width) == ["a.width == 0.5 * b.width - 5"])
    #expect(
      made(-1 * a.width, .lessThanOrEqual, b.width + 4) == ["a.width >= -1 * b.width - 4"])
  }

  @Test("A view can be compared with itself, with the same attribute or another")
  func itself() {
    Constraint.activate { a.width == 2 * a.height }
    #expect(written(on: a) == ["a.width == 2 * a.height"])
  }

  @Test("A relation never changes; another relation is another constraint")
  func fixed() {
    let least = a.width >= 10
    least.isActive = true
    a.updateConstraints { v in v.width <= 10 }
    #expect(written(on: a) == ["a.width >= 10", "a.width <= 10"])
    #expect(least.relation == .greaterThanOrEqual && least.isActive)
  }

  @Test("A multiplier of 0 keeps the second item of a length")
  func zero() throws {
    let constraint = a.width == 0 * b.width + 30
    constraint.isActive = true
    let native = try #require(container.constraints.first)
    #expect(native.secondItem === b && native.multiplier == 0 && native.constant == 30)
  }
}
