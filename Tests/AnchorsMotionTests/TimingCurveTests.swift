import AnchorsLayout
import Foundation
import Testing

@testable import Anchors
@testable import AnchorsMotion

@Suite("Timing curves")
struct TimingCurveTests {
  /// The curve's height over `x` by halving alone, with the powers of the Bernstein form.
  private func reference(_ a: Point, _ b: Point, at x: Double) -> Double {
    func value(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * pow(1 - t, 2) * t * a + 3 * (1 - t) * pow(t, 2) * b + pow(t, 3)
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if value(a.x, b.x, middle) < x { low = middle } else { high = middle }
    }
    return value(a.y, b.y, (low + high) / 2)
  }

  static let curves: [TimingCurve] = [
    .linear(duration: 1), .easeIn(duration: 1), .easeOut(duration: 1), .easeInOut(duration: 1),
    .cubicBezier(0.25, 0.1, 0.25, 1, duration: 1),
    .cubicBezier(0.68, -0.6, 0.32, 1.6, duration: 1),
    .cubicBezier(0, 1, 0.1, 1, duration: 1), .cubicBezier(0.9, 0, 1, 0.2, duration: 1),
  ]

  @Test("Bézier curves are where bisection of the curve's definition finds them", arguments: curves)
  func bezier(curve: TimingCurve) throws {
    let (first, second) = try #require(curve.controlPoints)
    for step in 0...1000 {
      let x = Double(step) / 1000
      let isEnd = step == 0 || step == 1000
      let expected = isEnd ? x : reference(first, second, at: x)
      #expect(abs(curve.progress(at: x) - expected) < 1e-11, "at \(x)")
    }
  }

  @Test("A curve that is vertical in the middle, where Newton's method fails, is found")
  func vertical() {
    let curve = TimingCurve.cubicBezier(1, 0, 0, 1, duration: 1)
    for step in 1..<1000 {
      let x = Double(step) / 1000
      // Near the upright part a change in the last bit of x is 10⁻⁵ in y.
      let tolerance = abs(x - 0.5) < 0.01 ? 1e-4 : 1e-11
      let expected = reference(Point(x: 1), Point(y: 1), at: x)
      #expect(abs(curve.progress(at: x) - expected) < tolerance, "at \(x)")
    }
  }

  @Test("Control points are those that UIKit documents")
  func controlPoints() throws {
    func numbers(_ curve: TimingCurve) throws -> [Double] {
      let (first, second) = try #require(curve.controlPoints)
      return [first.x, first.y, second.x, second.y]
    }
    #expect(try numbers(.linear()) == [0, 0, 1, 1])
    #expect(try numbers(.easeIn()) == [0.42, 0, 1, 1])
    #expect(try numbers(.easeOut()) == [0, 0, 0.58, 1])
    #expect(try numbers(.easeInOut()) == [0.42, 0, 0.58, 1])
    #expect(TimingCurve.spring().controlPoints == nil)
  }

  @Test("Time is scaled to the duration, and nothing happens outside it")
  func duration() {
    let curve = TimingCurve.easeInOut(duration: 0.4)
    #expect(curve.progress(at: -1) == 0)
    #expect(curve.progress(at: 0) == 0)
    #expect(abs(curve.progress(at: 0.2) - 0.5) < 1e-15)
    #expect(curve.progress(at: 0.4) == 1)
    #expect(curve.progress(at: 9) == 1)
    #expect(curve.duration(over: 1000, speed: 5) == 0.4)
    #expect(TimingCurve.linear(duration: 2).progress(at: 0.5) == 0.25)
    #expect(TimingCurve.linear(duration: 0).progress(at: 0.001) == 1)
  }

  @Test("Slopes are those of small steps, and finite where the curve is vertical")
  func slopes() throws {
    for curve in Self.curves {
      let (first, second) = try #require(curve.controlPoints)
      let bezier = CubicBezier(first: first, second: second)
      for step in 1..<100 {
        let x = Double(step) / 100
        let difference = (bezier.y(at: x + 1e-6) - bezier.y(at: x - 1e-6)) / 2e-6
        #expect(abs(bezier.slope(at: x) - difference) < 1e-4 * max(1, abs(difference)))
      }
    }
    let upright = CubicBezier(first: Point(x: 0, y: 1), second: Point(x: 1, y: 1))
    #expect(upright.slope(at: 0) > 100 && upright.slope(at: 0).isFinite)
    // Both coordinates stand still at the start of ease-out; dy/dx there is 1 / 0.58.
    let easeOut = CubicBezier(first: .zero, second: Point(x: 0.58, y: 1))
    #expect(abs(easeOut.slope(at: 0) - 1 / 0.58) < 1e-2)
  }

