import AnchorsLayout

/// A tree that is laid out in one window after the other, and the findings of the rules there.
package final class WindowLayouts {
  private let root: LayoutView
  let tree: LayoutTree
  private let usual: UsualFindings
  private let isWorthSaying: (LintFinding) -> Bool
  private let names = ItemNames()

  /// The layouts of a tree that this may change.
  init(
    of root: LayoutView, _ usual: UsualFindings, isWorthSaying: @escaping (LintFinding) -> Bool
  ) {
    (self.root, self.usual, self.isWorthSaying) = (root, usual, isWorthSaying)
    tree = root.layoutTree
  }

  /// The layouts of a tree that this may change, which has its own size now. All of its findings
  /// are worth saying.
  package convenience init(ofOwn root: LayoutView) {
    self.init(of: root, UsualFindings(of: root, areOverlaps: true) { _ in true }) { _ in true }
  }

  /// The layouts of a tree that this may change, which has its own size now.
  package convenience init(_ root: LayoutView) {
    let subject = Subject(root.layoutTree, root)
    self.init(
      of: root, UsualFindings(of: root, subject.isWorthSaying),
      isWorthSaying: subject.isWorthSaying)
  }

  /// Lays out in a window, with the safe area and the direction as they are.
  package func layOut(in size: Size) {
    root.frame = Rect(size: size)
    tree.layoutIfNeeded()
  }

  /// The findings of the rules in the present layout, without those that are usual.
  package func findings() -> [LayoutFinding] {
    ReportedTree(tree, names: names, isWorthSaying: isWorthSaying).findings().filter {
      $0.kind == .overlap ? !mayOverlap($0.items[0], $0.items[1]) : !usual.contains($0)
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

/// The findings at a tree's own size that are intended: overlaps, views out of sight, and content
/// that has less room than it asks for, such as a large image in a small view. A cut text is a
/// fault at any size, and so are conflicts and ambiguities.
struct UsualFindings {
  /// By overlap, the view in front and the one behind; `nil` if nothing is known, because the tree
  /// has no size.
  private var views: [ObjectIdentifier]?
  /// The identities of the other findings.
  private var others: [String] = []

  /// The findings of a tree that has its own size now.
  ///
  /// - Parameter areOverlaps: `true` if only overlaps count.
  init(
    of root: LayoutView, areOverlaps: Bool = false,
    _ isWorthSaying: @escaping (LintFinding) -> Bool
  ) {
    guard root.frame.width > 0, root.frame.height > 0 else { return }
    var views: [ObjectIdentifier] = []
    let tree = ReportedTree(root.layoutTree, isWorthSaying: isWorthSaying)
    for finding in OverlapRule.findings(in: tree) {
      views.append(finding.items[0].identity)
      views.append(finding.items[1].identity)
    }
    self.views = views
    if areOverlaps { return }
    for finding in tree.findings() {
      switch finding.kind {
      case .outOfSight: others.append(finding.identity)
      case .compressedContent where !(finding.items[0] is LayoutLabel):
        others.append(finding.identity)
      default: break
      }
    }
  }

  /// Returns `true` if a finding that is no overlap is intended.
  func contains(_ finding: LayoutFinding) -> Bool { others.contains(finding.identity) }

  /// Returns `true` if the overlap of two items is intended.
  func contains(_ front: any LayoutItem, _ back: any LayoutItem) -> Bool {
    guard let views else { return true }
    for place in views.indices
    where place % 2 == 0 && views[place] == front.identity && views[place + 1] == back.identity {
      return true
    }
    return false
  }
}
