import AnchorsLayout
import AnchorsReport
import TestSupport
import Testing

@MainActor
struct LayoutReportTests {
  @Test func conflict() {
    let form = LoginForm()
    form.layOut()
    let report = form.layoutReport()
    #expect(report.conflicts.count == 1)
    #expect(report.conflicts[0].sum == "12 + 12 + 320 = 344 needed, 300 available: 44 too many")
    #expect(report.live(report.conflicts[0].constraints).count == 4)
    #expect(report.differences.isEmpty)
    #expect(report.unread.isEmpty)
  }
}
