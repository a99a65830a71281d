import SwiftSyntax

// Which expressions make a new view.

extension Lookup {
  /// Returns the class of a new view: of `UILabel()`, `UILabel().then { … }` and
  /// `{ let label = UILabel(); …; return label }()`; `nil` for other expressions.
  func type(ofNew value: ExprSyntax, in file: SourceFile) -> TypeName? {
    guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
    if let type = metatype(call.calledExpression, in: file) { return type }
    if let base = call.configured { return type(ofNew: base, in: file) }
    if let function = function(of: call, in: file) {
      let body = function.declaration.parent?.as(FunctionDeclSyntax.self)?.body
      return body.flatMap { type(ofNewFrom: $0.statements, in: function.file) }
    }
    guard let closure = call.calledExpression.as(ClosureExprSyntax.self), call.arguments.isEmpty,
      let result = closure.result?.as(DeclReferenceExprSyntax.self),
      let symbol = symbol(result.baseName.text, at: result, in: file, isFunction: false),
      symbol.place == .local, symbol.isConstant, let value = symbol.value
    else { return nil }
    return type(ofNew: value, in: file)
  }

  /// Returns the function of the app's that a call calls; `nil` if there may be others.
  private func function(of call: FunctionCallExprSyntax, in file: SourceFile) -> Symbol? {
    let callee = call.calledExpression
    guard callee.isReference, let name = callee.lastName else { return nil }
    if let base = callee.as(MemberAccessExprSyntax.self)?.base {
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
    guard depth < 24, !body.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "snp" })
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    let reader = ResultReader(viewMode: .sourceAccurate)
    reader.walk(body)
    let only = body.count == 1 ? body.first?.expression : nil
    var type: TypeName?
    for result in reader.results + (only.map { [$0] } ?? [])
    where !result.is(NilLiteralExprSyntax.self) {
      var value = result
      if let name = result.as(DeclReferenceExprSyntax.self)?.baseName.text {
        guard !reader.stored.contains(name),
          let symbol = symbol(name, at: result, in: file, isFunction: false),
          symbol.place == .local, symbol.isConstant, let first = symbol.value
        else { return nil }
        value = first
      }
      guard let found = self.type(ofNew: value, in: file) else { return nil }
      if type != nil, type != found { return nil }
      type = found
    }
    return type
  }
}

/// Finds what a function returns, and the variables that it stores somewhere.
private final class ResultReader: SyntaxVisitor {
  private(set) var results: [ExprSyntax] = []
  private(set) var stored: Set<String> = []

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let result = node.expression { results.append(result) }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = ExprSyntax(node).assignment?.value.reference?.text { stored.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // Other functions may keep it, or constrain it.
    let additions: Set = [
      "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview",
    ]
    guard !additions.contains(node.calledExpression.lastName ?? "") else { return .visitChildren }
    for argument in node.arguments { stored.insert(argument.expression.text) }
    return .visitChildren
  }
}
