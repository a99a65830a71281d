/// The nodes of a tree, each before its children and these in their order, as a sequence.
///
/// What is still to be visited is kept in an array rather than on the call stack, which a deep tree
/// would overflow: a thread may have 512 KB of it.
///
///     for visit in Preorder(from: screen, children: { $0.subviews }) {
///       print(visit.depth, visit.node)
///     }
///
/// - Complexity: O(1) amortized for each node, besides asking it for its children.
@usableFromInline
package struct Preorder<Node>: Sequence, IteratorProtocol {
  /// A node, and where it is in the tree.
  @usableFromInline
  package struct Visit {
    package let node: Node
    /// How many nodes come before this one.
    package let place: Int
    /// The place of the parent; -1 for the topmost node.
    package let parent: Int
    /// How many ancestors the node has.
    package let depth: Int

    @usableFromInline
    init(node: Node, place: Int, parent: Int, depth: Int) {
      (self.node, self.place, self.parent, self.depth) = (node, place, parent, depth)
    }
  }

  @usableFromInline var pending: [(node: Node, parent: Int, depth: Int)]
  @usableFromInline var count = 0
  @usableFromInline let isNew: ((Node) -> Bool)?
  @usableFromInline let children: (Node) -> [Node]

  /// The tree below a node. A node is asked for its children once, when it is visited; one that is not new is
  /// passed over.
  @_alwaysEmitIntoClient
  package init(
    from top: Node, isNew: ((Node) -> Bool)? = nil, children: @escaping (Node) -> [Node]
  ) {
    pending = [(top, -1, 0)]
    self.isNew = isNew
    self.children = children
  }

  @_alwaysEmitIntoClient
  package mutating func next() -> Visit? {
    while let (node, parent, depth) = pending.popLast() {
      if let isNew, !isNew(node) { continue }
      let visit = Visit(node: node, place: count, parent: parent, depth: depth)
      for child in children(node).reversed() { pending.append((child, count, depth + 1)) }
      count += 1
      return visit
    }
    return nil
  }
}
