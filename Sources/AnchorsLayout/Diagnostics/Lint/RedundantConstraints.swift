import Anchors
import AnchorsSolver

// What constraints can be left out because they say nothing that others do not say.
//
// A required constraint is redundant if the other required ones imply it, an optional one if
// required ones do: it never changes the solution. A redundant constraint is dropped before the
// next is checked, so of two equivalent ones only one is found: the later, or the single statement
// if the other is part of a composite.
//
// The search finds constraints that equations imply, alone or with one inequality and nonnegative
// sizes. Several inequalities would need a linear program for each constraint.
//
// An optional constraint that optional ones imply is not redundant: it counts in its level's sum.
// Only its duplicate is found.
//
// What only holds because text runs the way it does (`right` follows from `trailing`) is not
// redundant: in a language that is written the other way it is another statement.

extension LintContext {
  /// Constraints that follow from others.
  ///
  /// - Complexity: The equations are eliminated once, which is linear in practice; each inequality
  ///   is compared with those that share a variable.
  func redundantConstraints() -> [LintFinding] {
    var search = RedundancySearch(self)
    search.run()
    let implied = search.implied.filter { !hangsOnDirection($0) }
      .compactMap { implied in finding(implied).map { (row: implied.row, finding: $0) } }
    let doubles = doubles(besides: Set(search.implied.map { $0.row }), search.general)
    return (implied + doubles).inOrder { $0.row < $1.row }.map { $0.finding }
  }

  private func finding(_ implied: RedundancySearch.Implied) -> LintFinding? {
    guard let constraint = facts.constraints[implied.row] else { return nil }
    let reasons = implied.reasons.compactMap { facts.constraints[$0] }
    let (what, advice) =
      switch (reasons.count, implied.isEquation) {
      case (0, _): ("always holds, whatever the layout.", "Remove it.")
      case (1, true): ("is equivalent to", "Remove one of the two.")
      case (_, true): ("follows from", "Remove it, or one of these instead.")
      case (_, false): ("follows from", "Remove it: nothing changes without it.")
      }
    return finding(
      .redundant, constraint, besides: reasons, "\(constraint.text(names)) \(what)", advice)
  }

  private func hangsOnDirection(_ implied: RedundancySearch.Implied) -> Bool {
    let constraints = ([implied.row] + implied.reasons).compactMap { facts.constraints[$0] }
    let attributes = constraints.flatMap { [$0.firstAttribute, $0.secondAttribute] }
    return attributes.contains { $0.isDirectional } && attributes.contains { $0.isAbsoluteSide }
  }

  // MARK: Doubles

  /// Optional constraints that say the same as others, by row.
  private func doubles(
    besides implied: Set<Int>, _ general: ScreenIndependentRows
  ) -> [(row: Int, finding: LintFinding)] {
    var first: [String: Int] = [:]
    var found: [(row: Int, finding: LintFinding)] = []
    for (row, constraint) in written {
      let said = general.system.rows[row]
      if said.isRequired || said.terms.isEmpty || implied.contains(row) { continue }
      let key = said.statement
      guard let other = first[key], let kept = facts.constraints[other] else {
        first[key] = row
        continue
      }
      let isStronger = constraint.priority > kept.priority
      if isStronger { first[key] = row }
      let (weak, strong) = isStronger ? (kept, constraint) : (constraint, kept)
      var (what, advice) = ("repeats, at a lower priority,", "Remove it.")
      if weak.priority == strong.priority {
        what = "is duplicated by"
        advice = """
          It counts twice if constraints of priority \(kept.priority) conflict. Remove one of the two.
          """
      }
      let finding = finding(
        .redundant, weak, besides: [strong], "\(weak.text(names)) \(what)", advice)
      found.append((isStronger ? other : row, finding))
    }
    return found
  }
}

extension RowSystem.Row {
  /// The normalized statement of a row with collected terms, the same for both directions.
  fileprivate var statement: String {
    let factor = 1 / (terms.first?.coefficient ?? 1)
    let relation = factor < 0 ? relation.flipped : relation
    // Adding 0 turns -0 into 0.
    var text = "\(relation.rawValue) \(shortest(factor * constant + 0))"
    for term in terms { text += " \(term.variable) \(shortest(factor * term.coefficient))" }
    return text
  }
}
