import AnchorsLayout

/// Turns what the library reports into the problems of a page.
struct ProblemFinder {
  let tree: LayoutTree
  let scene: Scene
  let findings: Findings
  let names: ItemNames
  let context: ReportContext
  let numbers: [ObjectIdentifier: Int]

  /// All there are, worst first.
  var problems: [Problem] {
    findings.conflicts.map(conflict)
      + restless(tree.nonconvergingItems, "was still changing when the layout gave up")
      + restless(tree.unsolvedItems, "is not solved to the end")
      + findings.ambiguities.map(ambiguity)
      + findings.unsatisfiedLimits.compactMap(unheld)
      + tree.lint().filter(context.isWorthSaying).map(lint) + others
  }

  private var others: [Problem] {
    context.problems.map { title, lines, items in
      var problem = Problem(kind: .lint, title: title)
      problem.lines = lines
      problem.items = numbers(of: items)
      return problem
    }
  }

  private func conflict(_ conflict: LayoutConflict) -> Problem {
    var problem = Problem(
      kind: .conflict, title: "\(conflict.summary), by \(decimal(conflict.excess)) points")
    problem.constraints = conflict.constraints.compactMap(number)
    problem.items = items(of: conflict.constraints)
    problem.lines = [conflict.statements.joined(separator: ", ")] + context.remarks(conflict)
    problem.sum = conflict.sum
    problem.setAside = conflict.setAside.flatMap(number)
    problem.repairs = context.repairs(conflict).map { $0.description }
    return problem
  }

  private func restless(_ items: [any LayoutItem], _ what: String) -> [Problem] {
    items.map { item in
      Problem(
        kind: .unsettled, title: "\(names.name(of: item)) \(what)", items: numbers(of: [item]))
    }
  }

  private func ambiguity(_ ambiguity: LayoutAmbiguity) -> Problem {
    var problem = Problem(
      kind: .ambiguous, title: ambiguity.title(names), items: numbers(of: [ambiguity.item]))
    problem.lines = ambiguity.lines
    problem.repairs = ambiguity.additions.map { "add \($0.text(names))" }
    problem.repairs += ambiguity.settledBy.map { "follows from \($0.text(names))" }
    return problem
  }

  private func unheld(_ limit: UnsatisfiedLimit) -> Problem? {
    var problem: Problem
    switch limit {
    case .constraint(let constraint):
      // What was set aside has been told of with its conflict.
      if findings.standing(of: constraint) == .conflicting { return nil }
      problem = Problem(
        kind: .unheld, title: constraint.text(names), items: items(of: [constraint]))
      problem.constraints = [number(of: constraint)].compactMap { $0 }
    case .intrinsicSize(let limit):
      problem = Problem(kind: .unheld, title: "\(limit)")
      problem.items = numbers(of: [limit.item])
    }
    if let explanation = limit.explanation {
      (problem.title, problem.lines) = (explanation.summary, explanation.details)
    }
    return problem
  }

  private func lint(_ finding: LintFinding) -> Problem {
    var problem = Problem(kind: .lint, title: finding.summary)
    problem.lines = finding.details
    problem.items = numbers(of: finding.items)
    problem.constraints = finding.constraints.compactMap(number)
    return problem
  }

  private func number(of constraint: Constraint) -> Int? { numbers[ObjectIdentifier(constraint)] }

  /// The numbers of items, of those that are part of the scene.
  private func numbers(of items: [any LayoutItem]) -> [Int] {
    items.compactMap { scene.number(of: $0) }
  }

  /// The items that constraints mention, each once, in the order of the tree.
  private func items(of constraints: [Constraint]) -> [Int] {
    let items = constraints.flatMap { [$0.firstItem, $0.secondItem] }
    return Set(items.compactMap { scene.number(of: $0) }).sorted()
  }
}

extension LayoutAmbiguity {
  /// The item, and which components of its frame are not determined, on one line.
  func title(_ names: ItemNames) -> String {
    let open = components.map { $0.component.rawValue }.joined(separator: ", ")
    return "\(names.name(of: item)): \(open) not determined"
  }
}
