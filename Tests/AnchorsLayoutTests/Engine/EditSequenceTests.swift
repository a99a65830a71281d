import AnchorsTestSupport
import LayoutCases
import Testing

/// A tree that is edited in place must be what a tree built from its present state is.
@Suite("Sequences of edits")
struct EditSequenceTests {
  @Test(
    "A sequence of edits gives the answers of solving from scratch",
    arguments: SlowTests.series(of: 40, first: 5))
  func scratch(seed: Int) throws {
    try expectSameAsScratch(
      RandomCase(seed: UInt64(seed), itemCount: 3 + seed % 12, rowCount: 10 + seed % 30), steps: 100
    )
  }

  @Test(
    "A sequence of edits gives the answers of solving from scratch in large optional components",
    arguments: SlowTests.series(of: 12, first: 2), TableauChoice.allCases)
  func soft(seed: Int, tableaus: TableauChoice) throws {
    try expectSameAsScratch(
      RandomCase(
        seed: UInt64(100 + seed), itemCount: 10 + seed * 2, rowCount: 20 + seed * 4, isSoft: true),
      steps: 60, tableaus)
  }

  private func expectSameAsScratch(
    _ random: RandomCase, steps: Int, _ tableaus: TableauChoice = .bySize
  ) throws {
    var random = random
    let tree = try CaseTree(random.model.layoutCase)
    tableaus.apply(to: tree.root)
    for step in 1...steps {
      try tree.apply(.init(edits: [random.edit()]), at: "step \(step)")
      let edited = tree.answer(name: "state")
      // The other choice of tableaus must come to the same answer, too.
      let other = TableauChoice.bySize == tableaus ? TableauChoice.factored : .bySize
      for choice in [tableaus, other] {
        let fresh = try CaseTree(random.model.layoutCase)
        choice.apply(to: fresh.root)
        try expectSame(
          edited, fresh.answer(name: "state"), "\(random.model.name) step \(step) \(choice)")
      }
    }
  }

  private func expectSame(_ edited: CaseAnswer, _ fresh: CaseAnswer, _ place: String) throws {
    try #require(edited.status == fresh.status, "\(place)")
    #expect(edited.conflicts == fresh.conflicts, "\(place)")
    #expect(edited.ambiguous == fresh.ambiguous, "\(place)")
    #expect(Set(edited.violated) == Set(fresh.violated), "\(place)")
    try #require(Set(edited.frames.keys) == Set(fresh.frames.keys), "\(place)")
    for (id, frame) in edited.frames {
      let other = try #require(fresh.frames[id])
      for (mine, theirs) in zip(frame, other) {
        try #require(abs(mine - theirs) <= 1e-9 * max(1, abs(theirs)), "\(place) \(id)")
      }
    }
  }
}
