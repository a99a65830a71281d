import SwiftSyntax

// Questions to the syntax tree that many readers ask.

extension SyntaxProtocol {
  /// The nodes around the node, the innermost first.
  var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self), next: \.parent).dropFirst() }

  /// Returns the innermost node of a kind around the node; `nil` if the search ends before it.
  ///
  /// - Parameter isEnd: `true` for a node that ends the search.
  func ancestor<Node: SyntaxProtocol>(
    _ kind: Node.Type, before isEnd: (Syntax) -> Bool = { _ in false }
  ) -> Node? {
    for node in ancestors {
      if let fitting = node.as(kind) { return fitting }
      if isEnd(node) { return nil }
    }
    return nil
  }

  /// Calls a function with the node and all nodes within it, in their order, the outer ones first.
  ///
  /// - Parameter visit: Returns `false` for a node whose content does not count.
  func walk(_ visit: (Syntax) -> Bool) {
    var rest = [Syntax(self)]
    while let node = rest.popLast() {
      if visit(node) { rest += node.children(viewMode: .sourceAccurate).reversed() }
    }
  }

  /// Returns the nodes of a kind within the node, in their order, the outer ones first.
  ///
  /// - Parameter isPassedOver: `true` for nodes whose content does not count.
  func descendants<Node: SyntaxProtocol>(
    _ kind: Node.Type, except isPassedOver: (Syntax) -> Bool = { _ in false }
  ) -> [Node] {
    var found: [Node] = []
    walk { node in
      if node.id == id { return true }
      if let fitting = node.as(kind) { found.append(fitting) }
      return !isPassedOver(node)
    }
    return found
  }

  /// Returns the expressions within the node that are a name, those of members included.
  func references(to name: String) -> [DeclReferenceExprSyntax] {
    tokens(viewMode: .sourceAccurate).filter { $0.text == name }
      .compactMap { $0.parent?.as(DeclReferenceExprSyntax.self) }
  }

  /// The name of the type that the node declares; `nil` for other nodes, and for extensions.
  var declaredType: TokenSyntax? {
    switch kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl:
      asProtocol(NamedDeclSyntax.self)?.name
    default: nil
    }
  }

  /// The node as a call of a function.
  var call: FunctionCallExprSyntax? { self.as(FunctionCallExprSyntax.self) }
  /// The node as a member, such as `card.top`.
  var member: MemberAccessExprSyntax? { self.as(MemberAccessExprSyntax.self) }
  /// The name that the node declares, if it is a pattern of one name.
  var patternName: String? { self.as(IdentifierPatternSyntax.self)?.identifier.text }
  /// The name, if the node is a plain name.
  var plainName: String? { self.as(DeclReferenceExprSyntax.self)?.baseName.text }
}

extension ExprSyntax {
  /// The elements, if the expression is an array literal.
  var elements: [ExprSyntax]? { self.as(ArrayExprSyntax.self)?.elements.map(\.expression) }
  /// `true` for `=` and `+=`.
  var isAssigning: Bool { self.is(AssignmentExprSyntax.self) || operatorName == "+=" }

  /// The expression behind `try`.
  var tried: ExprSyntax { self.as(TryExprSyntax.self)?.expression ?? self }

  /// `true` for the class whose functions make Anchors' constraints.
  var isConstraintClass: Bool { ["Constraint", "Anchors.Constraint"].contains(text) }
}

extension ClosureExprSyntax {
  /// The name of the first parameter; `nil` for `$0`.
  var parameterName: String? { parameterNames.first }

  /// The names of all parameters.
  var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.map(\.name.text)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: []
    }
  }
}

extension MemberAccessExprSyntax {
  /// The name behind the point.
  var name: String { declName.baseName.text }
}

extension FunctionCallExprSyntax {
  /// The last name of what is called.
  var name: String? { calledExpression.lastName }
  /// The expression before the point of a method; `nil` for a function, and for `.init(…)`.
  var base: ExprSyntax? { calledExpression.member?.base }

  /// The only argument, which has no label; `nil` for other lists of arguments.
  var onlyArgument: ExprSyntax? { arguments.only }

  /// Returns the argument with a label.
  func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }
}

extension LabeledExprListSyntax {
  /// The only expression, which has no label; `nil` for other lists.
  var only: ExprSyntax? { count == 1 && first?.label == nil ? first?.expression : nil }
}

extension TupleExprSyntax {
  /// The expression in plain parentheses.
  var only: ExprSyntax? { elements.only }
}

extension CodeBlockItemSyntax {
  /// The value of a `return`.
  var returned: ExprSyntax? { item.as(ReturnStmtSyntax.self)?.expression }
}

extension CodeBlockItemListSyntax {
  /// The only statement, if it is an expression.
  var only: ExprSyntax? { count == 1 ? first?.item.as(ExprSyntax.self) : nil }
}
