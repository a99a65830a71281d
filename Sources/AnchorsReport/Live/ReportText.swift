#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

/// Writes the short form of a report.
struct ReportText {
  private let report: LayoutReport
  private let kinds: Set<LayoutProblemKind>
  private let names = ItemNames()
  private let lint: [LintFinding]
  /// What does not hold, but for what has been told with a conflict, and for content that is merely larger than
  /// it asks for, as what fills a row is.
  private let wishes: [UnsatisfiedLimit]

  /// So many findings of a kind are told.
  private static let most = 8

  init(_ report: LayoutReport, kinds: Set<LayoutProblemKind>) {
    (self.report, self.kinds) = (report, kinds)
    lint = kinds.contains(.lint) ? report.lint() : []
    let told = Set(report.conflicts.flatMap { $0.constraints.map { ObjectIdentifier($0) } })
    wishes = report.unsatisfiedLimits.filter { limit in
      switch limit {
      case .constraint(let constraint): !told.contains(ObjectIdentifier(constraint))
      case .intrinsicSize(let limit): limit.relation == .greaterThanOrEqual
      }
    }
  }

  /// Whether there is anything of the kinds.
  var hasFindings: Bool { LayoutProblemKind.allCases.contains { count($0) > 0 } }

  /// A heading, the findings by kind, and the views that they name.
  var text: String {
    let sections = [heading] + conflicts + ambiguities + unheld + notes + differences
    return (sections + unread + legend).joined(separator: "\n")
  }

  private func count(_ kind: LayoutProblemKind) -> Int {
    if !kinds.contains(kind) { return 0 }
    switch kind {
    case .conflict: return report.conflicts.count
    case .ambiguity: return report.ambiguities.count
    case .unsatisfied: return wishes.count
    case .lint: return lint.count
    case .difference: return report.differences.count
    }
  }

  // MARK: Sections

  private var heading: String {
    let size = report.subject.tree.root.layoutFrame.size
    let counts = [
      counted(.conflict, "conflict"), counted(.ambiguity, "ambiguous item"),
      counted(.unsatisfied, "wish that does not hold", "wishes that do not hold"),
      counted(.lint, "note"),
      counted(
        .difference, "frame other than \(LayoutReport.toolkit)'s",
        "frames other than \(LayoutReport.toolkit)'s"),
    ].compactMap { $0 }
    let found = counts.isEmpty ? "no problems" : counts.joined(separator: ", ")
    let top = names.name(of: report.subject.tree.root)
    return "Layout of \(top), \(decimal(size.width)) × \(decimal(size.height)) points: \(found)"
  }

  private func counted(_ kind: LayoutProblemKind, _ one: String, _ many: String? = nil) -> String? {
    let number = count(kind)
    return number == 0 ? nil : number == 1 ? "1 \(one)" : "\(number) \(many ?? one + "s")"
  }

  private var conflicts: [String] {
    section(.conflict, "Conflicts", report.conflicts.map { [$0.description] })
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

  private var unheld: [String] {
    // Explanations cost more than anything else here, so only those that are told are made.
    // Where there are conflicts, they are the reason more often than not.
    let texts = wishes.enumerated().map { place, wish in
      if place >= Self.most { return [""] }
      return [report.conflicts.isEmpty ? wish.description : wish.explanation?.summary ?? "\(wish)"]
    }
    return section(.unsatisfied, "Do not hold", texts)
  }

  private var notes: [String] { section(.lint, "Notes", lint.map { [$0.description] }) }

  private var differences: [String] {
    section(
      .difference, "Frames other than \(LayoutReport.toolkit)'s",
      report.differences.map { [$0.text(names)] })
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

  /// The class and address of each view that the findings are about.
  private var legend: [String] {
    var named = Set<ObjectIdentifier>()
    for item in itemsConcerned { named.insert(ObjectIdentifier(item)) }
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
    for wish in kinds.contains(.unsatisfied) ? wishes.prefix(Self.most) : [] {
      switch wish {
      case .constraint(let constraint): constraints.append(constraint)
      case .intrinsicSize(let limit): items.append(limit.item)
      }
    }
    items += lint.prefix(Self.most).flatMap(\.items)
    if kinds.contains(.difference) { items += report.differences.prefix(Self.most).map(\.item) }
    return items + constraints.flatMap { [$0.firstItem, $0.secondItem].compactMap { $0 } }
  }
}

extension FrameComponent {
  fileprivate var isHorizontal: Bool { self == .x || self == .width }
}
#endif
