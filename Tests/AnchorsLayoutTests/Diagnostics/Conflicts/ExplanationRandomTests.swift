import AnchorsLayout
import AnchorsTestSupport
import LayoutCases
import Testing

/// Explanations in seeded random trees against the textbook formulation in the test support.
@Suite("Explanations in random trees")
struct ExplanationRandomTests {
  @Test(
    "An explanation blames exactly the constraints that keep an optional one from coming closer",
    arguments: 0..<6)
  func blame(block: Int) throws {
    var count = 0
    for seed in UInt64(30_000 + block * 30)..<UInt64(30_030 + block * 30) {
      let model = RandomCase(
        seed: seed, itemCount: 2 + Int(seed % 3), rowCount: 8 + Int(seed % 8), isSoft: true
      ).model
      let tree = try CaseTree(model.layoutCase)
      let answer = tree.answer(name: "")
      if answer.status == .infeasible { continue }
      let plain = PlainRows(model, tree)
      for optional in tree.root.layoutTree.unsatisfiedConstraints {
        let row = try #require(plain.row(optional))
        let explanation = try #require(optional.explanation, "seed \(seed) \(row.id)")
        count += 1
        let blamed =
          explanation.constraints.compactMap(plain.row)
          + explanation.intrinsicSizes.compactMap(plain.row)
          + explanation.competitors.compactMap(plain.row)
        #expect(blamed.allSatisfy { $0.priority >= row.priority && $0.id != row.id })
        #expect(
          explanation.competitors.compactMap(plain.row).allSatisfy { $0.priority == row.priority })
        // With what is blamed where it is, the optional constraint cannot be any less violated.
        let achieved = blamed.map { plain.achieved($0, answer.frames) }
        let least = plain.leastViolation(of: row, besides: achieved)
        #expect(
          abs(try #require(least) - explanation.violation) < 1e-3 * max(1, explanation.violation),
          "seed \(seed) \(explanation)")
        // Without any of it, it can.
        for other in achieved {
          let less = plain.leastViolation(of: row, besides: achieved.filter { $0.id != other.id })
          #expect(
            try #require(less) < explanation.violation - 1e-4,
            "seed \(seed) \(other.id) \(explanation)"
          )
        }
      }
    }
    #expect(count > 50)
  }
}
