import AnchorsLayout
import AnchorsReport
import TestSupport
import Testing

@Suite("A report on input of any kind") @MainActor
struct ReportRobustnessTests {
  private let screen = View.sized(300, 200)

  /// Everything that a report is asked for.
  private func everything(of report: LayoutReport) -> String {
    let texts = [
      report.description, report.frameExplanation.description, report.svg(), report.htmlReport(),
      report.json,
    ]
    return (texts + report.lintFindings.map(\.description)).joined()
  }

  @Test(
    "Content sizes that are NaN or infinite count as none",
    arguments: [Double.nan, .infinity, -.infinity, -7])
  func intrinsicSizes(number: Double) {
    let view = screen.adding(AnySize(CGSize(width: number, height: 20)))
    view.pin(.left, to: screen)
    view.pin(.top, to: screen)
    let report = screen.layoutReport()
    #expect(report.ambiguities.map(\.item.layoutName) == ["AnySize"])
    #expect(report.frameExplanation(of: view)?.frame.height == 20)
    #expect(!everything(of: report).isEmpty)
  }

  @Test(
    "Frames and margins of any kind are read",
    arguments: [Double.nan, .infinity, -.infinity, -5, 1e300])
  func framesAndMargins(number: Double) {
    let number = CGFloat(number)
    let box = View(frame: CGRect(x: number, y: number, width: number, height: number))
    screen.add(box)
    let inner = box.adding(View())
    inner.pin(.left, to: box.layoutMarginsGuide)
    inner.pin(.top, to: screen.safeAreaLayoutGuide)
    box.testMargins = EdgeInsets(top: number, left: number, bottom: number, right: number)
    screen._safeAreaInsets = EdgeInsets(top: number, left: number, bottom: number, right: number)
    #expect(!everything(of: inner.layoutReport()).isEmpty)
    let top = View(frame: CGRect(x: number, y: number, width: number, height: number))
    top.adding(View()).pin(.width, to: top)
    #expect(!everything(of: top.layoutReport()).isEmpty)
  }

  @Test(
    "Constants and multipliers of any kind are read",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, 1e-300])
  func constants(number: Double) {
    let view = screen.adding(View())
    view.pin(.left, to: screen, plus: CGFloat(number))
    view.pin(.width, to: screen, times: CGFloat(number))
    view.pin(.height, to: nil, plus: CGFloat(number))
    let report = screen.layoutReport()
    #expect(!everything(of: report).isEmpty)
    if !number.isFinite {
      #expect(report.unread.count == 3)
      #expect(report.description.contains("Left out:"))
    }
  }

  @Test(
    "Priorities below 1 and above 1000 are read",
    arguments: [(Float(0.5), false), (1_000, true), (-3, false), (2_000, true), (.nan, true)])
  func priorities(number: Float, isRequired: Bool) throws {
    let view = screen.adding(View())
    for width in [10, 20] as [CGFloat] {
      let constraint = view.widthAnchor.constraint(equalToConstant: width)
      if width == 20 { constraint.priority = NativePriority(number) }
      constraint.isActive = true
    }
    view.setContentHuggingPriority(NativePriority(number), for: .horizontal)
    let report = screen.layoutReport()
    #expect(report.conflicts.count == (isRequired ? 1 : 0))
    // The conflict explains the one that the engine removed.
    #expect(report.unsatisfiedConstraints.count == (isRequired ? 0 : 1))
    #expect(!everything(of: report).isEmpty)
  }

  @Test("A multiple of nothing with a second item is read")
  func multiplierOfZero() {
    let view = screen.adding(View())
    view.pin(.width, to: screen, times: 0, plus: 40)
    view.pin(.left, to: screen, times: 0, plus: 7)
    let report = screen.layoutReport()
    #expect(report.frameExplanation(of: view)?.frame.width == 40)
    #expect(report.frameExplanation(of: view)?.frame.minX == 7)
    #expect(report.unread.isEmpty)
  }

  @Test("Distances between anchors are left out on either side, and the report says so")
  func offsets() {
    let (a, b) = (screen.adding(View()), screen.adding(View()))
    let distance = screen.leftAnchor.anchorWithOffset(to: a.leftAnchor)
    let others = [
      distance.constraint(equalTo: a.rightAnchor.anchorWithOffset(to: screen.rightAnchor)),
      b.widthAnchor.constraint(equalTo: distance),
      distance.constraint(equalToConstant: 5),
    ]
    NSLayoutConstraint.activate(others)
    let report = screen.layoutReport()
    #expect(report.unread.count == 3)
    #expect(report.conflicts.isEmpty && report.differences.isEmpty)
  }

  @Test("2,000 nested views are read")
  func deep() {
    var view: View = screen
    for _ in 0..<2_000 {
      let inner = FlippedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.add(inner)
      view = inner
    }
    view.adding(View()).pin(.width, to: screen)
    let report = view.layoutReport()
    #expect(report.frameExplanation(of: view)?.frame.width == 10)
    #expect(report.conflicts.isEmpty && !report.description.isEmpty)
  }
}

private final class AnySize: View {
  private let size: CGSize

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
