import Anchors
import TestSupport
import Testing

@Suite("Making") @MainActor
struct MakingTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var a: View { scene.a }
  private var b: View { scene.b }

  @Test("makeConstraints places native constraints on the common superview, in the order written")
  func make() {
    a.makeConstraints { v in
      v.top == b.top + 50
      v.left == b.left + 50
    }
    #expect(written(on: container) == ["a.top == b.top + 50", "a.left == b.left + 50"])
    b.makeConstraints { v in v.edges == a.edges }
    #expect(
      written(on: container) == [
        "a.top == b.top + 50", "a.left == b.left + 50", "b.top == a.top", "b.leading == a.leading",
        "b.bottom == a.bottom", "b.trailing == a.trailing",
      ])
    #expect(container.constraints.allSatisfy { $0.isActive })
    #expect(written(on: a) == [] && written(on: b) == [])
  }

  @Test("Making works for a guide like for a view, and its owner hosts the constraints")
  func guide() {
    let guide = Guide()
    guide.layoutName = "guide"
    container.addLayoutGuide(guide)
    a.makeConstraints { v in
      v.top == guide.top + 50
      v.left == guide.left + 50
    }
    guide.makeConstraints { v in
      v.edges == a.edges
      v.width >= 20
    }
    #expect(
      written(on: container) == [
        "a.top == guide.top + 50", "a.left == guide.left + 50", "guide.top == a.top",
        "guide.leading == a.leading", "guide.bottom == a.bottom", "guide.trailing == a.trailing",
        "guide.width >= 20",
      ])
    #expect(container.constraints[0].secondItem === guide)
    #expect(container.constraints[2].firstItem === guide)
  }

  @Test("A position with a number is the superview's same position plus the number")
  func impliedSuperview() {
    a.makeConstraints { v in
      v.top == 50
      v.left == 50
      v.right == -8
    }
    b.makeConstraints { v in v.edges == a.edges }
    #expect(
      written(on: container) == [
        "a.top == container.top + 50", "a.left == container.left + 50",
        "a.right == container.right - 8", "b.top == a.top", "b.leading == a.leading",
        "b.bottom == a.bottom", "b.trailing == a.trailing",
      ])
    #expect(container.constraints[0].secondItem === container)
  }

  @Test("Items, attributes, relation, multiplier, constant and priority all reach the platform")
  func everyPart() throws {
    let made = a.makeConstraints { v in v.width == 0.5 * b.height + 10 ~ 345 }
    let native = try #require(made.constraints[0].layoutConstraint)
    #expect(native.firstItem === a)
    #expect(native.firstAttribute == .width)
    #expect(native.relation == .equal)
    #expect(native.secondItem === b)
    #expect(native.secondAttribute == .height)
    #expect(native.multiplier == 0.5)
    #expect(native.constant == 10)
    #expect(native.priority.rawValue == 345)
    #expect(native.isActive)
    #expect(container.constraints.map { $0 === native } == [true])
  }

  @Test("A baseline with a number is measured from the superview's baseline")
  func baseline() {
    a.makeConstraints { v in
      v.lastBaseline == 10
      v.firstBaseline == 12
    }
    #expect(
      written(on: container) == [
        "a.lastBaseline == container.lastBaseline + 10",
        "a.firstBaseline == container.firstBaseline + 12",
      ])
  }

  @Test("A size with a number has no second item and is placed on the view itself")
  func size() throws {
    a.makeConstraints { v in v.width == 10 }
    let native = try #require(a.constraints.first)
    #expect(native.firstItem === a && native.firstAttribute == .width)
    #expect(native.secondItem == nil && native.secondAttribute == .notAnAttribute)
    #expect(native.constant == 10 && native.multiplier == 1)
    #expect(written(on: a) == ["a.width == 10"] && written(on: container) == [])
  }

  @Test("makeConstraints never matches: the same statement twice is two constraints")
  func twice() {
    for _ in 0..<2 { a.makeConstraints { v in v.left == 10 } }
    #expect(
      written(on: container) == ["a.left == container.left + 10", "a.left == container.left + 10"])
    #expect(container.constraints[0] !== container.constraints[1])
  }

  @Test("Composites, plain statements and numbers go into one batch")
  func mixedBatch() {
    let made = a.makeConstraints { v in
      v.edges == b.edges
      v.centerX == b.centerX
      v.centerX == 10
    }
    #expect(
      written(made) == [
        "a.top == b.top", "a.leading == b.leading", "a.bottom == b.bottom",
        "a.trailing == b.trailing", "a.centerX == b.centerX", "a.centerX == container.centerX + 10",
      ])
    #expect(made.isActive)
  }

  @Test("Making turns the autoresizing mask off for the first item and for no other")
  func mask() {
    #expect(a.translatesAutoresizingMaskIntoConstraints)
    a.makeConstraints { v in v.left == b.right + 8 }
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    #expect(b.translatesAutoresizingMaskIntoConstraints)
    #expect(container.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("Making nothing leaves even the autoresizing mask alone")
  func nothing() {
    #expect(a.makeConstraints { _ in }.constraints.isEmpty)
    #expect(a.translatesAutoresizingMaskIntoConstraints)
    #expect(written(on: container) == [])
  }
}
