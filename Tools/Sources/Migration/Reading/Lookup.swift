import SwiftSyntax

/// Finds what a name means where it stands, and which type an expression has.
///
/// There is no compiler here: a type is read from annotations, initial values, results of functions
/// and UIKit's own names, and is `nil` if none of these gives it.
final class Lookup {
  let declarations: Declarations
  private var locals: [SyntaxIdentifier: Symbol] = [:]
  /// The names that blocks introduce.
  private var blocks: [SyntaxIdentifier: [String: [CodeBlockItemSyntax]]] = [:]
  /// The paths of the types that nodes declare or extend.
  private var typePaths: [SyntaxIdentifier: String] = [:]
  var depth = 0
  /// The node at which the names are looked up of code that is no part of a file.
  var scope: Syntax?
  /// The names of the lists and requirements whose views are being read.
  var visited: Set<String> = []

  init(_ declarations: Declarations) { self.declarations = declarations }

  // MARK: - Names

  /// Returns the declaration that a name refers to at a node.
  func symbol(
    _ name: String, at node: some SyntaxProtocol, in file: SourceFile, isFunction: Bool? = nil
  ) -> Symbol? {
    func isFitting(_ symbol: Symbol) -> Bool {
      isFunction == nil || symbol.isFunction == isFunction
    }
    var child = Syntax(node)
    var isStatic: Bool?
    while let parent = child.parent {
      if let symbol = local(name, in: parent, before: child, node.position, file),
        isFitting(symbol)
      {
        return symbol
      }
      if let type = path(ofType: parent) {
        if let symbol = declarations.member(
          name, of: type, isStatic: isStatic, isFunction: isFunction)
        {
          return symbol
        }
        // The members of instances of a type are not those of the types within it.
        isStatic = true
      }
      child = parent
    }
    if let scope, !child.is(SourceFileSyntax.self) {
      return symbol(name, at: scope, in: file, isFunction: isFunction)
    }
    return declarations.globals[name]?.first(where: isFitting)
  }

