import AnchorsLayout

/// The subject of a report: an item, and the tree that it is in.
struct Subject {
  let tree: LayoutTree
  /// The item that was asked for its report; of a live view the copy.
  let item: any LayoutItem
  let originals: Originals
  /// The item and its descendants; `nil` if they are the whole tree.
  private let inner: Set<ObjectIdentifier>?

  /// - Complexity: O(items).
  init(_ tree: LayoutTree, _ item: any LayoutItem, _ originals: Originals = Originals()) {
    (self.tree, self.item, self.originals) = (tree, item, originals)
    inner = item === tree.root ? nil : Set(preorder(from: item).map { $0.node.identity })
  }

  /// `true` if the item is the root.
  var isWhole: Bool { inner == nil }

  /// Returns `true` if an item is in the report's tree.
  func contains(_ item: any LayoutItem) -> Bool { item.topmostItem === tree.root }

  /// Returns `true` if a finding is about the item or a descendant.
  func isInside(_ items: [any LayoutItem]) -> Bool {
    guard let inner else { return true }
    return items.contains { inner.contains($0.identity) }
  }

  /// Returns `true` if an item is a guide with fixed distances from its view's edges.
  func isFixedGuide(_ item: any LayoutItem) -> Bool {
    if case .insetGuide = item.layoutRole { return true }
    return false
  }

  /// Returns `true` if a lint finding is about the app's own, visible items.
  func isWorthSaying(_ finding: LintFinding) -> Bool {
    if finding.constraints.contains(where: originals.isSystem) { return false }
    if finding.kind == .outOfSight, finding.items.contains(where: originals.isScrolled) {
      return false
    }
    return finding.items.allSatisfy { rank(of: [$0]) < 2 && !isHidden($0) }
  }

  private func isHidden(_ item: any LayoutItem) -> Bool {
    var next: (any LayoutItem)? = item
    while let item = next {
      if (item as? LayoutView)?.isHidden == true { return true }
      next = item.layoutParent
    }
    return false
  }
}

// MARK: - Order of findings

extension Subject {
  /// 0 for a finding about the item that was asked or its descendants, 1 for one about other items
  /// of the app, 2 for one about those that the toolkit added.
  func rank(of items: [any LayoutItem]) -> Int {
    var rank = 2
    for item in items where item.layoutRole != .view || !originals.isSystem(item) {
      if isInside([item]) { return 0 }
      rank = 1
    }
    return rank
  }

  /// Returns findings by rank, otherwise in their order.
  func sorted<Finding>(_ findings: [Finding], by items: (Finding) -> [any LayoutItem]) -> [Finding]
  {
    let ranked = findings.map { ($0, rank(of: items($0))) }
    return (0...2).flatMap { wanted in ranked.filter { $0.1 == wanted }.map { $0.0 } }
  }
}

extension LayoutConflict {
  /// The items of the members.
  var items: [any LayoutItem] {
    constraints.items + intrinsicSizes.map { $0.item }
  }
}

extension UnsatisfiedConstraint {
  /// The items of the constraint.
  var items: [any LayoutItem] {
    switch self {
    case .constraint(let constraint): constraint.items
    case .intrinsicSize(let limit): [limit.item]
    }
  }
}

extension Constraint {
  /// The items that the constraint mentions and that still exist.
  var items: [any LayoutItem] { [firstItem, secondItem].compactMap { $0 } }
}

extension [Constraint] {
  /// The items that the constraints mention.
  var items: [any LayoutItem] { flatMap { $0.items } }
}
