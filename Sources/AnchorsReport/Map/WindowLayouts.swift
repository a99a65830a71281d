import AnchorsLayout

/// A tree that is laid out in one window after the other, and the findings of the rules there.
package final class WindowLayouts {
  private let root: LayoutView
  package let tree: LayoutTree
  private let isWorthSaying: (LintFinding) -> Bool
  /// The overlaps at the tree's own size, which are intended; `nil` if it has no size.
  private let usual: [Pair]?

  /// Two items that overlap.
  private struct Pair: Equatable {
    let front, back: ObjectIdentifier

    init(_ front: any LayoutItem, _ back: any LayoutItem) {
      (self.front, self.back) = (front.identity, back.identity)
    }
  }

  /// The layouts of a tree that this may change, which has its own size now.
  init(root: LayoutView, isWorthSaying: @escaping (LintFinding) -> Bool) {
    self.root = root
    tree = root.layoutTree
    self.isWorthSaying = isWorthSaying
    usual =
      root.frame.width > 0 && root.frame.height > 0
      ? OverlapRule.findings(in: ReportedTree(tree, isWorthSaying: isWorthSaying)).map {
        Pair($0.items[0], $0.items[1])
      } : nil
  }

  /// The layouts of a tree that this may change, which has its own size now.
  package convenience init(_ root: LayoutView) {
    self.init(root: root, isWorthSaying: Subject(root.layoutTree, root).isWorthSaying)
  }

  /// Returns `true` if two items may overlap, because they do at the tree's own size.
  func mayOverlap(_ front: any LayoutItem, _ back: any LayoutItem) -> Bool {
    usual?.contains(Pair(front, back)) ?? true
  }

  /// Lays out in a window, with the safe area and the direction as they are.
  package func layOut(in size: Size) {
    root.frame = Rect(size: size)
    tree.layoutIfNeeded()
  }

  /// The findings of the rules in the present layout.
  package func findings() -> [LayoutFinding] {
    ReportedTree(tree, isWorthSaying: isWorthSaying).findings().filter {
      $0.kind != .overlap || !mayOverlap($0.items[0], $0.items[1])
    }
  }
}
