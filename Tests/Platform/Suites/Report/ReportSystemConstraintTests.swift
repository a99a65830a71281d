import AnchorsLayout
import AnchorsReport
import TestSupport
import Testing

@Suite("A report passes over what the toolkit adds by itself") @MainActor
struct ReportSystemConstraintTests {
  private let screen = View.sized(300, 200)

  /// A report after a layout, without and with the toolkit's constraints.
  private func reports() -> [LayoutReport] {
    screen.layOut()
    let plain = screen.layoutReport()
    return withSystemConstraints {
      screen.layOut()
      return [plain, screen.layoutReport()]
    }
  }

  private func check(_ reports: [LayoutReport]) {
    #expect(text(reports[0]) == text(reports[1]))
    #expect(reports.allSatisfy { $0.differences.isEmpty && $0.unread.isEmpty })
  }

  private func text(_ report: LayoutReport) -> String {
    let conflicts = report.conflicts.map(\.description)
    let ambiguities = report.ambiguities.map(\.description)
    let unsatisfied = report.unsatisfiedConstraints.map(\.description)
    let findings = report.lintFindings.map(\.description)
    return (conflicts + ambiguities + unsatisfied + findings).joined(separator: "\n")
  }

  @Test("Masks and content give the same findings")
  func masksAndContent() throws {
    let box = View(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    screen.add(box)
    let label = screen.adding(Label.saying("abc"))
    label.pin(.left, to: box, .right, plus: 8)
    label.pin(.centerY, to: box)
    label.pin(.width, to: nil, plus: 50)
    let found = reports()
    check(found)
    #expect(found[1].conflicts.isEmpty && found[1].ambiguities.isEmpty)
    // 24 wide by content, 50 by the constraint, which keeps the hugging from holding.
    #expect(found[1].unsatisfiedConstraints.count == 1)
    let frame = try #require(found[1].frameExplanation(of: label)).frame
    #expect(frame.minX == 118 && frame.width == 50 && frame.height == 16)
  }

  @Test("A conflict with content names the content once")
  func contentConflict() throws {
    let label = screen.adding(Label.saying("abcdefghij"))
    label.layoutName = "label"
    label.pin(.left, to: screen)
    label.pin(.top, to: screen)
    label.pin(.width, to: nil, plus: 50)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    let found = reports()
    check(found)
    let conflict = try #require(found[1].conflicts.first)
    #expect(found[1].conflicts.count == 1)
    #expect(conflict.intrinsicSizes.count == 1)
    #expect(found[1].live(conflict.constraints).count == 1)
    // 80 of content, 50 given.
    #expect(conflict.excess == 30)
  }

  @Test("Guides of the safe area and the margins that the app uses are named")
  func guides() throws {
    screen._safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    screen.testMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let (inSafeArea, inMargins) = (screen.adding(View()), screen.adding(View()))
    for edge in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
      inSafeArea.pin(edge, to: screen.safeAreaLayoutGuide)
      inMargins.pin(edge, to: screen.layoutMarginsGuide)
    }
    let found = reports()
    check(found)
    let frames = [inSafeArea, inMargins].map { found[1].frameExplanation(of: $0)?.frame }
    #expect(frames[0] == Rect(x: 0, y: 47, width: 300, height: 119))
    #expect(frames[1] == Rect(x: 2, y: 1, width: 294, height: 196))
    let explanation = try #require(found[1].frameExplanation(of: inSafeArea)).description
    #expect(explanation.contains("safeArea.top"), "\(explanation)")
    #expect(!explanation.contains("guide-constraint"))
  }
}
