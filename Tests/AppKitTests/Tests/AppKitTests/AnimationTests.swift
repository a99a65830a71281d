import Anchors
import TestSupport
import Testing

@Suite("Animated changes in AppKit") @MainActor
struct AnimationTests {
  private let container = makeView("container", width: 300, height: 200)
  private let a: View
  private let gap: Constraint

  init() {
    a = makeView("a", in: container)
    gap = a.left == 10
    Constraint.activate {
      gap
      a.size == 20
      a.top == 0
    }
    installSeam()
  }

  @Test("The layout of the changes is done within one animation group")
  func changes() {
    var before: CGFloat = -1
    let run = animations {
      a.animateConstraints(withDuration: 0.3) {
        before = a.frame.minX
        gap.constant = 24
      }
    }
    #expect(before == 10 && a.frame.minX == 24)
    #expect(gap.layoutConstraint?.constant == 24)
    #expect(run.map(\.duration) == [0.3] && run.map(\.layoutCount) == [1])
  }

  @Test("An animated transition of a controller switches its groups")
  func transition() {
    let controller = NSViewController()
    controller.view = container
    let wide = ConstraintGroup { a.right == container.right }
    let narrow = ConstraintGroup { a.right == container.centerX }
    a.remakeConstraints { v in
      v.edges(.left, .top) == 0
      v.height == 20
    }
    wide.activate()
    container.layOut()
    #expect(a.frame.width == 300)
    let run = animations {
      controller.activate(narrow, replacing: wide, withDuration: 0.25)
    }
    #expect(wide.isInactive && narrow.isActive)
    #expect(a.frame.width == 150 && run.map(\.duration) == [0.25])
  }
}
