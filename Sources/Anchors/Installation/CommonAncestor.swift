/// The node of the nearest view that is both items, or an ancestor of both; an item is its own
/// ancestor, and a guide stands for its owning view.
///
/// - Complexity: O(depth); O(1) for one item, parent and child, and siblings.
func nearestCommonAncestor(_ first: LayoutNode, _ second: LayoutNode) -> LayoutNode? {
  if !first.kind.isAsked {
    guard let a = first.hostingNode, let b = second.hostingNode else { return nil }
    return meeting(a, b)
  }
  // Items that must be asked for their parents need no nodes on the way.
  guard let a = first.hostingItem else { return nil }
  // The most usual case: a view and its superview.
  if let parent = a.layoutParent, second.isNode(of: parent) { return second }
  guard let b = second.hostingItem else { return nil }
  return meeting(AskedItem(item: a), AskedItem(item: b))?.item.layoutNode
}

/// Something in a tree.
private protocol Climbable {
  var parent: Self? { get }
  static func === (a: Self, b: Self) -> Bool
}

extension LayoutNode: Climbable {
  fileprivate static func === (a: LayoutNode, b: LayoutNode) -> Bool {
    ObjectIdentifier(a) == ObjectIdentifier(b)
  }
}

private struct AskedItem: Climbable {
  let item: any LayoutItem

  var parent: AskedItem? { item.layoutParent.map { AskedItem(item: $0) } }

  static func === (a: AskedItem, b: AskedItem) -> Bool { a.item === b.item }
}

extension LayoutNode {
  fileprivate func isNode(of item: any LayoutItem) -> Bool {
    object?.toOpaque() == Unmanaged.passUnretained(item as AnyObject).toOpaque()
  }

  /// The item of the ``hostingNode``.
  fileprivate var hostingItem: (any LayoutItem)? { isGuide ? item?.layoutParent : item }
}

/// Where the ways up from two places meet. One climb: the deeper goes up to the other's level, then
/// both go up together.
private func meeting<Place: Climbable>(_ first: Place, _ second: Place) -> Place? {
  var (a, b) = (first, second)
  if a === b { return a }
  // The usual cases need no depth: parent and child, siblings.
  let parentOfA = a.parent
  if let parentOfA, parentOfA === b { return b }
  if let parentOfB = b.parent {
    if parentOfB === a { return a }
    if let parentOfA, parentOfA === parentOfB { return parentOfA }
  }
  var depthOfA = depth(of: a)
  var depthOfB = depth(of: b)
  while depthOfA > depthOfB, let parent = a.parent {
    a = parent
    depthOfA -= 1
  }
  while depthOfB > depthOfA, let parent = b.parent {
    b = parent
    depthOfB -= 1
  }
  while !(a === b) {
    guard let parentOfA = a.parent, let parentOfB = b.parent else { return nil }
    a = parentOfA
    b = parentOfB
  }
  return a
}

private func depth<Place: Climbable>(of place: Place) -> Int {
  var depth = 0
  var place = place
  while let parent = place.parent {
    place = parent
    depth += 1
  }
  return depth
}
