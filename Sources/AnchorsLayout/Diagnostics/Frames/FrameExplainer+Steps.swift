import Anchors
import AnchorsSolver

extension FrameExplainer {
  /// The rows as steps, outwards from a variable; what is given comes last. That the topmost item
  /// begins at 0 is left out: it is where positions are measured from.
  func steps(
    from target: Int32, _ rows: [Int], _ pushes: [Pushing]
  ) -> [FrameExplanation.Step] {
    var reached = [target]
    // What a number is given of leads back to everything: it comes when there is nothing else.
    var given: [Int32] = []
    var isReached: Set<Int32> = [target]
    var isOrdered: Set<Int> = []
    var ordered: [(row: Int, via: Int32)] = []
    let index = RowIndex(
      rows.map { evidence.rows[$0].terms }, variableCount: evidence.values.count)
    var next = 0
    while next < reached.count || !given.isEmpty {
      if next == reached.count { reached.append(given.removeFirst()) }
      let variable = reached[next]
      next += 1
      for place in index.rows(with: variable) where isOrdered.insert(Int(place)).inserted {
        let row = rows[Int(place)]
        ordered.append((row, variable))
        for term in evidence.rows[row].terms where isReached.insert(term.variable).inserted {
          if evidence.givenRow[Int(term.variable)] >= 0 {
            given.append(term.variable)
          } else {
            reached.append(term.variable)
          }
        }
      }
    }
    let isGiven = { (row: Int) in evidence.rows[row].kind == .given }
    let own = ordered.filter { !isGiven($0.row) }
    let fixed = ordered.filter { isGiven($0.row) && !isOrigin($0.row) }
    return (own + fixed).map { row, via in
      step(row, via: via, pushes.first { $0.bound == row })
    }
  }

  private func isOrigin(_ row: Int) -> Bool {
    let place = facts.place(of: evidence.rows[row].terms[0].variable)
    return place.item == 0 && !place.variable.isSize
  }

  private func step(_ row: Int, via variable: Int32, _ pushing: Pushing?)
    -> FrameExplanation.Step
  {
    let reason = reason(evidence.rows[row])
    let spot = spot(of: reason, row, via: variable)
    var push: FrameExplanation.Push?
    if let pushing, let limit = facts.limit(pushing.row) {
      let values = facts.fromTheTop(pushing.values)
      push = FrameExplanation.Push(limit: limit, value: value(of: spot, in: values))
    }
    return FrameExplanation.Step(
      reason: reason,
      anchor: AnyAnchor(node: facts.items[spot.item].layoutNode, attribute: spot.attribute),
      value: value(of: spot, in: evidence.values), push: push)
  }

  private func reason(_ row: Evidence.Row) -> FrameExplanation.Reason {
    switch row.kind {
    case .content: return .content
    case .notNegative: return .notNegative
    case .settled: return .settled
    case .given, .requiredEquality, .optionalEquality, .bound:
      switch facts.limit(row.number) {
      case .constraint(let constraint): return .constraint(constraint)
      case .intrinsicSize(let limit): return .intrinsicSize(limit)
      case nil: return .given
      }
    }
  }
}

// MARK: - What a step settles

extension FrameExplainer {
  /// An attribute of an item.
  private struct Spot {
    var item: Int
    var attribute: Attribute
    /// Whether leading is right.
    var isMirrored = false
  }

  /// What a row settles when it is reached through a variable: of a constraint, the side of that
  /// variable's item.
  private func spot(of reason: FrameExplanation.Reason, _ row: Int, via variable: Int32) -> Spot {
    guard case .constraint(let constraint) = reason else {
      let owned = evidence.rows[row].terms[0].variable
      let place = facts.place(of: owned)
      return Spot(item: place.item, attribute: place.variable.attribute)
    }
    // By the facts' own numbers: an item that is asked for its name may change the tree.
    let item = facts.place(of: variable).item
    let (first, second) = (
      facts.number(of: constraint.firstItem), facts.number(of: constraint.secondItem)
    )
    let isSecond = first != item && second == item
    return Spot(
      item: (isSecond ? second : first) ?? item,
      attribute: isSecond ? constraint.secondAttribute : constraint.firstAttribute,
      isMirrored: facts.isRightToLeft[facts.number(of: constraint.host) ?? 0])
  }

  /// The value of an attribute in points, given the values of all variables, positions in the topmost
  /// item's coordinates.
  private func value(of spot: Spot, in values: [Double]) -> Double {
    let (attribute, item) = (spot.attribute, spot.item)
    let isHorizontal = attribute.isHorizontal
    let length = values[Int(facts.variable(isHorizontal ? .width : .height, of: item))]
    if attribute.isSize { return length }
    let origin = values[Int(facts.variable(isHorizontal ? .x : .y, of: item))]
    let metrics = facts.metrics[item]
    return origin + attribute.row.shareOfSize(in: metrics, spot.isMirrored) * length
      + attribute.row.offset(in: metrics, spot.isMirrored)
  }
}
