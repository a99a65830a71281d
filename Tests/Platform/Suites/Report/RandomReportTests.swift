import AnchorsReport
import TestSupport
import Testing

/// The seam's mirror and the report read the same tree, each in its own way.
@Suite("Reports on random trees") @MainActor
struct RandomReportTests {
  @Test("Frames and conflicts are those of the seam", arguments: UInt64(1)...300)
  func frames(seed: UInt64) throws {
    let tree = RandomViews(seed: seed)
    tree.root.layOut()
    let report = tree.root.layoutReport()
    #expect(report.unread.isEmpty)
    #expect(report.conflicts.count == Seam.shared.conflicts.count)
    // Of several conflicts that have constraints in common, what was dropped does not tell all
    // frames.
    if report.conflicts.count < 2 { #expect(report.differences.isEmpty) }
  }
}
