import Anchors
import TestSupport
import Testing

@Suite("Animated changes in AppKit") @MainActor
struct AnimationTests {
  private let scene = Siblings()
  private var container: View { scene.container }
  private var a: View { scene.a }

  @Test("the layout of the changes is made within one animation group")
  func changes() {
    _Shim.animations = []
    let gap = a.left == 10
    Constraint.activate {
      gap
      a.size == 20
      a.top == 0
    }
    var before: CGFloat = -1
    a.animateConstraints(withDuration: 0.3) {
      before = a.frame.minX
      gap.constant = 24
    }
    #expect(before == 10 && a.frame.minX == 24)
    #expect(gap.layoutConstraint?.constant == 24)
    #expect(_Shim.animations.map(\.duration) == [0.3])
    #expect(_Shim.animations.first?.layoutCount == 1)
  }

  @Test("an animated transition of a controller switches its groups")
  func transition() {
    _Shim.animations = []
    let controller = NSViewController()
    controller.view = container
    let (wide, narrow) = (
      controller.group { a.width == 200 }, controller.group { a.width == 100 }
    )
    controller.activate {
      a.height == 20
      a.edges(.left, .top) == 0
    }
    wide.activate()
    controller.transition(from: wide, to: narrow, withDuration: 0.25)
    #expect(written(on: a) == ["a.height == 20", "a.width == 100"])
    #expect(wide.activity == .none && narrow.activity == .all)
    #expect(a.frame.width == 100)
    #expect(_Shim.animations.map(\.duration) == [0.25])
  }
}
