import AnchorsLayout
import AnchorsReport
import TestSupport
import Testing

@Suite("A report on text from right to left") @MainActor
struct ReportDirectionTests {
  private let screen = View.sized(300, 200)
  private let view = View()

  init() {
    screen.isRightToLeft = true
    screen.adding(view)
    view.pin(.top, to: screen)
    view.pin(.height, to: nil, plus: 10)
  }

  private func frame() throws -> Rect {
    screen.layOut()
    let report = screen.layoutReport()
    #expect(report.differences.isEmpty && report.conflicts.isEmpty && report.ambiguities.isEmpty)
    return try #require(report.frameExplanation(of: view)).frame
  }

  @Test("Leading is on the right, and grows to the left")
  func leading() throws {
    view.pin(.leading, to: screen, plus: 20)
    view.pin(.width, to: nil, plus: 50)
    // 300 - 20 - 50.
    #expect(try frame().minX == 230)
  }

  @Test("Multiples are still counted from the left")
  func multipliers() throws {
    // The right edge at 0.5 * 300 - 10, the left edge at 0.2 * 0 + 5.
    view.pin(.leading, to: screen, times: 0.5, plus: 10)
    view.pin(.trailing, to: screen, times: 0.2, plus: -5)
    let frame = try frame()
    #expect(frame.minX == 5 && frame.maxX == 140)
  }

  @Test("The direction of a bound is mirrored")
  func bounds() throws {
    // The right edge is not beyond 0.5 * 300 - 10, however far right it wants to be.
    view.pin(.leading, .greaterThanOrEqual, to: screen, times: 0.5, plus: 10)
    view.pin(.width, to: nil, plus: 40)
    let optional = view.leadingAnchor.constraint(equalTo: screen.leadingAnchor)
    optional.priority = .defaultLow
    optional.isActive = true
    #expect(try frame().maxX == 140)
  }

  @Test("An inner view can have its own direction")
  func mixed() throws {
    let inner = view.adding(View())
    inner.pin(.leading, to: view, plus: 3)
    inner.pin(.width, to: nil, plus: 10)
    inner.pin(.top, to: view)
    inner.pin(.bottom, to: view)
    view.isRightToLeft = false
    view.pin(.leading, to: screen)
    view.pin(.width, to: nil, plus: 100)
    #expect(try frame().minX == 200)
    #expect(screen.layoutReport().frameExplanation(of: inner)?.frame.minX == 3)
  }
}
