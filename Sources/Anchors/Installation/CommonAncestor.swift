extension LayoutItem {
  /// The view that constraints of this item alone are placed on: itself, or a guide's owning view.
  var hostingView: (any LayoutItem)? {
    layoutRole.isGuide ? layoutParent : self
  }
}

/// The nearest view that is both items, or an ancestor of both; an item is its own ancestor, and a
/// guide stands for its owning view.
///
/// One climb: the deeper item goes up to the other's level, then both go up together.
///
/// - Complexity: O(depth).
func nearestCommonAncestor(_ first: any LayoutItem, _ second: any LayoutItem)
  -> (any LayoutItem)?
{
  guard var a = first.hostingView, var b = second.hostingView else { return nil }
  if a === b { return a }
  // The usual cases need no depth: parent and child, siblings.
  if let parentOfA = a.layoutParent {
    if parentOfA === b || parentOfA === b.layoutParent { return parentOfA }
  }
  if b.layoutParent === a { return a }
  var depthOfA = depth(of: a)
  var depthOfB = depth(of: b)
  while depthOfA > depthOfB, let parent = a.layoutParent {
    a = parent
    depthOfA -= 1
  }
  while depthOfB > depthOfA, let parent = b.layoutParent {
    b = parent
    depthOfB -= 1
  }
  while a !== b {
    guard let parentOfA = a.layoutParent, let parentOfB = b.layoutParent else { return nil }
    a = parentOfA
    b = parentOfB
  }
  return a
}

private func depth(of item: any LayoutItem) -> Int {
  var depth = 0
  var item = item
  while let parent = item.layoutParent {
    item = parent
    depth += 1
  }
  return depth
}
