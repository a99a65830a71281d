import Anchors
import AnchorsSolver

/// The rows of a layout without its inputs: the root's size, safe areas, margins, baselines,
/// content and frames set by owners. A consequence of these rows holds on every screen.
///
/// Margins and baselines are variables here, one for each attribute of an item, after all others.
struct ScreenIndependentRows {
  /// One row for each row of the layout, in its order.
  private(set) var system: RowSystem
  /// The values of the layout, by variable, at which the hard rows hold.
  private(set) var values: [Double]
  /// The rows that always hold, in order: required constraints that were not removed, and the
  /// origin of a scroll view's content.
  private(set) var hard: [Int] = []

  /// The variables of margins and baselines, by item, attribute and whether that is mirrored.
  private var symbols: [Int: Int32] = [:]

  init(_ context: LintContext) {
    let facts = context.facts
    system = facts.solved.system
    values = facts.values
    for row in facts.rows.indices {
      if let constraint = facts.constraints[row] {
        generalize(row, of: constraint, context)
        system.rows[row].terms = system.rows[row].collectedTerms
        guard facts.rows[row].isRequired, !facts.removed.contains(row) else { continue }
      } else {
        let item = facts.place(of: facts.rows[row].terms[0].variable).item
        guard facts.rows[row].isFixed, facts.items[item].layoutRole == .contentGuide
        else { continue }
      }
      if system.rows[row].violation(values) < Tolerance.reported { hard.append(row) }
    }
    while system.shape.variableCount < values.count {
      system.shape.append(
        rank: VariableRank.firstPosition + UInt32(system.shape.variableCount), isNonnegative: false)
    }
  }

  /// Takes margins and baselines out of a row's constant.
  private mutating func generalize(_ row: Int, of constraint: Constraint, _ context: LintContext) {
    let (first, second) = (constraint.firstAttribute, constraint.secondAttribute)
    guard first.dependsOnMetrics || second.dependsOnMetrics,
      let host = context.number(of: constraint.placedOn)
    else { return }
    let isMirrored =
      (first.isDirectional || second.isDirectional) && context.facts.isRightToLeft[host]
    system.rows[row].constant = constraint.constant
    let sides: [(Double, Attribute, LayoutNode?)] = [
      (1, first, constraint.first), (-constraint.multiplier, second, constraint.effectiveSecond),
    ]
    for (coefficient, attribute, node) in sides where attribute.dependsOnMetrics {
      guard let named = context.number(of: node) else { continue }
      let isImplied = constraint.hasImpliedSecond && node === constraint.effectiveSecond
      let number = isImplied ? named : context.facts.itemWithBaseline(attribute.row, of: named)
      let item = context.facts.items[number]
      let symbol = (number << 8 | Int(attribute.rawValue)) << 1 | (isMirrored ? 1 : 0)
      let variable = symbols[symbol] ?? Int32(values.count)
      if symbols[symbol] == nil {
        symbols[symbol] = variable
        let offset = attribute.row.offset(in: item.layoutMetrics.fromAlignmentRect, isMirrored)
        values.append(isMirrored && attribute.isHorizontal ? -offset : offset)
      }
      system.rows[row].terms.append(Term(variable: variable, coefficient: coefficient))
    }
  }
}
