import AnchorsLayout
import AnchorsMotion
import Testing

/// ```
/// screen 200 × 100      before           after
///                       |aaa|bb|         |aaaaaaaa|bb|
/// ```
@Suite("Transitions")
struct LayoutTransitionTests {
  private let screen = LayoutView(name: "screen", width: 200, height: 100)
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")
  private let width: Constraint

  init() {
    screen.addSubview(a)
    screen.addSubview(b)
    width = a.width == 30
    let (a, b, width) = (a, b, width)
    Constraint.activate {
      [a, b].verticalEdges == 0
      a.leading == 0
      width
      b.leading == a.trailing
      b.width == 20
    }
  }

  @Test("Frames at the start, at the end and between are those computed by hand")
  func linear() {
    let transition = LayoutTransition(of: screen, timing: .linear(duration: 0.4)) {
      width.constant = 80
    }
    #expect(transition.duration == 0.4)
    func frames(_ seconds: Double) -> [Rect] {
      [a, b].map { transition.frame(of: $0, at: seconds) }
    }
    let before = [
      Rect(x: 0, y: 0, width: 30, height: 100), Rect(x: 30, y: 0, width: 20, height: 100),
    ]
    let after = [
      Rect(x: 0, y: 0, width: 80, height: 100), Rect(x: 80, y: 0, width: 20, height: 100),
    ]
    #expect(frames(-1) == before)
    #expect(frames(0) == before)
    #expect(
      frames(0.1) == [
        Rect(x: 0, y: 0, width: 42.5, height: 100), Rect(x: 42.5, y: 0, width: 20, height: 100),
      ])
    #expect(
      frames(0.2) == [
        Rect(x: 0, y: 0, width: 55, height: 100), Rect(x: 55, y: 0, width: 20, height: 100),
      ])
    #expect(frames(0.4) == after)
    #expect(frames(100) == after)
    // The tree has its final place from the start.
    #expect([a.frame, b.frame] == after)
    #expect([a, b, screen].map { transition.alpha(of: $0, at: 0.2) } == [1, 1, 1])
    #expect([0, 0.39, 0.4, 1].map(transition.isFinished) == [false, false, true, true])
  }

  @Test("A pending layout is done before the frames count as before")
  func bringsUpToDate() {
    width.constant = 60
    let transition = LayoutTransition(of: screen, timing: .linear(duration: 1)) {
      width.constant = 20
    }
    #expect(transition.frame(of: a, at: 0).width == 60)
    #expect(transition.frame(of: a, at: 0.25).width == 50)
    #expect(transition.frame(of: a, at: 1).width == 20)
  }

  @Test("The progress is that of the timing")
  func curves() {
    for timing: TimingCurve in [.easeIn(), .easeOut(), .easeInOut(), .spring()] {
      let (start, end) = (width.constant, 110 - width.constant)
      let transition = LayoutTransition(of: screen, timing: timing) { width.constant = end }
      #expect(transition.timing == timing)
      for seconds in [0.01, 0.1, 0.2] {
        let expected = start + (end - start) * timing.progress(at: seconds)
        #expect(abs(transition.frame(of: a, at: seconds).width - expected) < 1e-12)
      }
    }
  }

  @Test("A delay comes first, and is not part of the duration")
  func delay() {
    let transition = LayoutTransition(of: screen, timing: .linear(duration: 1), delay: 0.5) {
      width.constant = 130
    }
    #expect(transition.delay == 0.5 && transition.duration == 1)
    let widths = [0, 0.5, 0.75, 1.5].map { transition.frame(of: a, at: $0).width }
    #expect(widths == [30, 30, 55, 130])
    #expect(!transition.isFinished(at: 1.4) && transition.isFinished(at: 1.5))
  }

  @Test("Only moving views are listed")
  func list() {
    let still = LayoutView(name: "still")
    screen.addSubview(still)
    Constraint.activate { still.edges(.top, .right) == 0 }
    let transition = LayoutTransition(of: screen, timing: .linear(duration: 1)) {
      width.constant = 40
    }
    let shown = transition.frames(at: 0.5)
    #expect(shown.map(\.view.layoutName) == ["a", "b"])
    #expect(
      shown.map(\.frame) == [
        Rect(x: 0, y: 0, width: 35, height: 100), Rect(x: 35, y: 0, width: 20, height: 100),
      ])
    #expect(shown.map(\.alpha) == [1, 1])
    #expect(transition.frame(of: still, at: 0.5) == still.frame)
    #expect(transition.subviews(of: screen, at: 0.5).map(\.layoutName) == ["a", "b", "still"])
  }

  @Test("A transition without changes ends at once")
  func nothing() {
    for timing: TimingCurve in [.easeIn(), .spring()] {
      let transition = LayoutTransition(of: screen, timing: timing) { width.constant = 30 }
      #expect(transition.duration == 0 && transition.isFinished(at: 0))
      #expect(transition.frames(at: 0).isEmpty)
    }
  }

  @Test("Adjacent views stay adjacent, whatever the curve, in both directions of text")
  func flush() {
    for direction: InterfaceDirection in [.leftToRight, .rightToLeft] {
      screen.layoutDirection = direction
      for timing: TimingCurve in [.easeInOut(), .spring(), .cubicBezier(0.6, -0.2, 0.3, 1.3)] {
        let end = 110 - width.constant
        let transition = LayoutTransition(of: screen, timing: timing) { width.constant = end }
        for step in 0...100 {
          let seconds = transition.duration * Double(step) / 100
          let (a, b) = (
            transition.frame(of: a, at: seconds), transition.frame(of: b, at: seconds)
          )
          let gap = direction == .leftToRight ? b.minX - a.maxX : a.minX - b.maxX
          #expect(abs(gap) < 1e-12)
          #expect(abs(b.width - 20) < 1e-12)
          let outer = direction == .leftToRight ? a.minX : a.maxX
          #expect(outer == (direction == .leftToRight ? 0 : 200))
        }
      }
    }
  }

  @Test("From right to left, frames are those computed by hand")
  func rightToLeft() {
    screen.layoutDirection = .rightToLeft
    let transition = LayoutTransition(of: screen, timing: .linear(duration: 1)) {
      width.constant = 80
    }
    #expect(transition.frame(of: a, at: 0) == Rect(x: 170, y: 0, width: 30, height: 100))
    #expect(transition.frame(of: a, at: 0.5) == Rect(x: 145, y: 0, width: 55, height: 100))
    #expect(transition.frame(of: b, at: 0.5) == Rect(x: 125, y: 0, width: 20, height: 100))
  }

  @Test("Sizes are never negative, however far a curve overshoots")
  func overshoot() {
    let timing = TimingCurve.cubicBezier(0.5, 0, 0.5, 3, duration: 1)
    let transition = LayoutTransition(of: screen, timing: timing) { width.constant = 0 }
    let widths = (0...100).map { transition.frame(of: a, at: Double($0) / 100).width }
    #expect(widths.allSatisfy { $0 >= 0 })
    #expect(timing.progress(at: 0.7) > 1 && widths[70] == 0)
  }

  @Test("A nested view moves in its superview, and the superview in its own")
  func nested() {
    let inner = LayoutView(name: "inner")
    a.addSubview(inner)
    Constraint.activate {
      inner.edges(.trailing, .bottom) == a.edges
      inner.size == 10
    }
    let transition = LayoutTransition(of: screen, timing: .linear(duration: 1)) {
      width.constant = 80
      screen.frame = Rect(x: 0, y: 0, width: 200, height: 60)
    }
    #expect(transition.frame(of: screen, at: 0.5) == Rect(x: 0, y: 0, width: 200, height: 80))
    #expect(transition.frame(of: a, at: 0.5) == Rect(x: 0, y: 0, width: 55, height: 80))
    #expect(transition.frame(of: inner, at: 0.5) == Rect(x: 45, y: 70, width: 10, height: 10))
    // Of the inside alone, the same change is what moves there.
    let inside = LayoutTransition(of: a, timing: .linear(duration: 1)) { width.constant = 60 }
    #expect(inside.frames(at: 0).map(\.view.layoutName) == ["a", "inner"])
  }

  @Test("State groups can be animated")
  func groups() {
    let compact = ConstraintGroup { a.width == 100 }
    let regular = ConstraintGroup([width])
    let transition = LayoutTransition(of: screen, timing: .linear(duration: 1)) {
      compact.activate(replacing: regular)
    }
    #expect(transition.frame(of: b, at: 0.5) == Rect(x: 65, y: 0, width: 20, height: 100))
    #expect(compact.isActive && !regular.isActive)
  }

  @Test("A delay must be a finite number")
  func badDelay() async {
    await #expect(processExitsWith: .failure) {
      _ = LayoutTransition(of: LayoutView(), delay: -1) {}
    }
    await #expect(processExitsWith: .failure) {
      _ = LayoutTransition(of: LayoutView(), delay: .infinity) {}
    }
  }

  @Test("A moment must be a number")
  func badMoment() async {
    let retargeted = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      // Without a view that moves, nothing else would read the moment.
      _ = LayoutTransition(of: LayoutView()) {}.retargeted(at: .nan) {}
    }
    let shown = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = LayoutTransition(of: LayoutView()) {}.frames(at: .nan)
    }
    for result in [retargeted, shown] {
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("a moment of nan seconds: it must be a number"), "\(text)")
    }
  }
}
