import Anchors
import TestSupport
import Testing

@Suite("Composites") @MainActor
struct CompositeTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var a: View { scene.a }
  private var b: View { scene.b }

  @Test("Edges are top, leading, bottom and trailing, each to its own kind")
  func edges() {
    let made = a.makeConstraints { v in v.edges == b.edges }
    #expect(
      written(made) == [
        "a.top == b.top", "a.leading == b.leading", "a.bottom == b.bottom",
        "a.trailing == b.trailing",
      ])
    #expect(made.layoutConstraints.allSatisfy { $0.firstItem === a && $0.secondItem === b })
  }

  @Test("Physical edges are chosen by name, in the order of the choice")
  func physicalEdges() {
    a.makeConstraints { v in v.edges(.left, .right, .top, .bottom) == b.edges }
    #expect(
      written(on: container) == [
        "a.left == b.left", "a.right == b.right", "a.top == b.top", "a.bottom == b.bottom",
      ])
  }

  @Test("Edges accept an inset and a priority")
  func insetAndPriority() {
    let made = a.makeConstraints { v in v.edges == b.edges.inset(by: 10) ~ .high - 1 }
    #expect(
      written(made) == [
        "a.top == b.top + 10 ~ 749", "a.leading == b.leading + 10 ~ 749",
        "a.bottom == b.bottom - 10 ~ 749", "a.trailing == b.trailing - 10 ~ 749",
      ])
    #expect(made.isActive)
  }

  @Test("Horizontal and vertical edges are plain or inset")
  func pairs() {
    a.makeConstraints { v in
      v.horizontalEdges == container.horizontalEdges
      v.verticalEdges == container.verticalEdges
    }
    #expect(
      written(on: container) == [
        "a.leading == container.leading", "a.trailing == container.trailing",
        "a.top == container.top", "a.bottom == container.bottom",
      ])
    a.remakeConstraints { v in
      v.horizontalEdges == b.horizontalEdges.inset(by: 10) ~ .high - 1
      v.verticalEdges == b.verticalEdges.inset(by: 10) ~ .high - 1
    }
    #expect(
      written(on: container) == [
        "a.leading == b.leading + 10 ~ 749", "a.trailing == b.trailing - 10 ~ 749",
        "a.top == b.top + 10 ~ 749", "a.bottom == b.bottom - 10 ~ 749",
      ])
  }

  @Test("Physical pairs of edges compare with the superview by a number")
  func physicalPairs() {
    a.makeConstraints { v in
      v.edges(.top, .bottom) == 0
      v.edges(.left, .right) == 0
    }
    #expect(
      written(on: container) == [
        "a.top == container.top", "a.bottom == container.bottom", "a.left == container.left",
        "a.right == container.right",
      ])
    #expect(container.constraints.allSatisfy { $0.firstItem === a && $0.secondItem === container })
  }

  @Test("A size is a width and a height, and a center two centers")
  func sizeAndCenter() {
    a.makeConstraints { v in
      v.size == b.size
      v.anchors.center == b.anchors.center
    }
    #expect(
      written(on: container) == [
        "a.width == b.width", "a.height == b.height", "a.centerX == b.centerX",
        "a.centerY == b.centerY",
      ])
  }

  @Test("A composite of one attribute is one constraint")
  func single() {
    let made = a.makeConstraints { v in v.edges(.top) == b.edges(.bottom) }
    #expect(written(made) == ["a.top == b.bottom"])
  }

  @Test("A composite is deactivated and activated as a whole")
  func activation() {
    let pair = a.horizontalEdges == b.horizontalEdges
    let both = ["a.leading == b.leading", "a.trailing == b.trailing"]
    pair.activate()
    #expect(written(on: container) == both)
    pair.deactivate()
    #expect(written(on: container) == [])
    pair.activate()
    #expect(written(on: container) == both)
    pair.deactivate()
    #expect(written(on: container) == [] && a.installedConstraints.isEmpty)
  }

  @Test("Edges can be inside and around another view's")
  func inequalities() {
    let inside = a.edges >= b.edges.inset(by: 2)
    #expect(
      written(inside) == [
        "a.top >= b.top + 2", "a.leading >= b.leading + 2", "a.bottom <= b.bottom - 2",
        "a.trailing <= b.trailing - 2",
      ])
    let around = a.edges <= b.edges
    #expect(
      written(around) == [
        "a.top <= b.top", "a.leading <= b.leading", "a.bottom >= b.bottom",
        "a.trailing >= b.trailing",
      ])
  }

  @Test("Composites and single anchors of one view stand side by side in one block")
  func sideBySide() {
    let made = a.makeConstraints { v in
      v.size == 40
      v.left == 4
      v.edges(.right, .bottom) == container.edges(.right, .bottom).inset(by: 6)
    }
    #expect(
      written(made) == [
        "a.width == 40", "a.height == 40", "a.left == container.left + 4",
        "a.right == container.right - 6", "a.bottom == container.bottom - 6",
      ])
  }

  @Test("Controllers are laid out through their views")
  func controllers() {
    let (one, two) = (ViewController(), ViewController())
    one.view = makeView("one")
    two.view = makeView("two")
    container.addSubview(one.view)
    container.addSubview(two.view)
    Constraint.activate {
      one.view.anchors.center == two.view.anchors.center
      one.view.anchors.size == two.view.anchors.size
      one.view.anchors.edges == two.view.anchors.edges
    }
    #expect(
      written(on: container) == [
        "one.centerX == two.centerX", "one.centerY == two.centerY", "one.width == two.width",
        "one.height == two.height", "one.top == two.top", "one.leading == two.leading",
        "one.bottom == two.bottom", "one.trailing == two.trailing",
      ])
  }

  @Test("One constraint of a composite is found by its attribute and edited")
  func handle() {
    let frame = a.makeConstraints { v in v.edges == container.edges }
    frame[.top]?.constant = 20
    frame[.trailing]?.priority = .high
    #expect(frame[.left] == nil)
    #expect(
      written(on: container).sorted() == [
        "a.bottom == container.bottom", "a.leading == container.leading",
        "a.top == container.top + 20", "a.trailing == container.trailing ~ 750",
      ])
  }

  @Test("One priority and one identifier for a whole group, while it is active")
  func wholeGroup() {
    let pair = a.makeConstraints { v in
      (v.horizontalEdges == container.horizontalEdges).identified(by: "pair")
    }
    pair.setPriority(.low)
    #expect(
      written(on: container) == [
        "a.leading == container.leading ~ 250", "a.trailing == container.trailing ~ 250",
      ])
    #expect(pair.constraints.map(\.identifier) == ["pair", "pair"])
    #expect(container.constraints.allSatisfy { $0.identifier == "pair" })
  }
}
