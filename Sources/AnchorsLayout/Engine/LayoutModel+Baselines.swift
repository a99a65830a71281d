import Anchors

// The baselines of stacks. `forFirstBaselineLayout` and `forLastBaselineLayout` define in UIKit
// which view has a stack's baseline. So the row of such a constraint has that view's variables. A
// baseline with a number in a stack is measured from the stack's edge, because the stack's baseline
// could be the same one.

extension LayoutModel {
  /// Returns the item whose baseline an attribute uses: for a stack, the view that has its
  /// baseline; otherwise the item itself.
  mutating func itemWithBaseline(_ attribute: AttributeRow, of item: Int) -> Int {
    if !attribute.isBaseline { return item }
    var current = item
    while nodes[current].isStack {
      baselineUsers[current, default: []].insert(item)
      guard let node = nodes[current].nodeWithBaseline(isFirst: attribute.line == .near),
        let inner = number(of: node), order.parent(of: inner) == current
      else { break }
      current = inner
    }
    if current != item { baselineUsers[current, default: []].insert(item) }
    return current
  }

  /// Rewrites the rows with baselines of stacks that depend on an item: its own, if it is a stack,
  /// and those of stacks that contain it.
  mutating func rewriteBaselines(decidedBy item: Int) {
    guard let stacks = baselineUsers[item] else { return }
    for stack in stacks.sorted() {
      nodes[stack].forEachConstraintMentioning { constraint in
        let placed = PlacedConstraint(constraint)
        if placed.firstRow.isBaseline || placed.secondRow.isBaseline {
          edit(constraint, .structure)
        }
      }
    }
  }
}

extension LayoutNode {
  /// Returns the node of the item that decides an attribute: for a stack's baseline, the view that
  /// has it; otherwise this node.
  package func nodeDeciding(_ attribute: Attribute) -> LayoutNode {
    var node = self
    while attribute.row.isBaseline,
      let inner = node.nodeWithBaseline(isFirst: attribute.row.line == .near),
      inner.parent === node
    {
      node = inner
    }
    return node
  }

  /// `true` if the item is a stack.
  var isStack: Bool { viewReference?.use { $0.isStack } ?? false }

  /// The node of the subview whose first or last baseline is the item's, if there is one.
  func nodeWithBaseline(isFirst: Bool) -> LayoutNode? {
    viewReference?.use { $0.nodeWithBaseline(isFirst: isFirst) }
  }
}
