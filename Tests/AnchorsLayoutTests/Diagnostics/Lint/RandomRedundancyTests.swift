import AnchorsLayout
import AnchorsTestSupport
import LayoutCases
import Testing

@Suite("Redundancy on random trees")
struct RandomRedundancyTests {
  /// A random case without rows that contradict others or always hold. All its sides turn round
  /// with the direction: what follows only in one direction is not for lint to say.
  private struct Sample {
    let tree: CaseTree
    let rows: [String: LayoutCase.Row]
    let hard: [String]
    let reference: RedundancyReference
    let findings: [LintFinding]

    init(seed: UInt64) throws {
      let random = RandomCase(
        seed: seed, itemCount: 2 + Int(seed % 4), rowCount: 6 + Int(seed % 13)
      ).model.layoutCase
      let model = CaseModel(
        LayoutCase(
          name: random.name, root: random.root, direction: random.direction, items: random.items,
          constraints: random.constraints.map { $0.directional }))
      let tree = try CaseTree(model.layoutCase)
      self.tree = tree
      rows = Dictionary(uniqueKeysWithValues: model.activeRows.map { ($0.id, $0) })
      let removed = Set(
        LayoutTree(containing: tree.root).conflicts.compactMap { conflict in
          conflict.removed.flatMap { tree.id(of: $0) }
        })
      hard = model.activeRows.filter { $0.priority >= 1000 && !removed.contains($0.id) }
        .map(\.id)
      reference = RedundancyReference(model)
      findings = tree.root.lintFindings.filter { $0.kind == .redundant }
    }

    func ids(of finding: LintFinding) -> [String] {
      finding.constraints.compactMap { tree.id(of: $0) }
    }

    func isImplied(_ id: String, by others: [String]) -> Bool {
      rows[id].map { reference.isImplied($0, by: others.compactMap { rows[$0] }) } ?? false
    }
  }

  @Test(
    "The remaining constraints imply each finding; equations and one inequality imply nothing that remains",
    arguments: 0..<150 as Range<UInt64>)
  func exact(seed: UInt64) throws {
    let sample = try Sample(seed: seed)
    let found = sample.findings.map { sample.ids(of: $0)[0] }
    let left = sample.hard.filter { !found.contains($0) }
    for id in sample.hard where found.contains(id) {
      #expect(sample.isImplied(id, by: left.filter { $0 != id }), "\(id)")
    }
    let equations = left.filter { sample.rows[$0]?.relation == .equal }
    let inequalities = left.filter { sample.rows[$0]?.relation != .equal }
    for (id, row) in sample.rows where !found.contains(id) {
      if row.priority >= 1000 && !sample.hard.contains(id) { continue }
      let others = equations.filter { $0 != id }
      #expect(!sample.isImplied(id, by: others), "\(id)")
      if row.relation == .equal { continue }
      for other in inequalities where other != id {
        #expect(!sample.isImplied(id, by: others + [other]), "\(id) by \(other)")
      }
    }
  }

  @Test("The reasons are sufficient, and each is necessary", arguments: 0..<150 as Range<UInt64>)
  func reasons(seed: UInt64) throws {
    let sample = try Sample(seed: seed)
    for finding in sample.findings {
      let ids = sample.ids(of: finding)
      let reasons = Array(ids.dropFirst())
      #expect(sample.isImplied(ids[0], by: reasons), "\(finding)")
      // Of an equation that inequalities imply, there is a set for each side.
      if finding.description.hasSuffix("without it.") && finding.constraints[0].relation == .equal {
        continue
      }
      for reason in reasons {
        #expect(!sample.isImplied(ids[0], by: reasons.filter { $0 != reason }), "\(finding)")
      }
    }
  }

  @Test("The same tree gives the same findings in the same order")
  func determinism() throws {
    for seed in 0..<20 as Range<UInt64> {
      #expect(
        try Sample(seed: seed).findings.text() == (try Sample(seed: seed)).findings.text())
    }
  }
}

extension LayoutCase.Row {
  fileprivate var directional: LayoutCase.Row {
    let turning = ["left": "leading", "right": "trailing"]
    var row = self
    row.attr = turning[attr] ?? attr
    row.attr2 = attr2.map { turning[$0] ?? $0 }
    return row
  }
}
