import AnchorsLayout
import AnchorsTestSupport

/// The steps of a run: each is a function of the seed and the step's number alone.
struct StepGenerator {
  let plan: Plan
  let features: Features
  var random = SeededRandom(seed: 0)

  init(_ plan: Plan, _ features: Features) {
    self.plan = plan
    self.features = features
  }

  /// The step of a number.
  mutating func step(_ index: Int) -> Step {
    random = SeededRandom(
      seed: plan.seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(index) &* 0xD1B5_4A32_D192_ED03)
    _ = random.next()
    // First, views come, each with four constraints or none.
    if index < 5 * plan.kinds.count { return beginning(index / 5, index % 5) }
    if index == plan.stepCount - 1 { return .compare(0) }
    if plan.isAboutFittings { return fittingsStep() }
    return anyStep()
  }

  // MARK: The beginning

  private mutating func beginning(_ slot: Int, _ part: Int) -> Step {
    guard let home = plan.homes[slot] else {
      if part == 0 { return .frame(slot, rootFrame()) }
      return part == 1 && !plan.isTiny ? surroundings(slot) : .layout(slot)
    }
    if part == 0 {
      return plan.kinds[home] == .stack && !random.chance(4)
        ? .arrange(slot, in: home, at: 99) : .insert(slot, into: home, at: nil)
    }
    if part == 4 { return plan.isTiny ? constraintStep(slot) : content(slot) }
    if random.chance(5) { return .layout(slot) }
    return constraintStep(slot)
  }

  private mutating func constraintStep(_ slot: Int) -> Step {
    .make(constraint(), statement(about: slot), activates: true)
  }

  private func isTopmost(_ slot: Int) -> Bool { slot < 2 }

  // MARK: Later

  private mutating func anyStep() -> Step {
    switch random.int(in: 0...99) {
    case 0...15: return .layout(view())
    case 16...27: return .compare(random.chance(6) ? view() : 0)
    case 28...52: return constraintEdit()
    case 53...59:
      return .make(constraint(), statement(about: child()), activates: !random.chance(4))
    case 60...68: return hierarchy()
    case 69...78: return content(view())
    case 79...85: return plan.isTiny ? constraintEdit() : surroundings(view())
    case 86: return shortLived()
    case 87, 88: return .frame(random.chance(2) ? 0 : view(), rootFrame())
    case 89...92: return fitting()
    case 93...97: return question()
    default: return transition()
    }
  }

  /// A step for the comparison of fitting sizes.
  private mutating func fittingsStep() -> Step {
    switch random.int(in: 0...99) {
    case 0...24: return constraintEdit()
    case 25...34: return .make(constraint(), statement(about: child()), activates: true)
    case 35...44: return hierarchy()
    case 45...69: return content(view())
    case 70...79: return masks(child())
    case 80...84: return .hidden(child(), random.chance(2))
    case 85...87: return .frame(random.chance(2) ? 0 : view(), rootFrame())
    case 88...94: return fitting()
    default: return .layout(view())
    }
  }

  private mutating func constraintEdit() -> Step {
    let id = constraint()
    switch random.int(in: 0...19) {
    case 0...5: return .constant(id, number())
    case 6: return .multiplier(id, factor())
    case 7, 8: return .priority(id, priority())
    case 9, 10: return .activate([id])
    case 11, 12: return .deactivate([id])
    case 13: return .activate([id, constraint(), constraint()])
    case 14: return .deactivate([id, constraint(), constraint()])
    case 15: return .transition(from: [id, constraint()], to: [constraint(), constraint()])
    case 16, 17: return .update(id, statement(about: child()))
    case 18:
      let slot = child()
      return .remake(slot, [id, constraint()], [statement(of: slot), statement(of: slot)])
    default: return .removeConstraints(child())
    }
  }

  /// A constraint that is activated, edited and deactivated again, before the next layout or not.
  private mutating func shortLived() -> Step {
    let (id, slot) = (constraint(), child())
    let edit: Step =
      switch random.int(in: 0...2) {
      case 0: .constant(id, number())
      case 1: .multiplier(id, factor())
      default: .priority(id, priority())
      }
    let make = Step.make(id, statement(about: slot), activates: true)
    let end: Step = random.chance(4) ? .remove(slot, rootFrame()) : .deactivate([id])
    return .together([make, edit, end], about: slot, withLayouts: random.chance(3))
  }

  private mutating func hierarchy() -> Step {
    let slot = child()
    switch random.int(in: 0...9) {
    case 0, 1:
      return .insert(slot, into: view(), at: random.chance(2) ? nil : random.int(in: 0...4))
    case 2...4: return .insert(slot, into: plan.homes[slot] ?? 0, at: nil)
    case 5 where !plan.isForeign || random.chance(2):
      return random.chance(8) ? .insert(1, into: view(), at: nil) : .remove(slot, rootFrame())
    case 5, 6:
      return plan.isForeign && features.contains(.unannounced)
        ? .removeSilently(slot, rootFrame()) : .remove(slot, rootFrame())
    case 7: return guideStep()
    case 8: return .arrange(slot, in: stack(), at: random.int(in: 0...5))
    default: return .unarrange(slot, in: stack())
    }
  }

  private mutating func guideStep() -> Step {
    if plan.guideHomes.isEmpty { return .layout(0) }
    let guide = random.int(in: 0...plan.guideHomes.count - 1)
    return random.chance(3)
      ? .removeGuide(guide)
      : .addGuide(guide, to: random.chance(2) ? plan.guideHomes[guide] : view())
  }

  private mutating func fitting() -> Step {
    let size = random.pick([
      .zero, Size(width: 10_000, height: 10_000), Size(width: length(), height: length()),
      Size(width: length()),
    ])
    return .fitting(
      view(), size, random.pick([50, 50, 1000, 250, 750]), random.pick([50, 50, 1000, 999]))
  }

  private mutating func question() -> Step {
    let question = random.pick(Question.allCases)
    if question.isSlow, !random.chance(6) { return .ask(.hasAmbiguousLayout, view()) }
    return .ask(question, question == .explanation ? constraint() : view())
  }

  private mutating func transition() -> Step {
    if features.contains(.deepTrees), random.chance(60) {
      return .deep(random.pick([100, 1000, 5000, 20_000]))
    }
    if plan.isForeign || plan.isTiny { return .layout(0) }
    return .animate(
      0, [constraintEdit(), hierarchy(), content(view())], [constraintEdit(), constraintEdit()])
  }
}
