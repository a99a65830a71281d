import SwiftSyntax

/// A search for the variable, parameter or function of a function that a name refers to.
struct LocalSearch {
  let name: String
  /// The position of the name.
  let position: AbsolutePosition
  let file: SourceFile
  let lookup: Lookup

  /// Returns the declaration that a node itself introduces for one of its children.
  func symbol(in node: Syntax, for child: Syntax) -> Symbol? {
    switch node.as(SyntaxEnum.self) {
    case .codeBlockItemList(let list): return symbol(in: list, before: child)
    case .closureExpr(let closure): return closure.signature.flatMap { symbol(in: $0) }
    case .functionDecl(let function):
      return symbol(in: function.signature.parameterClause, function.genericTypes)
    case .initializerDecl(let function):
      return symbol(in: function.signature.parameterClause, function.genericTypes)
    case .subscriptDecl(let function): return symbol(in: function.parameterClause)
    case .accessorDecl(let accessor):
      // `newValue`, `oldValue` or the name that the accessor gives to it.
      let token = accessor.accessorSpecifier
      let implicit = ["set": "newValue", "willSet": "newValue", "didSet": "oldValue"]
      return name == accessor.parameters?.name.text ?? implicit[token.text]
        ? local(token, modifiers: ["pattern"]) : nil
    case .forStmt(let loop):
      return child.is(CodeBlockSyntax.self) || child.is(WhereClauseSyntax.self)
        ? symbol(in: loop.pattern, "loop") : nil
    case .ifExpr(let statement):
      return child.id == statement.elseBody?.id ? nil : symbol(in: statement.conditions)
    case .whileStmt(let statement): return symbol(in: statement.conditions)
    case .switchCase(let element):
      return child.is(CodeBlockItemListSyntax.self) || child.is(WhereClauseSyntax.self)
        ? symbol(in: element.label, "pattern") : nil
    case .catchClause(let clause):
      return name == "error" && clause.catchItems.isEmpty
        ? local(clause.catchKeyword, modifiers: ["pattern"])
        : symbol(in: clause.catchItems, "pattern")
    default: return nil
    }
  }

  /// Returns the variable of `if let`.
  func symbol(of binding: OptionalBindingConditionSyntax) -> Symbol {
    local(
      binding.pattern, annotation: binding.typeAnnotation?.type, value: binding.initializer?.value,
      modifiers: binding.initializer == nil ? ["shorthand"] : [])
  }

  private func symbol(in list: CodeBlockItemListSyntax, before child: Syntax) -> Symbol? {
    // At the top of a file the globals are found later, in any order.
    guard list.parent?.is(SourceFileSyntax.self) != true, let items = lookup.items(of: list)[name]
    else { return nil }
    for item in items.reversed() where item.position < child.position {
      if let variable = item.item.as(VariableDeclSyntax.self) {
        return lookup.locals(of: variable, in: file).first { $0.name == name }
      }
      if let statement = item.item.as(GuardStmtSyntax.self),
        let symbol = symbol(in: statement.conditions)
      {
        return symbol
      }
    }
    return items.lazy.compactMap { $0.item.as(FunctionDeclSyntax.self) }.first.map {
      local($0.name, annotation: $0.signature.returnClause?.type, isFunction: true)
    }
  }

  private func symbol(in conditions: ConditionElementListSyntax) -> Symbol? {
    // A binding is not visible in its own value.
    for condition in conditions.reversed() where condition.endPosition <= position {
      switch condition.condition {
      case .optionalBinding(let binding) where binding.pattern.patternName == name:
        return symbol(of: binding)
      case .matchingPattern(let match):
        if let symbol = symbol(in: match.pattern, "pattern") { return symbol }
      default: break
      }
    }
    return nil
  }

  private func symbol(
    in clause: FunctionParameterClauseSyntax, _ generics: [String: TypeSyntax] = [:]
  ) -> Symbol? {
    clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }.map { parameter in
      local(
        parameter.secondName ?? parameter.firstName,
        annotation: generics[TypeName(parameter.type.text).unwrapped.text] ?? parameter.type,
        modifiers: parameter.ellipsis == nil ? ["parameter"] : ["parameter", "..."])
    }
  }

  private func symbol(in signature: ClosureSignatureSyntax) -> Symbol? {
    for capture in signature.capture?.items ?? [] where capture.name.text == name && name != "self"
    {
      if let value = capture.initializer?.value { return local(capture.name, value: value) }
    }
    switch signature.parameterClause {
    case .simpleInput(let list):
      return list.first { $0.name.text == name }.map { local($0.name, modifiers: ["closure"]) }
    case .parameterClause(let clause):
      return clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }.map {
        local($0.secondName ?? $0.firstName, annotation: $0.type, modifiers: ["closure"])
      }
    case nil: return nil
    }
  }

  /// Returns the variable that a pattern declares; its type may not be known.
  private func symbol(in pattern: some SyntaxProtocol, _ modifier: String) -> Symbol? {
    pattern.tokens(viewMode: .sourceAccurate).reversed()
      .first { $0.text == name && $0.parent?.is(IdentifierPatternSyntax.self) == true }
      .map { local($0, modifiers: [modifier]) }
  }

  private func local(
    _ node: some SyntaxProtocol, annotation: TypeSyntax? = nil, value: ExprSyntax? = nil,
    modifiers: Set<String> = [], isFunction: Bool = false
  ) -> Symbol {
    lookup.interned(
      Symbol(
        name, .local, file, node, annotation: annotation, value: value, modifiers: modifiers,
        isFunction: isFunction))
  }
}

extension PatternSyntax {
  /// The names that the pattern declares.
  var names: [String] {
    patternName.map { [$0] }
      ?? self.as(TuplePatternSyntax.self)?.elements.flatMap { $0.pattern.names } ?? []
  }
}

extension CodeBlockItemSyntax {
  /// The names that the statement introduces for others.
  var introducedNames: [String] {
    switch Syntax(item).as(SyntaxEnum.self) {
    case .variableDecl(let variable): variable.bindings.flatMap { $0.pattern.names }
    case .guardStmt(let statement): statement.conditions.flatMap(\.names)
    case .functionDecl(let function): [function.name.text]
    default: []
    }
  }
}

extension ConditionElementSyntax {
  /// The names that the condition declares.
  var names: [String] {
    switch condition {
    case .optionalBinding(let binding): binding.pattern.names
    case .matchingPattern(let match):
      match.pattern.tokens(viewMode: .sourceAccurate).map(\.text)
    default: []
    }
  }
}

extension WithGenericParametersSyntax {
  /// The types that generic parameters inherit from, by name.
  fileprivate var genericTypes: [String: TypeSyntax] {
    var types: [String: TypeSyntax] = [:]
    for parameter in genericParameterClause?.parameters ?? [] {
      types[parameter.name.text] = parameter.inheritedType
    }
    for case .conformanceRequirement(let conformance)
      in (genericWhereClause?.requirements ?? []).map(\.requirement)
    {
      types[conformance.leftType.text] = conformance.rightType
    }
    return types
  }
}
