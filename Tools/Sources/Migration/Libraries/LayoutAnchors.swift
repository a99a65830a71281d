import SwiftSyntax

/// Reads constraints of UIKit's own: `a.topAnchor.constraint(equalTo: b.topAnchor)`,
/// `NSLayoutConstraint(item:…)` and visual formats.
struct LayoutAnchors {
  let lookup: Lookup
  let file: SourceFile
  let views: ViewFacts
  var readsAnchors = true
  var readsItems = true

  /// `true` if an expression makes constraints of UIKit.
  func isConstraint(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    if readsAnchors, isAnchorConstraint(call) { return true }
    if let outer = PrioritizedConstraint(call, lookup) { return isConstraint(outer.constraint) }
    return readsItems && (isItemConstraint(call) || VisualFormat.isCall(call))
  }

  private func isAnchorConstraint(_ call: FunctionCallExprSyntax) -> Bool {
    guard
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        == "constraint", let label = call.arguments.first?.label?.text
    else { return false }
    return Self.relations[label] != nil
  }

  private func isItemConstraint(_ call: FunctionCallExprSyntax) -> Bool {
    let callee = call.calledExpression.text
    return (callee == "NSLayoutConstraint" || callee == "NSLayoutConstraint.init")
      && call.arguments.first?.label?.text == "item"
  }

  /// A constraint in Anchors' spelling, and the first item if the new constraint turns off its
  /// autoresizing mask.
  struct Result {
    var line: Line
    /// The text of an expression that is no relation: a visual format.
    var expression: CallText?
    /// The edit of a declaration that the expression needs.
    var declaration: Edit?
    /// The first item's path; `nil` if its mask may stay.
    var constrained: String?
    /// The second item, as it is written; `nil` if there is none.
    var second: String?
    /// A note for the list of what is to be checked.
    var check: String?
  }

  /// Returns what a constraint is written as from a column on.
  func text(_ result: Result, from column: Int, indentation: String) -> String {
    let unit = file.indentationUnit
    return result.expression?.text(from: column, indentation: indentation, unit: unit)
      ?? result.line.text(indentation: indentation, unit: unit)
  }

  /// Reads a constraint.
  ///
  /// - Throws: `Reason` if Anchors has no spelling for it.
  func read(_ expression: ExprSyntax, anchors: Bool = false) throws(Reason) -> Result {
    guard let call = expression.as(FunctionCallExprSyntax.self) else {
      throw Reason("not a constraint")
    }
    if expression.hasInnerComment { throw Reason("a comment within the statement") }
    try lookup.checkSelf(in: expression, file)
    if let outer = PrioritizedConstraint(call, lookup) {
      var result = try read(outer.constraint)
      guard result.expression == nil, result.line.priority == nil else {
        throw Reason("a priority of several constraints")
      }
      let text = PriorityText(lookup, file)
      result.line.priority =
        outer.isNumber ? try text.number(outer.priority) : try text.operand(outer.priority)
      return result
    }
    if VisualFormat.isCall(call) {
      let text = try VisualFormat.text(call, lookup, file)
      let line = Line(left: text.text, right: "", isGroup: true, attributes: [])
      return Result(
        line: line, expression: text,
        declaration: VisualFormat.declarationEdit(call, lookup, file),
        check: try check(masksIn: call))
    }
    let statement = isItemConstraint(call) ? try readItems(call) : try readAnchors(call)
    let lines = try statement.0.lines()
    return Result(
      line: lines[0], constrained: statement.constrained, second: statement.0.secondItem,
      check: statement.check)
  }

  // MARK: - Anchors

  private static let relations: [String: Relation] = [
    "equalTo": .equal, "equalToConstant": .equal, "lessThanOrEqualTo": .lessThanOrEqual,
    "lessThanOrEqualToConstant": .lessThanOrEqual, "greaterThanOrEqualTo": .greaterThanOrEqual,
    "greaterThanOrEqualToConstant": .greaterThanOrEqual, "equalToSystemSpacingAfter": .equal,
    "equalToSystemSpacingBelow": .equal,
    "lessThanOrEqualToSystemSpacingAfter": .lessThanOrEqual,
    "lessThanOrEqualToSystemSpacingBelow": .lessThanOrEqual,
    "greaterThanOrEqualToSystemSpacingAfter": .greaterThanOrEqual,
    "greaterThanOrEqualToSystemSpacingBelow": .greaterThanOrEqual,
  ]

