import AnchorsLayout
import AnchorsMotion
import AnchorsTestSupport

/// A run whose objects are hostile in their callbacks. Builds the views, lays them out and records
/// the values to compare.
struct HostileRun: FuzzRun {
  private let plan: Plan
  private var generator: StepGenerator
  private let live: LiveTree
  private let mischief: Mischief

  init(seed: UInt64, _ options: Options) {
    plan = Plan(seed: seed, options.features)
    generator = StepGenerator(plan, options.features)
    live = LiveTree(plan)
    mischief = Mischief(seed: seed, options.features, world: live)
    live.becomeHostile(mischief)
  }

  var stepCount: Int { plan.stepCount }
  var views: String { plan.description }

  mutating func text(_ index: Int) -> String { "\(index): \(generator.step(index))" }

  mutating func perform(_ index: Int) throws(Difference) {
    // The tree is put up in peace.
    mischief.isOn = index >= 5 * plan.kinds.count / 2
    let step = generator.step(index)
    switch step {
    case .compare(let slot):
      live.layOut(slot)
      mischief.isOn = false
      try comeToRest(slot)
    case .together(let steps, _, _): for step in steps { live.applyHostile(step) }
    case .ask(let question, let slot): ask(question, slot)
    case .animate(let slot, let first, let second):
      guard let view = live.view(slot) else { return }
      let transition = LayoutTransition(of: view) { for step in first { live.applyHostile(step) } }
      _ = transition.retargeted(at: 0.1) { for step in second { live.applyHostile(step) } }
    default: live.applyHostile(step)
    }
  }

  /// Asks a question and ignores the answer, because callbacks may change everything meanwhile.
  private func ask(_ question: Question, _ slot: Int) {
    if question == .explanation {
      _ = live.constraints[slot]?.explanation
    } else {
      try? live.ask(question, about: slot)
    }
  }

  private func comeToRest(_ slot: Int) throws(Difference) {
    live.layOut(slot)
    let tree = live.tree(of: slot)
    let first = frames()
    live.layOut(slot)
    if !tree.nonconvergingItems.isEmpty || !tree.unsolvedItems.isEmpty { return }
    try expectSame(first, frames(), "a second layout", tree)
    tree.hierarchyDidChange()
    live.layOut(slot)
    if !tree.nonconvergingItems.isEmpty { return }
    try expectSame(first, frames(), "reading the tree anew", tree)
    _ = tree.ambiguities
  }

  private func frames() -> [Rect] { live.items.map { $0.layoutFrame } }

  private func expectSame(
    _ before: [Rect], _ after: [Rect], _ what: String, _ tree: LayoutTree
  ) throws(Difference) {
    for slot in before.indices {
      let isSame = zip(before[slot].components, after[slot].components).allSatisfy { a, b in
        a == b || a.isNaN && b.isNaN || abs(a - b) <= max(1e-3, 1e-6 * abs(a))
      }
      if isSame { continue }
      // No model predicts the result: it must not crash or hang, and when the callbacks have become
      // harmless, layouts must converge to the result of reading the tree again.
      if !tree.conflicts.isEmpty || !tree.ambiguities.isEmpty { return }
      throw Difference("\(what) moves v\(slot) from \(before[slot]) to \(after[slot])")
    }
  }
}
