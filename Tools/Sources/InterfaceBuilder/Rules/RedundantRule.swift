import AnchorsLayout
@_spi(Tools) import AnchorsReport

/// Finds constraints that say nothing others do not say.
enum RedundantRule: DocumentRule {
  static var name: String { "redundant" }
  static var severity: RuleSeverity { .warning }
  static var summary: String {
    "A constraint repeats another one; with --strict also one that several others imply."
  }
  static var reason: String { "A later change of one constraint conflicts with the other." }
  static var example: String { "root.trailing == view.trailing + 16 repeats the one of line 16" }

  static func faults(of scene: WrittenScene) -> [DocumentFault] {
    let (findings, tree) = scene.mistakes
    return findings.compactMap { finding in
      guard finding.kind == .redundant, let constraint = finding.constraints.first,
        let element = tree.element(of: constraint)
      else { return nil }
      let others = finding.constraints.dropFirst().compactMap { tree.element(of: $0) }
      if others.count < finding.constraints.count - 1 { return nil }
      // A second constraint with the same meaning is a slip; one that several others imply may be
      // intended.
      let isRepeated = others.count == 1 && finding.constraints.isEquivalent
      if !scene.options.isStrict, !isRepeated { return nil }
      let which =
        others.count == 1
        ? "repeats the one of line \(others[0].line)"
        : "follows from those of lines \(others.map { "\($0.line)" }.joined(separator: ", "))"
      return DocumentFault(
        element, "\(constraint.textWithoutIdentifier) \(which)", finding.furtherLines)
    }
  }
}

extension [Constraint] {
  /// `true` if all have the same relation, or are equalities.
  fileprivate var isEquivalent: Bool { allSatisfy { $0.relation == self[0].relation } }
}
