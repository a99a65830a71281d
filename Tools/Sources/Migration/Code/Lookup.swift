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
  /// The node at which the names are looked up of code that is no part of a file.
  var scope: Syntax?
  /// The number of questions that the present one helps to answer.
  var depth = 0
  /// `true` where no further question is asked: the code may define things by each other.
  var isTooDeep: Bool { depth >= 24 }
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
    let search = LocalSearch(name: name, position: node.position, file: file, lookup: self)
    var child = Syntax(node)
    var isStatic: Bool?
    for parent in node.ancestors {
      if let symbol = search.symbol(in: parent, for: child), isFitting(symbol) { return symbol }
      if let type = path(ofType: parent) {
        let member = declarations.member(name, of: type, isStatic: isStatic, isFunction: isFunction)
        if let member { return member }
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
    if path.hasPrefix("$") { return "\(file.path):\(node.enclosingClosure?.start ?? 0) \(path)" }
    if let symbol = symbol(path.firstName, at: node, in: file), symbol.place == .local {
      return "\(file.place(of: symbol.declaration)) \(path)"
    }
    let type = enclosingType(of: node)
    return "\(type.isEmpty ? file.path : type) \(path)"
  }

  /// `true` for a path that begins with a variable of a function.
  func isLocal(_ path: String, at node: some SyntaxProtocol, in file: SourceFile) -> Bool {
    symbol(path.firstName, at: node, in: file)?.place == .local
  }

  /// Returns the path of the type around a node; an empty one outside of types.
  func enclosingType(of node: some SyntaxProtocol) -> String {
    for node in node.ancestors {
      if let path = path(ofType: node) { return path }
    }
    if let scope, !node.root.is(SourceFileSyntax.self) { return enclosingType(of: scope) }
    return ""
  }

  /// Returns the path of the type that a node declares or extends; `nil` for other nodes.
  private func path(ofType node: Syntax) -> String? {
    let extended = node.as(ExtensionDeclSyntax.self).map { Syntax($0.extendedType) }
    guard let name = extended ?? node.declaredType.map({ Syntax($0) }) else { return nil }
    if let path = typePaths[node.id] { return path }
    let outer = enclosingType(of: node)
    let path =
      extended == nil
      ? name.text.nested(in: outer) : declarations.place(of: TypeName(name.text, in: outer))
    typePaths[node.id] = path
    return path
  }

  /// Returns a type as it is written at a node.
  func typeName(_ node: some SyntaxProtocol) -> TypeName {
    TypeName(node.text, in: enclosingType(of: node))
  }

  /// Returns the type of a symbol's annotation; `nil` without one.
  func annotation(of symbol: Symbol) -> TypeName? {
    symbol.annotation.map { TypeName($0.text, in: enclosingType(of: symbol.declaration)) }
  }

  /// Returns the items of a block that introduce names, by the names.
  func items(of list: CodeBlockItemListSyntax) -> [String: [CodeBlockItemSyntax]] {
    if let known = blocks[list.id] { return known }
    var items: [String: [CodeBlockItemSyntax]] = [:]
    for item in list {
      for name in item.introducedNames { items[name, default: []].append(item) }
    }
    blocks[list.id] = items
    return items
  }

  /// Returns the variable that a pattern declares, or a loop's variable in the loop's statements.
  func declared(_ name: String, by node: Syntax, in file: SourceFile) -> Symbol? {
    guard let pattern = node.as(IdentifierPatternSyntax.self)
    else { return symbol(name, at: node, in: file) }
    if let binding = pattern.parent?.as(OptionalBindingConditionSyntax.self) {
      let search = LocalSearch(name: name, position: node.position, file: file, lookup: self)
      return search.symbol(of: binding)
    }
    guard let variable = pattern.parent?.parent?.parent?.as(VariableDeclSyntax.self)
    else { return nil }
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
    variable.symbols(.local, file).map(interned)
  }

  /// Returns the first symbol of the same declaration, so that equal ones are identical.
  func interned(_ symbol: Symbol) -> Symbol {
    if let known = locals[symbol.declaration.id] { return known }
    locals[symbol.declaration.id] = symbol
    return symbol
  }
}

extension String {
  /// The name that a path begins with.
  var firstName: String { String(prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }) }
}

extension ExprSyntax {
  /// The last name of an expression such as `self.titleLabel!`.
  var lastName: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): node.baseName.text
    case .memberAccessExpr(let node): node.name
    case .forceUnwrapExpr(let node): node.expression.lastName
    case .optionalChainingExpr(let node): node.expression.lastName
    default: nil
    }
  }
}