  @Test("The exponential function is Foundation's to two units in the last place")
  func exponentials() {
    for step in -70_000...70_000 {
      let x = Double(step) / 100
      let expected = exp(x)
      if abs(exponential(x) - expected) > 2 * expected.ulp { Issue.record("at \(x)") }
    }
    for exponent in 1...300 {
      let x = -pow(0.9, Double(exponent))
      #expect(abs(exponential(x) - exp(x)) <= 2 * exp(x).ulp, "at \(x)")
    }
    #expect(exponential(0) == 1)
    #expect(exponential(-1000) == 0)
    #expect(exponential(-.infinity) == 0)
    #expect(exponential(1000) == .infinity)
    #expect(exponential(.nan).isNaN)
  }

  @Test("Sines are Foundation's")
  func sines() {
    for step in -50_000...50_000 {
      let x = Double(step) / 313
      if abs(sine(x) - sin(x)) > 1e-15 + 1e-16 * abs(x) { Issue.record("at \(x)") }
    }
    #expect(sine(0) == 0 && sine(1e300) == 0 && sine(.nan) == 0)
    #expect(abs(sine(1e6) - sin(1e6)) < 1e-10)
  }

  @Test("A spring without bounce is the closed form of critical damping", arguments: [0.2, 0.5, 3])
  func spring(duration: Double) {
    let curve = TimingCurve.spring(duration: duration)
    let omega = 2 * Double.pi / duration
    for step in 0...500 {
      let seconds = Double(step) / 100
      let expected = 1 - (1 + omega * seconds) * exp(-omega * seconds)
      #expect(abs(curve.progress(at: seconds) - expected) < 1e-14)
    }
  }

  @Test(
    "A spring with bounce is the closed form of a damped oscillator", arguments: [0.1, 0.5, 0.9])
  func bouncing(bounce: Double) {
    let curve = TimingCurve.spring(duration: 0.4, bounce: bounce)
    let (omega, ratio) = (5 * Double.pi, 1 - bounce)
    let swing = omega * (1 - ratio * ratio).squareRoot()
    for step in 0...500 {
      let seconds = Double(step) / 100
      let wave = cos(swing * seconds) + ratio * omega / swing * sin(swing * seconds)
      let expected = 1 - exp(-ratio * omega * seconds) * wave
      #expect(abs(curve.progress(at: seconds) - expected) < 1e-13)
    }
  }

  @Test("More bounce goes further too far, and a negative one never does")
  func overshooting() {
    func highest(_ bounce: Double) -> Double {
      let curve = TimingCurve.spring(duration: 0.4, bounce: bounce)
      return (0...2000).map { curve.progress(at: Double($0) / 1000) }.max() ?? 0
    }
    #expect(highest(-0.5) < 1 && highest(0) < 1)
    // e to the power of −πζ / √(1 − ζ²).
    #expect(abs(highest(0.3) - 1.04599) < 1e-4)
    #expect(abs(highest(0.8) - 1.52662) < 1e-4)
    let (slow, quick) = (TimingCurve.spring(bounce: -0.5), TimingCurve.spring())
    #expect(slow.progress(at: 0.3) < quick.progress(at: 0.3))
    // Around a bounce of 0 the formulas agree.
    for bounce in [-1e-5, -1e-9, 1e-9, 1e-5] {
      let near = TimingCurve.spring(bounce: bounce)
      #expect(abs(near.progress(at: 0.2) - quick.progress(at: 0.2)) < 1e-4)
    }
  }

  @Test(
    "The spring obeys its differential equation, whatever the velocity at the start",
    arguments: [-0.7, -1e-4, 0, 1e-4, 0.4, 0.95])
  func springEquation(bounce: Double) {
    let spring = Spring(duration: 2 * .pi / 9, bounce: bounce, initialVelocity: 0)
    let (distance, speed, step) = (100.0, -2000.0, 1e-5)
    func place(_ seconds: Double) -> Double {
      let motion = spring.motion(at: seconds)
      return distance * motion.remaining + speed * motion.drift
    }
    func velocity(_ seconds: Double) -> Double {
      let motion = spring.motion(at: seconds)
      return distance * motion.remainingRate + speed * motion.driftRate
    }
    #expect(place(0) == 100)
    #expect(velocity(0) == -2000)
    for tick in 1...20 {
      let time = Double(tick) / 20
      let numeric = (place(time + step) - place(time - step)) / (2 * step)
      #expect(abs(velocity(time) - numeric) < 1e-3)
      let acceleration = (velocity(time + step) - velocity(time - step)) / (2 * step)
      let expected = -81 * place(time) - 18 * spring.dampingRatio * velocity(time)
      #expect(abs(acceleration - expected) < 1e-1)
    }
  }

