import AnchorsSolver
import AnchorsTestSupport
import LayoutCases
import Testing

@testable import AnchorsLayout

/// The basis answers for thousands of variables what a search would find for each.
@Suite("The rows that determine a variable")
struct EvidenceBasisTests {
  @Test(
    "A basis decides for the rows that a search finds",
    arguments: SlowTests.series(of: 10, first: 1))
  func randomTrees(block: Int) throws {
    for seed in UInt64(block * 40)..<UInt64(block * 40 + 40) {
      let items = 2 + Int(seed % 9)
      let model = RandomCase(
        seed: 120_000 + seed, itemCount: items, rowCount: items + Int(seed % 17),
        isSoft: seed % 3 != 0
      ).model
      try check(try CaseTree(model.layoutCase).root, "seed \(120_000 + seed)")
    }
  }

  @Test("The nearest of equally large contents in rows of a stack is found without a search")
  func rivals() throws {
    let column = LayoutStackView(name: "column")
    column.axis = .vertical
    let root = LayoutView(name: "root", width: 200, height: 400)
    root.addSubview(column)
    Constraint.activate { column.edges(.top, .leading, .trailing) == root.edges }
    for _ in 0..<4 {
      let line = LayoutStackView()
      column.addArrangedSubview(line)
      for _ in 0..<3 {
        let label = LayoutView()
        label.intrinsicContentSize = Size(width: 40, height: 20)
        line.addArrangedSubview(label)
      }
    }
    let undecided = try check(root, "stacks")
    #expect(undecided == 0)
  }

  /// Compares the rows for each variable and level. Returns how many only a search tells.
  @discardableResult
  private func check(_ root: LayoutView, _ name: String) throws -> Int {
    let facts = LayoutTree(containing: root).facts
    var undecided = 0
    for parameters in [[], facts.values.indices.map { Int32($0) }] {
      let evidence = Evidence(facts, parameters: parameters)
      let bases = EvidenceBases(evidence)
      func compare(_ basis: EvidenceBasis, _ mayUse: @escaping (Evidence.Row) -> Bool) {
        for variable in facts.values.indices.map({ Int32($0) }) {
          var search = EvidenceSearch(evidence) { row, _ in mayUse(row) }
          let found = search.rows(determining: variable)
          if basis.combination(of: variable) == nil {
            #expect(found == nil, "\(name), variable \(variable)")
          } else if let rows = basis.rows(determining: variable) {
            #expect(rows == found?.sorted(), "\(name), variable \(variable)")
          } else {
            undecided += 1
          }
        }
      }
      compare(bases.required) { $0.kind <= .requiredEquality }
      compare(bases.all) { _ in true }
      for priority in facts.solved.priorities.prefix(8) {
        let basis = try #require(bases.downTo(priority))
        compare(basis) { $0.kind < .tieBreak && $0.priority >= priority }
      }
    }
    return undecided
  }
}
