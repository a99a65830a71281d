// The protocol describes the members.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import AnchorsLayout

/// Finds frames that nothing determines.
@_spi(Tools) public enum AmbiguityRule: LaidOutRule {
  public static var name: String { "ambiguity" }
  public static var kind: LayoutProblemKind { .ambiguity }
  public static var severity: RuleSeverity { .warning }
  public static var summary: String { "Constraints do not determine a frame." }
  public static var reason: String {
    "Auto Layout chooses a frame, and may choose another one tomorrow."
  }
  public static var example: String { "constraints do not determine the width of view" }

  public static func findings<Tree: LaidOutTree>(in layout: Tree) -> [LayoutFinding] {
    layout.findings(name, kind, layout.undetermined)
  }
}
