import Anchors

extension TextValue {
  /// The constraints that a relation makes of two sides, as the operators of Swift do; `nil` if the sides
  /// cannot be compared.
  ///
  /// - Parameter superview: The node that stands for the superview, which only the second item can be.
  func related(
    _ relation: Relation, to other: TextValue, superview: LayoutNode
  ) -> [Constraint]? {
    switch (self, other) {
    case (.number, .number), (.list, .list): nil
    case (.number, _): other.related(relation.flipped, to: self, superview: superview)
    case (.list(let values), _):
      joined(values) { $0.related(relation, to: other, superview: superview) }
    case (_, .list(let values)):
      joined(values) { related(relation, to: $0, superview: superview) }
    case (.term(let term), _): term.related(relation, to: other, superview: superview)
    case (.edges(let edges), _): edges.node == nil ? nil : edges._related(relation, to: other)
    case (.size(let size), .number(let number)): size._related(relation, to: number)
    case (.size(let size), .size(let other)): size._related(relation, to: other)
    case (.size(let size), .plainSize(let other)):
      size._related(relation, to: SizeAnchor(nil, constant: other))
    case (.center(let center), .number(let number)): center._related(relation, to: number)
    case (.center(let center), .center(let other)): center._related(relation, to: other)
    case (.center(let center), .point(let offset)):
      center._related(relation, to: CenterAnchor(nil, offset: offset))
    default: nil
    }
  }

  /// The constraints of all values, without those that compare an attribute with itself.
  private func joined(
    _ values: [TextValue], _ constraints: (TextValue) -> [Constraint]?
  ) -> [Constraint]? {
    var all: [Constraint] = []
    for value in values {
      guard let some = constraints(value) else { return nil }
      all += some.filter { !$0.isTautology }
    }
    return all
  }
}

extension LinearExpression<TextAxis> {
  fileprivate func related(
    _ relation: Relation, to other: TextValue, superview: LayoutNode
  ) -> [Constraint]? {
    if anchor.node === superview { return nil }
    let mine = anchor.attribute
    switch other {
    case .number(let number): return [_constrained(relation, to: number)]
    case .term(let term):
      guard term.anchor.attribute.isComparable(with: mine) else { return nil }
      if term.anchor.node !== superview { return [_constrained(relation, to: term)] }
      return [_related(relation, nil, term.anchor.attribute, term.multiplier, term.constant)]
    case .spaced(let place):
      guard isPlain, place.attribute.isComparable(with: mine), place.node !== superview else {
        return nil
      }
      return [LayoutAnchor<TextAxis>(anchor.node, mine)._spaced(relation, place)]
    default: return nil
    }
  }
}

extension EdgesAnchor {
  fileprivate func _related(_ relation: Relation, to other: TextValue) -> [Constraint]? {
    switch other {
    case .number(let number): _related(relation, to: number)
    case .insets(let insets): _related(relation, to: .superview(inset: insets))
    case .directionalInsets(let insets): _related(relation, to: .superview(inset: insets))
    case .edges(let other):
      isDefault || other.isDefault || edges.count == other.edges.count
        ? _related(relation, to: other) : nil
    default: nil
    }
  }
}

extension Attribute {
  /// Whether the two are lengths, or positions on one axis.
  package func isComparable(with other: Attribute) -> Bool {
    isSize == other.isSize && (isSize || isHorizontal == other.isHorizontal)
  }
}
