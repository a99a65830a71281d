import Anchors

// The baselines of stacks. UIKit says which view a constraint about a stack's baseline is about, by
// `forFirstBaselineLayout` and `forLastBaselineLayout`. So the row of such a constraint has that
// view's variables. A baseline with a number in a stack is measured from the stack's edge, as its
// own baseline could be that very one.

extension LayoutModel {
  /// Returns the item whose baseline an attribute of an item is: of a stack's baseline, the view in
  /// it that the baseline belongs to; else the item itself.
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

  /// Writes the rows anew that are about baselines of stacks which an item decides: its own, if it
  /// is a stack, and those of stacks around it.
  mutating func rewriteBaselines(decidedBy item: Int) {
    guard let stacks = baselineUsers[item] else { return }
    for stack in stacks.sorted() {
      nodes[stack].forEachConstraintMentioning { constraint in
        let placed = PlacedConstraint(constraint)
        if placed.firstRow.isBaseline || placed.secondRow.isBaseline {
          edit(placed, of: constraint, .structure)
        }
      }
    }
  }
}

extension LayoutNode {
  /// The node of the item that decides an attribute: of a stack's baseline, the view in it that the
  /// baseline belongs to; else this node.
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

  /// Whether the item is a stack.
  var isStack: Bool { viewReference?._withUnsafeGuaranteedRef { $0.isStack } ?? false }

  /// The node of the subview whose first or last baseline is the item's, if there is one.
  func nodeWithBaseline(isFirst: Bool) -> LayoutNode? {
    viewReference?._withUnsafeGuaranteedRef { $0.nodeWithBaseline(isFirst: isFirst) }
  }
}