  private func readAnchors(_ call: FunctionCallExprSyntax) throws(Reason)
    -> (Statement, constrained: String?, check: String?)
  {
    guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      let receiver = callee.base, let label = call.arguments.first?.label?.text,
      let relation = Self.relations[label], let argument = call.arguments.first?.expression
    else { throw Reason("not a constraint") }
    let (first, path, attribute) = try anchor(receiver)
    var statement = Statement(first, [attribute], relation, .number)
    if !label.hasSuffix("Constant") {
      statement.second = try second(argument)
    } else {
      statement.constant = .same(lookup.floatTerm(argument, in: file))
    }
    for argument in call.arguments.dropFirst() {
      switch argument.label?.text {
      case "constant": statement.constant = .same(lookup.floatTerm(argument.expression, in: file))
      case "multiplier" where label.contains("SystemSpacing"):
        statement.constant = .system(lookup.floatTerm(argument.expression, in: file))
      case "multiplier":
        statement.multiplier = .times(lookup.floatTerm(argument.expression, in: file))
      default: throw Reason("the argument \(argument.label?.text ?? "")")
      }
    }
    try views.checkChanges(of: path, at: receiver, in: file)
    let check = try check(maskOf: path, at: receiver, statement.secondItem)
    return (statement, constrainedPath(path, statement), check)
  }

  private func second(_ argument: ExprSyntax) throws(Reason) -> Statement.Second {
    if let choice = argument.choice {
      let (first, second) = (try anchor(choice.first), try anchor(choice.second))
      let text =
        "(\(choice.condition) ? \(first.0).\(first.2.rawValue) : \(second.0).\(second.2.rawValue))"
      return .anchor(text, first.2)
    }
    let (item, _, attribute) = try anchor(argument)
    return .item(item, attribute)
  }

  /// Returns the path of the first item, unless the second one may be its descendant: then its mask
  /// is not touched.
  private func constrainedPath(_ path: String, _ statement: Statement) -> String? {
    if path == "self", case .item(let item, _) = statement.second, item != "superview!" {
      return nil
    }
    return path
  }

  /// Views that UIKit or a controller lays out by their masks, unless the app turns these off.
  private static let managed: Set = [
    "view", "tableHeaderView", "tableFooterView", "inputAccessoryView", "titleView",
  ]

  /// Refuses a constraint that would turn off a mask which the app leaves on, such as that of a
  /// controller's view with a fixed size. Anchors leaves the mask alone if the second item is a
  /// descendant of the first. Returns what is to be checked if no line of the files turns it off.
  private func check(
    maskOf path: String, at node: some SyntaxProtocol, _ second: String?
  ) throws(Reason) -> String? {
    let view = lookup.view(path, at: node, in: file)
    if let line = views.lineThatTurnsOnMask(of: view) {
      throw Reason(
        "Anchors would turn off the autoresizing mask of '\(path)', which may be turned on in \(line)",
        excludesBuilders: true)
    }
    let function = lookup.function(around: node, in: file)
    if views.turnsOffMask(of: view, in: function) || lookup.isManaged(view) { return nil }
    if let type = view.type, lookup.declarations.kind(of: TypeName(type)) == .guide { return nil }
    if KnownTypes.item(named: view.name ?? "")?.base == "UILayoutGuide" { return nil }
    let isLocal = view.declaration.map { !$0.hasPrefix("SDK.") } ?? false
    if let name = view.name, Self.managed.contains(name), !isLocal {
      if path == name, name == "view", let second, second != "view", !second.hasSuffix("superview!")
      {
        return nil
      }
      throw Reason(
        "Anchors would turn off the autoresizing mask of '\(path)'", excludesBuilders: true)
    }
    if let line = views.lineThatSetsFrame(of: view) {
      throw Reason(
        "Anchors would turn off the autoresizing mask of '\(path)', whose frame may be set in \(line)",
        excludesBuilders: true)
    }
    return "Anchors turns off the autoresizing mask of '\(path)', and no line of the files does"
  }

  /// Refuses a visual format that would turn off a mask which the app leaves on, and returns what
  /// is to be checked.
  private func check(masksIn call: FunctionCallExprSyntax) throws(Reason) -> String? {
    guard let dictionary = call.arguments.first(where: { $0.label?.text == "views" })?.expression,
      let items = VisualFormat.values(of: dictionary, lookup, file)
    else { return "Anchors turns off the autoresizing masks of the views in the format" }
    var found: String?
    for item in items {
      try views.checkChanges(of: item.path, at: item, in: file)
      found = try check(maskOf: item.path, at: item, nil) ?? found
    }
    return found
  }

  private static let anchorNames: [String: Attribute] = {
    var names: [String: Attribute] = [:]
    for attribute in Attribute.allCases where !attribute.rawValue.contains("Margin") {
      names["\(attribute.rawValue)Anchor"] = attribute
    }
    return names
  }()

