import Cartography
import Foundation
import Testing
import UIKit

/// The rules of Cartography that a translation to Auto Layout's terms must follow.
@Suite("The stand-in for Cartography") @MainActor
struct CartographyTests {
  /// Expects the constraints of a block about both views.
  private func expectAB(
    _ texts: String..., sourceLocation: SourceLocation = #_sourceLocation,
    _ block: (ViewProxy, ViewProxy) -> Void
  ) {
    let scene = Scene()
    constrain(scene.a, scene.b, block: block)
    #expect(scene.active.map(scene.text) == texts, sourceLocation: sourceLocation)
  }

  @Test("A relation has attributes on both sides, or a number for a size")
  func relations() {
    expectAB("a.left == b.right + 8", "a.top >= root.top", "a.width <= 40") { a, b in
      a.left == b.right + 8
      if let superview = a.superview { a.top >= superview.top }
      a.width <= 40
    }
    expectAB("a.lastBaseline == b.firstBaseline", "a.leftMargin == b.leftMargin") { a, b in
      a.baseline == b.firstBaseline
      a.leftMargin == b.leftMargin
    }
  }

  @Test("A difference on the left of an edge is mirrored, and a factor multiplies the constant")
  func arithmetic() {
    expectAB(
      "a.left == b.left - 10", "a.left == b.left - 5", "a.width == 2 * b.width + 20",
      "a.width == 0.5 * b.width + 5", "a.height == 2 * b.height + 10"
    ) { a, b in
      a.left == 10 - b.left
      a.left == 10 - (b.left + 5)
      a.width == (b.width + 10) * 2
      a.width == (b.width + 10) / 2
      a.height == b.height * 2 + 10
    }
  }

  @Test("A priority follows the whole relation, of compounds as well")
  func priorities() {
    expectAB(
      "a.left == b.left + 8 @750", "a.width == 40 @999", "a.centerX == b.centerX @250",
      "a.centerY == b.centerY @250"
    ) { a, b in
      a.left == b.left + 8 ~ .defaultHigh
      a.width == 40 ~ 999
      a.center == b.center ~ .defaultLow
    }
  }

  @Test("Edges are leading and trailing, and insets point inward")
  func edges() {
    expectAB(
      "a.top == b.top + 8", "a.leading == b.leading + 8", "a.bottom == b.bottom - 8",
      "a.trailing == b.trailing - 8"
    ) { a, b in a.edges == inset(b.edges, 8) }
    expectAB(
      "a.top == b.top + 1", "a.leading == b.leading + 2", "a.bottom == b.bottom - 4",
      "a.trailing == b.trailing - 8"
    ) { a, b in a.edges == inset(b.edges, UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)) }
    expectAB(
      "a.top == b.top + 2", "a.leading == b.leading + 1", "a.bottom == b.bottom - 2",
      "a.trailing == b.trailing - 1"
    ) { a, b in a.edges == inset(b.edges, 1, 2) }
    expectAB(
      "a.top == b.topMargin + 1", "a.leading == b.leadingMargin + 2",
      "a.bottom == b.bottomMargin - 4", "a.trailing == b.trailingMargin - 8"
    ) { a, b in a.edges == inset(b.edgesWithinMargins, 1, 2, 4, 8) }
  }

  @Test("An inequality of edges is the same on all sides")
  func edgeInequalities() {
    expectAB(
      "a.top >= b.top + 8", "a.leading >= b.leading + 8", "a.bottom >= b.bottom - 8",
      "a.trailing >= b.trailing - 8"
    ) { a, b in a.edges >= b.edges.inseted(by: 8) }
  }

  @Test("A size has factors")
  func sizes() {
    expectAB("a.width == 0.5 * b.width", "a.height == 0.5 * b.height") { a, b in
      a.size == b.size / 2
    }
    expectAB("a.width <= b.width", "a.height <= b.height") { a, b in a.size <= b.size }
  }

  @Test("Only the views on the left of relations have their masks turned off")
  func masks() {
    expect("guide.left == a.left", "a.top == safe.top") { scene in
      constrain(scene.guide, scene.a, scene.root) { guide, a, root in
        guide.left == a.left
        a.top == root.safeAreaLayoutGuide.top
      }
      #expect(!scene.a.translatesAutoresizingMaskIntoConstraints)
      #expect(scene.root.translatesAutoresizingMaskIntoConstraints)
    }
  }

  @Test("Alignment relates the first item to each other, and turns off its mask alone")
  func alignment() {
    let views = [UIView(), UIView(), UIView()]
    let scene = Scene()
    for (index, view) in views.enumerated() {
      scene.root.addSubview(view)
      scene.name(view, as: "\(index)")
    }
    constrain(views) { align(top: $0) }
    #expect(scene.active.map(scene.text) == ["0.top == 1.top", "0.top == 2.top"])
    #expect(views.map(\.translatesAutoresizingMaskIntoConstraints) == [false, true, true])
  }

  @Test("Distribution relates each item to the next, and leaves the last one's mask")
  func distribution() {
    expectAB("a.trailing == b.leading - 8", "a.bottom == b.top", "a.width == b.width") { a, b in
      distribute(by: 8, horizontally: a, b)
      distribute(vertically: a, b)
      distribute(equalWidth: a, b)
    }
    let scene = Scene()
    constrain(scene.a, scene.b) { distribute(by: 8, leftToRight: [$0, $1]) }
    #expect(scene.active.map(scene.text) == ["a.right == b.left - 8"])
    #expect(scene.b.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("A group's constraints are replaced after the block")
  func groups() {
    let scene = Scene()
    let group = constrain(scene.a) { $0.width == 40 }
    constrain(scene.a, replace: group) { a in
      a.width == 20
      #expect(scene.active.map(scene.text) == ["a.width == 40"])
    }
    #expect(scene.active.map(scene.text) == ["a.width == 20"])
    group.active = false
    #expect(!group.active && scene.active.isEmpty)
    group.active = true
    constrain(clear: group)
    #expect(scene.active.isEmpty)
    #expect(ConstraintGroup().active)
  }

  @Test("Arrays and dictionaries of views become such of proxies")
  func collections() {
    expect("a.left == b.left", "a.top == b.top") { scene in
      constrain([scene.a, scene.b]) { $0[0].left == $0[1].left }
      constrain(["a": scene.a, "b": scene.b]) { views in
        if let a = views["a"], let b = views["b"] { a.top == b.top }
      }
    }
  }

  @Test("A controller's guides have their edges")
  func layoutSupport() {
    let (controller, view) = (UIViewController(), UIView())
    controller.view.addSubview(view)
    constrain(view, controller.car_topLayoutGuide) { view, top in view.top == top.bottom + 8 }
    let constraint = controller.view.constraints.first { $0.firstItem === view }
    #expect(constraint?.secondItem === controller.topLayoutGuide)
    #expect(constraint?.constant == 8)
  }
}
