import AnchorsLayout

/// Writes the short form of a report.
struct ReportText {
  private let report: LayoutReport
  private let kinds: Set<LayoutProblemKind>
  private let names = ItemNames()
  /// The findings about the view that was asked and its descendants.
  private let inside: ReportedFindings
  /// The findings about other views of the tree.
  private let elsewhere: ReportedFindings

  init(_ report: LayoutReport, kinds: Set<LayoutProblemKind>) {
    (self.report, self.kinds) = (report, kinds)
    let all = ReportedFindings(report, kinds)
    inside = all.filtered { report.subject.isInside($0) }
    elsewhere = all.filtered { !report.subject.isInside($0) }
  }

  /// `true` if there are findings of these kinds.
  var hasFindings: Bool { !inside.isEmpty || !elsewhere.isEmpty }

  /// A heading, the findings by kind, and the views that they name.
  var text: String {
    var lines = [heading] + sections(inside)
    if !elsewhere.isEmpty {
      lines += ["", "Elsewhere in \(name(of: root)):"] + sections(elsewhere)
    }
    return (lines + unread + legend).joined(separator: "\n")
  }

  private var root: any LayoutItem { report.subject.tree.root }

  private func name(of item: any LayoutItem) -> String { names.name(of: item) }

  /// `Layout of cell in table, 320 × 44 points: 1 conflict; elsewhere 2 ambiguous items`
  private var heading: String {
    let subject = report.subject
    let size = subject.item.layoutFrame.size
    let place = subject.isWhole ? "" : " in \(name(of: root))"
    let rest = elsewhere.isEmpty ? "" : "; elsewhere \(elsewhere.counts)"
    return "Layout of \(name(of: subject.item))\(place), "
      + "\(decimal(size.width)) × \(decimal(size.height)) points: \(inside.counts)\(rest)"
  }

  // MARK: Sections

  private func sections(_ findings: ReportedFindings) -> [String] {
    section("Conflicts", findings.conflicts.map { [$0.description] })
      // The axes apart.
      + section("Not determined horizontally", lines(findings.ambiguities, isHorizontal: true))
      + section("Not determined vertically", lines(findings.ambiguities, isHorizontal: false))
      + section("Unsatisfied", texts(findings.unsatisfied))
      + section("Notes", findings.lint.map { [$0.description] })
      + section(
        "Frames other than \(LayoutReport.toolkit)'s", findings.differences.map { [$0.text(names)] }
      )
  }

  private func lines(_ ambiguities: [LayoutAmbiguity], isHorizontal: Bool) -> [[String]] {
    ambiguities.map { ambiguity in
      zip(ambiguity.components, ambiguity.lines).compactMap { component, line in
        component.component.isHorizontal == isHorizontal ? line : nil
      }
    }.filter { !$0.isEmpty }
  }

  private func texts(_ unsatisfied: [UnsatisfiedConstraint]) -> [[String]] {
    // Explanations are the most expensive part, so only the shown ones are computed. Conflicts
    // usually cause them.
    unsatisfied.enumerated().map { place, constraint in
      if place >= ReportedFindings.most { return [""] }
      return [
        report.conflicts.isEmpty
          ? constraint.description
          : constraint.explanation?.summary ?? "\(constraint)"
      ]
    }
  }

  private func section(_ title: String, _ findings: [[String]]) -> [String] {
    if findings.isEmpty { return [] }
    var lines = ["", "\(title):"]
    for finding in findings.prefix(ReportedFindings.most) {
      lines += finding.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        .map { "  \($0)" }
    }
    let rest = findings.count - ReportedFindings.most
    if rest > 0 { lines.append("  … \(rest) more …") }
    return lines
  }

  private var unread: [String] {
    report.unread.isEmpty ? [] : ["", "Left out:"] + report.unread.map { "  \($0)" }
  }

  /// The class and address of each live view in the findings.
  private var legend: [String] {
    let shown = Set((inside.shownItems + elsewhere.shownItems).map { $0.identity })
    let lines = report.subject.originals.legend(of: shown, names)
    return lines.isEmpty ? [] : ["", "Views:"] + lines.map { "  \($0)" }
  }
}

extension FrameComponent {
  fileprivate var isHorizontal: Bool { self == .x || self == .width }
}
