import Anchors

/// A constraint as a person would say it: `title ends at least 12 before card's trailing edge`.
struct ConstraintMessages {
  let constraint: Constraint
  let names: ItemNames

  private var other: LayoutNode? { constraint.effectiveSecond }
  private var first: String { names.name(of: constraint.first) }
  private var second: String? { other.map { names.name(of: $0) } }
  /// `true` if both items are the same.
  private var isOwn: Bool { other === constraint.first }
  /// `true` if the items are children of one parent, and different.
  private var areSiblings: Bool { !isOwn && other?.parent === constraint.first.parent }
  private var isSecondParent: Bool { other === constraint.first.parent }

  var text: String {
    if constraint.firstAttribute.isSize { return sizeText }
    return constraint.multiplier == 1 ? positionText : scaledPositionText
  }

  private var attribute: Attribute { constraint.firstAttribute }
  private var otherAttribute: Attribute { constraint.secondAttribute }
  private var relation: Relation { constraint.relation }
  private var constant: Double { constraint.constant }

  // MARK: Sizes

  private var sizeText: String {
    guard let second, constraint.multiplier != 0 else {
      return "\(first) is \(relation.bound)\(decimal(constant)) \(attribute.adjective)"
    }
    let other = isOwn ? "it is" : second
    let isCrossed = attribute != otherAttribute
    if constraint.multiplier == 1, !isCrossed {
      let bound = constant < 0 ? relation.flipped.bound : relation.bound
      return "\(first) is \(bound)\(attribute.comparison(constant)) \(other)"
    }
    let adjective = otherAttribute.adjective
    let than = isOwn ? "\(other) \(adjective)" : isCrossed ? "\(other) is \(adjective)" : other
    var text = "\(first) is \(relation.bound)\(times)as \(attribute.adjective) as \(than)"
    if constant != 0 {
      text += constant < 0 ? " less \(decimal(-constant))" : " plus \(decimal(constant))"
    }
    return text
  }

  private var times: String {
    switch constraint.multiplier {
    case 1: ""
    case 2: "twice "
    case 0.5: "half "
    default: "\(factor(constraint.multiplier)) times "
    }
  }

  // MARK: Positions

  /// The other attribute, and whose it is.
  private var otherPlace: String {
    let owner = isOwn ? "its" : second.map { "\($0)'s" } ?? ""
    return "\(owner) \(otherAttribute.noun)"
  }

  private var positionText: String {
    let second = second ?? ""
    // A neighbour: b is 8 after a.
    let isAfter = attribute.isNearEdge && otherAttribute.isFarEdge && constant > 0
    let isBefore = attribute.isFarEdge && otherAttribute.isNearEdge && constant < 0
    if areSiblings, isAfter || isBefore, !attribute.dependsOnMetrics,
      !otherAttribute.dependsOnMetrics
    {
      return "\(first) is \(distance) \(second)"
    }
    let isCenter = attribute.row.line == .center && attribute.row.inset == .none
    if attribute == otherAttribute, isCenter, constant == 0, relation == .equal, !isOwn {
      let way = attribute == .centerX ? "horizontally" : "vertically"
      return "\(first) is centered \(way) \(isSecondParent ? "in" : "with") \(second)"
    }
    let verb = attribute.verb(isNegated: constant == 0 && relation != .equal)
    return "\(first)\(verb) \(distance) \(otherPlace)"
  }

  /// `12 after`, `at least 12 below`, `at`; of an inequality without a constant, the direction in
  /// which the place is not.
  private var distance: String {
    let (after, before) = attribute.directions(otherAttribute)
    if constant == 0 {
      return relation == .equal ? "at" : relation == .lessThanOrEqual ? after : before
    }
    if constant < 0 { return "\(relation.flipped.bound)\(decimal(-constant)) \(before)" }
    return "\(relation.bound)\(decimal(constant)) \(after)"
  }

  private var scaledPositionText: String {
    let place = product(constraint.multiplier, otherPlace, constant)
    let end = relation == .equal ? "" : relation == .lessThanOrEqual ? " or less" : " or more"
    return "\(first)\(attribute.verb()) at \(place)\(end), measured in their common ancestor"
  }
}
