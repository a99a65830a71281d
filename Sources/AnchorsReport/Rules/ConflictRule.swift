// The protocol describes the members.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import AnchorsLayout

/// Finds required constraints that conflict.
@_spi(Tools) public enum ConflictRule: LaidOutRule {
  public static var name: String { "conflict" }
  public static var kind: LayoutProblemKind { .conflict }
  public static var severity: RuleSeverity { .error }
  public static var summary: String { "Required constraints conflict." }
  public static var reason: String {
    "Auto Layout removes one of them at run time, which one is not defined, and prints a log."
  }
  public static var example: String {
    "16 + 8 + 16 + 150 + 150 = 340 needed, 320 available: 20 too many (5 constraints)"
  }

  public static func findings<Tree: LaidOutTree>(in layout: Tree) -> [LayoutFinding] {
    findings(layout.foundConflicts.certain, in: layout)
  }

  static func findings<Tree: LaidOutTree>(_ conflicts: [LayoutConflict], in layout: Tree)
    -> [LayoutFinding]
  {
    conflicts.map { conflict in
      let members = layout.key(of: conflict)
      let sum = conflict.sum.map { ": \($0)" } ?? ""
      return LayoutFinding(
        name, kind, members, "\(conflict.summary)\(sum)\n\(members)",
        conflict.constraints.compactMap { $0.firstItem }, conflict)
    }
  }
}
