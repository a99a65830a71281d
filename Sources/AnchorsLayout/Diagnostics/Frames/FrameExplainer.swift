import Anchors
import AnchorsSolver

/// Finds what determines the components of one item's frame.
///
/// 1. Required equalities and fixed values, if these are enough.
/// 2. Otherwise the rows of the levels down to the one that decides. An inequality is named only if
///    the component would change or be ambiguous without it.
/// 3. For an ambiguous component: all rows that hold, and the engine's tie-breaking last.
struct FrameExplainer {
  let facts: LayoutFacts
  /// The explained item. The facts about the others serve for any item.
  var item: Int
  let evidence: Evidence
  private let bases: EvidenceBases
  private let components: RowComponents
  let pushes = BoundPushes()
  let stepOrder: StepOrder
  /// By item to be explained, the ambiguous components.
  private let ambiguous: [Int: [FrameComponent]]

  init(
    _ facts: LayoutFacts, parameters: [Int32], ambiguous: [Int: [FrameComponent]], item: Int
  ) {
    (self.facts, self.ambiguous, self.item) = (facts, ambiguous, item)
    evidence = Evidence(facts, parameters: parameters)
    bases = EvidenceBases(evidence)
    stepOrder = StepOrder(evidence, facts)
    components = RowComponents(facts.solved)
  }

  /// Explains a component.
  ///
  /// - Parameter shown: Of more steps than this, the number of the first and last ones to make.
  func component(_ component: FrameComponent, _ shown: FrameExplanation.ShownSteps)
    -> FrameExplanation.Component
  {
    let target = facts.variable(component.variable, of: item)
    var found = determination(of: target, component)
    defer { found.related?.takeInAll() }
    let (steps, leftOut) = steps(from: target, found.rows, &found.related, shown)
    return FrameExplanation.Component(
      component: component, value: evidence.values[Int(target)], isDetermined: found.isDetermined,
      steps: steps, leftOut: leftOut)
  }

  // MARK: Finding

  /// Returns rows of the evidence; with the related rows, if these may push against bounds.
  private func determination(of target: Int32, _ component: FrameComponent)
    -> (rows: [Int], related: RelatedRows?, isDetermined: Bool)
  {
    // 1. Required rows.
    let required = rows(determining: target, bases.required) { row, _ in
      row.kind <= .requiredEquality
    }
    if let required { return (required, nil, true) }
    // 2. The levels down to the one that decides.
    let sum = facts.sum(component.variable, ofItem: item)
    var related = RelatedRows(sum, components)
    let highestViolated = components.highestViolatedPriority(of: sum)
    if related.mentionsTarget, !(ambiguous[item] ?? []).contains(component),
      let rows = rows(determining: target, highestViolated, &related)
    {
      return (rows, related, true)
    }
    related.takeInAll()
    // 3. All rows that hold.
    return (rows(determining: target, bases.all) { _, _ in true } ?? [], nil, false)
  }

  /// Returns the rows that determine a variable, among those that may be used: from a basis of
  /// them, or if it leaves a choice, by a search.
  private func rows(
    determining target: Int32, _ basis: EvidenceBasis?,
    _ mayUse: @escaping (Evidence.Row, Int) -> Bool
  ) -> [Int]? {
    if let basis {
      if basis.combination(of: target) == nil { return nil }
      if let rows = basis.rows(determining: target) { return rows }
    }
    var search = EvidenceSearch(evidence, mayUse: mayUse)
    return search.rows(determining: target)
  }

  /// The rows that determine a variable, of the levels that decide, without inequalities that it
  /// can do without.
  private func rows(
    determining target: Int32, _ highestViolated: Double, _ related: inout RelatedRows
  ) -> [Int]? {
    let value = evidence.values[Int(target)]
    var leftOut: Set<Int> = []
    var needed: Set<Int> = []
    search: while true {
      let without = leftOut
      let priority = related.decidingPriority {
        isDetermined(target, downTo: $0, without, highestViolated)
      }
      let basis = without.isEmpty ? bases.downTo(priority) : nil
      let all = rows(determining: target, basis) { row, place in
        row.kind < .tieBreak && row.priority >= priority && !without.contains(place)
      }
      guard let found = all else {
        // The last row left out has moved another variable that this one depends on.
        guard let last = leftOut.max() else { return nil }
        related.takeIn(evidence.rows[last].number)
        leftOut.remove(last)
        needed.insert(last)
        continue
      }
      for place in found.reversed()
      where evidence.rows[place].kind == .bound && !needed.contains(place)
        && !(bases.stated?.areNeeded([place]) ?? false)
      {
        let row = evidence.rows[place].number
        related.leaveOut(row)
        if related.determine(value) {
          leftOut.insert(place)
          continue search
        }
        related.takeIn(row)
        needed.insert(place)
      }
      return found
    }
  }

  /// Returns `true` if the levels down to a priority evidently determine a variable, without
  /// solving them.
  ///
  /// They do not if the exact rows do not. Assume that all their rows hold: equalities alone then
  /// determine it. If inequalities are in the only combination of exact rows that gives the
  /// variable, it is bounded from one side only: were an inequality always exact, a combination of
  /// exact rows with it would vanish.
  private func isDetermined(
    _ target: Int32, downTo priority: Double, _ without: Set<Int>, _ highestViolated: Double
  ) -> Bool? {
    guard without.isEmpty, let basis = bases.downTo(priority) else { return nil }
    guard let rows = basis.combination(of: target) else { return false }
    if highestViolated >= priority { return nil }
    // The last is the weakest.
    if rows.last.map({ evidence.rows[$0.source].kind < .bound }) ?? true { return true }
    return basis.areNeeded(rows.lazy.map { $0.source }) ? false : nil
  }
}
