#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

/// The subject of a report: the copy of a live tree, and the live objects of its items and
/// constraints.
struct Subject {
  let tree: LayoutTree
  /// The copy of the view that was asked.
  let view: LayoutView
  let items: [LiveItem]
  private let constraints: [ObjectIdentifier: LiveConstraint]
  private let places: [ObjectIdentifier: Int]
  /// The copies of the view and its descendants.
  private let inner: Set<ObjectIdentifier>

  @MainActor
  init(_ live: LiveTree, view: NativeView) {
    tree = LayoutTree(containing: live.root)
    items = live.items
    self.view = live.place(of: view).flatMap { live.items[$0].copy as? LayoutView } ?? live.root
    places = Dictionary(firstPlacesOf: items.map { ObjectIdentifier($0.copy) })
    constraints = live.constraints.reduce(into: [:]) { $0[ObjectIdentifier($1.copy)] = $1 }
    let top: any LayoutItem = self.view
    inner = Set(preorder(from: top).map { ObjectIdentifier($0.node) })
  }

  /// Copies the tree that a view is in without some of its constraints.
  @MainActor
  init(_ view: NativeView, _ options: LiveTree.Options, without constraints: [ObjectIdentifier]) {
    var options = options
    options.leavingOut.formUnion(constraints)
    self.init(LiveTree(below: view.topmostView, options), view: view)
  }

  /// Returns the live object of an item.
  func item(_ item: any LayoutItem) -> LiveItem? {
    places[ObjectIdentifier(item)].map { items[$0] }
  }

  /// The live constraint that a constraint of the copy represents.
  func live(_ constraint: Constraint) -> LiveConstraint? {
    constraints[ObjectIdentifier(constraint)]
  }

  /// Returns `true` if an item is a toolkit guide with fixed distances from its view's edges.
  func isFixedGuide(_ item: any LayoutItem) -> Bool {
    if case .insetGuide = item.layoutRole { return true }
    return false
  }

  /// The copy of a live view.
  func copy(of view: NativeView) -> LayoutView? {
    items.first { $0.live === view }?.copy as? LayoutView
  }

  func isEncapsulatedSize(_ constraint: Constraint) -> Bool {
    live(constraint)?.isEncapsulatedSize ?? false
  }

  /// Returns `true` if the app cannot change a constraint.
  func isSystems(_ constraint: Constraint) -> Bool { live(constraint)?.isSystems ?? true }
}

// MARK: - Order of findings

extension Subject {
  /// 0 for what concerns the view that was asked, 1 for other views of the app's, 2 for the
  /// toolkit's.
  func rank(of item: any LayoutItem) -> Int {
    if self.item(item)?.isSystem ?? true, item.layoutRole == .view { return 2 }
    return inner.contains(ObjectIdentifier(item)) ? 0 : 1
  }

  func rank(of constraint: Constraint) -> Int {
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
    return items.map { rank(of: $0) }.min() ?? 2
  }

  func rank(of limit: UnsatisfiedConstraint) -> Int {
    switch limit {
    case .constraint(let constraint): rank(of: constraint)
    case .intrinsicSize(let limit): rank(of: limit.item)
    }
  }

  /// The findings by rank, otherwise in their order.
  func sorted<Finding>(_ findings: [Finding], by rank: (Finding) -> Int) -> [Finding] {
    let ranked = findings.map { ($0, rank($0)) }
    return (0...2).flatMap { wanted in ranked.filter { $0.1 == wanted }.map(\.0) }
  }

  /// Returns `true` if a lint finding is about the app's own, visible items.
  func isWorthSaying(_ finding: LintFinding) -> Bool {
    if finding.constraints.contains(where: isSystems) { return false }
    return finding.items.allSatisfy { rank(of: $0) < 2 && !isHidden($0) }
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
#endif
