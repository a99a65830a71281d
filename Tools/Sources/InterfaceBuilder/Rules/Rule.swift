@_spi(Tools) import AnchorsReport

/// A rule of `anchors check`.
///
/// To add one about documents, write a type in a file of its own, beside the others of its kind,
/// and add it to `all`.
package struct Rule: Sendable {
  /// The type that finds the faults; `nil` for a rule about Swift code.
  let type: (any LayoutRule.Type)?
  /// The name, as options and configurations have it.
  package let name: String
  /// The severity of the findings.
  package let severity: RuleSeverity
  /// One sentence about what the rule finds.
  package let summary: String
  /// One sentence about why that matters.
  package let reason: String
  /// A finding in one line.
  package let example: String

  /// All rules.
  package static let all = documents + code

  /// The rules about documents, in the order of findings about one object. Those about a laid-out
  /// tree are in `AnchorsReport`, which asks them of other trees as well.
  package static let documents: [Rule] = [
    Rule(ConflictRule.self), Rule(AmbiguityRule.self), Rule(MarkedAmbiguityRule.self),
    Rule(MisplacedRule.self), Rule(NoSizeRule.self), Rule(OutOfSightRule.self),
    Rule(CutTextRule.self), Rule(OverlapRule.self), Rule(FixedSizeRule.self),
    Rule(LeftRightRule.self), Rule(RedundantRule.self), Rule(EffectContentRule.self),
    Rule(MixedEdgesRule.self),
    Rule(UnreadableRule.self),
  ]

  /// Creates the rule that a type is.
  package init(_ type: any LayoutRule.Type) {
    (name, severity, summary) = (type.name, type.severity, type.summary)
    (reason, example, self.type) = (type.reason, type.example, type)
  }

  /// Creates a rule about Swift code, which another program finds.
  init(
    _ name: String, _ severity: RuleSeverity, _ summary: String, _ reason: String,
    example: String
  ) {
    (self.name, self.severity, self.summary) = (name, severity, summary)
    (self.reason, self.example, type) = (reason, example, nil)
  }

  /// The rule of a name, or `nil` if there is none.
  package init?(named name: String) {
    guard let rule = Self.all.first(where: { $0.name == name }) else { return nil }
    self = rule
  }
}

extension Rule: Hashable {
  package static func == (one: Rule, other: Rule) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
