import AnchorsLayout
import AnchorsReport
import LayoutCases
import TestSupport
import Testing

@Suite("Reports on layout cases, as views of the platform with raw constraints") @MainActor
struct CaseReportTests {
  @Test("A report has the same conflicts as the tree", arguments: try LayoutCase.family("i"))
  func conflicts(layoutCase: LayoutCase) throws {
    let views = try CaseViews(layoutCase)
    let tree = try layoutCase.tree(like: views)
    let report = views.root.layoutReport()
    #expect(!report.conflicts.isEmpty && report.unread.isEmpty)
    let minimal = Set((layoutCase.expected?.mus ?? []).map(Set.init))
    for conflict in report.conflicts {
      let ids =
        report.live(conflict.constraints).compactMap(\.identifier)
        + conflict.intrinsicSizes.map {
          "\($0.item.layoutName).\($0.attribute)\($0.relation)intrinsic"
        }
      #expect(minimal.isEmpty || minimal.contains(Set(ids)), "\(ids)")
    }
    let expected = tree.root.conflicts.map { conflict in
      (conflict.constraints.compactMap(tree.id), conflict.sum, conflict.excess)
    }
    let found = report.conflicts.map { conflict in
      (conflict.constraints.compactMap(\.identifier), conflict.sum, conflict.excess)
    }
    #expect(expected.map(\.0) == found.map(\.0))
    #expect(expected.map(\.1) == found.map(\.1))
    #expect(expected.map(\.2) == found.map(\.2))
  }

  @Test("A report has the same ambiguities as the tree", arguments: try LayoutCase.family("a"))
  func ambiguities(layoutCase: LayoutCase) throws {
    let views = try CaseViews(layoutCase)
    let tree = try layoutCase.tree(like: views)
    let report = views.root.layoutReport()
    #expect(report.conflicts.isEmpty && !report.ambiguities.isEmpty)
    let expected = tree.root.ambiguities
    #expect(report.ambiguities.map(\.item.layoutName) == expected.map(\.item.layoutName))
    for (found, expected) in zip(report.ambiguities, expected) {
      #expect(found.components.map(\.component) == expected.components.map(\.component))
      #expect(found.components.map(\.range) == expected.components.map(\.range))
      #expect(found.lines == expected.lines)
    }
    let names = Set(report.ambiguities.map(\.item.layoutName))
    let ambiguous = layoutCase.expected?.ambiguous ?? [:]
    #expect(names == Set(ambiguous.keys))
  }

  @Test(
    "A report has the same explanations as the tree",
    arguments: try LayoutCase.family("a") + LayoutCase.family("u"))
  func explanations(layoutCase: LayoutCase) throws {
    let views = try CaseViews(layoutCase)
    let tree = try layoutCase.tree(like: views)
    let report = views.root.layoutReport()
    for item in layoutCase.items {
      let view = try #require(views.views[item.id])
      let found = try #require(report.frameExplanation(of: view))
      let expected = try #require(tree.views[item.id]).frameExplanation
      #expect(found.description == expected.description)
    }
    func texts(_ limits: [UnsatisfiedConstraint]) -> [String] { limits.map(\.description) }
    #expect(
      texts(report.unsatisfiedConstraints) == texts(tree.root.layoutTree.unsatisfiedConstraints))
  }

  @Test(
    "A report has a text that reads back with its frames",
    arguments: try LayoutCase.family("a") + LayoutCase.family("i") + LayoutCase.family("u"))
  func text(layoutCase: LayoutCase) throws {
    let report = try CaseViews(layoutCase).root.layoutReport()
    let text = report.layoutText()
    let document = LayoutDocument(text)
    let tree = try DocumentTree(document)
    tree.root.layoutIfNeeded()
    #expect(document.expectsConflicts == !report.conflicts.isEmpty)
    #expect(tree.root.conflicts.count == report.conflicts.count)
    if document.expectsConflicts { return }
    #expect(document.expectedFrames.count == layoutCase.items.count)
    for expected in document.expectedFrames {
      let frame = tree.items[expected.item].layoutFrame
      let found = [frame.minX, frame.minY, frame.width, frame.height]
      for (found, expected) in zip(found, expected.components) {
        if let expected { #expect(abs(found - expected) <= 1e-6, "\(text)") }
      }
    }
    let open = tree.root.ambiguities.map(\.item.layoutName)
    #expect(open == report.ambiguities.map(\.item.layoutName))
  }

  @Test("The cases exist")
  func howMany() throws {
    let counts = try ["a", "i", "u"].map { try LayoutCase.family($0).count }
    #expect(counts == [24, 24, 120])
  }
}
