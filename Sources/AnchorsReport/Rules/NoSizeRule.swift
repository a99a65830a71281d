// The protocol describes the members.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import AnchorsLayout

/// Finds views that have no width or no height.
@_spi(Tools) public enum NoSizeRule: LaidOutRule {
  public static var name: String { "no-size" }
  public static var kind: LayoutProblemKind { .outOfSight }
  public static var severity: RuleSeverity { .error }
  public static var summary: String { "A view has no width or no height at a size." }
  public static var reason: String { "The view is invisible, and its content is not." }
  public static var example: String { "imageView has no height" }

  public static func findings<Tree: LaidOutTree>(in layout: Tree) -> [LayoutFinding] {
    layout.findings(name, kind, layout.viewsWithoutArea)
  }
}
