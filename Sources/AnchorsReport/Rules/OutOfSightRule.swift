// The protocol describes the members.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import AnchorsLayout

/// Finds views that are not seen, or not all of them.
@_spi(Tools) public enum OutOfSightRule: LaidOutRule {
  public static var name: String { "out-of-sight" }
  public static var kind: LayoutProblemKind { .outOfSight }
  public static var severity: RuleSeverity { .warning }
  public static var summary: String {
    "A view is outside the screen at a size, or a text or control partly."
  }
  public static var reason: String { "Nobody can see or touch the view on such a screen." }
  public static var example: String { "view is outside the screen, at (16, 600, 288, 44)" }

  public static func findings<Tree: LaidOutTree>(in layout: Tree) -> [LayoutFinding] {
    layout.findings(name, kind, layout.viewsOutside)
  }
}
