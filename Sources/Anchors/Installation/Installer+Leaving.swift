extension Installer {
  /// Deactivates every constraint that is placed outside an item's subtree and mentions something in
  /// it. What is between items of the subtree stays.
  ///
  /// - Complexity: O(size of the subtree with its constraints).
  static func deactivateConstraints(leaving item: any LayoutItem) {
    var subtree: [LayoutNode] = []
    gather(item, into: &subtree)
    for node in subtree { node.isMarked = true }
    for node in subtree {
      for constraint in node.installed.all + node.referring.all
      where constraint.hostNode?.isMarked == false {
        constraint.withdraw()
      }
    }
    for node in subtree { node.isMarked = false }
    // Where the subtree goes, what is installed in it from now on comes after what it has.
    let top = item.anchorNode
    top.nextSerial = max(top.nextSerial, top.root?.nextSerial ?? 0)
  }

  private static func gather(_ item: any LayoutItem, into nodes: inout [LayoutNode]) {
    nodes.append(item.anchorNode)
    for child in item.layoutChildren { gather(child, into: &nodes) }
  }
}
