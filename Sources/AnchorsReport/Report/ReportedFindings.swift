import AnchorsLayout

/// The findings of some kinds that the short form of a report tells.
struct ReportedFindings {
  private(set) var conflicts: [LayoutConflict] = []
  private(set) var ambiguities: [LayoutAmbiguity] = []
  /// The unsatisfied constraints, except content that is merely stretched.
  private(set) var unsatisfied: [UnsatisfiedConstraint] = []
  private(set) var lint: [LintFinding] = []
  private(set) var differences: [FrameDifference] = []

  /// The maximum number of findings of a kind to tell.
  static let most = 8

  init(_ report: LayoutReport, _ kinds: Set<LayoutProblemKind>) {
    if kinds.contains(.conflict) { conflicts = report.conflicts }
    if kinds.contains(.ambiguity) { ambiguities = report.ambiguities }
    if kinds.contains(.unsatisfied) {
      unsatisfied = report.unsatisfiedConstraints.filter { limit in
        if case .intrinsicSize(let size) = limit { return size.relation == .greaterThanOrEqual }
        return true
      }
    }
    if kinds.contains(.lint) { lint = report.lintFindings }
    if kinds.contains(.difference) { differences = report.differences }
  }

  /// Returns the findings whose items fulfill a condition.
  func filtered(_ isIncluded: ([any LayoutItem]) -> Bool) -> ReportedFindings {
    var findings = self
    findings.conflicts = conflicts.filter { isIncluded($0.items) }
    findings.ambiguities = ambiguities.filter { isIncluded([$0.item]) }
    findings.unsatisfied = unsatisfied.filter { isIncluded($0.items) }
    findings.lint = lint.filter { isIncluded($0.items) }
    findings.differences = differences.filter { isIncluded([$0.item]) }
    return findings
  }

  var isEmpty: Bool {
    conflicts.isEmpty && ambiguities.isEmpty && unsatisfied.isEmpty && lint.isEmpty
      && differences.isEmpty
  }

  /// The number of findings of each kind that has some: `2 conflicts, 1 note`; else `no problems`.
  var counts: String {
    let other = "other than \(LayoutReport.toolkit)'s"
    let all: [(number: Int, one: String, several: String)] = [
      (conflicts.count, "conflict", "conflicts"),
      (ambiguities.count, "ambiguous item", "ambiguous items"),
      (unsatisfied.count, "unsatisfied constraint", "unsatisfied constraints"),
      (lint.count, "note", "notes"),
      (differences.count, "frame \(other)", "frames \(other)"),
    ]
    if isEmpty { return "no problems" }
    return all.filter { $0.number > 0 }
      .map { "\($0.number) \($0.number == 1 ? $0.one : $0.several)" }.joined(separator: ", ")
  }

  /// The items of the findings that are told.
  var shownItems: [any LayoutItem] {
    var items = conflicts.prefix(Self.most).flatMap { $0.constraints.items }
    items += ambiguities.prefix(Self.most).map { $0.item }
    for limit in unsatisfied.prefix(Self.most) { items += limit.items }
    for finding in lint.prefix(Self.most) { items += finding.items }
    items += differences.prefix(Self.most).map { $0.item }
    return items
  }
}
