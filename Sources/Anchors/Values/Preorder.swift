/// The nodes of a tree, each before its children and these in their order.
///
/// The stack of items to visit is an array. A deep tree would overflow the call stack, which may
/// have only 512 KB.
///
///     for visit in preorder(from: screen, children: { $0.subviews }) {
///       print(visit.depth, visit.node)
///     }
///
/// A node is asked for its children once, when it is visited; a repeated one is skipped.
///
/// - Returns: For each node, the number of nodes before it, the place of its parent (-1 for the
///   root), and the number of its ancestors.
/// - Complexity: O(1) amortized for each node, plus reading its children.
@_alwaysEmitIntoClient
package func preorder<Node>(
  from top: Node, isNew: (Node) -> Bool = { _ in true }, children: (Node) -> [Node]
) -> [(node: Node, place: Int, parent: Int, depth: Int)] {
  var visits: [(node: Node, place: Int, parent: Int, depth: Int)] = []
  var pending = [(node: top, parent: -1, depth: 0)]
  while let (node, parent, depth) = pending.popLast() {
    if !isNew(node) { continue }
    let place = visits.count
    visits.append((node, place, parent, depth))
    for child in children(node).reversed() { pending.append((child, place, depth + 1)) }
  }
  return visits
}
