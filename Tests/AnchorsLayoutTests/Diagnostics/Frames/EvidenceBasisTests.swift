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

  @Test(
    "Equally large contents in random stacks are found where a search finds them",
    arguments: SlowTests.series(of: 16, first: 1))
  func randomStacks(block: Int) throws {
    for seed in UInt64(block * 3)..<UInt64(block * 3 + 3) {
      var random = SeededRandom(seed: 71_000 + seed)
      let root = LayoutView(name: "root", width: 300, height: 500)
      let stack = randomStack(depth: 2, &random)
      root.addSubview(stack)
      Constraint.activate { stack.edges(.top, .leading) == root.edges }
      if random.chance(2) { Constraint.activate { stack.right == root.right } }
      try check(root, "seed \(71_000 + seed)")
    }
  }

  /// A stack of labels and stacks, many of the same size.
  private func randomStack(depth: Int, _ random: inout SeededRandom) -> LayoutStackView {
    let stack = LayoutStackView()
    stack.axis = random.chance(2) ? .vertical : .horizontal
    stack.alignment = random.pick([.fill, .fill, .leading, .center, .trailing])
    for _ in 0..<random.int(in: 2...4) {
      if depth > 0, random.chance(2) {
        stack.addArrangedSubview(randomStack(depth: depth - 1, &random))
        continue
      }
      let label = LayoutView()
      label.intrinsicContentSize = Size(width: 40, height: random.pick([20, 20, 30]))
      if random.chance(4) {
        label.setContentHuggingPriority(.high, for: .vertical)
      }
      stack.addArrangedSubview(label)
      if random.chance(4) {
        Constraint.activate { label.height == 20 ~ .high }
      }
    }
    return stack
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
