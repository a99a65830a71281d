import AnchorsLayout

/// Everything a constraint says, so that tests compare it as a whole, items by identity.
struct ConstraintReading: Equatable {
  private let first: ItemReading
  private let firstAttribute: Attribute
  private let relation: Relation
  private let second: ItemReading?
  private let secondAttribute: Attribute?
  private let multiplier: Double
  private let constant: Double
  private let priority: Priority

  init(_ constraint: Constraint) {
    first = ItemReading(constraint.firstAnchor.item)
    firstAttribute = constraint.firstAnchor.attribute
    relation = constraint.relation
    second = constraint.secondAnchor.map { ItemReading($0.item) }
    secondAttribute = constraint.secondAnchor?.attribute
    multiplier = constraint.multiplier
    constant = constraint.constant
    priority = constraint.priority
  }

  init(
    _ first: any LayoutItem, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: (any LayoutItem)? = nil, _ secondAttribute: Attribute? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: Priority = .required
  ) {
    self.first = ItemReading(first)
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second.map { ItemReading($0) }
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }
}

extension ConstraintReading: CustomStringConvertible {
  var description: String {
    var right = "\(constant)"
    if let second, let secondAttribute {
      right = "\(multiplier) * \(second.name).\(secondAttribute) + \(constant)"
    }
    return "\(first.name).\(firstAttribute) \(relation) \(right) ~ \(priority)"
  }
}

/// An item by its identity, with a name for messages.
private struct ItemReading: Equatable {
  let id: ObjectIdentifier?
  let name: String

  init(_ item: (any LayoutItem)?) {
    id = item.map { ObjectIdentifier($0) }
    name = item?.layoutName ?? "nothing"
  }
}

/// Returns the readings of several constraints, in order.
func readings(_ constraints: [Constraint]) -> [ConstraintReading] {
  constraints.map { ConstraintReading($0) }
}

/// Returns the readings of a group's constraints, in order.
func readings(_ group: ConstraintGroup) -> [ConstraintReading] {
  readings(group.constraints)
}
