@_spi(Tools) import AnchorsReport

/// A rule of `anchors check`.
///
/// To add one, write a type in a file of its own, beside the others of its kind, and add it to
/// `all`.
package struct Rule: Sendable {
  /// The rule.
  package let type: any LayoutRule.Type

  /// All rules, in the order of findings about one object. Those about a laid-out tree are in
  /// `AnchorsReport`, which asks them of other trees as well.
  package static let all: [Rule] = [
    Rule(ConflictRule.self), Rule(AmbiguityRule.self), Rule(MarkedAmbiguityRule.self),
    Rule(MisplacedRule.self), Rule(NoSizeRule.self), Rule(OutOfSightRule.self),
    Rule(CutTextRule.self), Rule(OverlapRule.self), Rule(FixedSizeRule.self),
    Rule(LeftRightRule.self), Rule(RedundantRule.self), Rule(EffectContentRule.self),
    Rule(MixedEdgesRule.self),
    Rule(UnreadableRule.self),
  ]

  /// The rule that a type is.
  package init(_ type: any LayoutRule.Type) { self.type = type }

  /// The rule of a name, or `nil` if there is none.
  package init?(named name: String) {
    guard let rule = Self.all.first(where: { $0.name == name }) else { return nil }
    self = rule
  }

  /// The name, as options and configurations have it.
  package var name: String { type.name }
  /// The severity of the findings.
  package var severity: RuleSeverity { type.severity }
  /// One sentence about what the rule finds.
  package var summary: String { type.summary }
  /// One sentence about why that matters.
  package var reason: String { type.reason }
  /// A finding in one line.
  package var example: String { type.example }
}

extension Rule: Hashable {
  package static func == (one: Rule, other: Rule) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
