import Anchors
import TestSupport
import Testing

@Suite("Size and center") @MainActor
struct SizeAndCenterTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var a: View { scene.a }
  private var b: View { scene.b }

  @Test("A CGSize is a width and a height of the view itself")
  func cgSize() {
    a.makeConstraints { v in
      v.size == CGSize(width: 50, height: 60)
      v.edges(.left, .top) == container.edges
    }
    #expect(written(on: a) == ["a.width == 50", "a.height == 60"])
    #expect(written(on: container) == ["a.left == container.left", "a.top == container.top"])
    #expect(frames(after: container, of: a) == ["a": [0, 0, 50, 60]])
  }

  @Test("A CGSize can be the least or the greatest size, at a priority")
  func cgSizeBounds() {
    a.makeConstraints { v in
      v.size >= CGSize(width: 30, height: 40) ~ .high - 1
      v.size <= CGSize(width: 300, height: 400)
    }
    #expect(
      written(on: a) == [
        "a.width >= 30 ~ 749", "a.height >= 40 ~ 749", "a.width <= 300", "a.height <= 400",
      ])
  }

  @Test("A size compared with a size accepts a factor and a CGSize, at a priority")
  func sizeToSize() {
    a.makeConstraints { v in v.size >= 3 * b.size + CGSize(width: 90, height: 30) ~ .low }
    #expect(
      written(on: container) == [
        "a.width >= 3 * b.width + 90 ~ 250", "a.height >= 3 * b.height + 30 ~ 250",
      ])
  }

  @Test("A number added to a size is added to both extents")
  func sizePlusNumber() {
    a.makeConstraints { v in v.size == b.size + 10 ~ .high - 1 }
    #expect(
      written(on: container) == [
        "a.width == b.width + 10 ~ 749", "a.height == b.height + 10 ~ 749",
      ]
    )
  }

  @Test("A CGSize with a negative part subtracts that part")
  func sizeOffset() {
    a.makeConstraints { v in v.size == b.size + CGSize(width: -40, height: 55) }
    #expect(written(on: container) == ["a.width == b.width - 40", "a.height == b.height + 55"])
  }

  @Test("A number for a size is a square")
  func square() {
    a.makeConstraints { v in v.size == 42 }
    #expect(written(on: a) == ["a.width == 42", "a.height == 42"])
  }

  @Test("A center is compared with a center, and a frame is centered")
  func center() {
    a.makeConstraints { v in
      v.anchors.center == container.anchors.center
      v.size == CGSize(width: 100, height: 50)
    }
    #expect(
      written(on: container) == [
        "a.centerX == container.centerX", "a.centerY == container.centerY",
      ]
    )
    #expect(frames(after: container, of: a) == ["a": [100, 75, 100, 50]])
  }

  @Test("A CGPoint moves a center, forwards and back, at a priority")
  func centerPlusPoint() {
    a.makeConstraints { v in
      v.anchors.center == b.anchors.center + CGPoint(x: -20, y: -10) ~ .high - 1
      v.anchors.center >= b.anchors.center - CGPoint(x: 50, y: 60)
    }
    #expect(
      written(on: container) == [
        "a.centerX == b.centerX - 20 ~ 749", "a.centerY == b.centerY - 10 ~ 749",
        "a.centerX >= b.centerX - 50", "a.centerY >= b.centerY - 60",
      ])
  }

  @Test("A number for a center is measured from the superview's center on both axes")
  func centerNumber() {
    a.makeConstraints { v in v.anchors.center == 50 }
    #expect(
      written(on: container) == [
        "a.centerX == container.centerX + 50", "a.centerY == container.centerY + 50",
      ])
  }

  @Test("Each center has its own number, factor and divisor")
  func middles() {
    a.makeConstraints { v in
      v.centerX == 10
      v.centerY == 20
      v.centerX == b.centerX / 2 + 90 ~ .high
      v.centerY == 0.5 * b.centerY + 30 ~ .high
    }
    #expect(
      written(on: container) == [
        "a.centerX == container.centerX + 10", "a.centerY == container.centerY + 20",
        "a.centerX == 0.5 * b.centerX + 90 ~ 750", "a.centerY == 0.5 * b.centerY + 30 ~ 750",
      ])
  }

  @Test("The library's Size and Point and the platform's are equivalent")
  func ownTypes() {
    let pairs: [(ConstraintGroup, ConstraintGroup)] = [
      (a.size == Size(width: 3, height: 4), a.size == CGSize(width: 3, height: 4)),
      (
        a.size == b.size + Size(width: 3, height: 4), a.size == b.size + CGSize(width: 3, height: 4)
      ),
      (
        a.anchors.center == b.anchors.center + Point(x: 3, y: 4),
        a.anchors.center == b.anchors.center + CGPoint(x: 3, y: 4)
      ),
    ]
    for (own, platform) in pairs { #expect("\(own)" == "\(platform)") }
  }

  @Test("A CGPoint alone is measured from the superview's center")
  func point() {
    a.makeConstraints { v in
      v.anchors.center == CGPoint(x: 10, y: 20) ~ .high
      v.anchors.center >= CGPoint(x: 1, y: 2)
      v.anchors.center <= CGPoint(x: 30, y: 40)
    }
    #expect(
      written(on: container) == [
        "a.centerX == container.centerX + 10 ~ 750", "a.centerY == container.centerY + 20 ~ 750",
        "a.centerX >= container.centerX + 1", "a.centerY >= container.centerY + 2",
        "a.centerX <= container.centerX + 30", "a.centerY <= container.centerY + 40",
      ])
  }

  @Test("A CGSize can be subtracted, and several views can have sizes")
  func sizes() {
    Constraint.activate {
      a.size == b.size - CGSize(width: 4, height: 6)
      [a, b].size <= CGSize(width: 30, height: 40)
    }
    #expect(written(on: container) == ["a.width == b.width - 4", "a.height == b.height - 6"])
    #expect(written(on: a) == ["a.width <= 30", "a.height <= 40"])
    #expect(written(on: b) == ["b.width <= 30", "b.height <= 40"])
  }
}
