import Anchors

// What attributes and relations are called in sentences.

extension Attribute {
  /// The adjective of a size: `wide`, `high`.
  var adjective: String { self == .width ? "wide" : "high" }

  /// Returns the verb for this line of an item, also negated.
  func verb(isNegated: Bool = false) -> String {
    switch (row.inset, row.line) {
    case (.none, .near): isNegated ? " does not start" : " starts"
    case (.none, .far): isNegated ? " does not end" : " ends"
    case (.none, _), (.margin, _), (.baseline, _): "'s \(noun) is\(isNegated ? " not" : "")"
    }
  }

  var noun: String {
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

  /// Returns the axis's words for greater and smaller positions.
  func directions(_ other: Attribute) -> (after: String, before: String) {
    if !isHorizontal { return ("below", "above") }
    if isDirectional || other.isDirectional { return ("after", "before") }
    return ("right of", "left of")
  }

  /// Returns the comparison of two sizes: `10 wider than`, `as high as`.
  func comparison(_ difference: Double) -> String {
    if difference == 0 { return "as \(adjective) as" }
    let (more, less) = self == .width ? ("wider", "narrower") : ("higher", "lower")
    return "\(decimal(abs(difference))) \(difference > 0 ? more : less) than"
  }
}

extension Relation {
  /// The words before a number.
  var bound: String {
    switch self {
    case .equal: ""
    case .lessThanOrEqual: "at most "
    case .greaterThanOrEqual: "at least "
    }
  }
}

/// `0.5 × root's width + 10`.
func product(_ times: Double, _ what: String, _ constant: Double) -> String {
  let product = times == 1 ? what : "\(factor(times)) × \(what)"
  if constant == 0 { return product }
  return "\(product) \(constant < 0 ? "-" : "+") \(decimal(abs(constant)))"
}

/// The first and the last of many lines, and how many there are between them.
func shortened(
  _ lines: [String], longest: Int, _ first: Int, _ last: Int, between: (Int) -> String
) -> [String] {
  if lines.count <= longest { return lines }
  return lines.prefix(first) + [between(lines.count - first - last)] + lines.suffix(last)
}
