import Anchors
import AnchorsSolver

extension FrameExplainer {
  /// Returns the rows as steps, starting at a variable; fixed values come last. The root's origin
  /// is left out, because positions are measured from it.
  func steps(
    from target: Int32, _ rows: [Int], _ pushes: [Pushing]
  ) -> [FrameExplanation.Step] {
    var reached: ArraySlice = [target]
    // Fixed values lead back to everything, so they come last.
    var pending: ArraySlice<Int32> = []
    var isReached: Set<Int32> = [target]
    var isOrdered: Set<Int> = []
    var ordered: [(row: Int, via: Int32)] = []
    let index = RowIndex(
      rows.map { evidence.rows[$0].terms }, variableCount: evidence.values.count)
    while let variable = reached.popFirst() ?? pending.popFirst() {
      for place in index.rows(with: variable) where isOrdered.insert(Int(place)).inserted {
        let row = rows[Int(place)]
        ordered.append((row, variable))
        for term in evidence.rows[row].terms where isReached.insert(term.variable).inserted {
          if evidence.fixedRow[Int(term.variable)] >= 0 {
            pending.append(term.variable)
          } else {
            reached.append(term.variable)
          }
        }
      }
    }
    let own = ordered.filter { evidence.rows[$0.row].kind != .fixed }
    let fixed = ordered.filter { row, _ in
      let (item, variable) = facts.place(of: evidence.rows[row].terms[0].variable)
      return evidence.rows[row].kind == .fixed && (item > 0 || variable.isSize)
    }
    return (own + fixed).map { row, via in
      step(row, via: via, pushes.first { $0.bound == row })
    }
  }

  private func step(_ row: Int, via variable: Int32, _ pushing: Pushing?) -> FrameExplanation.Step {
    let reason = reason(evidence.rows[row])
    let (item, attribute, isMirrored) = spot(of: reason, row, via: variable)
    let push = pushing.flatMap { pushing in
      facts.limit(pushing.row).map { limit in
        let values = facts.fromTheTop(pushing.values)
        return (limit: limit, value: value(of: attribute, item, isMirrored, in: values))
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
