import AnchorsLayout

/// A tree that is laid out in one window after the other, and the findings of the rules there.
package final class WindowLayouts {
  private let root: LayoutView
  let tree: LayoutTree
  private let usual: UsualOverlaps
  private let isWorthSaying: (LintFinding) -> Bool
  private let names = ItemNames()

  /// The layouts of a tree that this may change.
  init(
    of root: LayoutView, _ usual: UsualOverlaps, isWorthSaying: @escaping (LintFinding) -> Bool
  ) {
    (self.root, self.usual, self.isWorthSaying) = (root, usual, isWorthSaying)
    tree = root.layoutTree
  }

  /// The layouts of a tree that this may change, which has its own size now.
  package convenience init(_ root: LayoutView) {
    let subject = Subject(root.layoutTree, root)
    self.init(
      of: root, UsualOverlaps(of: root, subject.isWorthSaying),
      isWorthSaying: subject.isWorthSaying)
  }

  /// Lays out in a window, with the safe area and the direction as they are.
  package func layOut(in size: Size) {
    root.frame = Rect(size: size)
    tree.layoutIfNeeded()
  }

  /// The findings of the rules in the present layout.
  package func findings() -> [LayoutFinding] {
    ReportedTree(tree, names: names, isWorthSaying: isWorthSaying).findings().filter {
      $0.kind != .overlap || !mayOverlap($0.items[0], $0.items[1])
    }
  }

  /// Returns the findings in the window of a device, with its safe area.
  func findings(in device: DeviceWindow) -> [LayoutFinding] {
    root.safeAreaInsets = device.safeAreaInsets
    layOut(in: device.size)
    return findings()
  }

  /// Returns `true` if two items may overlap, because they do at the tree's own size.
  func mayOverlap(_ front: any LayoutItem, _ back: any LayoutItem) -> Bool {
    usual.contains(front, back)
  }
}

/// The overlaps of a tree at its own size, which are intended.
struct UsualOverlaps {
  private struct Pair: Equatable {
    let front, back: ObjectIdentifier

    init(_ front: any LayoutItem, _ back: any LayoutItem) {
      (self.front, self.back) = (front.identity, back.identity)
    }
  }

  /// `nil` if the tree has no size, so that nothing is known.
  private let pairs: [Pair]?

  init(of root: LayoutView, _ isWorthSaying: @escaping (LintFinding) -> Bool) {
    let hasSize = root.frame.width > 0 && root.frame.height > 0
    pairs =
      hasSize
      ? OverlapRule.findings(in: ReportedTree(root.layoutTree, isWorthSaying: isWorthSaying)).map {
        Pair($0.items[0], $0.items[1])
      } : nil
  }

  func contains(_ front: any LayoutItem, _ back: any LayoutItem) -> Bool {
    pairs?.contains(Pair(front, back)) ?? true
  }
}
