/// One attribute of one item, whatever its axis: how a ``Constraint`` tells of its two sides.
public struct AnyAnchor {
  package let node: LayoutNode
  /// The attribute.
  public let attribute: Attribute

  package init(node: LayoutNode, attribute: Attribute) {
    self.node = node
    self.attribute = attribute
  }

  /// The item, `nil` once it is gone.
  public var item: (any LayoutItem)? { node.item }
}
