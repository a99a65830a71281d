import SwiftSyntax

// UIKit's own spelling of statements.

extension Statement {
  /// Returns the statement in UIKit's own spelling, a constraint for each attribute, without the
  /// priority and the identifier.
  ///
  /// - Throws: `Reason` if UIKit has no spelling for it.
  func plain(_ lookup: Lookup) throws(Reason) -> [CallText] {
    guard call == nil, elements == nil else {
      throw Reason("a statement about several views, which UIKit has no counterpart of")
    }
    try checkItems()
    var calls: [CallText] = []
    for attribute in attributes { calls.append(try plain(attribute, lookup)) }
    return calls
  }

  private func plain(_ attribute: Attribute, _ lookup: Lookup) throws(Reason) -> CallText {
    let isFlipped = pointsInwards && attribute.isFar
    let relation = isFlipped ? relation.flipped : relation
    let item = lookup.plainItem(first)
    if case .number = second, attribute.isSize {
      return CallText(
        callee: "\(item).\(attribute.rawValue)Anchor.constraint",
        arguments: ["\(relation.plainLabel)Constant: \(try term(for: attribute, attribute).text)"])
    }
    if case .anchor(let text, let other) = second {
      guard let anchor = lookup.plainChoice(text), multiplier == nil else {
        throw Reason("an anchor that is chosen, with a factor")
      }
      return try anchors(item, attribute, relation, anchor, try term(for: attribute, other))
    }
    let (superview, other) = (lookup.plainItem(superview), otherAttribute(attribute))
    var secondItem = superview
    if case .item(let text, _) = second { secondItem = lookup.plainItem(text) }
    if case .system(let factor) = constant {
      let label = attribute.axis == .x ? "After" : "Below"
      let name = attribute.isFar ? other : attribute
      guard attribute.axis != .size, multiplier == nil, name.isEdge || attribute.isEdge else {
        throw Reason("system spacing of \(attribute.rawValue)")
      }
      return CallText(
        callee: "\(item).\(attribute.rawValue)Anchor.constraint",
        arguments: [
          "\(relation.plainLabel)SystemSpacing\(label): \(secondItem).\(other.rawValue)Anchor",
          "multiplier: \(factor.text)",
        ])
    }
    let term = try term(for: attribute, other)
    let isPlain = ![attribute, other].contains { $0.rawValue.contains("Margin") }
    if isPlain, multiplier == nil || attribute.isSize && other.isSize {
      return try anchors(
        item, attribute, relation, "\(secondItem).\(other.rawValue)Anchor", term)
    }
    // Anchors have no factor for positions, and no margins.
    return CallText(
      callee: "NSLayoutConstraint",
      arguments: [
        "item: \(item)", "attribute: .\(attribute.rawValue)", "relatedBy: .\(relation.name)",
        "toItem: \(secondItem)", "attribute: .\(other.rawValue)",
        "multiplier: \(multiplier?.plain ?? "1")", "constant: \(term.text)",
      ])
  }

  private func anchors(
    _ item: String, _ attribute: Attribute, _ relation: Relation, _ second: String, _ term: Term
  ) throws(Reason) -> CallText {
    var arguments = ["\(relation.plainLabel): \(second)"]
    if let multiplier { arguments.append("multiplier: \(multiplier.plain)") }
    if !term.isZero { arguments.append("constant: \(term.text)") }
    return CallText(callee: "\(item).\(attribute.rawValue)Anchor.constraint", arguments: arguments)
  }

  /// Returns the second attribute.
  private func otherAttribute(_ attribute: Attribute) -> Attribute {
    switch second {
    case .number: attribute
    case .superview(let other), .item(_, let other): other ?? attribute
    case .anchor(_, let other): other
    }
  }
}

extension Statement.Factor {
  fileprivate var plain: String {
    switch self {
    case .times(let term): term.text
    case .over(let term): "1 / \(term.divisor)"
    }
  }
}

extension Relation {
  fileprivate var plainLabel: String { "\(name)To" }
}

extension Lookup {
  /// Returns an item by UIKit's names of guides.
  fileprivate func plainItem(_ item: String) -> String {
    let names = item.split(separator: ".").map(String.init)
    guard names.count > 1, let last = names.last else { return item }
    if last == "anchors" { return names.dropLast().joined(separator: ".") }
    let name = plainGuide(last)
    return (names.dropLast() + [name]).joined(separator: ".")
  }

  /// Returns `(isWide ? a.topAnchor : b.bottomAnchor)` for an anchor that is chosen.
  fileprivate func plainChoice(_ text: String) -> String? {
    guard let choice = text.parsed?.choice else { return nil }
    let anchors = [choice.first, choice.second].compactMap { side in
      side.member?.base.map { "\(plainItem($0.text)).\(side.lastName ?? "")Anchor" }
    }
    return anchors.count == 2 ? "(\(choice.condition) ? \(anchors[0]) : \(anchors[1]))" : nil
  }

  /// Returns the statements that put a constraint into a variable, with its priority and its
  /// identifier.
  func plainDeclaration(_ name: String, _ call: String, _ priority: String?, _ identifier: String?)
    -> [String]
  {
    ["let \(name) = \(call)"] + (priority.map { ["\(name).priority = \(plainPriority($0))"] } ?? [])
      + (identifier.map { ["\(name).identifier = \($0)"] } ?? [])
  }

  /// Returns the priority of UIKit's own in `Priority(priority)`; `nil` for others.
  func uikitPriority(_ expression: ExprSyntax, in file: SourceFile) -> ExprSyntax? {
    guard let call = expression.call, call.calledExpression.text == "Priority",
      let value = call.onlyArgument, type(of: value, in: file)?.base == "UILayoutPriority"
    else { return nil }
    return value
  }

  /// Returns UIKit's spelling of a priority of Anchors.
  func plainPriority(_ text: String) -> String {
    let names = [
      ".required": ".required", ".high": ".defaultHigh", ".low": ".defaultLow",
      ".fittingSize": ".fittingSizeLevel",
    ]
    let values = [
      ".required": 1000.0, ".high": 750, ".medium": 500, ".low": 250, ".fittingSize": 50,
    ]
    let text = text.withoutMarks
    if let name = names[text] { return name }
    if let number = values[text] ?? Double(text) { return "UILayoutPriority(\(Term(number).text))" }
    let parts = text.split(separator: " ").map(String.init)
    if parts.count == 3, let base = values[parts[0]], let sum = Double(parts[2]) {
      return "UILayoutPriority(\(Term(parts[1] == "-" ? base - sum : base + sum).text))"
    }
    if let call = text.parsed?.call, call.name == "Priority", let value = call.onlyArgument {
      return "UILayoutPriority(Float(\(value.text)))"
    }
    return text
  }
}
