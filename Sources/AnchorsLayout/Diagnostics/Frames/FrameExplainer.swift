#if !ANCHORS_SINGLE_MODULE
import Anchors
import AnchorsSolver
#endif

/// Finds what determines the components of one item's frame.
///
/// 1. Required equalities, and what is given, if these alone do.
/// 2. Otherwise the rows of the levels down to the one that decides, as those below have no say. An
///    inequality is named only if the component would be elsewhere, or open, without it: one that is met
///    by coincidence is not.
/// 3. What is open: all that holds, and last how the engine settles what nothing decides.
struct FrameExplainer {
  let facts: LayoutFacts
  let metrics: [LayoutMetrics]
  /// The item whose frame is explained; what is known of the others serves for any.
  var item: Int
  private let evidence: Evidence
  /// Whether the constraints leave nothing of the whole layout open.
  private let isAllDetermined: Bool

  init(_ facts: LayoutFacts, metrics: [LayoutMetrics], parameters: [Int32], item: Int) {
    self.facts = facts
    self.metrics = metrics
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

  /// Rows of the evidence, with what pushes against those that are bounds.
  private struct Determination {
    var isDetermined = true
    var rows: [Int]
    var pushes: [Int: FrameExplanation.Pushing] = [:]
  }

  private func determination(of target: Int32, _ variable: Variable) -> Determination {
    // 1. What is required.
    var search = EvidenceSearch(evidence) { row, _ in row.kind <= .requiredEquality }
    if let rows = search.rows(determining: target) { return Determination(rows: rows) }
    // 2. The levels down to the one that decides.
    var related = RelatedRows(facts.sum(variable, ofItem: item), facts)
    if related.mentionsTarget, isAllDetermined || related.isDetermined,
      let rows = rows(determining: target, &related)
    {
      return Determination(rows: rows, pushes: pushes(against: rows, &related))
    }
    // 3. Whatever holds.
    var last = EvidenceSearch(evidence) { _, _ in true }
    return Determination(isDetermined: false, rows: last.rows(determining: target) ?? [])
  }

  /// The rows that determine a variable, of the levels that decide, without inequalities that it can
  /// do without.
  private func rows(determining target: Int32, _ related: inout RelatedRows) -> [Int]? {
    let value = evidence.values[Int(target)]
    var leftOut: Set<Int> = []
    var needed: Set<Int> = []
    while true {
      let without = leftOut
      let priority = related.decidingPriority {
        isDetermined(target, downTo: $0, without, related)
      }
      var search = EvidenceSearch(evidence) { row, place in
        row.kind < .settled && row.priority >= priority && !without.contains(place)
      }
      let found = search.rows(determining: target)
      if found == nil {
        // What was left out last has moved something else that this hangs on.
        guard let last = leftOut.max(), let row = row(of: last) else { return nil }
        related.takeIn(row)
        leftOut.remove(last)
        needed.insert(last)
        continue
      }
      let doubtful =
        found?.filter { evidence.rows[$0].kind == .bound && !needed.contains($0) } ?? []
      var isFound = true
      for place in doubtful.reversed() {
        guard let row = row(of: place) else { break }
        related.leaveOut(row)
        if related.determine(value) {
          leftOut.insert(place)
          isFound = false
          break
        }
        related.takeIn(row)
        needed.insert(place)
      }
      if isFound { return found }
    }
  }

  /// Whether the levels down to a priority determine a variable, where that is seen without solving them.
  ///
  /// They do not if what holds exactly does not. Let all their rows hold, and none of those that hold exactly
  /// follow from others. Then the only combination of these that the variable is tells: if it has
  /// inequalities, these keep it from one side only (were one of them always met exactly, some combination
  /// of them would vanish); if it has none, it is determined.
  private func isDetermined(
    _ target: Int32, downTo priority: Double, _ without: Set<Int>, _ related: RelatedRows
  ) -> Bool? {
    var search = EvidenceSearch(evidence) { row, place in
      // Of an intrinsic size both sides of which take part, the two as one.
      row.kind < .settled && row.priority >= priority && !without.contains(place)
        && (row.both < 0 || evidence.rows[row.both].priority < priority)
    }
    guard let rows = search.rows(determining: target) else { return false }
    guard related.holds(downTo: priority), search.areIndependent() else { return nil }
    return rows.allSatisfy { evidence.rows[$0].kind < .bound }
  }

  /// The row of the layout that a row of the evidence is.
  private func row(of place: Int) -> Int? {
    if case .row(let row) = evidence.rows[place].source { row } else { nil }
  }

  /// For each bound among the rows, what would go further without it.
  private func pushes(against rows: [Int], _ related: inout RelatedRows)
    -> [Int: FrameExplanation.Pushing]
  {
    var pushes: [Int: FrameExplanation.Pushing] = [:]
    for place in rows where evidence.rows[place].kind == .bound {
      if let row = row(of: place) { pushes[place] = related.gainer(without: row) }
    }
    return pushes
  }
}

extension FrameExplanation {
  /// A row that would be better off without a bound, and the values of the layout then.
  typealias Pushing = (row: Int, values: [Double])
}

extension Evidence.Kind: Comparable {
  static func < (a: Evidence.Kind, b: Evidence.Kind) -> Bool { a.rawValue < b.rawValue }
}

// MARK: - In order

extension FrameExplainer {
  /// The rows as steps, outwards from a variable; what is given comes last. That the topmost item
  /// begins at 0 is left out: it is where positions are measured from.
  private func steps(
    from target: Int32, _ rows: [Int], _ pushes: [Int: FrameExplanation.Pushing]
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
    return (own + fixed).map { step($0.row, via: $0.via, pushes[$0.row]) }
  }

