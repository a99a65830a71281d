/// Returns the node of the nearest common ancestor of two items. A view is its own ancestor, and a
/// guide is replaced by its owning view.
///
/// - Complexity: O(depth); O(1) for one item, parent and child, and siblings.
func nearestCommonAncestor(_ first: LayoutNode, _ second: LayoutNode) -> Unmanaged<LayoutNode>? {
  if !first.kind.isExternal, !second.kind.isExternal {
    guard let a = first.hostingReference, let b = second.hostingReference else { return nil }
    return meeting(ToldNode(node: a), ToldNode(node: b))?.node
  }
  // External items need no nodes on the way.
  guard let a = first.hostingItem else { return nil }
  // The most usual case: a view and its superview.
  let parentOfFirst = first.isGuide ? a.layoutParent : first.externalParentItem
  if let parentOfFirst, second.isNode(of: parentOfFirst) { return .passUnretained(second) }
  guard let b = second.hostingItem else { return nil }
  let met = meeting(ExternalItem(item: a), ExternalItem(item: b))?.item
  return met.map { .passUnretained($0.layoutNode) }
}

/// Something in a tree.
private protocol Climbable {
  var parent: Self? { get }
  var identity: ObjectIdentifier { get }
}

/// The node of an item that knows its parent. Nothing is retained on the way up.
private struct ToldNode: Climbable {
  let node: Unmanaged<LayoutNode>

  var parent: ToldNode? {
    node.use { $0.knownParent }.map { ToldNode(node: $0) }
  }
  var identity: ObjectIdentifier { node.use { ObjectIdentifier($0) } }
}

private struct ExternalItem: Climbable {
  let item: any LayoutItem

  var parent: ExternalItem? { item.layoutParent.map { ExternalItem(item: $0) } }
  var identity: ObjectIdentifier { item.identity }
}

extension LayoutNode {
  fileprivate func isNode(of item: any LayoutItem) -> Bool {
    object?.toOpaque() == Unmanaged.passUnretained(item as AnyObject).toOpaque()
  }

  /// The item of the ``hostingNode``.
  fileprivate var hostingItem: (any LayoutItem)? { isGuide ? externalParentItem : item }
}

/// Returns where the ways up from two places meet. Each is followed to its end and then from the
/// beginning of the other, so that both arrive after equally many steps.
private func meeting<Place: Climbable>(_ first: Place, _ second: Place) -> Place? {
  if first.identity == second.identity { return first }
  // The usual cases need no climb: parent and child, siblings.
  let parentOfFirst = first.parent
  if parentOfFirst?.identity == second.identity { return second }
  if let parentOfSecond = second.parent {
    if parentOfSecond.identity == first.identity { return first }
    if parentOfFirst?.identity == parentOfSecond.identity { return parentOfFirst }
  }
  func next(after place: Place?, or other: Place) -> Place? {
    if let place { place.parent } else { other }
  }
  var (a, b): (Place?, Place?) = (first, second)
  while a?.identity != b?.identity {
    (a, b) = (next(after: a, or: second), next(after: b, or: first))
  }
  return a
}
