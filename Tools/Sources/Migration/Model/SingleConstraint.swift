/// One constraint, in a form that is equal for equal constraints.
struct SingleConstraint: Hashable {
  let item: String
  let attribute: Attribute
  let relation: Relation
  /// The second item, or an anchor that is chosen; `nil` for a number.
  let second: String?
  let secondAttribute: Attribute?
  let multiplier: String
  let constant: String
  let priority: String
  let identifier: String?

  /// The constraint, for a message.
  var text: String {
    let anchor = second.map { "\(multiplier) * \($0).\(secondAttribute?.rawValue ?? "") + " } ?? ""
    let name = identifier.map { " \($0)" } ?? ""
    return "\(item).\(attribute.rawValue) \(relation.rawValue) \(anchor)\(constant) ~ \(priority)"
      + name
  }
}

extension Statement {
  /// Returns the constraints that the statement makes, one for each attribute.
  ///
  /// - Throws: `Reason` if Anchors has no spelling for one.
  func constraints() throws(Reason) -> [SingleConstraint] {
    var result: [SingleConstraint] = []
    for attribute in attributes { result.append(try constraint(attribute)) }
    return result
  }

  private func constraint(_ attribute: Attribute) throws(Reason) -> SingleConstraint {
    let isFlipped = pointsInwards && attribute.isFar
    let (item, other) = secondItem(for: attribute)
    return SingleConstraint(
      item: first.withoutSelf, attribute: attribute,
      relation: isFlipped ? relation.flipped : relation, second: item?.withoutSelf,
      secondAttribute: other, multiplier: multiplier?.normalText ?? "1.0",
      constant: try constant(attribute, other ?? attribute),
      priority: priority.map(\.normalPriority) ?? "1000.0", identifier: identifier)
  }

  /// Returns the second item and its attribute; none if a number says it.
  private func secondItem(for attribute: Attribute) -> (String?, Attribute?) {
    switch second {
    case .number: (nil, nil)
    case .superview(let other):
      attribute.isSize || multiplier != nil || other ?? attribute != attribute
        ? (superview, other ?? attribute) : (nil, nil)
    case .item(let item, let other): (item, other ?? attribute)
    case .anchor(let text, let other): (text, other)
    }
  }

  private func constant(_ attribute: Attribute, _ other: Attribute) throws(Reason) -> String {
    switch constant {
    case .system(let term): return "\(term.normalText) * system"
    case .unknownInset(let text, nil):
      var copy = self
      copy.constant = .inset(Term(primary: text))
      return try copy.constant(attribute, other)
    case .pair(let text, _, _) where attributes.count > 1 && multiplier == nil:
      // One line says both, of a size, of a point or of a number, by the type of what is written.
      guard let call = text.parsed?.call, call.arguments.count == 2 else {
        return text.withoutMarks
      }
      let isFirst = attribute.axis == .x || attribute == .width
      let number = (isFirst ? call.arguments.first : call.arguments.last)?.expression
      return number.map { Term($0).normalText } ?? text.withoutMarks
    default: return try term(for: attribute, other).normalText
    }
  }
}

extension Term {
  /// The number, with one text for each value of a literal.
  fileprivate var normalText: String {
    // `UIEdgeInsets.zero.top`
    let names = text.split(separator: ".")
    if names.count == 3, names[0].hasSuffix("Insets"), names[1] == "zero" { return "0.0" }
    return (value.map { "\($0)" } ?? text).withoutMarks
  }
}

extension Statement.Factor {
  fileprivate var normalText: String {
    switch self {
    case .times(let term): term.normalText
    case .over(let term): term.value == 1 ? "1.0" : "/ \(term.normalText)"
    }
  }
}

extension String {
  /// The text without the marks before names of Anchors.
  var withoutMarks: String { utf8.contains(0xEE) ? filter { $0 != Names.mark } : self }

  fileprivate var normalPriority: String {
    if self == ".required" { return "1000.0" }
    return Double(self).map { "\($0)" } ?? withoutMarks
  }
}
