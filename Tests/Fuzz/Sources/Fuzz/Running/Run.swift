import AnchorsLayout
import AnchorsMotion
import AnchorsTestSupport

/// One run: the steps of a seed, applied to the model and to the live tree, with comparisons.
struct Run: FuzzRun {
  private let plan: Plan
  private let options: Options
  private var generator: StepGenerator
  private var model: Model
  private let live: LiveTree

  init(seed: UInt64, _ options: Options) {
    plan = Plan(seed: seed, options.features, isAboutFittings: options.isAboutFittings)
    self.options = options
    generator = StepGenerator(plan, options.features)
    model = Model(plan)
    live = LiveTree(plan)
  }

  var stepCount: Int { plan.stepCount }
  var views: String { plan.description }

  /// The step of a number, in readable form.
  mutating func text(_ index: Int) -> String { "\(index): \(generator.step(index))" }

  /// Does the step of a number.
  mutating func perform(_ index: Int) throws(Difference) {
    let step = generator.step(index)
    switch step {
    case .compare(let slot): try compare(slot, index)
    case .ask(let question, let slot):
      if question == .explanation, live.constraints[slot] == nil { return }
      if mustNotBeAsked(question) { return }
      try live.ask(question, about: slot)
      if index.isMultiple(of: 3) { try compare(0, index) }
    case .together(let steps, let slot, let hasLayouts):
      if !options.features.contains(.editBeforeLayout) { return }
      for step in steps {
        if hasLayouts {
          _ = live.fittingSize(of: slot, .zero, 50, 50)
          live.layOut(slot)
        }
        apply(step)
      }
    case .deep(let depth): try DeepTree(depth: depth).run()
    case .animate(let slot, let first, let second):
      if let view = live.view(slot) { animate(view, first, second) }
    default: apply(step)
    }
    if options.isAboutFittings { try compareFittings(index) }
  }

  private mutating func apply(_ step: Step) {
    guard model.apply(step) else { return }
    live.apply(step)
    if !options.features.contains(.editBeforeLayout) { layOutAfterInstalling(step) }
    if !options.features.contains(.abandonedStacks) { layOutAfterLeaving(step) }
  }

  /// Lets no edit come before the first layout with a constraint.
  private func layOutAfterInstalling(_ step: Step) {
    switch step {
    case .make, .activate, .transition, .update, .remake:
      for slot in live.items.indices where model.views[slot].superview == nil { live.layOut(slot) }
    default: break
    }
  }

  /// Lets stacks hear that a view has left them.
  private func layOutAfterLeaving(_ step: Step) {
    switch step {
    case .insert, .remove, .arrange:
      for slot in live.items.indices where plan.kinds[slot] == .stack { live.layOut(slot) }
    default: break
    }
  }

  private func mustNotBeAsked(_ question: Question) -> Bool {
    // Only numbers have pixels.
    if question == .pixels {
      return live.items.contains { !$0.layoutFrame.components.allSatisfy(\.isFinite) }
    }
    if options.features.contains(.reportsOnLargeNumbers) { return false }
    switch question {
    case .lint, .svg, .htmlReport:
      return live.items.contains { item in
        item.layoutFrame.components.contains { !(abs($0) < 1e5) }
      }
    default: return false
    }
  }

  private func compare(_ slot: Int, _ index: Int) throws(Difference) {
    var random = SeededRandom(seed: plan.seed &+ UInt64(index) &* 77)
    let comparison = Comparison(model, live, top: model.top(of: slot), options)
    try comparison.run(&random)
  }

  private func compareFittings(_ index: Int) throws(Difference) {
    var random = SeededRandom(seed: plan.seed &+ UInt64(index) &* 91)
    // Some comparisons are left out, so that a kept model gets several edits at once.
    if index.isMultiple(of: 2), plan.seed.isMultiple(of: 2), random.chance(2) { return }
    try Comparison(model, live, top: 0, options).compareFittings(&random)
  }

  private mutating func animate(_ view: LayoutView, _ first: [Step], _ second: [Step]) {
    var transition = LayoutTransition(of: view, timing: .spring(duration: 0.3)) {
      for step in first { apply(step) }
    }
    _ = transition.frames(at: 0.1)
    transition = transition.retargeted(at: 0.1) {
      for step in second { apply(step) }
    }
    for shown in transition.frames(at: 0.2) {
      _ = transition.subviews(of: shown.view, at: 0.2)
    }
  }
}
