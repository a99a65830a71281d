extension Installer {
  /// Deactivates every constraint that mentions an item of a subtree and is placed outside it.
  /// Constraints between items of the subtree stay. Returns the subtree's nodes.
  ///
  /// - Returns: the nodes of the subtree.
  /// - Complexity: O(size of the subtree with its constraints).
  @discardableResult
  package static func deactivateConstraints(leaving item: any LayoutItem) -> [LayoutNode] {
    let subtree = preorder(from: item).map { $0.node.layoutNode }
    for node in subtree { node.isMarked = true }
    for node in subtree {
      withdrawLeaving(node.installed)
      withdrawLeaving(node.referring)
    }
    for node in subtree { node.isMarked = false }
    return subtree
  }

  private static func withdrawLeaving(_ constraints: ConstraintList) {
    for constraint in constraints where constraint.hostNode?.isMarked == false {
      constraint.withdraw()
    }
  }
}
