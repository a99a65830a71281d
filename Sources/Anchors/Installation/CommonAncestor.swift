/// The node of the nearest view that is both items, or an ancestor of both; an item is its own
/// ancestor, and a guide stands for its owning view.
///
/// One climb: the deeper item goes up to the other's level, then both go up together.
///
/// - Complexity: O(depth); O(1) for one item, parent and child, and siblings.
func nearestCommonAncestor(_ first: LayoutNode, _ second: LayoutNode) -> LayoutNode? {
  guard var a = first.hostingNode, var b = second.hostingNode else { return nil }
  if a === b { return a }
  // The usual cases need no depth: parent and child, siblings.
  let parentOfB = b.parent
  if parentOfB === a { return a }
  if let parentOfA = a.parent, parentOfA === b || parentOfA === parentOfB { return parentOfA }
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
  while a !== b {
    guard let parentOfA = a.parent, let parentOfB = b.parent else { return nil }
    a = parentOfA
    b = parentOfB
  }
  return a
}

private func depth(of node: LayoutNode) -> Int {
  var depth = 0
  var node = node
  while let parent = node.parent {
    node = parent
    depth += 1
  }
  return depth
}
