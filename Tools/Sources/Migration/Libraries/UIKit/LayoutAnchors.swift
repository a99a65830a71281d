import SwiftSyntax

/// Reads constraints of UIKit's own: `a.topAnchor.constraint(equalTo: b.topAnchor)`,
/// `NSLayoutConstraint(item:…)` and visual formats.
struct LayoutAnchors: StatementReader {
  let migration: FileMigration
  let kept: KeptConstraints

  var makesIdle: Bool { true }
  private var views: ViewFacts { migration.views }

  func isStatement(_ operands: [ExprSyntax]) -> Bool {
    operands.count == 1 && kept.isConstraint(operands[0])
  }

  /// Reads a constraint. Its parts are one statement.
  func read(_ operands: [ExprSyntax], _ options: StatementOptions) throws(Reason) -> ReadStatement {
    guard let call = operands[0].call else { throw Reason("not a constraint") }
    if call.hasInnerComment { throw Reason("a comment within the statement") }
    try lookup.checkSelf(in: call, file)
    if let outer = PrioritizedConstraint(call, lookup) {
      let text = PriorityText(lookup, file)
      var options = options
      options.priority =
        outer.isNumber ? try text.number(outer.priority) : try text.operand(outer.priority)
      let result = try read([outer.constraint], StatementOptions())
      guard let statement = result.statements?.first, statement.call == nil,
        statement.priority == nil
      else { throw Reason("a priority of several constraints") }
      return try result.with(options)
    }
    if VisualFormat.isCall(call) {
      var result = ReadStatement(
        [Statement(call: try VisualFormat.text(call, lookup, file))], isSingle: false)
      result.edits = [VisualFormat.declarationEdit(call, lookup, file)].compactMap { $0 }
      result.check = try check(masksIn: call)
      return result
    }
    let (statement, node) = call.isItemConstraint ? try readItems(call) : try readAnchors(call)
    let path = node.anchorPath
    try views.checkChanges(of: path, at: node, in: file)
    var result = ReadStatement([statement], isSingle: true)
    result.check = try check(maskOf: path, at: node, statement.secondItem)
    // The mask is not touched where the second item may be a descendant of the first.
    if path == "self", case .item(let item, _) = statement.second, item != "superview!" {
      return result
    }
    result.unmasked = path
    return result
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
    -> (Statement, ExprSyntax)
  {
    guard let receiver = call.base, let label = call.arguments.first?.label?.text,
      let relation = Self.relations[label], let argument = call.arguments.first?.expression
    else { throw Reason("not a constraint") }
    let (first, attribute) = try anchor(receiver)
    var statement = Statement(first, [attribute], relation, .number)
    if !label.hasSuffix("Constant") {
      statement.second = try second(argument)
    } else {
      statement.constant = .same(lookup.floatTerm(argument, in: file))
    }
    for argument in call.arguments.dropFirst() {
      let term = lookup.floatTerm(argument.expression, in: file)
      switch argument.label?.text {
      case "constant": statement.constant = .same(term)
      case "multiplier" where label.contains("SystemSpacing"): statement.constant = .system(term)
      case "multiplier": statement.multiplier = .times(term)
      default: throw Reason("the argument \(argument.label?.text ?? "")")
      }
    }
    return (statement, receiver)
  }

  private func second(_ argument: ExprSyntax) throws(Reason) -> Statement.Second {
    guard let choice = argument.choice else {
      let (item, attribute) = try anchor(argument)
      return .item(item, attribute)
    }
    let (first, second) = (try anchor(choice.first), try anchor(choice.second))
    let text =
      "(\(choice.condition) ? \(first.0).\(first.1.rawValue) : \(second.0).\(second.1.rawValue))"
    return .anchor(text, first.1)
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

  /// Reads `view.topAnchor`: the item and the attribute.
  private func anchor(_ expression: ExprSyntax) throws(Reason) -> (String, Attribute) {
    guard expression.isReference, let name = expression.lastName,
      let attribute = Attribute(anchor: name)
    else { throw Reason("\(expression.text.onOneLine) is not the anchor of an item") }
    if let reference = expression.as(DeclReferenceExprSyntax.self), !isLocal(reference) {
      let type = TypeName(lookup.enclosingType(of: reference))
      return ("self\(hidden(attribute, in: type))", attribute)
    }
    guard let base = expression.member?.base else {
      throw Reason("\(expression.text.onOneLine) is not the anchor of an item")
    }
    let item = try Item(base, lookup, file)
    return ("\(item.text)\(hidden(attribute, in: lookup.type(of: base, in: file)))", attribute)
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
    -> (Statement, ExprSyntax)
  {
    let labels = [
      "item", "attribute", "relatedBy", "toItem", "attribute", "multiplier", "constant",
    ]
    guard call.arguments.map({ $0.label?.text ?? "" }) == labels else {
      throw Reason("the arguments")
    }
    let arguments = call.arguments.map(\.expression.withoutCast)
    let item = try Item(arguments[0], lookup, file, mayBeOptional: true)
    let attribute = try attribute(arguments[1])
    guard let relation = arguments[2].caseName.flatMap({ Relation(name: $0) }) else {
      throw Reason("the relation \(arguments[2].text.onOneLine)")
    }
    var statement = Statement(item.text, [attribute], relation, .number)
    let hasSecond = !arguments[3].is(NilLiteralExprSyntax.self)
    let constant = lookup.floatTerm(arguments[6], in: file)
    if !constant.isZero || !hasSecond { statement.constant = .same(constant) }
    if hasSecond {
      let second = try Item(arguments[3], lookup, file, mayBeOptional: true)
      statement.second = .item(second.text, try self.attribute(arguments[4]))
      let multiplier = lookup.floatTerm(arguments[5], in: file)
      if multiplier.value != 1 { statement.multiplier = .times(multiplier) }
    } else if !attribute.isSize {
      throw Reason("a position without a second item")
    }
    return (statement, arguments[0])
  }

  private func attribute(_ expression: ExprSyntax) throws(Reason) -> Attribute {
    // `baseline` is UIKit's other name for the case `lastBaseline`.
    guard let name = expression.caseName,
      let attribute = Attribute(rawValue: name == "baseline" ? "lastBaseline" : name)
    else { throw Reason("the attribute \(expression.text.onOneLine)") }
    return attribute
  }
}

extension LayoutAnchors {
  /// `true` if an expression makes constraints of UIKit's.
  static func isConstraint(_ expression: ExprSyntax, _ lookup: Lookup, _ libraries: Set<Library>)
    -> Bool
  {
    guard let call = expression.call else { return false }
    if libraries.contains(.nslayoutanchor), call.name == "constraint",
      call.calledExpression.member != nil,
      let label = call.arguments.first?.label?.text, relations[label] != nil
    {
      return true
    }
    if let outer = PrioritizedConstraint(call, lookup) {
      return isConstraint(outer.constraint, lookup, libraries)
    }
    return libraries.contains(.nslayoutconstraint)
      && (call.isItemConstraint || VisualFormat.isCall(call))
  }
}

extension FunctionCallExprSyntax {
  fileprivate var isItemConstraint: Bool {
    ["NSLayoutConstraint", "NSLayoutConstraint.init"].contains(calledExpression.text)
      && arguments.first?.label?.text == "item"
  }
}

extension ExprSyntax {
  /// The path of the item of an anchor, or of an item itself.
  fileprivate var anchorPath: String {
    guard let name = lastName, Attribute(anchor: name) != nil, isReference else { return path }
    return member?.base?.path ?? "self"
  }

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
