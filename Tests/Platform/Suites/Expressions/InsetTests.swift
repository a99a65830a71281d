import Anchors
import TestSupport
import Testing

@Suite("Offsets and insets") @MainActor
struct InsetTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var a: View { scene.a }

  @Test("A number for several edges is an inset on every edge")
  func number() {
    a.makeConstraints { v in v.edges == 50 }
    #expect(
      written(on: container) == [
        "a.top == container.top + 50", "a.leading == container.leading + 50",
        "a.bottom == container.bottom - 50", "a.trailing == container.trailing - 50",
      ])
    #expect(frames(after: container, of: a) == ["a": [50, 50, 200, 100]])
  }

  @Test("An inset by a number is inwards on every edge")
  func insetByNumber() {
    a.makeConstraints { v in v.edges == container.edges.inset(by: 50) }
    #expect(
      written(on: container) == [
        "a.top == container.top + 50", "a.leading == container.leading + 50",
        "a.bottom == container.bottom - 50", "a.trailing == container.trailing - 50",
      ])
    #expect(frames(after: container, of: a) == ["a": [50, 50, 200, 100]])
  }

  @Test("A negative inset is outwards")
  func negative() {
    a.makeConstraints { v in
      v.edges == container.edges.inset(by: EdgeInsets(top: -1, left: -2, bottom: -3, right: -4))
    }
    #expect(
      written(on: container) == [
        "a.top == container.top - 1", "a.left == container.left - 2",
        "a.bottom == container.bottom + 3", "a.right == container.right + 4",
      ])
  }

  @Test("The platform's insets alone are within the superview, on physical edges")
  func platformInsetsAlone() {
    a.makeConstraints { v in v.edges == EdgeInsets(top: 10, left: 20, bottom: 30, right: 40) }
    #expect(
      written(on: container) == [
        "a.top == container.top + 10", "a.left == container.left + 20",
        "a.bottom == container.bottom - 30", "a.right == container.right - 40",
      ])
    #expect(frames(after: container, of: a) == ["a": [20, 10, 240, 160]])
  }

  @Test("The platform's insets move the edges of any item")
  func platformInsets() {
    let insets = EdgeInsets(top: 10, left: 5, bottom: 15, right: 20)
    a.makeConstraints { v in v.edges == scene.b.edges.inset(by: insets) ~ .high - 1 }
    #expect(
      written(on: container) == [
        "a.top == b.top + 10 ~ 749", "a.left == b.left + 5 ~ 749",
        "a.bottom == b.bottom - 15 ~ 749",
        "a.right == b.right - 20 ~ 749",
      ])
  }

  @Test("Directional insets alone are within the superview, along the text")
  func directionalInsetsAlone() {
    a.makeConstraints { v in
      v.edges == NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    }
    #expect(
      written(on: container) == [
        "a.top == container.top + 10", "a.leading == container.leading + 20",
        "a.bottom == container.bottom - 30", "a.trailing == container.trailing - 40",
      ])
  }

  @Test("Directional insets move the edges of any item")
  func directionalInsets() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    a.makeConstraints { v in v.edges == scene.b.edges.inset(by: insets) }
    #expect(
      written(on: container) == [
        "a.top == b.top + 1", "a.leading == b.leading + 2", "a.bottom == b.bottom - 3",
        "a.trailing == b.trailing - 4",
      ])
  }

  @Test("Directional insets on edges chosen as left and right count as left and right")
  func directionalInsetsOnPhysicalEdges() {
    let insets = NSDirectionalEdgeInsets(top: 25, leading: 26, bottom: 27, trailing: 28)
    a.makeConstraints { v in
      v.edges(.left, .right, .top, .bottom) == container.edges.inset(by: insets)
    }
    #expect(
      written(on: container) == [
        "a.left == container.left + 26", "a.right == container.right - 28",
        "a.top == container.top + 25", "a.bottom == container.bottom - 27",
      ])
  }

  @Test("In >= the platform's insets are the least distance, in <= the greatest")
  func inequalities() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    a.makeConstraints { v in v.edges >= insets }
    #expect(
      written(on: container) == [
        "a.top >= container.top + 1", "a.left >= container.left + 2",
        "a.bottom <= container.bottom - 3", "a.right <= container.right - 4",
      ])
    a.remakeConstraints { v in v.edges <= insets }
    #expect(
      written(on: container) == [
        "a.top <= container.top + 1", "a.left <= container.left + 2",
        "a.bottom >= container.bottom - 3", "a.right >= container.right - 4",
      ])
  }

  @Test("An inset of single edges takes each edge's own distance")
  func singleEdges() {
    let insets = EdgeInsets(top: 15, left: 16, bottom: 17, right: 18)
    for (edge, expected) in [
      (LayoutEdge.top, "a.top == container.top + 15"), (.left, "a.left == container.left + 16"),
      (.bottom, "a.bottom == container.bottom - 17"), (.right, "a.right == container.right - 18"),
    ] {
      a.remakeConstraints { v in v.edges(edge) == insets }
      #expect(written(on: container) == [expected])
    }
  }

  @Test("An inset added to a group moves edges inwards and leaves sizes and centers alone")
  func insetOfGroup() {
    let b = scene.b
    let group = ConstraintGroup {
      a.right == b.right
      a.top == b.top
      a.bottom == b.bottom
      a.left == b.left
      a.lastBaseline == b.lastBaseline
      a.width == b.width
      a.centerY == b.centerY
    }
    group.additionalInset = 1
    #expect(
      written(group) == [
        "a.right == b.right - 1", "a.top == b.top + 1", "a.bottom == b.bottom - 1",
        "a.left == b.left + 1", "a.lastBaseline == b.lastBaseline", "a.width == b.width",
        "a.centerY == b.centerY",
      ])
  }

  @Test("The library's insets and the platform's are equivalent")
  func ownInsets() {
    let pairs: [(ConstraintGroup, ConstraintGroup)] = [
      (
        a.edges == Insets(top: 1, left: 2, bottom: 3, right: 4),
        a.edges == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      ),
      (
        a.edges == DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
        a.edges == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      ),
    ]
    for (own, platform) in pairs { #expect("\(own)" == "\(platform)") }
  }

  @Test("Insets of CGFloat and of Double are the same inset")
  func cgFloat() {
    let distance: CGFloat = 12.5
    a.makeConstraints { v in
      v.edges(.top) == container.edges(.top).inset(by: distance)
      v.left == container.left + distance
      v.width == distance * container.width
    }
    #expect(
      written(on: container) == [
        "a.top == container.top + 12.5", "a.left == container.left + 12.5",
        "a.width == 12.5 * container.width",
      ])
  }

  @Test("From right to left, directional insets change sides and physical ones do not")
  func rightToLeft() {
    container.isRightToLeft = true
    a.makeConstraints { v in
      v.edges == NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    }
    #expect(frames(after: container, of: a) == ["a": [40, 10, 240, 160]])
    a.remakeConstraints { v in v.edges == EdgeInsets(top: 10, left: 20, bottom: 30, right: 40) }
    #expect(frames(after: container, of: a) == ["a": [20, 10, 240, 160]])
  }
}