  /// Returns a path such as `title` together with where its first name is declared: in a type, or
  /// in a function. Equal results mean the same view.
  func scoped(_ path: String, at node: some SyntaxProtocol, in file: SourceFile) -> String {
    let first = String(path.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" })
    if first.hasPrefix("$") {
      return "\(file.path):\(node.enclosingClosure?.start ?? 0) \(path)"
    }
    if let symbol = symbol(first, at: node, in: file), symbol.place == .local {
      return "\(file.path):\(symbol.declaration.start) \(path)"
    }
    let type = enclosingType(of: node)
    return "\(type.isEmpty ? file.path : type) \(path)"
  }

  /// Returns the path of the type around a node; an empty one outside of types.
  func enclosingType(of node: some SyntaxProtocol) -> String {
    var node = Syntax(node)
    while let parent = node.parent {
      if let path = path(ofType: parent) { return path }
      node = parent
    }
    if let scope, !node.is(SourceFileSyntax.self) { return enclosingType(of: scope) }
    return ""
  }

  /// Returns the path of the type that a node declares or extends; `nil` for other nodes.
  private func path(ofType node: Syntax) -> String? {
    let name: String
    switch node.as(SyntaxEnum.self) {
    case .classDecl(let node): name = node.name.text
    case .structDecl(let node): name = node.name.text
    case .enumDecl(let node): name = node.name.text
    case .actorDecl(let node): name = node.name.text
    case .protocolDecl(let node): name = node.name.text
    case .extensionDecl(let node):
      if let path = typePaths[node.id] { return path }
      let type = TypeName(node.extendedType.text, in: enclosingType(of: node))
      let path = declarations.place(of: type)
      typePaths[node.id] = path
      return path
    default: return nil
    }
    if let path = typePaths[node.id] { return path }
    let outer = enclosingType(of: node)
    let path = outer.isEmpty ? name : "\(outer).\(name)"
    typePaths[node.id] = path
    return path
  }

  /// Returns a type as it is written at a node.
  func typeName(_ node: some SyntaxProtocol) -> TypeName {
    TypeName(node.text, in: enclosingType(of: node))
  }

  /// Returns the type of a symbol's annotation; `nil` without one.
  func annotation(of symbol: Symbol) -> TypeName? {
    symbol.annotation.map {
      TypeName($0.text, in: enclosingType(of: symbol.declaration))
    }
  }

  /// Returns the declaration of a name that `parent` itself introduces for `child`.
  private func local(
    _ name: String, in parent: Syntax, before child: Syntax, _ position: AbsolutePosition,
    _ file: SourceFile
  ) -> Symbol? {
    switch parent.as(SyntaxEnum.self) {
    case .codeBlockItemList(let list): return local(name, in: list, before: child, position, file)
    case .closureExpr(let closure): return parameter(name, of: closure, file)
    case .functionDecl(let function):
      return parameter(name, of: function.signature.parameterClause, function.genericTypes, file)
    case .initializerDecl(let function):
      return parameter(name, of: function.signature.parameterClause, function.genericTypes, file)
    case .subscriptDecl(let function):
      return parameter(name, of: function.parameterClause, [:], file)
    case .accessorDecl(let accessor): return parameter(name, of: accessor, file)
    case .forStmt(let loop):
      return child.is(CodeBlockSyntax.self) || child.is(WhereClauseSyntax.self)
        ? pattern(name, in: loop.pattern, "loop", file) : nil
    case .ifExpr(let statement):
      if let other = statement.elseBody, child == Syntax(other) { return nil }
      return bound(name, by: statement.conditions, position, file)
    case .whileStmt(let statement): return bound(name, by: statement.conditions, position, file)
    case .switchCase(let element):
      return child.is(CodeBlockItemListSyntax.self) || child.is(WhereClauseSyntax.self)
        ? pattern(name, in: element.label, "pattern", file) : nil
    case .catchClause(let clause):
      if let symbol = pattern(name, in: clause.catchItems, "pattern", file) { return symbol }
      return name == "error" && clause.catchItems.isEmpty
        ? unknown(name, clause.catchKeyword, file) : nil
    default: return nil
    }
  }

  private func local(
    _ name: String, in list: CodeBlockItemListSyntax, before child: Syntax,
    _ position: AbsolutePosition, _ file: SourceFile
  ) -> Symbol? {
    // At the top of a file the globals are found later, in any order.
    if list.parent?.is(SourceFileSyntax.self) == true { return nil }
    let names = names(of: list)
    guard let items = names[name] else { return nil }
    for item in items.reversed() where item.position < child.position {
      if let symbol = introduced(name, by: item.item, position, file) { return symbol }
    }
    for item in items {
      if let function = item.item.as(FunctionDeclSyntax.self), function.name.text == name {
        return interned(function.name) {
          Symbol(
            name, .local, file, function.name, annotation: function.signature.returnClause?.type,
            isFunction: true)
        }
      }
    }
    return nil
  }

  /// Returns the items of a block that introduce names, by the names.
  private func names(of list: CodeBlockItemListSyntax) -> [String: [CodeBlockItemSyntax]] {
    if let known = blocks[list.id] { return known }
    var names: [String: [CodeBlockItemSyntax]] = [:]
    for item in list {
      let declared: [String]
      if let variable = item.item.as(VariableDeclSyntax.self) {
        declared = variable.bindings.flatMap { $0.pattern.names }
      } else if let statement = item.item.as(GuardStmtSyntax.self) {
        declared = statement.conditions.flatMap(\.names)
      } else if let function = item.item.as(FunctionDeclSyntax.self) {
        declared = [function.name.text]
      } else {
        continue
      }
      for name in declared { names[name, default: []].append(item) }
    }
    blocks[list.id] = names
    return names
  }

  private func introduced(
    _ name: String, by item: CodeBlockItemSyntax.Item, _ position: AbsolutePosition,
    _ file: SourceFile
  ) -> Symbol? {
    if let variable = item.as(VariableDeclSyntax.self) {
      return variable.symbols(.local, file).first { $0.name == name }
        .map { symbol in interned(symbol.declaration) { symbol } }
    }
    if let statement = item.as(GuardStmtSyntax.self) {
      return bound(name, by: statement.conditions, position, file)
    }
    return nil
  }

  private func bound(
    _ name: String, by conditions: ConditionElementListSyntax, _ position: AbsolutePosition,
    _ file: SourceFile
  ) -> Symbol? {
    // A binding is not visible in its own value.
    for condition in conditions.reversed() where condition.endPosition <= position {
      if let match = condition.condition.as(MatchingPatternConditionSyntax.self) {
        if let symbol = pattern(name, in: match.pattern, "pattern", file) { return symbol }
        continue
      }
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
        pattern.identifier.text == name
      else { continue }
      return symbol(of: binding, pattern, file)
    }
    return nil
  }

  private func symbol(
    of binding: OptionalBindingConditionSyntax, _ pattern: IdentifierPatternSyntax,
    _ file: SourceFile
  ) -> Symbol {
    interned(pattern) {
      Symbol(
        pattern.identifier.text, .local, file, pattern, annotation: binding.typeAnnotation?.type,
        value: binding.initializer?.value,
        modifiers: binding.initializer == nil ? ["shorthand"] : [])
    }
  }

  private func parameter(
    _ name: String, of clause: FunctionParameterClauseSyntax, _ generics: [String: TypeSyntax],
    _ file: SourceFile
  ) -> Symbol? {
    for parameter in clause.parameters {
      let token = parameter.secondName ?? parameter.firstName
      guard token.text == name else { continue }
      let type = generics[TypeName(parameter.type.text).unwrapped.text]
      return interned(token) {
        Symbol(
          name, .local, file, token, annotation: type ?? parameter.type,
          modifiers: parameter.ellipsis == nil ? ["parameter"] : ["parameter", "..."])
      }
    }
    return nil
  }

  private func parameter(_ name: String, of closure: ClosureExprSyntax, _ file: SourceFile)
    -> Symbol?
  {
    guard let signature = closure.signature else { return nil }
    for capture in signature.capture?.items ?? [] where capture.name.text == name && name != "self"
    {
      guard let value = capture.initializer?.value else { continue }
      return interned(capture.name) {
        Symbol(name, .local, file, capture.name, annotation: nil, value: value)
      }
    }
    switch signature.parameterClause {
    case .simpleInput(let list):
      for parameter in list where parameter.name.text == name {
        return interned(parameter.name) {
          Symbol(name, .local, file, parameter.name, annotation: nil, modifiers: ["closure"])
        }
      }
    case .parameterClause(let clause):
      for parameter in clause.parameters {
        let token = parameter.secondName ?? parameter.firstName
        guard token.text == name else { continue }
        return interned(token) {
          Symbol(name, .local, file, token, annotation: parameter.type, modifiers: ["closure"])
        }
      }
    case nil: break
    }
    return nil
  }

  /// Returns the variable that a pattern declares; its type may not be known.
  private func pattern(
    _ name: String, in pattern: some SyntaxProtocol, _ modifier: String, _ file: SourceFile
  ) -> Symbol? {
    var parts: [Syntax] = [Syntax(pattern)]
    while let part = parts.popLast() {
      if let identifier = part.as(IdentifierPatternSyntax.self) {
        guard identifier.identifier.text == name else { continue }
        return interned(identifier.identifier) {
          Symbol(
            name, .local, file, identifier.identifier, annotation: nil, modifiers: [modifier])
        }
      }
      parts += part.children(viewMode: .sourceAccurate)
    }
    return nil
  }

  /// Returns `newValue`, `oldValue` or the name that an accessor gives to it.
  private func parameter(_ name: String, of accessor: AccessorDeclSyntax, _ file: SourceFile)
    -> Symbol?
  {
    let token = accessor.accessorSpecifier
    let implicit = ["set": "newValue", "willSet": "newValue", "didSet": "oldValue"]
    guard name == accessor.parameters?.name.text ?? implicit[token.text] else { return nil }
    return unknown(name, token, file)
  }

  private func unknown(_ name: String, _ token: TokenSyntax, _ file: SourceFile) -> Symbol {
    interned(token) { Symbol(name, .local, file, token, annotation: nil, modifiers: ["pattern"]) }
  }

  /// Returns the variable that a pattern declares, or a loop's variable in the loop's statements.
  func declared(_ name: String, by node: Syntax, in file: SourceFile) -> Symbol? {
    guard let pattern = node.as(IdentifierPatternSyntax.self) else {
      return symbol(name, at: node, in: file)
    }
    if let binding = pattern.parent?.as(OptionalBindingConditionSyntax.self) {
      return symbol(of: binding, pattern, file)
    }
    guard let variable = pattern.parent?.parent?.parent?.as(VariableDeclSyntax.self) else {
      return nil
    }
    if variable.parent?.is(MemberBlockItemSyntax.self) == true {
      return declarations.member(name, of: enclosingType(of: variable))
    }
    if variable.parent?.parent?.parent?.is(SourceFileSyntax.self) == true {
      return declarations.globals[name]?.first
    }
    return locals(of: variable, in: file).first { $0.name == name }
  }

  /// Returns the variables that a declaration in a function introduces.
  func locals(of variable: VariableDeclSyntax, in file: SourceFile) -> [Symbol] {
    variable.symbols(.local, file).map { symbol in interned(symbol.declaration) { symbol } }
  }

  private func interned(_ node: some SyntaxProtocol, _ make: () -> Symbol) -> Symbol {
    if let symbol = locals[node.id] { return symbol }
    let symbol = make()
    locals[node.id] = symbol
    return symbol
  }
}

extension ExprSyntax {
  /// The last name of an expression such as `self.titleLabel!`.
  var lastName: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): node.baseName.text
    case .memberAccessExpr(let node): node.declName.baseName.text
    case .forceUnwrapExpr(let node): node.expression.lastName
    case .optionalChainingExpr(let node): node.expression.lastName
    default: nil
    }
  }
}

extension PatternSyntax {
  /// The names that the pattern declares.
  var names: [String] {
    if let identifier = self.as(IdentifierPatternSyntax.self) {
      return [identifier.identifier.text]
    }
    return self.as(TuplePatternSyntax.self)?.elements.flatMap { $0.pattern.names } ?? []
  }
}

extension ConditionElementSyntax {
  /// The names that the condition declares.
  var names: [String] {
    if let binding = condition.as(OptionalBindingConditionSyntax.self) {
      return binding.pattern.names
    }
    guard let match = condition.as(MatchingPatternConditionSyntax.self) else { return [] }
    return match.pattern.tokens(viewMode: .sourceAccurate).map(\.text)
  }
}

extension WithGenericParametersSyntax {
  /// The types that generic parameters inherit from, by name.
  fileprivate var genericTypes: [String: TypeSyntax] {
    var types: [String: TypeSyntax] = [:]
    for parameter in genericParameterClause?.parameters ?? [] {
      if let type = parameter.inheritedType { types[parameter.name.text] = type }
    }
    for requirement in genericWhereClause?.requirements ?? [] {
      if case .conformanceRequirement(let conformance) = requirement.requirement {
        types[conformance.leftType.text] = conformance.rightType
      }
    }
    return types
  }
}
