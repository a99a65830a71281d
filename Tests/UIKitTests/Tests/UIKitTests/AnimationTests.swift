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

  @Test("A spring has the stiffness and the damping of its duration and bounce")
  func spring() throws {
    outer.layOut()
    var ends: [UIViewAnimatingPosition] = []
    var animator: UIViewPropertyAnimator?
    let run = animations {
      animator = a.animateConstraints(
        .spring(duration: 0.4, bounce: 0.2, initialVelocity: 3), delay: 0.1
      ) {
        gap.constant = 24
      } completion: {
        ends.append($0)
      }
    }
    #expect(gap.layoutConstraint?.constant == 24 && a.frame.minX == 24)
    #expect(ends == [] && animator?.isRunning == true)
    animator?._run()
    #expect(ends == [.end] && run.map(\.layoutCount) == [1] && animator?.delay == 0.1)
    let parameters = try #require(animator?.timingParameters as? UISpringTimingParameters)
    #expect(parameters._mass == 1)
    #expect(abs(parameters._stiffness - 246.74) < 0.01)
    #expect(abs(parameters._damping - 25.133) < 0.001)
    #expect(parameters.initialVelocity == CGVector(dx: 3, dy: 3))
    // Overdamped: ζ = 1 / 0.8.
    let slow = UISpringTimingParameters.spring(duration: 2 * .pi, bounce: -0.2)
    #expect(abs(slow._stiffness - 1) < 1e-9 && abs(slow._damping - 2.5) < 1e-9)
  }

  @Test("Pending layout is done before the spring")
  func pendingSpring() {
    var before: CGRect?
    a.animateConstraints(.spring()) {
      before = container.frame
      container.removeConstraints()
      Constraint.activate { container.edges == outer.edges }
    }
    #expect(before == CGRect(x: 100, y: 100, width: 100, height: 200))
    #expect(container.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
  }

  @Test("An animator makes the changes when it becomes active, and lays them out within it")
  func animator() {
    let animator = UIViewPropertyAnimator(
      duration: 0.4, timingParameters: UISpringTimingParameters.spring())
    animator.addConstraintChanges(in: a) { gap.constant = 24 }
    #expect(gap.constant == 10)
    let run = animations { animator.startAnimation() }
    #expect(gap.constant == 24 && a.frame.minX == 24)
    // The pending layout of all is not among those that are animated.
    #expect(run.map(\.duration) == [0.4] && run.map(\.layoutCount) == [1])
  }

  @Test("An animator that ends at its start takes its changes back; one that is stopped does not")
  func reversed() {
    let animator = UIViewPropertyAnimator(
      duration: 0.4, timingParameters: UISpringTimingParameters.spring())
    animator.addConstraintChanges(in: a) {
      gap.constant = 24
    } undo: {
      gap.constant = 10
    }
    animator.fractionComplete = 0.3
    #expect(gap.constant == 24 && a.frame.minX == 24)
    animator.isReversed = true
    animator.startAnimation()
    animator._run()
    #expect(gap.constant == 10 && a.frame.minX == 10)

    let forwards = UIViewPropertyAnimator(
      duration: 0.4, timingParameters: UISpringTimingParameters.spring())
    forwards.addConstraintChanges(in: a) {
      gap.constant = 24
    } undo: {
      gap.constant = 10
    }
    forwards.startAnimation()
    forwards._run()
    #expect(gap.constant == 24 && a.frame.minX == 24)

    let stopped = UIViewPropertyAnimator(
      duration: 0.4, timingParameters: UISpringTimingParameters.spring())
    stopped.addConstraintChanges(in: a) {
      gap.constant = 50
    } undo: {
      gap.constant = 10
    }
    stopped.pauseAnimation()
    stopped.stopAnimation(true)
    stopped._run()
    #expect(gap.constant == 50 && a.frame.minX == 50)
  }
}
