import Anchors
import TestSupport
import Testing

@Suite("Animated changes in UIKit") @MainActor
struct AnimationTests {
  private let outer = makeView("outer", width: 300, height: 400)
  private let container: View
  private let a: View
  private let gap: Constraint

  init() {
    container = makeView("container", in: outer)
    a = makeView("a", in: container)
    gap = a.left == 10
    Constraint.activate {
      gap
      a.size == 20
      a.top == 0
      container.edges == outer.edges.inset(by: 100)
    }
    installSeam()
  }

  @Test("The layout of the changes is done within one animation, from the topmost view down")
  func changes() {
    outer.layOut()
    #expect(a.frame.minX == 10)
    var finished: [Bool] = []
    let run = animations {
      a.animateConstraints(withDuration: 0.3, delay: 0.1, options: [.curveEaseIn]) {
        gap.constant = 24
      } completion: {
        finished.append($0)
      }
    }
    #expect(gap.layoutConstraint?.constant == 24 && a.frame.minX == 24)
    #expect(finished == [true])
    #expect(run.map(\.duration) == [0.3] && run.map(\.delay) == [0.1])
    #expect(run.map(\.options) == [UIView.AnimationOptions.curveEaseIn.rawValue])
    #expect(run.map(\.layoutCount) == [1])
  }

  @Test("Pending layout is done before the animation, so that only the changes are animated")
  func pending() {
    var before: CGRect?
    a.animateConstraints(withDuration: 0.3) {
      before = container.frame
      container.removeConstraints()
      Constraint.activate { container.edges == outer.edges }
    }
    #expect(before == CGRect(x: 100, y: 100, width: 100, height: 200))
    #expect(container.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
  }

  @Test("An animated transition of a controller switches its groups and reports the end")
  func transition() {
    let controller = UIViewController()
    controller.view = container
    let wide = ConstraintGroup { a.right == container.right }
    let narrow = ConstraintGroup { a.right == container.centerX }
    a.remakeConstraints { v in
      v.edges(.left, .top) == 0
      v.height == 20
    }
    wide.activate()
    outer.layOut()
    #expect(a.frame.width == 100)
    var finished: [Bool] = []
    let run = animations {
      controller.activate(
        narrow, replacing: wide, withDuration: 0.25, delay: 0.5, options: [.curveLinear]
      ) { finished.append($0) }
    }
    #expect(wide.isInactive && narrow.isActive)
    #expect(a.frame.width == 50 && finished == [true])
    #expect(run.map(\.duration) == [0.25] && run.map(\.delay) == [0.5])
    #expect(run.map(\.options) == [UIView.AnimationOptions.curveLinear.rawValue])
  }
}
