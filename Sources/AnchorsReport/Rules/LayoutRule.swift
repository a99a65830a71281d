import AnchorsLayout

/// A rule of reports and checks: what it finds, and why that matters. Each is a type in a file of
/// its own.
@_spi(Tools) public protocol LayoutRule: SendableMetatype {
  /// The name, as options and configurations have it: `cut-text`.
  static var name: String { get }
  /// The severity of the findings.
  static var severity: RuleSeverity { get }
  /// One sentence about what the rule finds.
  static var summary: String { get }
  /// One sentence about why that matters.
  static var reason: String { get }
  /// A finding in one line.
  static var example: String { get }
}

/// The severity of a finding.
@_spi(Tools) public enum RuleSeverity: String, Sendable {
  case error, warning
  /// A remark that is reported only where it is asked for.
  case note
}

/// A rule about a tree as it is laid out now.
@_spi(Tools) public protocol LaidOutRule: LayoutRule {
  /// The kind of its findings in a report.
  static var kind: LayoutProblemKind { get }
  /// Returns what is wrong at the present size.
  static func findings<Tree: LaidOutTree>(in layout: Tree) -> [LayoutFinding]
}

/// One thing that a rule has found in a laid-out tree.
@_spi(Tools) public struct LayoutFinding {
  /// The name of the rule.
  public let rule: String
  /// The kind in a report.
  public let kind: LayoutProblemKind
  /// The difference from other findings of the rule, without numbers: the same at another size.
  public let key: String
  /// One sentence; for a conflict, also its members, a line each.
  public let summary: String
  /// The items concerned, the one at fault first.
  public let items: [any LayoutItem]
  /// The conflict, if it is one.
  public let conflict: LayoutConflict?

  init(
    _ rule: String, _ kind: LayoutProblemKind, _ key: String, _ summary: String,
    _ items: [any LayoutItem], _ conflict: LayoutConflict? = nil
  ) {
    (self.rule, self.kind) = (rule, kind)
    (self.key, self.summary, self.items, self.conflict) = (key, summary, items, conflict)
  }

  /// The difference from all other findings at the same size.
  public var identity: String { "\(rule) \(key)" }
}
