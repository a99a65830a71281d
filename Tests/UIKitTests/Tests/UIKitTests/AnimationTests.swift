import Anchors
import TestSupport
import Testing

@Suite("Animated changes in UIKit") @MainActor
struct AnimationTests {
  private let scene = Siblings()
  private let outer = makeView("outer", width: 300, height: 400)
  private var container: View { scene.container }
  private var a: View { scene.a }

  init() {
    outer.addSubview(scene.container)
  }

  @Test("the layout of the changes is made within one animation, from the topmost view down")
  func changes() {
    _Shim.animations = []
    let gap = a.left == 10
    Constraint.activate {
      gap
      a.size == 20
      a.top == 0
      container.edges(.left, .top) == 0
      container.size == CGSize(width: 300, height: 200)
    }
    #expect(frames(after: outer, of: a) == ["a": [10, 0, 20, 20]])
    var finished: [Bool] = []
    a.animateConstraints(withDuration: 0.3, delay: 0.1, options: [.curveEaseIn]) {
      gap.constant = 24
    } completion: {
      finished.append($0)
    }
    #expect(gap.layoutConstraint?.constant == 24)
    #expect(a.frame.minX == 24)
    #expect(finished == [true])
    #expect(_Shim.animations.count == 1)
    #expect(_Shim.animations.first?.duration == 0.3 && _Shim.animations.first?.delay == 0.1)
    #expect(_Shim.animations.first?.options == UIView.AnimationOptions.curveEaseIn.rawValue)
    #expect(_Shim.animations.first?.layoutCount == 1)
  }

  @Test("pending layout is made before the animation, so that only the changes are animated")
  func pending() {
    _Shim.animations = []
    let gap = a.left == 10
    Constraint.activate {
      gap
      a.size == 20
      a.top == 0
      container.edges(.left, .top) == 0
      container.size == CGSize(width: 300, height: 200)
    }
    var before: CGFloat = -1
    a.animateConstraints(withDuration: 0.3) {
      before = a.frame.minX
      gap.constant = 24
    }
    #expect(before == 10 && a.frame.minX == 24)
  }

  @Test("an animated transition of a controller switches its groups and tells the end")
  func transition() {
    _Shim.animations = []
    let controller = UIViewController()
    controller.view = container
    let (wide, narrow) = (
      controller.group { a.width == 200 }, controller.group { a.width == 100 }
    )
    controller.activate {
      a.height == 20
      a.edges(.left, .top) == 0
      container.edges(.left, .top) == 0
      container.size == CGSize(width: 300, height: 200)
    }
    wide.activate()
    var finished: [Bool] = []
    controller.transition(
      from: wide, to: narrow, withDuration: 0.25, delay: 0.5, options: [.curveLinear]
    ) { finished.append($0) }
    #expect(written(on: a) == ["a.height == 20", "a.width == 100"])
    #expect(wide.activity == .none && narrow.activity == .all)
    #expect(a.frame.width == 100 && finished == [true])
    #expect(_Shim.animations.map(\.duration) == [0.25] && _Shim.animations.map(\.delay) == [0.5])
  }
}
