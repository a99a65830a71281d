import Anchors
import AnchorsSolver

/// A constraint that would hold a component where it is, and the left side of its row.
struct Pin {
  let constraint: Constraint
  let terms: [Term]
  /// The bound that the constraint would make an equality of.
  var bound: Constraint?
}

/// Writes pins as one would write them: a size as a number; a position as an equality where it has
/// a bound, else by its distance from the neighbour that it keeps at least some distance from
/// already, else by that from its superview.
struct PinWriter {
  let facts: LayoutFacts

  /// Returns the pins of a component, the most readable first. The caller tries each, because a
  /// neighbor may be ambiguous itself.
  func pins(for open: OpenComponent) -> [Pin] {
    if open.isSize { return [sizePin(for: open)] }
    let related = relatedPins(for: open)
    return related.filter { $0.bound != nil } + related.filter { $0.bound == nil } + [
      parentPin(for: open)
    ]
  }

  private func sizePin(for open: OpenComponent) -> Pin {
    let variable = open.component.variable
    let value = tidy(open.value)
    return Pin(
      constraint: Constraint(
        facts.items[open.item].layoutNode, variable.attribute, .equal, nil, variable.attribute,
        multiplier: 1, constant: value),
      terms: [facts.term(variable, of: open.item)])
  }

  /// The inequalities between the item and others on the axis, as equalities.
  private func relatedPins(for open: OpenComponent) -> [Pin] {
    let node = facts.items[open.item].layoutNode
    let isHorizontal = open.component == .x
    return node.constraintsMentioning.compactMap { constraint in
      guard constraint.relation != .equal, constraint.multiplier == 1,
        !constraint.firstAttribute.isSize, constraint.firstAttribute.isHorizontal == isHorizontal,
        let row = facts.rowOf[ObjectIdentifier(constraint)], !facts.removed.contains(row),
        facts.solved.violation(of: row) <= Tolerance.reported
      else { return nil }
      let distance = facts.rows[row].excess(facts.values)
      let isTight = abs(distance) <= Tolerance.reported
      let own = constraint.first === node ? constraint.firstAttribute : constraint.secondAttribute
      guard isTight || own.isNearEdge else { return nil }
      let constant = isTight ? constraint.constant : tidy(constraint.constant + distance)
      return Pin(
        constraint: Constraint(
          constraint.first, constraint.firstAttribute, .equal, constraint.second,
          constraint.secondAttribute, multiplier: 1, constant: constant),
        terms: facts.rows[row].terms, bound: isTight ? constraint : nil)
    }
  }

  /// The distance from the superview's leading or top edge.
  private func parentPin(for open: OpenComponent) -> Pin {
    let parent = Int(facts.parents[open.item])
    let isHorizontal = open.component == .x
    let attribute = isHorizontal ? Attribute.leading : .top
    var terms = [facts.term(open.component.variable, of: open.item)]
    if isHorizontal, facts.isRightToLeft[parent] {
      // Measure from the right edge leftwards; in a scroll view, from that of its content.
      terms = [
        facts.term(.width, of: facts.contentGuides[parent] ?? parent),
        facts.term(.x, of: open.item, -1), facts.term(.width, of: open.item, -1),
      ]
    }
    let distance = tidy(terms.sum(facts.values))
    return Pin(
      constraint: Constraint(
        facts.items[open.item].layoutNode, attribute, .equal, facts.items[parent].layoutNode,
        attribute, multiplier: 1, constant: distance), terms: terms)
  }

  /// A length without what rounding has left behind a thousandth of a point.
  private func tidy(_ length: Double) -> Double {
    guard abs(length) < 1e9 else { return length }
    let whole = rounded(length, parts: 1000)
    return abs(whole - length) < 1e-9 ? whole : length
  }
}
