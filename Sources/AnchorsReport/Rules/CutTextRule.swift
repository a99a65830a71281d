// The protocol describes the members.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import AnchorsLayout

/// Finds content that has less room than it needs, such as text that is cut off.
@_spi(Tools) public enum CutTextRule: LaidOutRule {
  public static var name: String { "cut-text" }
  public static var kind: LayoutProblemKind { .compressedContent }
  public static var severity: RuleSeverity { .warning }
  public static var summary: String { "The text of a label or button is cut off at a size." }
  public static var reason: String { "Nobody can read the rest." }
  public static var example: String { "the text of Forty-six letters which… is cut off" }

  public static func findings<Tree: LaidOutTree>(in layout: Tree) -> [LayoutFinding] {
    layout.findings(name, kind, layout.contentsCutOff)
  }
}