  private func isOrigin(_ row: Int) -> Bool {
    let place = facts.place(of: evidence.rows[row].terms[0].variable)
    return place.item == 0 && (place.variable == .x || place.variable == .y)
  }

  private func step(_ row: Int, via variable: Int32, _ pushing: FrameExplanation.Pushing?)
    -> FrameExplanation.Step
  {
    let reason = reason(row)
    let spot = spot(of: reason, row, via: variable)
    var push: FrameExplanation.Push?
    if let pushing, let limit = UnsatisfiedLimit(pushing.row, facts) {
      let values = facts.fromTheTop(pushing.values)
      push = FrameExplanation.Push(limit: limit, value: value(of: spot, in: values))
    }
    return FrameExplanation.Step(
      reason: reason,
      anchor: AnyAnchor(node: facts.items[spot.item].layoutNode, attribute: spot.attribute),
      value: value(of: spot, in: evidence.values), push: push)
  }

  private func reason(_ row: Int) -> FrameExplanation.Reason {
    switch evidence.rows[row].source {
    case .content: return .content
    case .notNegative: return .notNegative
    case .settled: return .settled
    case .row(let number):
      switch UnsatisfiedLimit(number, facts) {
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
    let (first, second) = (number(of: constraint.firstItem), number(of: constraint.secondItem))
    let isSecond = first != item && second == item
    return Spot(
      item: (isSecond ? second : first) ?? item,
      attribute: isSecond ? constraint.secondAttribute : constraint.firstAttribute,
      isMirrored: facts.isRightToLeft[number(of: constraint.host) ?? 0])
  }

  private func number(of item: (any LayoutItem)?) -> Int? { item.flatMap { facts.number(of: $0) } }

  /// The value of an attribute in points, given the values of all variables, positions in the topmost
  /// item's coordinates.
  private func value(of spot: Spot, in values: [Double]) -> Double {
    let (attribute, item) = (spot.attribute, spot.item)
    let isHorizontal = attribute.isHorizontal
    let length = values[Int(facts.variable(isHorizontal ? .width : .height, of: item))]
    if attribute.isSize { return length }
    let origin = values[Int(facts.variable(isHorizontal ? .x : .y, of: item))]
    return origin + attribute.row.shareOfSize(spot.isMirrored) * length
      + attribute.row.offset(in: metrics[item], spot.isMirrored)
  }
}

extension Variable {
  /// What a step calls the variable.
  fileprivate var attribute: Attribute {
    switch self {
    case .width: .width
    case .height: .height
    case .x: .left
    case .y: .top
    }
  }
}
