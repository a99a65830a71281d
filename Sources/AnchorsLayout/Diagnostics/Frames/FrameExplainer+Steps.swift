import Anchors
import AnchorsSolver

extension FrameExplainer {
  /// Returns the rows as steps, starting at a variable, and how many steps are not made.
  func steps(
    from target: Int32, _ rows: [Int], _ related: inout RelatedRows?,
    _ shown: FrameExplanation.ShownSteps
  ) -> (steps: [FrameExplanation.Step], leftOut: Int) {
    let (made, leftOut) = stepOrder.order(rows, from: target, shown)
    return (made.map { step(Int($0.row), via: $0.via, &related) }, leftOut)
  }

  private func step(_ row: Int, via variable: Int32, _ related: inout RelatedRows?)
    -> FrameExplanation.Step
  {
    let reason = reason(evidence.rows[row])
    let (item, attribute, isMirrored) = spot(of: reason, row, via: variable)
    // For a bound, what would go further without it.
    var push: BoundPushes.Push?
    if evidence.rows[row].kind == .bound, related != nil {
      let spot = BoundPushes.Spot(row: row, item: item, attribute: attribute)
      push = pushes.push(at: spot, &related) { related in
        related.gainer(without: evidence.rows[row].number).flatMap { gainer in
          facts.limit(gainer.row).map { limit in
            let values = facts.fromTheTop(gainer.values)
            return (limit: limit, value: value(of: attribute, item, isMirrored, in: values))
          }
        }
      }
    }
    return FrameExplanation.Step(
      reason: reason, anchor: AnyAnchor(node: facts.items[item].layoutNode, attribute: attribute),
      value: value(of: attribute, item, isMirrored, in: evidence.values), push: push)
  }

  private func reason(_ row: Evidence.Row) -> FrameExplanation.Reason {
    switch (row.kind, row.number < 0 ? nil : facts.limit(row.number)) {
    case (.content, _): .content
    case (.notNegative, _): .notNegative
    case (.tieBreak, _): .tieBreak
    case (_, .constraint(let constraint)): .constraint(constraint)
    case (_, .intrinsicSize(let limit)): .intrinsicSize(limit)
    case (_, nil): .fixed
    }
  }

  // MARK: The quantity that a step determines

  /// Returns the anchor that a row determines when it is reached through a variable: for a
  /// constraint, the side of that variable's item. The attribute is mirrored if leading is right.
  private func spot(of reason: FrameExplanation.Reason, _ row: Int, via variable: Int32)
    -> (item: Int, attribute: Attribute, isMirrored: Bool)
  {
    guard case .constraint(let constraint) = reason else {
      let place = facts.place(of: evidence.rows[row].terms[0].variable)
      return (place.item, place.variable.attribute, false)
    }
    // Use the facts' numbers, because asking an item for its name may change the tree.
    let item = facts.place(of: variable).item
    let (first, second) = (
      facts.number(of: constraint.firstItem), facts.number(of: constraint.secondItem)
    )
    func isReached(_ number: Int?, _ attribute: Attribute) -> Bool {
      number.map { facts.itemWithBaseline(attribute.row, of: $0) == item } ?? false
    }
    let isSecond =
      !isReached(first, constraint.firstAttribute) && isReached(second, constraint.secondAttribute)
    return (
      (isSecond ? second : first) ?? item,
      isSecond ? constraint.secondAttribute : constraint.firstAttribute,
      facts.isRightToLeft[facts.number(of: constraint.host) ?? 0]
    )
  }

  /// Returns the value of an attribute in points, for values of all variables with positions in
  /// root coordinates.
  private func value(
    of attribute: Attribute, _ item: Int, _ isMirrored: Bool, in values: [Double]
  ) -> Double {
    let item = facts.itemWithBaseline(attribute.row, of: item)
    let isHorizontal = attribute.isHorizontal
    let length = values[Int(facts.variable(isHorizontal ? .width : .height, of: item))]
    if attribute.isSize { return length }
    let origin = values[Int(facts.variable(isHorizontal ? .x : .y, of: item))]
    let metrics = facts.metrics[item]
    return origin + attribute.row.shareOfSize(in: metrics, isMirrored) * length
      + attribute.row.offset(in: metrics, isMirrored)
  }
}
