import Anchors

/// Turns what the library reports into the problems of a page.
struct ProblemFinder {
  let tree: LayoutTree
  let scene: Scene
  let findings: Findings
  let names: ItemNames
  let numbers: [ObjectIdentifier: Int]

  /// All there are, worst first.
  var problems: [Problem] {
    findings.conflicts.map(conflict) + restless + findings.ambiguities.map(ambiguity)
      + findings.unsatisfied.compactMap(unheld)
  }

  private func conflict(_ conflict: LayoutConflict) -> Problem {
    var problem = Problem(
      kind: .conflict,
      title: "\(conflict.constraints.count + conflict.intrinsicSizes.count) required constraints "
        + "cannot hold together")
    problem.constraints = conflict.constraints.compactMap(number)
    problem.items = items(of: conflict.constraints)
    problem.lines = conflict.intrinsicSizes.map { "\($0)" }
    if let setAside = conflict.setAside {
      problem.lines.append("Set aside: \(setAside.text(names))")
    }
    return problem
  }

  private var restless: [Problem] {
    let unsettled = tree.unsettled.map { ($0, "was still changing when the layout gave up") }
    let unfinished = tree.unfinished.map { ($0, "is not solved to the end") }
    return (unsettled + unfinished).map { item, what in
      Problem(
        kind: .unsettled, title: "\(names.name(of: item)) \(what)",
        items: [scene.number(of: item)].compactMap { $0 })
    }
  }

  private func ambiguity(_ ambiguity: LayoutAmbiguity) -> Problem {
    let ranges = ambiguity.components.map { component, range in
      "\(component) \(text(of: range))"
    }
    return Problem(
      kind: .ambiguous,
      title: "\(names.name(of: ambiguity.item)): \(ranges.joined(separator: ", "))",
      items: [scene.number(of: ambiguity.item)].compactMap { $0 })
  }

  private func text(of range: ClosedRange<Double>) -> String {
    switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
    case (true, true): "from \(decimal(range.lowerBound)) to \(decimal(range.upperBound))"
    case (true, false): "\(decimal(range.lowerBound)) or more"
    case (false, true): "\(decimal(range.upperBound)) or less"
    case (false, false): "anything"
    }
  }

  private func unheld(_ limit: UnsatisfiedLimit) -> Problem? {
    switch limit {
    case .constraint(let constraint):
      // What was set aside has been told of with its conflict.
      if findings.standing(of: constraint) == .conflicting { return nil }
      return Problem(
        kind: .unheld, title: constraint.text(names), items: items(of: [constraint]),
        constraints: [number(of: constraint)].compactMap { $0 })
    case .intrinsicSize(let limit):
      return Problem(
        kind: .unheld, title: "\(limit)", items: [scene.number(of: limit.item)].compactMap { $0 })
    }
  }

  private func number(of constraint: Constraint) -> Int? { numbers[ObjectIdentifier(constraint)] }

  /// The items that constraints mention, each once, in the order of the tree.
  private func items(of constraints: [Constraint]) -> [Int] {
    let items = constraints.flatMap { [$0.firstItem, $0.secondItem] }
    return Set(items.compactMap { scene.number(of: $0) }).sorted()
  }
}
