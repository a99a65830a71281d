#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

extension LayoutReport {
  /// The facts about live views for a page of the report.
  var reportContext: ReportContext {
    let names = ItemNames()
    var context = ReportContext()
    context.typeOf = { subject.item($0)?.typeName ?? String(describing: type(of: $0)) }
    context.facts = { item in
      guard let found = subject.item(item) else { return [] }
      return [("address", found.addressText)]
        + (found.isSystem ? [("made by", LayoutReport.toolkit)] : [])
    }
    context.remarks = { conflict in self.conflict(like: conflict)?.remarks ?? [] }
    context.repairs = { conflict in self.conflict(like: conflict)?.repairs ?? [] }
    context.isWorthSaying = { subject.isWorthSaying($0) }
    context.problems = differences.map { difference in
      let name = names.name(of: difference.item)
      return (
        "\(name) is elsewhere in \(LayoutReport.toolkit)", [difference.text(names)],
        [difference.item]
      )
    }
    return context
  }

  /// Returns the conflict of live views for one of the copies.
  private func conflict(like conflict: LayoutConflict) -> LiveConflict? {
    let ids = conflict.constraints.map { ObjectIdentifier($0) }
    return conflicts.first { $0.constraints.map { ObjectIdentifier($0) } == ids }
  }
}
#endif
