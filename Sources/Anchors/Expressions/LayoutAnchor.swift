/// One attribute of one item, typed by its axis: the term that expressions are made of.
///
///     title.top == card.top + 10      // both LayoutAnchor<LayoutYAxis>
///     title.top == card.left          // does not compile
///
/// Anchors are made by the members of ``AnchorSource``. They do not keep their item alive.
public struct LayoutAnchor<Kind: _AnchorKind> {
  @usableFromInline package let node: LayoutNode
  /// The attribute.
  public let attribute: Attribute

  @_alwaysEmitIntoClient
  package init(_ node: LayoutNode, _ attribute: Attribute) {
    self.node = node
    self.attribute = attribute
  }

  /// The item, `nil` once it is freed.
  public var item: (any LayoutItem)? { node.item }
}

/// `multiplier × anchor + constant`: what arithmetic on an anchor gives.
///
///     (card.width + 10) * 2     // 2 × card.width + 20
public struct LinearExpression<Kind: _AnchorKind> {
  /// The anchor.
  @usableFromInline package let anchor: LayoutAnchor<Kind>
  /// The factor of the anchor.
  @usableFromInline package let multiplier: Double
  /// The number added, in points.
  @usableFromInline package let constant: Double

  @_alwaysEmitIntoClient
  package init(_ anchor: LayoutAnchor<Kind>, multiplier: Double = 1, constant: Double = 0) {
    self.anchor = anchor
    self.multiplier = multiplier
    self.constant = constant
  }
}
