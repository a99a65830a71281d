import Anchors
import AnchorsSolver

/// Finds what determines the components of one item's frame.
///
/// 1. Required equalities, and what is given, if these alone do.
/// 2. Otherwise the rows of the levels down to the one that decides, as those below have no say. An
///    inequality is named only if the component would be elsewhere, or open, without it: one that
///    is met by coincidence is not.
/// 3. What is open: all that holds, and last how the engine settles what nothing decides.
struct FrameExplainer {
  /// The place of a bound among the evidence, a row that would be better off without it, and the
  /// values of the layout then.
  typealias Pushing = (bound: Int, row: Int, values: [Double])

  let facts: LayoutFacts
  /// The item whose frame is explained; what is known of the others serves for any.
  var item: Int
  let evidence: Evidence
  /// Whether the constraints leave nothing of the whole layout open.
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

  /// Returns rows of the evidence, with what pushes against those that are bounds.
  private func determination(of target: Int32, _ variable: Variable)
    -> (rows: [Int], pushes: [Pushing], isDetermined: Bool)
  {
    // 1. What is required.
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
    // 3. Whatever holds.
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
        // What was left out last has moved something else that this hangs on.
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

  /// Whether the levels down to a priority determine a variable, where that is seen without solving
  /// them.
  ///
  /// They do not if what holds exactly does not. Let all their rows hold, and none of those that
  /// hold exactly follow from others. Then the only combination of these that the variable is
  /// tells: if it has inequalities, these keep it from one side only (were one of them always met
  /// exactly, some combination of them would vanish); if it has none, it is determined.
  private func isDetermined(
    _ target: Int32, downTo priority: Double, _ without: Set<Int>, _ related: RelatedRows
  ) -> Bool? {
    var search = EvidenceSearch(evidence) { row, place in
      // Of an intrinsic size both sides of which take part, the two as one.
      row.kind < .tieBreak && row.priority >= priority && !without.contains(place)
        && (row.both < 0 || evidence.rows[row.both].priority < priority)
    }
    guard let rows = search.rows(determining: target) else { return false }
    guard related.holds(downTo: priority), search.areIndependent() else { return nil }
    return rows.allSatisfy { evidence.rows[$0].kind < .bound }
  }
}
