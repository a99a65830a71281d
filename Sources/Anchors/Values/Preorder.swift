/// The nodes of a tree, each before its children and these in their order.
///
/// What is still to be visited is kept in an array rather than on the call stack, which a deep tree
/// would overflow: a thread may have 512 KB of it.
///
///     for visit in preorder(from: screen, children: { $0.subviews }) {
///       print(visit.depth, visit.node)
///     }
///
/// A node is asked for its children once, when it is visited; one that is not new is passed over.
///
/// - Returns: for each node how many come before it, the place of its parent (-1 for the topmost node), and
///   how many ancestors it has.
/// - Complexity: O(1) amortized for each node, besides asking it for its children.
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
