import Anchors
import AnchorsSolver

/// Finds what determines the components of one item's frame.
///
/// 1. Required equalities and fixed values, if these are enough.
/// 2. Otherwise the rows of the levels down to the one that decides. An inequality is named only if
///    the component would change or be ambiguous without it.
/// 3. For an ambiguous component: all rows that hold, and the engine's tie-breaking last.
struct FrameExplainer {
  /// The place of a bound among the evidence, a row that would be better off without it, and the
  /// values of the layout then.
  typealias Pushing = (bound: Int, row: Int, values: [Double])

  let facts: LayoutFacts
  /// The explained item. The facts about the others serve for any item.
  var item: Int
  let evidence: Evidence
  /// `true` if the whole layout is determined.
  private let isAllDetermined: Bool

  init(_ facts: LayoutFacts, parameters: [Int32], item: Int) {
    self.facts = facts
    self.item = item
    evidence = Evidence(facts, parameters: parameters)
    isAllDetermined = parameters.isEmpty
  }

  func component(_ component: FrameComponent) -> FrameExplanation.Component {
    let target = facts.variable(component.variable, of: item)
    let found = determination(of: target, component.variable)
    return FrameExplanation.Component(
      component: component, value: evidence.values[Int(target)], isDetermined: found.isDetermined,
      steps: steps(from: target, found.rows, found.pushes))
  }

  // MARK: Finding

  /// Returns rows of the evidence, with the constraints that push against bounds.
  private func determination(of target: Int32, _ variable: Variable)
    -> (rows: [Int], pushes: [Pushing], isDetermined: Bool)
  {
    // 1. Required rows.
    var search = EvidenceSearch(evidence) { row, _ in row.kind <= .requiredEquality }
    if let rows = search.rows(determining: target) { return (rows, [], true) }
    // 2. The levels down to the one that decides.
    var related = RelatedRows(facts.sum(variable, ofItem: item), facts.solved)
    if related.mentionsTarget, isAllDetermined || related.isDetermined,
      let rows = rows(determining: target, &related)
    {
      // For each bound among the rows, what would go further without it.
      let pushes = rows.filter { evidence.rows[$0].kind == .bound }.compactMap { place in
        related.gainer(without: evidence.rows[place].number).map {
          Pushing(bound: place, row: $0.row, values: $0.values)
        }
      }
      return (rows, pushes, true)
    }
    // 3. All rows that hold.
    var last = EvidenceSearch(evidence) { _, _ in true }
    return (last.rows(determining: target) ?? [], [], false)
  }

  /// The rows that determine a variable, of the levels that decide, without inequalities that it
  /// can do without.
  private func rows(determining target: Int32, _ related: inout RelatedRows) -> [Int]? {
    let value = evidence.values[Int(target)]
    var leftOut: Set<Int> = []
    var needed: Set<Int> = []
    search: while true {
      let without = leftOut
      let priority = related.decidingPriority {
        isDetermined(target, downTo: $0, without, related)
      }
      var search = EvidenceSearch(evidence) { row, place in
        row.kind < .tieBreak && row.priority >= priority && !without.contains(place)
      }
      guard let found = search.rows(determining: target) else {
        // The last row left out has moved another variable that this one depends on.
        guard let last = leftOut.max() else { return nil }
        related.takeIn(evidence.rows[last].number)
        leftOut.remove(last)
        needed.insert(last)
        continue
      }
      for place in found.reversed()
      where evidence.rows[place].kind == .bound && !needed.contains(place) {
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
  /// They do not if the exact rows do not. Assume that all their rows hold, and that no exact row
  /// follows from others. Then the only combination of these that gives the variable decides: with
  /// inequalities, it is bounded from one side only (if an inequality were always exact, a
  /// combination of them would vanish); without any, it is determined.
  private func isDetermined(
    _ target: Int32, downTo priority: Double, _ without: Set<Int>, _ related: RelatedRows
  ) -> Bool? {
    var search = EvidenceSearch(evidence) { row, place in
      // If both sides of an intrinsic size take part, treat them as one.
      row.kind < .tieBreak && row.priority >= priority && !without.contains(place)
        && (row.both < 0 || evidence.rows[row.both].priority < priority)
    }
    guard let rows = search.rows(determining: target) else { return false }
    guard related.holds(downTo: priority), search.areIndependent() else { return nil }
    return rows.allSatisfy { evidence.rows[$0].kind < .bound }
  }
}
