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
    var parent = node.parent
    while let current = parent {
      if let closure = current.as(ClosureExprSyntax.self) {
        var owner = closure.parent
        while let step = owner, !step.is(FunctionCallExprSyntax.self) {
          if step.is(ClosureExprSyntax.self) { return nil }
          owner = step.parent
        }
        if let call = owner?.as(FunctionCallExprSyntax.self), let found = CartographyCall(call),
          found.closure?.id == closure.id
        {
          self = found
          return
        }
      }
      parent = current.parent
    }
    return nil
  }

  /// The expressions by the closure's names.
  ///
  /// - Throws: `Reason` if they cannot replace the names.
  func replacements() throws(Reason) -> [String: ExprSyntax] {
    guard let closure else { return [:] }
    if closure.signature == nil || parameters.isEmpty {
      if items.count == 1, items[0].isPath { return ["$0": items[0]] }
      let names = items.indices.map { "$\($0)" }
      guard items.allSatisfy(\.isPath) else { throw Reason("an argument that is not a name") }
      return Dictionary(zip(names, items)) { first, _ in first }
    }
    guard parameters.count == items.count else { throw Reason("the closure's parameters") }
    if items.count == 1, let dictionary = items[0].as(DictionaryExprSyntax.self) {
      return try elements(of: dictionary, closure)
    }
    if items[0].is(ArrayExprSyntax.self), items.count == 1 { return [parameters[0]: items[0]] }
    var result: [String: ExprSyntax] = [:]
    for (name, item) in zip(parameters, items) where name != "_" {
      guard item.isPath else {
        throw Reason("\(item.text.onOneLine) is not a name, and would be evaluated several times")
      }
      result[name] = item
    }
    let finder = ProxyLoopFinder(names: Set(result.keys))
    finder.walk(closure.statements)
    for (name, variable) in finder.variables { result[name] = variable }
    return result
  }

  /// Returns the views that `guard let title = views["title"]` binds.
  private func elements(of dictionary: DictionaryExprSyntax, _ closure: ClosureExprSyntax)
    throws(Reason) -> [String: ExprSyntax]
  {
    guard case .elements(let elements) = dictionary.content else { return [:] }
    var views: [String: ExprSyntax] = [:]
    for element in elements {
      guard element.value.isPath else { throw Reason("a dictionary of views") }
      views[element.key.text] = element.value
    }
    var result: [String: ExprSyntax] = [:]
    for item in closure.statements {
      guard let statement = item.item.as(GuardStmtSyntax.self) else { continue }
      for condition in statement.conditions {
        guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let element = binding.initializer?.value.as(SubscriptCallExprSyntax.self),
          element.calledExpression.text == parameters[0],
          let view = element.arguments.first.flatMap({ views[$0.expression.text] })
        else { throw Reason("a dictionary of views") }
        result[name] = view
      }
    }
    let uses = closure.statements.tokens(viewMode: .sourceAccurate)
      .filter { $0.text == parameters[0] }
    guard uses.count == result.count else { throw Reason("a dictionary of views") }
    return result
  }

  /// Returns the edits that replace the closure's names by the views, in what is no statement.
  func renaming(_ replacements: [String: ExprSyntax]) -> [Edit] {
    guard let closure else { return [] }
    var edits: [Edit] = []
    for token in closure.statements.tokens(viewMode: .sourceAccurate) {
      guard token.parent?.is(DeclReferenceExprSyntax.self) == true,
        token.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.id != token.parent?.id,
        let replacement = replacements[token.text], replacement.text != token.text
      else { continue }
      edits.append(Edit(token.range, replacement.text.onOneLine))
    }
    return edits
  }
}

/// Finds the variables of loops over the closure's arrays of proxies.
private final class ProxyLoopFinder: SyntaxVisitor {
  private let names: Set<String>
  private(set) var variables: [String: ExprSyntax] = [:]

  init(names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    guard isOfProxies(node.sequence) else { return .visitChildren }
    if let pattern = node.pattern.as(IdentifierPatternSyntax.self) {
      add(pattern.identifier)
    } else if let tuple = node.pattern.as(TuplePatternSyntax.self) {
      let isEnumerated =
        node.sequence.as(FunctionCallExprSyntax.self)?.calledExpression.lastName == "enumerated"
      for element in isEnumerated ? Array(tuple.elements.suffix(1)) : Array(tuple.elements) {
        if let pattern = element.pattern.as(IdentifierPatternSyntax.self) {
          add(pattern.identifier)
        }
      }
    }
    return .visitChildren
  }

  private func add(_ name: TokenSyntax) {
    variables[name.text] = ExprSyntax(DeclReferenceExprSyntax(baseName: name.trimmed))
  }

  /// `true` for `views`, `[title, card]`, `views.dropFirst()` and `zip(views, views.dropFirst())`.
  private func isOfProxies(_ sequence: ExprSyntax) -> Bool {
    if let name = sequence.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return names.contains(name)
    }
    if let array = sequence.as(ArrayExprSyntax.self) {
      return array.elements.allSatisfy { isOfProxies($0.expression) }
    }
    guard let call = sequence.as(FunctionCallExprSyntax.self) else { return false }
    if call.calledExpression.text == "zip" {
      return call.arguments.allSatisfy { isOfProxies($0.expression) }
    }
    guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = callee.base,
      ["dropFirst", "dropLast", "reversed", "enumerated"].contains(callee.declName.baseName.text)
    else { return false }
    return isOfProxies(base)
  }
}

extension ExprSyntax {
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
