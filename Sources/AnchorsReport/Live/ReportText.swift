#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

/// Writes the short form of a report.
struct ReportText {
  private let report: LayoutReport
  private let kinds: Set<LayoutProblemKind>
  private let names = ItemNames()
  private let lint: [LintFinding]
  /// The unsatisfied constraints, except those of conflicts and content that is merely stretched.
  private let unsatisfied: [UnsatisfiedConstraint]

  /// The maximum number of findings per kind.
  private static let most = 8

  init(_ report: LayoutReport, kinds: Set<LayoutProblemKind>) {
    (self.report, self.kinds) = (report, kinds)
    lint = kinds.contains(.lint) ? report.lintFindings : []
    let told = Set(report.conflicts.flatMap { $0.constraints.map { ObjectIdentifier($0) } })
    unsatisfied = report.unsatisfiedConstraints.filter { limit in
      switch limit {
      case .constraint(let constraint): !told.contains(ObjectIdentifier(constraint))
      case .intrinsicSize(let limit): limit.relation == .greaterThanOrEqual
      }
    }
  }

  /// `true` if there are findings of these kinds.
  var hasFindings: Bool { !counts.isEmpty }

  /// A heading, the findings by kind, and the views that they name.
  var text: String {
    var lines =
      [heading] + section(.conflict, "Conflicts", report.conflicts.map { [$0.description] })
    lines +=
      ambiguities + unsatisfiedSection + section(.lint, "Notes", lint.map { [$0.description] })
    lines += section(
      .difference, "Frames other than \(LayoutReport.toolkit)'s",
      report.differences.map { [$0.text(names)] })
    return (lines + unread + legend).joined(separator: "\n")
  }

  /// The number of findings of each kind that has some: `2 conflicts`.
  private var counts: [String] {
    let other = "other than \(LayoutReport.toolkit)'s"
    let all: [(kind: LayoutProblemKind, number: Int, one: String, several: String)] = [
      (.conflict, report.conflicts.count, "conflict", "conflicts"),
      (.ambiguity, report.ambiguities.count, "ambiguous item", "ambiguous items"),
      (.unsatisfied, unsatisfied.count, "unsatisfied constraint", "unsatisfied constraints"),
      (.lint, lint.count, "note", "notes"),
      (.difference, report.differences.count, "frame \(other)", "frames \(other)"),
    ]
    return all.filter { kinds.contains($0.kind) && $0.number > 0 }
      .map { "\($0.number) \($0.number == 1 ? $0.one : $0.several)" }
  }

  // MARK: Sections

  private var heading: String {
    let size = report.subject.tree.root.layoutFrame.size
    let found = counts.isEmpty ? "no problems" : counts.joined(separator: ", ")
    let top = names.name(of: report.subject.tree.root)
    return "Layout of \(top), \(decimal(size.width)) × \(decimal(size.height)) points: \(found)"
  }

  /// The axes apart.
  private var ambiguities: [String] {
    if !kinds.contains(.ambiguity) { return [] }
    func lines(_ isHorizontal: Bool) -> [[String]] {
      report.ambiguities.map { ambiguity in
        zip(ambiguity.components, ambiguity.lines).compactMap { component, line in
          component.component.isHorizontal == isHorizontal ? line : nil
        }
      }.filter { !$0.isEmpty }
    }
    return section(.ambiguity, "Not determined horizontally", lines(true))
      + section(.ambiguity, "Not determined vertically", lines(false))
  }

  private var unsatisfiedSection: [String] {
    // Explanations are the most expensive part, so only the shown ones are computed. Conflicts
    // usually cause them.
    let texts = unsatisfied.enumerated().map { place, constraint in
      if place >= Self.most { return [""] }
      return [
        report.conflicts.isEmpty
          ? constraint.description
          : constraint.explanation?.summary ?? "\(constraint)"
      ]
    }
    return section(.unsatisfied, "Unsatisfied", texts)
  }

  private var unread: [String] {
    report.unread.isEmpty ? [] : ["", "Left out:"] + report.unread.map { "  \($0)" }
  }

  private func section(_ kind: LayoutProblemKind, _ title: String, _ findings: [[String]])
    -> [String]
  {
    if findings.isEmpty || !kinds.contains(kind) { return [] }
    var lines = ["", "\(title):"]
    for finding in findings.prefix(Self.most) {
      lines += finding.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        .map { "  \($0)" }
    }
    if findings.count > Self.most { lines.append("  … \(findings.count - Self.most) more …") }
    return lines
  }

  /// The class and address of each view in the findings.
  private var legend: [String] {
    let named = Set(itemsConcerned.map { ObjectIdentifier($0) })
    let items = report.subject.items.filter {
      $0.copy is LayoutView && named.contains(ObjectIdentifier($0.copy))
    }
    if items.isEmpty { return [] }
    return ["", "Views:"]
      + items.map { "  \(names.name(of: $0.copy)): \($0.typeName) \($0.addressText)" }
  }

  private var itemsConcerned: [any LayoutItem] {
    var constraints: [Constraint] = []
    var items: [any LayoutItem] = []
    if kinds.contains(.conflict) {
      constraints += report.conflicts.prefix(Self.most).flatMap { $0.constraints }
    }
    if kinds.contains(.ambiguity) { items += report.ambiguities.prefix(Self.most).map(\.item) }
    let told = kinds.contains(.unsatisfied) ? Array(unsatisfied.prefix(Self.most)) : []
    constraints += told.constraints
    items += told.intrinsicSizes.map(\.item)
    items += lint.prefix(Self.most).flatMap(\.items)
    if kinds.contains(.difference) { items += report.differences.prefix(Self.most).map(\.item) }
    return items + constraints.flatMap { [$0.firstItem, $0.secondItem].compactMap { $0 } }
  }
}

extension FrameComponent {
  fileprivate var isHorizontal: Bool { self == .x || self == .width }
}
#endif
