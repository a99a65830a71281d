import SwiftSyntax

extension SyntaxProtocol {
  /// `true` if the node stands in an `if`, a `guard`, a `switch`, a loop or a closure of its
  /// function.
  var isConditional: Bool {
    var (node, child) = (parent, Syntax(self))
    while let current = node {
      switch current.as(SyntaxEnum.self) {
      case .ifExpr, .switchExpr, .guardStmt, .forStmt, .whileStmt, .closureExpr, .ternaryExpr:
        return true
      case .ifConfigDecl: return true
      case .doStmt(let statement) where !statement.catchClauses.isEmpty: return true
      case .codeBlockItemList(let list):
        // An early exit before the node.
        for item in list where item.position < child.position && item.mayLeave { return true }
      case .functionDecl, .initializerDecl, .accessorDecl, .accessorBlock: return false
      default: break
      }
      child = current
      node = current.parent
    }
    return false
  }

  /// `true` if the node is a whole statement.
  var isStatement: Bool { statementItem != nil }

  /// The item of a code block that the node makes up.
  var statementItem: CodeBlockItemSyntax? {
    if let item = parent?.as(CodeBlockItemSyntax.self) { return item }
    if let wrapper = parent?.as(ExpressionStmtSyntax.self) {
      return wrapper.parent?.as(CodeBlockItemSyntax.self)
    }
    return nil
  }
}

extension SyntaxProtocol {
  /// The statement around the node.
  var enclosingItem: CodeBlockItemSyntax? {
    parent.flatMap { $0.as(CodeBlockItemSyntax.self) ?? $0.enclosingItem }
  }
}

extension TupleExprSyntax {
  /// The expression in plain parentheses.
  var only: ExprSyntax? {
    guard elements.count == 1, let element = elements.first, element.label == nil else {
      return nil
    }
    return element.expression
  }
}

extension ExprSyntax {
  /// The two sides of an assignment.
  var assignment: (target: ExprSyntax, value: ExprSyntax, node: ExprSyntax)? {
    if let sequence = self.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) else { return nil }
      return (elements[0], sequence.valueAfterAssignment, self)
    }
    if let infix = self.as(InfixOperatorExprSyntax.self),
      infix.operator.is(AssignmentExprSyntax.self)
    {
      return (infix.leftOperand, infix.rightOperand, self)
    }
    return nil
  }
}

extension ExprSyntax {
  /// The parts of `condition ? first : second`.
  var choice: (condition: String, first: ExprSyntax, second: ExprSyntax)? {
    if let inner = self.as(TupleExprSyntax.self)?.only { return inner.choice }
    guard let sequence = self.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    let places = elements.indices.filter { elements[$0].is(UnresolvedTernaryExprSyntax.self) }
    guard let place = places.first, places.count == 1, place > 0, place < elements.count - 1,
      let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self)
    else { return nil }
    let condition = elements[..<place].map { $0.description }.joined()
    let second = ExprSyntax(sequence: Array(elements[(place + 1)...]))
    return (condition.trimmed.onOneLine, ternary.thenExpression, second)
  }
}

extension ExprSyntax {
  /// The target and the values of `list.append(value)`, `list += [values]` and `list = [values]`.
  var appended: (target: ExprSyntax, values: [ExprSyntax])? {
    if let call = self.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "append", let target = callee.base,
      call.arguments.count == 1, let value = call.arguments.first, value.label == nil
    {
      return (target, [value.expression])
    }
    guard let sequence = self.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count == 3, let array = elements[2].as(ArrayExprSyntax.self),
      elements[1].is(AssignmentExprSyntax.self)
        || elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
    else { return nil }
    return (elements[0], array.elements.map(\.expression))
  }
}

extension SyntaxProtocol {
  /// The nearest closure around the node that captures `self` weakly and has not unwrapped it
  /// before the node; `nil` if `self` is not optional.
  var optionalSelf: ClosureExprSyntax? {
    var (child, node) = (Syntax(self), parent)
    while let current = node {
      if let list = current.as(CodeBlockItemListSyntax.self) {
        for item in list where item.position < child.position {
          if item.item.as(GuardStmtSyntax.self)?.conditions.contains(where: \.bindsSelf) == true {
            return nil
          }
        }
      }
      if let statement = current.as(IfExprSyntax.self), statement.body.id == child.id,
        statement.conditions.contains(where: \.bindsSelf)
      {
        return nil
      }
      if let closure = current.as(ClosureExprSyntax.self),
        closure.signature?.capture?.text.contains("weak self") == true
      {
        return closure
      }
      child = current
      node = current.parent
    }
    return nil
  }
}

