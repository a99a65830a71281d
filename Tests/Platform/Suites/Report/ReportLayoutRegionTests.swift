import AnchorsLayout
import AnchorsReport
import TestSupport
import Testing

@Suite("A report on guides of layout regions") @MainActor
struct ReportLayoutRegionTests {
  private let panel = RegionPanel()

  /// Returns the report with the system's constraints: how Apple keeps these guides in their place
  /// is not known, so the stand-in does as for the safe area.
  private func report() -> LayoutReport {
    withSystemConstraints {
      panel.layOut()
      return panel.layoutReport()
    }
  }

  @Test("A guide has the name of the property that holds it")
  func property() throws {
    panel.bar.pin(.leading, to: panel.corners, plus: 30)
    let conflict = try #require(report().conflicts.first)
    #expect(conflict.description.contains("bar.leading == RegionPanel.corners.leading + 30"))
  }

  @Test("A guide that no property holds has its own name, and the frame of the bar is explained")
  func name() throws {
    let guide = panel.layoutGuide(for: .safeArea(cornerAdaptation: .vertical))
    panel.bar.pin(.top, to: guide)
    guide.layoutName = "below controls"
    let report = report()
    try report.requireNoProblems([.conflict, .ambiguity, .unsatisfied, .difference])
    #expect(report.unread.isEmpty)
    let explanation = try #require(report.frameExplanation(of: panel.bar))
    #expect(explanation.frame == Rect(x: 70, y: 32, width: 222, height: 44))
    #expect(explanation.description.contains("`below controls`.top"))
    #expect(explanation.description.contains("corners.leading"))
  }
}

/// A bar beside the window controls.
private final class RegionPanel: FlippedView {
  let bar = View()
  private(set) lazy var corners = layoutGuide(for: .safeArea(cornerAdaptation: .horizontal))

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    installSeam()
    _cornerInsets = EdgeInsets(top: 32, left: 70, bottom: 4, right: 8)
    adding(bar)
    bar.pin(.leading, to: corners)
    bar.pin(.trailing, to: corners)
    bar.pin(.height, to: nil, plus: 44)
  }

  required init?(coder: NSCoder) { nil }
}
