import AnchorsLayout
import AnchorsMotion
import Testing

/// Another way to the same layout may give it other roundings, which are no movement.
@Suite("Rounding in transitions")
struct RoundingTests {
  private let screen = LayoutView(name: "screen", width: 100, height: 100)
  private let view = LayoutView(name: "view")
  private let left: Constraint

  init() {
    screen.addSubview(view)
    left = view.left == screen.left + 20
    let (screen, view, left) = (screen, view, left)
    Constraint.activate {
      left
      view.top == screen.top
      view.size == 10
    }
  }

  @Test("Less than a millionth of a point is no movement", arguments: [1e-12, 1e-9, 9e-7])
  func noise(distance: Double) {
    let transition = LayoutTransition(of: screen) { left.constant = 20 + distance }
    #expect(transition.duration == 0 && transition.frames(at: 0).isEmpty)
    #expect(transition.isFinished(at: 0))
    #expect(transition.frame(of: view, at: 0) == view.frame)
    #expect(abs(view.frame.minX - 20 - distance) < 1e-13)
  }

  @Test("More than a millionth of a point is a movement")
  func movement() {
    let transition = LayoutTransition(of: screen, timing: .linear(duration: 1)) {
      left.constant = 20.00001
    }
    #expect(transition.duration == 1)
    #expect(transition.frame(of: view, at: 0).minX == 20)
  }

  @Test("Hiding and showing in one transition moves nothing")
  func hideAndShow() {
    let stack = LayoutStackView(name: "stack")
    stack.spacing = 0.1
    stack.distribution = .fillEqually
    screen.addSubview(stack)
    Constraint.activate { stack.edges == screen.edges.inset(by: 0.3) }
    let rows = (0..<7).map { LayoutView(name: "row \($0)") }
    for row in rows { stack.addArrangedSubview(row) }
    for row in rows {
      let transition = LayoutTransition(of: screen) {
        row.isHidden = true
        screen.layoutIfNeeded()
        row.isHidden = false
      }
      #expect(transition.duration == 0 && transition.frames(at: 0).isEmpty)
    }
  }
}
