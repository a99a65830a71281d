import AnchorsLayout
import AnchorsMotion
import Testing

@Suite("Transitions that take over from another")
struct RetargetingTests {
  private let screen = LayoutView(name: "screen", width: 400, height: 400)
  private let box = LayoutView(name: "box")
  private let left: Constraint
  private let width: Constraint

  init() {
    screen.addSubview(box)
    left = box.left == 0
    width = box.width == 100
    let (box, left, width) = (box, left, width)
    Constraint.activate {
      left
      width
      box.top == 0
      box.height == 50
    }
  }

  private func edges(_ transition: LayoutTransition, _ seconds: Double) -> [Double] {
    let frame = transition.frame(of: box, at: seconds)
    return [frame.minX, frame.maxX]
  }

  private func velocities(_ transition: LayoutTransition, _ seconds: Double, _ step: Double)
    -> [Double]
  {
    let (from, to) = (edges(transition, seconds), edges(transition, seconds + step))
    return zip(from, to).map { ($1 - $0) / step }
  }

  @Test("A linear transition is left at its place, as computed by hand")
  func linear() {
    let first = LayoutTransition(of: screen, timing: .linear(duration: 1)) { left.constant = 200 }
    let second = first.retargeted(at: 0.25) { left.constant = 100 }
    #expect(second.timing == .linear(duration: 1))
    #expect([0, 0.5, 1].map { second.frame(of: box, at: $0).minX } == [50, 75, 100])
    // Back to where it came from, from half of the way.
    let third = second.retargeted(at: 0.5, timing: .linear(duration: 0.5)) { left.constant = 0 }
    #expect([0, 0.25, 0.5].map { third.frame(of: box, at: $0).minX } == [75, 37.5, 0])
  }

  @Test("The place continues without a jump, from any curve to any other")
  func place() {
    let timings: [TimingCurve] = [.linear(), .easeIn(), .easeInOut(), .spring(duration: 0.3)]
    for former in timings {
      for next in timings {
        for seconds in [0, 0.05, 0.1, 0.2] {
          left.constant = 0
          width.constant = 100
          let first = LayoutTransition(of: screen, timing: former) {
            left.constant = 200
            width.constant = 30
          }
          let second = first.retargeted(at: seconds, timing: next) { left.constant = 77 }
          #expect(edges(second, 0) == edges(first, seconds))
          let after = second.delay + second.duration
          #expect(edges(second, after) == [77, 107])
        }
      }
    }
  }

