import AnchorsLayout

extension LayoutInspection {
  /// The problems that the library reports, worst first.
  var foundProblems: [Problem] {
    let compressed = Set(tree.contentsWithoutRoom.map { ContentKey($0) })
    let unsatisfied = findings.unsatisfiedConstraints
    let unsatisfiedProblems = zip(unsatisfied, tree.explanations(of: unsatisfied)).map {
      self.unsatisfied($0, $1, compressed)
    }
    return findings.conflicts.map(conflict)
      + nonconverging(tree.nonconvergingItems, "was still changing when the layout gave up")
      + nonconverging(tree.unsolvedItems, "is not solved to the end")
      + findings.ambiguities.map(ambiguity)
      + unsatisfiedProblems.filter { $0.kind == .compressed }
      + unsatisfiedProblems.filter { $0.kind != .compressed }
      + tree.lintFindings.filter(context.isWorthSaying).map(lint)
      + context.problems.map { title, lines, items in
        Problem(kind: .lint, title: title, lines: lines, items: numbers(of: items))
      }
  }

  private func conflict(_ conflict: LayoutConflict) -> Problem {
    Problem(
      kind: .conflict, title: "\(conflict.summary), by \(decimal(conflict.excess)) points",
      lines: [conflict.statements.joined(separator: ", ")] + conflict.remarks,
      sum: conflict.sum, removed: conflict.removed.flatMap(number),
      repairs: conflict.repairs.map { $0.description },
      items: items(of: conflict.constraints),
      constraints: conflict.constraints.compactMap(number))
  }

  private func nonconverging(_ items: [any LayoutItem], _ what: String) -> [Problem] {
    items.map { item in
      Problem(
        kind: .nonconverging, title: "\(names.name(of: item)) \(what)", items: numbers(of: [item]))
    }
  }

  private func ambiguity(_ ambiguity: LayoutAmbiguity) -> Problem {
    let components = ambiguity.components.map { $0.component }
    return Problem(
      kind: .ambiguous, title: ambiguityTitle(ambiguity.item, components, names),
      lines: ambiguity.lines, repairs: ambiguity.repairs.map { $0.text(names) },
      items: numbers(of: [ambiguity.item]))
  }

  /// The identity of one side of an item's intrinsic size.
  private struct ContentKey: Hashable {
    let item: ObjectIdentifier
    let attribute: Attribute
    let relation: Relation

    init(_ limit: ContentSizeConstraint) {
      (item, attribute, relation) = (limit.item.identity, limit.attribute, limit.relation)
    }
  }

  private func unsatisfied(
    _ limit: UnsatisfiedConstraint, _ explanation: ConstraintExplanation?,
    _ compressed: Set<ContentKey>
  ) -> Problem {
    var problem: Problem
    switch limit {
    case .constraint(let constraint):
      problem = Problem(
        kind: .unsatisfied, title: constraint.text(names), items: items(of: [constraint]),
        constraints: [constraint].compactMap(number))
    case .intrinsicSize(let limit):
      problem = Problem(
        kind: compressed.contains(ContentKey(limit)) ? .compressed : .unsatisfied,
        title: explanation == nil ? "\(limit)" : "", items: numbers(of: [limit.item]))
    }
    if let explanation {
      (problem.title, problem.lines) = (explanation.summary, explanation.details)
    }
    return problem
  }

  private func lint(_ finding: LintFinding) -> Problem {
    Problem(
      kind: .lint, title: finding.summary, lines: finding.details,
      items: numbers(of: finding.items), constraints: finding.constraints.compactMap(number))
  }

  /// Returns the numbers of the items that are in the scene.
  private func numbers(of items: [any LayoutItem]) -> [Int] {
    items.compactMap { scene.number(of: $0) }
  }

  /// The items that constraints mention, each once, in the order of the tree.
  private func items(of constraints: [Constraint]) -> [Int] {
    let items = constraints.flatMap { [$0.firstItem, $0.secondItem] }
    return Set(items.compactMap { scene.number(of: $0) }).sorted()
  }
}

/// Returns an item, and which components of its frame are not determined, on one line.
func ambiguityTitle(
  _ item: any LayoutItem, _ components: [FrameComponent], _ names: ItemNames
) -> String {
  let open = components.map { $0.rawValue }.joined(separator: ", ")
  return "\(names.name(of: item)): \(open) not determined"
}
