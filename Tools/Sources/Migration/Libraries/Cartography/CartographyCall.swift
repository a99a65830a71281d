import SwiftSyntax

/// A call of Cartography: `constrain(title, card, replace: group) { title, card in … }`.
struct CartographyCall {
  let node: FunctionCallExprSyntax
  /// The views and guides that are constrained.
  let items: [ExprSyntax]
  /// The closure's names for them.
  let parameters: [String]
  /// The group whose constraints are replaced.
  let group: ExprSyntax?
  /// The group that is cleared: `constrain(clear: group)`.
  let cleared: ExprSyntax?
  let closure: ClosureExprSyntax?

  init?(_ node: FunctionCallExprSyntax) {
    let callee = node.calledExpression.text
    guard callee == "constrain" || callee == "Cartography.constrain" else { return nil }
    self.node = node
    var (items, group, cleared) = ([ExprSyntax](), ExprSyntax?.none, ExprSyntax?.none)
    for argument in node.arguments {
      switch argument.label?.text {
      case nil:
        if !argument.expression.is(ClosureExprSyntax.self) { items.append(argument.expression) }
      case "replace": group = argument.expression
      case "clear": cleared = argument.expression
      case "block": break
      default: return nil
      }
    }
    closure = node.lastClosure
    if closure == nil, cleared == nil { return nil }
    (self.items, self.group, self.cleared) = (items, group, cleared)
    parameters = closure?.parameterNames ?? []
  }

  /// The call around a node whose closure the node stands in.
  init?(around node: some SyntaxProtocol) {
    let calls = node.enclosingClosures.lazy.compactMap(\.receivingCall)
    guard let call = calls.compactMap({ CartographyCall($0) }).first else { return nil }
    self = call
  }

  /// The expressions by the closure's names.
  ///
  /// - Throws: `Reason` if they cannot replace the names.
  func replacements() throws(Reason) -> [String: ExprSyntax] {
    guard let closure else { return [:] }
    if closure.signature == nil || parameters.isEmpty {
      let names = items.indices.map { "$\($0)" }
      guard items.allSatisfy(\.isPath) else { throw Reason("an argument that is not a name") }
      return Dictionary(zip(names, items)) { first, _ in first }
    }
    guard parameters.count == items.count else { throw Reason("the closure's parameters") }
    if items.count == 1, let dictionary = items[0].as(DictionaryExprSyntax.self) {
      return try elements(of: dictionary, closure)
    }
    if items.count == 1, items[0].elements != nil { return [parameters[0]: items[0]] }
    var result: [String: ExprSyntax] = [:]
    for (name, item) in zip(parameters, items) where name != "_" {
      guard item.isPath else {
        throw Reason("\(item.text.onOneLine) is not a name, and would be evaluated several times")
      }
      result[name] = item
    }
    // The variables of loops over arrays of proxies.
    let names = Set(result.keys)
    for loop in closure.statements.descendants(ForStmtSyntax.self)
    where loop.sequence.isOfProxies(names) {
      let parts = loop.pattern.as(TuplePatternSyntax.self)?.elements.map(\.pattern)
      let isEnumerated = loop.sequence.call?.name == "enumerated"
      for name in (parts ?? [loop.pattern]).suffix(isEnumerated ? 1 : .max).flatMap(\.names) {
        result[name] = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
      }
    }
    return result
  }

  /// Returns the views that `guard let title = views["title"]` binds.
  private func elements(of dictionary: DictionaryExprSyntax, _ closure: ClosureExprSyntax)
    throws(Reason) -> [String: ExprSyntax]
  {
    let elements = dictionary.content.as(DictionaryElementListSyntax.self).map { Array($0) } ?? []
    let views = Dictionary(elements.map { ($0.key.text, $0.value) }) { _, last in last }
    var result: [String: ExprSyntax] = [:]
    for statement in closure.statements.compactMap({ $0.item.as(GuardStmtSyntax.self) }) {
      for condition in statement.conditions {
        let binding = condition.condition.as(OptionalBindingConditionSyntax.self)
        guard let name = binding?.pattern.patternName,
          let element = binding?.initializer?.value.as(SubscriptCallExprSyntax.self),
          element.calledExpression.text == parameters[0],
          let view = element.arguments.first.flatMap({ views[$0.expression.text] })
        else { throw Reason("a dictionary of views") }
        result[name] = view
      }
    }
    let uses = closure.statements.tokens(viewMode: .sourceAccurate)
      .filter { $0.text == parameters[0] }
    guard uses.count == result.count, views.values.allSatisfy(\.isPath)
    else { throw Reason("a dictionary of views") }
    return result
  }

  /// Returns the edits that replace the closure's names by the views, in what is no statement.
  func renaming(_ replacements: [String: ExprSyntax]) -> [Edit] {
    guard let closure else { return [] }
    return closure.statements.descendants(DeclReferenceExprSyntax.self).compactMap { reference in
      let name = reference.baseName
      guard reference.parent?.member?.declName.id != reference.id,
        let replacement = replacements[name.text], replacement.text != name.text
      else { return nil }
      return Edit(name.range, replacement.text.onOneLine)
    }
  }
}

extension ExprSyntax {
  /// `true` for `views`, `[title, card]`, `views.dropFirst()` and `zip(views, views.dropFirst())`,
  /// where the names are those of proxies.
  fileprivate func isOfProxies(_ names: Set<String>) -> Bool {
    if let name = plainName { return names.contains(name) }
    if let elements { return elements.allSatisfy { $0.isOfProxies(names) } }
    guard let call else { return false }
    if call.calledExpression.text == "zip" {
      return call.arguments.allSatisfy { $0.expression.isOfProxies(names) }
    }
    let methods = ["dropFirst", "dropLast", "reversed", "enumerated"]
    return call.name.map { methods.contains($0) } == true && call.base?.isOfProxies(names) == true
  }

  /// `true` for names and members, which can be repeated.
  var isPath: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr, .superExpr: true
    case .memberAccessExpr(let node): node.base?.isPath ?? false
    case .arrayExpr(let node): node.elements.allSatisfy { $0.expression.isPath }
    case .forceUnwrapExpr(let node): node.expression.isPath
    case .subscriptCallExpr(let node):
      node.calledExpression.isPath
        && node.arguments.allSatisfy {
          $0.expression.isPath || $0.expression.is(IntegerLiteralExprSyntax.self)
        }
    default: false
    }
  }
}
