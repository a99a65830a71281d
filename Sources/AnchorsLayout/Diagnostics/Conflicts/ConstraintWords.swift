#if !ANCHORS_SINGLE_MODULE
import Anchors
#endif

/// A constraint as a person would say it: `title ends at least 12 before card's trailing edge`.
struct ConstraintWords {
  private let constraint: Constraint
  private let first: String
  private let second: String?
  /// Whether the items are children of one parent, and different.
  private let areSiblings: Bool
  private let isSecondParent: Bool

  init(_ constraint: Constraint, _ names: ItemNames) {
    self.constraint = constraint
    let other = constraint.effectiveSecond
    first = names.name(of: constraint.first)
    second = other.map { $0 === constraint.first ? "its" : "\(names.name(of: $0))'s" }
    let parent = constraint.first.parent
    areSiblings = other !== constraint.first && other?.parent === parent
    isSecondParent = other === parent
  }

  var text: String {
    if constraint.firstAttribute.isSize { return sizeText }
    return constraint.multiplier == 1 ? positionText : scaledPositionText
  }

  private var attribute: Attribute { constraint.firstAttribute }
  private var otherAttribute: Attribute { constraint.secondAttribute }
  private var constant: Double { constraint.constant }

  // MARK: Sizes

  private var sizeText: String {
    let adjective = attribute == .width ? "wide" : "high"
    guard let second, constraint.multiplier != 0 else {
      return "\(first) is \(bound)\(decimal(constant)) \(adjective)"
    }
    let isSelf = second == "its"
    let other = isSelf ? "it is" : String(second.dropLast(2))
    let isCrossed = attribute != otherAttribute
    if constraint.multiplier == 1, !isCrossed {
      let bound = constant < 0 ? flippedBound : bound
      return "\(first) is \(bound)\(comparison(constant, isWidth: attribute == .width)) \(other)"
    }
    let otherAdjective = otherAttribute == .width ? " wide" : " high"
    let than = isSelf ? other + otherAdjective : isCrossed ? "\(other) is\(otherAdjective)" : other
    var text = "\(first) is \(bound)\(times)as \(adjective) as \(than)"
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

  /// The relation, before a number.
  private var bound: String { Self.bound(constraint.relation) }
  private var flippedBound: String { Self.bound(constraint.relation.flipped) }

  private static func bound(_ relation: Relation) -> String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: "at most "
    case .greaterThanOrEqual: "at least "
    }
  }

  // MARK: Positions

  private var positionText: String {
    let second = second ?? ""
    // A neighbour: b is 8 after a.
    let isAfter = attribute.isNearEdge && otherAttribute.isFarEdge && constant > 0
    let isBefore = attribute.isFarEdge && otherAttribute.isNearEdge && constant < 0
    if areSiblings, isAfter || isBefore, !attribute.dependsOnMetrics,
      !otherAttribute.dependsOnMetrics
    {
      return "\(first) is \(distance) \(second.dropLast(2))"
    }
    if attribute == otherAttribute, attribute.isCenter, constant == 0,
      constraint.relation == .equal, second != "its"
    {
      let way = attribute == .centerX ? "horizontally" : "vertically"
      return "\(first) is centered \(way) \(isSecondParent ? "in" : "with") \(second.dropLast(2))"
    }
    let isNegated = constant == 0 && constraint.relation != .equal
    let verb = isNegated ? attribute.negatedVerb : attribute.verb
    return "\(first)\(verb) \(distance) \(second) \(otherAttribute.noun)"
  }

  /// `12 after`, `at least 12 below`, `at`; of an inequality without a constant, the direction in which
  /// the place is not.
  private var distance: String {
    let (after, before) = attribute.directions(otherAttribute)
    if constant == 0 {
      switch constraint.relation {
      case .equal: return "at"
      case .lessThanOrEqual: return after
      case .greaterThanOrEqual: return before
      }
    }
    if constant < 0 { return "\(flippedBound)\(decimal(-constant)) \(before)" }
    return "\(bound)\(decimal(constant)) \(after)"
  }

  private var scaledPositionText: String {
    let place = product(
      constraint.multiplier, "\(second ?? "") \(otherAttribute.noun)", constant)
    let end =
      switch constraint.relation {
      case .equal: ""
      case .lessThanOrEqual: " or less"
      case .greaterThanOrEqual: " or more"
      }
    return "\(first)\(attribute.verb) at \(place)\(end), measured in their common ancestor"
  }
}

extension Attribute {
  fileprivate var isCenter: Bool { row.line == .center && row.inset == .none }

  /// What an item does with this line of itself.
  fileprivate var verb: String {
    switch (row.inset, row.line) {
    case (.none, .near): " starts"
    case (.none, .far): " ends"
    case (.none, _), (.margin, _), (.baseline, _): "'s \(noun) is"
    }
  }

  /// What it does not do.
  fileprivate var negatedVerb: String {
    switch (row.inset, row.line) {
    case (.none, .near): " does not start"
    case (.none, .far): " does not end"
    case (.none, _), (.margin, _), (.baseline, _): "'s \(noun) is not"
    }
  }

  fileprivate var noun: String {
    switch (row.inset, row.line) {
    case (.none, .near), (.none, .far): row.axis == .horizontal ? "\(self) edge" : "\(self)"
    case (.none, .center): "center"
    case (.none, .length): "\(self)"
    case (.margin, .center): "center within its margins"
    case (.margin, _): "\(plain) margin"
    case (.baseline, .near): "first baseline"
    case (.baseline, _): "last baseline"
    }
  }

  /// What the axis calls more and less.
  fileprivate func directions(_ other: Attribute) -> (after: String, before: String) {
    if !isHorizontal { return ("below", "above") }
    if isDirectional || other.isDirectional { return ("after", "before") }
    return ("right of", "left of")
  }
}
