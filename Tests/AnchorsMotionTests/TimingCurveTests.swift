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

  @Test("The spring is the closed form of critical damping", arguments: [0.2, 0.5, 1, 3])
  func spring(response: Double) {
    let curve = TimingCurve.spring(response: response)
    let omega = 2 * Double.pi / response
    for step in 0...500 {
      let seconds = Double(step) / 100
      let expected = 1 - (1 + omega * seconds) * exp(-omega * seconds)
      #expect(abs(curve.progress(at: seconds) - expected) < 1e-14)
    }
  }

  @Test("The spring obeys its differential equation, whatever the velocity at the start")
  func springEquation() {
    let spring = CriticalSpring(frequency: 9)
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
      let expected = -81 * place(time) - 18 * velocity(time)
      #expect(abs(acceleration - expected) < 1e-2)
    }
  }

  @Test("A spring settles within a hundredth of a point, and not much earlier")
  func settling() {
    let curve = TimingCurve.spring(response: 0.5)
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
    await #expect(processExitsWith: .failure) { _ = TimingCurve.spring(response: 0) }
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
