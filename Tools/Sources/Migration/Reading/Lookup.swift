import SwiftSyntax

/// Finds what a name means where it stands, and which type an expression has.
///
/// There is no compiler here: a type is read from annotations, initial values, results of functions
/// and UIKit's own names, and is `nil` if none of these gives it.
final class Lookup {
  let declarations: Declarations
  private var locals: [SyntaxIdentifier: Symbol] = [:]
  var depth = 0

  init(_ declarations: Declarations) { self.declarations = declarations }

  // MARK: - Names

  /// Returns the declaration that a name refers to at a node.
  func symbol(_ name: String, at node: some SyntaxProtocol, in file: SourceFile) -> Symbol? {
    var child = Syntax(node)
    while let parent = child.parent {
      if let symbol = local(name, in: parent, before: child, node.position, file) { return symbol }
      if let type = parent.typeName {
        if let symbol = declarations.member(name, of: type) { return symbol }
      }
      child = parent
    }
    return declarations.globals[name]?.first
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
    return "\(enclosingType(of: node) ?? file.path) \(path)"
  }

  /// Returns the name of the type around a node.
  func enclosingType(of node: some SyntaxProtocol) -> String? {
    var node = Syntax(node).parent
    while let current = node {
      if let name = current.typeName { return name }
      node = current.parent
    }
    return nil
  }

  /// Returns the declaration of a name that `parent` itself introduces for `child`.
  private func local(
    _ name: String, in parent: Syntax, before child: Syntax, _ position: AbsolutePosition,
    _ file: SourceFile
  ) -> Symbol? {
    if let list = parent.as(CodeBlockItemListSyntax.self) {
      // At the top of a file the globals are found later, in any order.
      if list.parent?.is(SourceFileSyntax.self) == true { return nil }
      for item in list.reversed() where item.position < child.position {
        if let symbol = introduced(name, by: item.item, position, file) { return symbol }
      }
      for item in list {
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
    if let closure = parent.as(ClosureExprSyntax.self) {
      return parameter(name, of: closure, file)
    }
    if let function = parent.as(FunctionDeclSyntax.self) {
      return parameter(name, of: function.signature.parameterClause, function.genericTypes, file)
    }
    if let function = parent.as(InitializerDeclSyntax.self) {
      return parameter(name, of: function.signature.parameterClause, function.genericTypes, file)
    }
    if let function = parent.as(SubscriptDeclSyntax.self) {
      return parameter(name, of: function.parameterClause, [:], file)
    }
    if let loop = parent.as(ForStmtSyntax.self), child.is(CodeBlockSyntax.self) {
      return variable(name, of: loop, file)
    }
    if let statement = parent.as(IfExprSyntax.self), child != Syntax(statement.elseBody ?? nil) {
      return bound(name, by: statement.conditions, position, file)
    }
    if let statement = parent.as(WhileStmtSyntax.self) {
      return bound(name, by: statement.conditions, position, file)
    }
    return nil
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
      let type = generics[TypeName(parameter.type.trimmedDescription).unwrapped.text]
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

  private func variable(_ name: String, of loop: ForStmtSyntax, _ file: SourceFile) -> Symbol? {
    let names = loop.pattern.tokens(viewMode: .sourceAccurate).filter { $0.text == name }
    guard let token = names.first else { return nil }
    return interned(token) {
      Symbol(name, .local, file, token, annotation: nil, modifiers: ["loop"])
    }
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
      return enclosingType(of: variable).flatMap { declarations.member(name, of: $0) }
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

extension Syntax {
  /// The name of the type that the node declares or extends.
  fileprivate var typeName: String? {
    switch self.as(SyntaxEnum.self) {
    case .classDecl(let node): node.name.text
    case .structDecl(let node): node.name.text
    case .enumDecl(let node): node.name.text
    case .actorDecl(let node): node.name.text
    case .protocolDecl(let node): node.name.text
    case .extensionDecl(let node): TypeName(node.extendedType.trimmedDescription).base
    default: nil
    }
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
        types[conformance.leftType.trimmedDescription] = conformance.rightType
      }
    }
    return types
  }
}