  @Test("A spring takes up the velocity, from any curve")
  func velocity() {
    for former: TimingCurve in [.linear(), .easeIn(), .easeInOut(), .spring(duration: 0.3)] {
      for seconds in [0.05, 0.1, 0.2] {
        left.constant = 0
        width.constant = 100
        let first = LayoutTransition(of: screen, timing: former) {
          left.constant = 200
          width.constant = 30
        }
        let second = first.retargeted(at: seconds, timing: .spring(duration: 0.4)) {
          left.constant = 77
        }
        let (old, new) = (velocities(first, seconds, -1e-7), velocities(second, 0, 1e-7))
        for (old, new) in zip(old, new) { #expect(abs(old - new) < 0.02, "\(former) \(seconds)") }
        #expect(abs(old[0]) > 10)
      }
    }
  }

  /// Expects that a transition goes on as another one from 0.1 seconds on.
  private func expectContinuation(of first: LayoutTransition, by second: LayoutTransition) {
    for step in 0...40 {
      let seconds = Double(step) / 100
      for (old, new) in zip(edges(first, 0.1 + seconds), edges(second, seconds)) {
        #expect(abs(old - new) < 1e-9)
      }
    }
  }

  @Test("A spring that is led back to its own end continues as if nothing had happened")
  func same() {
    let spring = TimingCurve.spring(duration: 0.5)
    let first = LayoutTransition(of: screen, timing: spring) { left.constant = 300 }
    let second = first.retargeted(at: 0.1) {}
    expectContinuation(of: first, by: second)
    // The rest is detected by the speed, not by the target: a little late.
    let late = 0.1 + second.duration - first.duration
    #expect(late >= 0 && late < 0.25)
  }

  @Test("A swinging spring that is let go again goes on, without a second push")
  func swinging() {
    let spring = TimingCurve.spring(duration: 0.6, bounce: 0.4, initialVelocity: 3)
    let first = LayoutTransition(of: screen, timing: spring) { left.constant = 300 }
    let second = first.retargeted(at: 0.1) {}
    expectContinuation(of: first, by: second)
  }

  @Test("During a delay everything stands still, and starts from rest")
  func delay() {
    let first = LayoutTransition(of: screen, timing: .spring()) { left.constant = 300 }
    let second = first.retargeted(at: 0.1, delay: 1) { left.constant = 0 }
    #expect(edges(second, 0) == edges(first, 0.1))
    #expect(edges(second, 1) == edges(first, 0.1))
    #expect(abs(velocities(second, 1, 1e-7)[0]) < 0.1)
  }

  @Test("A view that comes and is taken back fades out from its place")
  func comingBack() {
    let new = LayoutView(name: "new")
    let first = LayoutTransition(of: screen, timing: .linear(duration: 1)) {
      screen.addSubview(new)
      Constraint.activate {
        new.edges(.right, .top, .bottom) == 0; new.width == 40
      }
    }
    let end = Rect(x: 360, y: 0, width: 40, height: 400)
    #expect(first.frame(of: new, at: 0.25) == end)
    let second = first.retargeted(at: 0.25) { new.removeFromSuperview() }
    #expect([0, 0.5, 1].map { second.alpha(of: new, at: $0) } == [0.25, 0.125, 0])
    #expect(second.frame(of: new, at: 0.5) == end)
    // Still under way in the next, though no longer in the tree; and once more, until it has faded
    // out.
    let third = second.retargeted(at: 0.5) { left.constant = 100 }
    #expect(third.subviews(of: screen, at: 0).map(\.layoutName) == ["box", "new"])
    #expect([0, 0.5, 1].map { third.alpha(of: new, at: $0) } == [0.125, 0.0625, 0])
    #expect(third.frame(of: new, at: 0.5) == end)
    let fourth = third.retargeted(at: 1) { left.constant = 0 }
    #expect(fourth.subviews(of: screen, at: 0).map(\.layoutName) == ["box"])
    // Or it is put back.
    let back = third.retargeted(at: 0.5) {
      screen.addSubview(new)
      Constraint.activate { new.edges(.left, .top) == 0 }
    }
    #expect([0, 1].map { back.alpha(of: new, at: $0) } == [0.0625, 1])
    #expect(back.frame(of: new, at: 0) == end)
    #expect(back.frame(of: new, at: 1).minX == 0)
  }

  @Test("A moving view that is removed fades out on its way")
  func removedOnItsWay() {
    let first = LayoutTransition(of: screen, timing: .linear(duration: 1)) { left.constant = 200 }
    let second = first.retargeted(at: 0.5) { box.removeFromSuperview() }
    #expect([0, 0.5, 1].map { second.frame(of: box, at: $0).minX } == [100, 150, 200])
    #expect([0, 0.5, 1].map { second.alpha(of: box, at: $0) } == [1, 0.5, 0])
  }

  @Test("A view that changes superviews on its way keeps place and velocity on the screen")
  func reparentedOnItsWay() {
    let panel = LayoutView(name: "panel", frame: Rect(x: 0, y: 100, width: 300, height: 300))
    screen.addSubview(panel)
    let first = LayoutTransition(of: screen, timing: .spring()) {
      left.constant = 200
      panel.frame.origin.x = 90
    }
    let second = first.retargeted(at: 0.1) {
      panel.addSubview(box)
      Constraint.activate { box.edges(.left, .top) == 10 }
    }
    func onScreen(_ seconds: Double) -> Point {
      let (panel, box) = (
        second.frame(of: panel, at: seconds), second.frame(of: box, at: seconds)
      )
      return Point(x: panel.minX + box.minX, y: panel.minY + box.minY)
    }
    #expect(abs(onScreen(0).x - edges(first, 0.1)[0]) < 1e-12 && onScreen(0).y == 0)
    let velocity = (onScreen(1e-7).x - onScreen(0).x) / 1e-7
    #expect(abs(velocity - velocities(first, 0.1, -1e-7)[0]) < 0.02)
    #expect(onScreen(second.duration) == Point(x: 100, y: 110))
  }

  @Test("A view on its way out may become the superview of its former superview")
  func swapped() {
    let new = LayoutView(name: "new")
    screen.addSubview(new)
    let first = LayoutTransition(of: screen, timing: .linear(duration: 1)) {
      new.removeFromSuperview()
    }
    let second = first.retargeted(at: 0.25) { new.addSubview(screen) }
    #expect(screen.superview === new)
    #expect(second.frames(at: 0).count { $0.view === screen } <= 1)
  }
}