  @Test("An initial velocity is in ways per second, towards the end")
  func initialVelocity() {
    for bounce in [-0.3, 0, 0.3] {
      let curve = TimingCurve.spring(duration: 0.5, bounce: bounce, initialVelocity: 4)
      #expect(abs(curve.progress(at: 1e-6) / 1e-6 - 4) < 1e-3)
      #expect(curve.progress(at: 0) == 0)
      #expect(abs(curve.progress(at: 10) - 1) < 1e-6)
      let away = TimingCurve.spring(duration: 0.5, bounce: bounce, initialVelocity: -4)
      #expect(away.progress(at: 0.01) < 0)
      #expect(away.duration(over: 100) > TimingCurve.spring(bounce: bounce).duration(over: 100))
    }
  }

  @Test(
    "After its duration a spring stays within a hundredth of a point",
    arguments: [-0.8, -0.2, 0.1, 0.5, 0.9])
  func staying(bounce: Double) {
    for velocity in [0.0, 3, -20] {
      let curve = TimingCurve.spring(duration: 0.4, bounce: bounce, initialVelocity: velocity)
      for distance in [0.02, 30, -1000] {
        let end = curve.duration(over: distance)
        let swing = 0.4 / (1 - (1 - abs(bounce)) * (1 - abs(bounce))).squareRoot()
        func left(_ seconds: Double) -> Double {
          abs(distance) * abs(1 - curve.progress(at: seconds))
        }
        #expect((0...2000).allSatisfy { left(end + Double($0) / 500) <= 0.01 + 1e-9 })
        // It was further away not long before: a swing, or a fifth.
        let earlier = (0...1000).map { end - Double($0) / 1000 * max(swing, 0.2 * end) }
        #expect(end == 0 || earlier.contains { left($0) > 0.01 }, "\(distance), \(velocity)")
      }
    }
  }

  @Test("A spring settles within a hundredth of a point, and not much earlier")
  func settling() {
    let curve = TimingCurve.spring(duration: 0.5)
    for distance in [0.02, 1, 30, 1000, -1000] {
      let end = curve.duration(over: distance)
      func left(_ seconds: Double) -> Double {
        abs(distance) * (1 - curve.progress(at: seconds))
      }
      #expect(left(end) < 0.01 + 1e-12)
      #expect(left(end * 0.999) > 0.01)
    }
    #expect(curve.duration(over: 0) == 0)
    #expect(curve.duration(over: 0.005) == 0)
    // At its end but for a speed, it first leads away: by v / (ω e) at most, 0.0003 points here.
    #expect(curve.duration(over: 0, speed: 0.01) == 0)
    #expect(curve.duration(over: 0, speed: 1000) > 0.5)
    #expect(curve.duration(over: 0, speed: 1000) == curve.duration(over: 0, speed: -1000))
  }

  @Test("Numbers that give no curve are refused with their names")
  func refusals() async {
    await #expect(processExitsWith: .failure) { _ = TimingCurve.cubicBezier(-0.1, 0, 1, 1) }
    await #expect(processExitsWith: .failure) { _ = TimingCurve.cubicBezier(0, .nan, 1, 1) }
    await #expect(processExitsWith: .failure) { _ = TimingCurve.easeIn(duration: -1) }
    await #expect(processExitsWith: .failure) { _ = TimingCurve.spring(duration: 0) }
    await #expect(processExitsWith: .failure) { _ = TimingCurve.spring(bounce: 1) }
    await #expect(processExitsWith: .failure) { _ = TimingCurve.spring(bounce: .nan) }
    await #expect(processExitsWith: .failure) { _ = TimingCurve.spring(initialVelocity: .infinity) }
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = TimingCurve.cubicBezier(0, 0, 1.5, 1)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let message = "cubicBezier(0.0, 0.0, 1.5, 1.0): x1 and x2 must be from 0 to 1, y1 and y2 finite"
    #expect(text.contains(message), "\(text)")
  }
}
