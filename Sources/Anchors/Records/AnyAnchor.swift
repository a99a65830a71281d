/// One attribute of one item, on any axis: a side of a ``Constraint``.
public struct AnyAnchor {
  package let node: LayoutNode
  /// The attribute.
  public let attribute: Attribute

  package init(node: LayoutNode, attribute: Attribute) {
    self.node = node
    self.attribute = attribute
  }

  /// The item, `nil` once it is freed.
  public var item: (any LayoutItem)? { node.item }
}
