import SwiftSyntax

// Which expressions make a new view.

extension Lookup {
  /// The methods that add a view to another.
  static let additions: Set = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview",
  ]

  /// Returns the class of a new view: of `UILabel()`, `UILabel().then { … }` and
  /// `{ let label = UILabel(); …; return label }()`; `nil` for other expressions.
  func type(ofNew value: ExprSyntax, in file: SourceFile) -> TypeName? {
    guard let call = value.call else { return nil }
    if let type = metatype(call.calledExpression, in: file) { return type }
    if let base = call.configured { return type(ofNew: base, in: file) }
    if let function = function(of: call, in: file) {
      let body = function.declaration.parent?.as(FunctionDeclSyntax.self)?.body
      return body.flatMap { type(ofNewFrom: $0.statements, in: function.file) }
    }
    guard let closure = call.calledExpression.as(ClosureExprSyntax.self), call.arguments.isEmpty,
      let value = closure.result.flatMap({ valueOfConstant($0, in: file) })
    else { return nil }
    return type(ofNew: value, in: file)
  }

  /// Returns the value of a constant of a function; `nil` for other expressions.
  private func valueOfConstant(_ expression: ExprSyntax, in file: SourceFile) -> ExprSyntax? {
    guard let name = expression.plainName,
      let symbol = symbol(name, at: expression, in: file, isFunction: false),
      symbol.place == .local, symbol.isConstant
    else { return nil }
    return symbol.value
  }

  /// Returns the function of the app's that a call calls; `nil` if there may be others.
  func function(of call: FunctionCallExprSyntax, in file: SourceFile) -> Symbol? {
    guard call.calledExpression.isReference, let name = call.name else { return nil }
    if let base = call.base {
      guard let type = metatype(base, in: file) ?? type(of: base, in: file) else { return nil }
      return declarations.onlyFunction(name, of: declarations.place(of: type))
    }
    let own = enclosingType(of: call)
    return declarations.onlyFunction(name, of: own.isEmpty ? nil : own)
  }

  /// Returns the class of the view that the body of a function or getter makes and returns, and
  /// stores nowhere; `nil` for other bodies.
  func type(ofNewFrom body: CodeBlockItemListSyntax, in file: SourceFile) -> TypeName? {
    // Where it has constraints, it is the view of the code that gets it.
    guard !isTooDeep, !body.words.contains("snp") else { return nil }
    depth += 1
    defer { depth -= 1 }
    var type: TypeName?
    let (results, stored) = body.resultsAndStored
    for result in results where !result.is(NilLiteralExprSyntax.self) {
      let isStored = result.plainName.map { stored.contains($0) } ?? false
      let value = result.plainName == nil ? result : valueOfConstant(result, in: file)
      guard !isStored, let found = value.flatMap({ self.type(ofNew: $0, in: file) }),
        type == nil || type == found
      else { return nil }
      type = found
    }
    return type
  }
}

extension CodeBlockItemListSyntax {
  /// The results of a function with these statements, and the variables that it stores somewhere.
  var resultsAndStored: (results: [ExprSyntax], stored: Set<String>) {
    var results = count == 1 ? compactMap(\.expression) : []
    var stored: Set<String> = []
    walk { node in
      switch node.as(SyntaxEnum.self) {
      case .closureExpr, .functionDecl: return false
      case .returnStmt(let node): results += node.expression.map { [$0] } ?? []
      case .sequenceExpr(let node):
        if let name = ExprSyntax(node).assignment?.value.reference?.text { stored.insert(name) }
      case .functionCallExpr(let node) where !Lookup.additions.contains(node.name ?? ""):
        // Other functions may keep it, or constrain it.
        stored.formUnion(node.arguments.map(\.expression.text))
      default: break
      }
      return true
    }
    return (results, stored)
  }
}