extension ConditionElementSyntax {
  fileprivate var bindsSelf: Bool {
    condition.as(OptionalBindingConditionSyntax.self)?.pattern.text.filter { $0 != "`" } == "self"
  }
}

extension ExprSyntax {
  /// The base of `.compactMap { $0 }` or `.flatMap { $0 }`: a builder accepts optionals and
  /// arrays of arrays.
  var flattened: ExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["compactMap", "flatMap"].contains(callee.declName.baseName.text),
      call.trailingClosure?.statements.text == "$0"
    else { return nil }
    return callee.base
  }
}

extension ClosureExprSyntax {
  /// The edits that make `self` in the closure what it is in a builder, whose closure runs at once:
  /// not optional.
  var editsUnwrappingSelf: [Edit] {
    statements.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard token.text == "self", let reference = token.parent?.as(DeclReferenceExprSyntax.self)
      else { return nil }
      if let optional = reference.parent?.as(OptionalChainingExprSyntax.self) {
        return Edit(optional.questionMark.range, "")
      }
      let forced = reference.parent?.as(ForceUnwrapExprSyntax.self)
      return forced.map { Edit($0.exclamationMark.range, "") }
    }
  }
}

extension String {
  /// `true` for a capture list of `self` alone.
  var isCaptureOfSelf: Bool {
    ["[weak self]", "[unowned self]", "[self]", "[unowned(unsafe) self]"].contains(self)
  }
}

extension GuardStmtSyntax {
  /// `true` for `guard let self = self else { return }`.
  var unwrapsSelf: Bool {
    guard let binding = conditions.first?.condition.as(OptionalBindingConditionSyntax.self),
      conditions.count == 1, body.statements.count == 1,
      let statement = body.statements.first?.item.as(ReturnStmtSyntax.self)
    else { return false }
    return binding.pattern.text.filter { $0 != "`" } == "self" && statement.expression == nil
  }
}

extension ExprSyntax {
  /// The text on one line, in parentheses if operators are outside them.
  var operandText: String {
    self.is(SequenceExprSyntax.self) || self.is(TernaryExprSyntax.self)
      ? "(\(text.onOneLine))" : text.onOneLine
  }
}

extension CodeBlockItemSyntax {
  /// `true` if a `return` or `throw` stands in the statement.
  fileprivate var mayLeave: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .keyword(.return) || token.tokenKind == .keyword(.throw)
    }
  }
}

extension SyntaxProtocol {
  /// The innermost closure around the node.
  var enclosingClosure: ClosureExprSyntax? {
    var node = parent
    while let current = node {
      if let closure = current.as(ClosureExprSyntax.self) { return closure }
      node = current.parent
    }
    return nil
  }
}

extension ClosureExprSyntax {
  /// The result of the last statement.
  var result: ExprSyntax? {
    let last = statements.last
    return last?.item.as(ReturnStmtSyntax.self)?.expression ?? last?.expression
  }

  /// The variable whose initial value contains the closure, as in `let title = { … }()`.
  var binding: PatternBindingSyntax? {
    var node = parent
    while let current = node, !current.is(CodeBlockItemListSyntax.self) {
      if let binding = current.as(PatternBindingSyntax.self) { return binding }
      node = current.parent
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// `true` if a statement beside the call is written so.
  func hasStatementBeside(_ text: String) -> Bool {
    let item = ExprSyntax(self).statementItem
    guard let list = item?.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    return list.contains { $0.item.text == text }
  }
}

extension CodeBlockItemListSyntax {
  /// Returns the first name in an expression that the statements, but one, declare; `nil` if they
  /// declare none of them.
  func declaredName(in expression: ExprSyntax, but statement: CodeBlockItemSyntax? = nil) -> String?
  {
    let finder = DeclaredNameFinder(viewMode: .sourceAccurate)
    for item in self where item.id != statement?.id { finder.walk(item) }
    if finder.names.isEmpty { return nil }
    return expression.tokens(viewMode: .sourceAccurate).lazy.map(\.text)
      .first { finder.names.contains($0) }
  }
}

/// Finds the names that variables, conditions and loops declare.
private final class DeclaredNameFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }
}
