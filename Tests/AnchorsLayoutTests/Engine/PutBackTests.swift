import AnchorsLayout
import AnchorsTestSupport
import LayoutCases
import Testing

/// A view that leaves the tree and comes back with its constraints leaves no trace.
@Suite("Views removed and put back")
struct PutBackTests {
  @Test(
    "Views that are removed and put back have their former frames",
    arguments: SlowTests.series(of: 30, first: 8))
  func putBack(seed: Int) throws {
    var random = RandomCase(
      seed: UInt64(700 + seed), itemCount: 4 + seed % 8, rowCount: 8 + seed % 9)
    let tree = try CaseTree(random.model.layoutCase)
    for step in 1...40 {
      try tree.apply(.init(edits: [random.edit()]), at: "step \(step)")
      let before = tree.answer(name: "state")
      let active = tree.constraints.values.filter(\.isActive)
      var picker = random.random
      guard let view = tree.views[picker.pick(tree.order)], let superview = view.superview,
        let index = superview.subviews.firstIndex(where: { $0 === view })
      else { continue }

      view.removeFromSuperview()
      tree.root.layoutIfNeeded()
      let gone = active.filter { !$0.isActive }
      for constraint in gone {
        let ends = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? LayoutView }
        #expect(ends.contains { $0.isDescendant(of: view) }, "seed \(seed) step \(step)")
      }
      superview.insertSubview(view, at: index)
      try Installer.install(gone.sorted { "\($0)" < "\($1)" })

      let after = tree.answer(name: "state")
      #expect(after.status == before.status, "seed \(seed) step \(step)")
      // Of a conflict, another member may be set aside now: it is the one installed last.
      if before.status == .infeasible { continue }
      #expect(after.ambiguous == before.ambiguous, "seed \(seed) step \(step)")
      for (id, frame) in before.frames {
        let other = try #require(after.frames[id])
        for (mine, theirs) in zip(frame, other) {
          #expect(abs(mine - theirs) <= 1e-6, "seed \(seed) step \(step) \(id)")
        }
      }
    }
  }
}