  /// Reads `view.topAnchor`: the item, its path and the attribute.
  private func anchor(_ expression: ExprSyntax) throws(Reason) -> (String, String, Attribute) {
    if let reference = expression.as(DeclReferenceExprSyntax.self),
      let attribute = Self.anchorNames[reference.baseName.text],
      !isLocal(reference)
    {
      let type = TypeName(lookup.enclosingType(of: reference))
      return ("self\(hidden(attribute, in: type))", "self", attribute)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let attribute = Self.anchorNames[member.declName.baseName.text]
    else { throw Reason("\(expression.text.onOneLine) is not the anchor of an item") }
    let item = try Item(base, lookup, file)
    let type = lookup.type(of: base, in: file)
    return ("\(item.text)\(hidden(attribute, in: type))", base.path, attribute)
  }

  /// Returns `.anchors` if a type has a member of its own by an attribute's name, which hides it.
  private func hidden(_ attribute: Attribute, in type: TypeName?) -> String {
    type.flatMap { lookup.declarations.member(attribute.rawValue, of: $0) } == nil
      ? "" : ".anchors"
  }

  /// Returns `true` if the files declare a bare name. What a protocol requires of a view by an
  /// anchor's name is UIKit's anchor.
  private func isLocal(_ reference: DeclReferenceExprSyntax) -> Bool {
    let name = reference.baseName.text
    guard let symbol = lookup.symbol(name, at: reference, in: file) else { return false }
    let own = TypeName(lookup.enclosingType(of: reference))
    let members = lookup.declarations.members[name] ?? []
    return
      !(symbol.isRequirement && members.allSatisfy(\.isRequirement)
      && lookup.declarations.knownKind(of: own)?.isItem == true)
  }

  // MARK: - Items and attributes

  private func readItems(_ call: FunctionCallExprSyntax) throws(Reason)
    -> (Statement, constrained: String?, check: String?)
  {
    var arguments: [ExprSyntax] = []
    let labels = [
      "item", "attribute", "relatedBy", "toItem", "attribute", "multiplier", "constant",
    ]
    for (argument, label) in zip(call.arguments, labels) {
      guard argument.label?.text == label else { throw Reason("the arguments") }
      arguments.append(argument.expression.withoutCast)
    }
    guard arguments.count == 7, call.arguments.count == 7 else { throw Reason("the arguments") }
    let item = try Item(arguments[0], lookup, file, mayBeOptional: true)
    let attribute = try attribute(arguments[1])
    let relations: [String: Relation] = [
      "equal": .equal, "lessThanOrEqual": .lessThanOrEqual,
      "greaterThanOrEqual": .greaterThanOrEqual,
    ]
    guard let name = arguments[2].caseName, let relation = relations[name] else {
      throw Reason("the relation \(arguments[2].text.onOneLine)")
    }
    var statement = Statement(item.text, [attribute], relation, .number)
    let constant = lookup.floatTerm(arguments[6], in: file)
    if !constant.isZero || arguments[3].is(NilLiteralExprSyntax.self) {
      statement.constant = .same(constant)
    }
    if arguments[3].is(NilLiteralExprSyntax.self) {
      guard attribute.isSize else { throw Reason("a position without a second item") }
    } else {
      let second = try Item(arguments[3], lookup, file, mayBeOptional: true)
      let other = try self.attribute(arguments[4])
      statement.second = .item(second.text, other)
      let multiplier = lookup.floatTerm(arguments[5], in: file)
      if multiplier.value != 1 { statement.multiplier = .times(multiplier) }
    }
    let path = arguments[0].path
    try views.checkChanges(of: path, at: arguments[0], in: file)
    let check = try check(maskOf: path, at: arguments[0], statement.secondItem)
    return (statement, constrainedPath(path, statement), check)
  }

  private func attribute(_ expression: ExprSyntax) throws(Reason) -> Attribute {
    // `baseline` is UIKit's other name for the case `lastBaseline`.
    guard let name = expression.caseName,
      let attribute = Attribute(rawValue: name == "baseline" ? "lastBaseline" : name)
    else { throw Reason("the attribute \(expression.text.onOneLine)") }
    return attribute
  }
}

extension ExprSyntax {
  /// The expression before `as Any`; other expressions themselves.
  fileprivate var withoutCast: ExprSyntax {
    guard let elements = self.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      let cast = elements.dropFirst().first?.as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil, let first = elements.first
    else { return self }
    return first
  }

  /// The name of an enumeration's case: `.top` or `NSLayoutConstraint.Attribute.top`.
  var caseName: String? {
    guard let member = self.as(MemberAccessExprSyntax.self) else { return nil }
    let base = member.base?.text ?? ""
    guard base.isEmpty || base.first?.isUppercase == true else { return nil }
    return member.declName.baseName.text
  }
}
