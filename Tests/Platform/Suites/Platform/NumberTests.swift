import Anchors
import TestSupport
import Testing

/// Numbers of every type end up as the CGFloat of a native constraint, unchanged.
@Suite("Numbers") @MainActor
struct NumberTests {
  private let a = makeView("a")
  private let container = makeView("container", width: 300, height: 200)

  init() { container.addSubview(a) }

  /// The native constant of a constraint of the view's width.
  private func native(_ constraint: Constraint) throws -> CGFloat {
    try Installer.install(constraint)
    defer { constraint.isActive = false }
    return try #require(a.constraints.first).constant
  }

  @Test("Double is the type of expressions", arguments: [0, .pi, -.pi, 1e-9, 1e9])
  func double(value: Double) throws {
    #expect(try native(a.width == value) == CGFloat(value))
    let edited = a.width == 1
    edited.isActive = true
    edited.constant = value
    #expect(a.constraints[0].constant == CGFloat(value))
    #expect(edited.constant == value)
  }

  @Test("CGFloat is accepted without a conversion", arguments: [0, .pi, -.pi] as [CGFloat])
  func cgFloat(value: CGFloat) throws {
    #expect(try native(a.width == value) == value)
    #expect(try native(a.width >= value) == value)
    let plus = a.width == container.height + value
    #expect(try #require(plus.layoutConstraint).constant == value)
    let times = a.width == (value + 4) * container.height
    #expect(try #require(times.layoutConstraint).multiplier == value + 4)
  }

  @Test("Float is converted", arguments: [0, .pi, -.pi] as [Float])
  func float(value: Float) throws {
    #expect(try native(a.width == Double(value)) == CGFloat(value))
  }

  #if arch(x86_64)
  @Test("Float80 is converted", arguments: [0, .pi, -.pi] as [Float80])
  func float80(value: Float80) throws {
    #expect(try native(a.width == Double(value)) == CGFloat(value))
  }
  #endif

  @Test("Integer literals and expressions of them are accepted")
  func integers() throws {
    #expect(try native(a.width == 42) == 42)
    #expect(try native(a.width == 2 * 21) == 42)
    #expect(try native(a.width - 2 == 40) == 42)
  }

  @Test(
    "NaN and infinite numbers are refused with their statement and reach no native constraint",
    arguments: [Double.infinity, -.infinity, .nan, .signalingNaN])
  func notFinite(value: Double) {
    let width = a.width == value
    do {
      try Installer.install(width)
      Issue.record("installed")
    } catch {
      #expect(error.kind == .notFinite && error.description.hasPrefix("a.width == "))
    }
    #expect(a.constraints.isEmpty && !width.isActive)
  }
}
