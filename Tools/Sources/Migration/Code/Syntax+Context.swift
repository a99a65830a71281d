import SwiftSyntax

extension SyntaxProtocol {
  /// `true` if the node stands in an `if`, a `guard`, a `switch`, a loop or a closure of its
  /// function.
  var isConditional: Bool {
    var child = Syntax(self)
    for node in ancestors {
      switch node.as(SyntaxEnum.self) {
      case .ifExpr, .switchExpr, .guardStmt, .forStmt, .whileStmt, .closureExpr, .ifConfigDecl:
        return true
      case .doStmt(let statement) where !statement.catchClauses.isEmpty: return true
      case .codeBlockItemList(let list):
        // An early exit before the node.
        if list.contains(where: { $0.position < child.position && $0.mayLeave }) { return true }
      case .functionDecl, .initializerDecl, .accessorDecl, .accessorBlock: return false
      default: break
      }
      child = node
    }
    return false
  }

  /// `true` if the node is a whole statement.
  var isStatement: Bool { statementItem != nil }

  /// The item of a code block that the node makes up.
  var statementItem: CodeBlockItemSyntax? {
    let node = parent?.as(ExpressionStmtSyntax.self).map { Syntax($0) } ?? Syntax(self)
    return node.parent?.as(CodeBlockItemSyntax.self)
  }

  /// The statement around the node.
  var enclosingItem: CodeBlockItemSyntax? { ancestor(CodeBlockItemSyntax.self) }

  /// The innermost closure around the node.
  var enclosingClosure: ClosureExprSyntax? { ancestor(ClosureExprSyntax.self) }

  /// The nearest closure around the node that captures `self` weakly and has not unwrapped it
  /// before the node; `nil` if `self` is not optional.
  var optionalSelf: ClosureExprSyntax? {
    var child = Syntax(self)
    for node in ancestors {
      switch node.as(SyntaxEnum.self) {
      case .codeBlockItemList(let list):
        let isUnwrapped = list.contains { item in
          item.position < child.position
            && item.item.as(GuardStmtSyntax.self)?.conditions.contains(where: \.bindsSelf) == true
        }
        if isUnwrapped { return nil }
      case .ifExpr(let statement) where statement.body.id == child.id:
        if statement.conditions.contains(where: \.bindsSelf) { return nil }
      case .closureExpr(let closure) where closure.isWeak: return closure
      default: break
      }
      child = node
    }
    return nil
  }
}

extension ExprSyntax {
  /// The two sides of an assignment.
  var assignment: (target: ExprSyntax, value: ExprSyntax)? {
    let operands = operands
    guard operands.count > 2, operands[1].is(AssignmentExprSyntax.self) else { return nil }
    return (operands[0], ExprSyntax(sequence: Array(operands.dropFirst(2))))
  }

  /// The parts of `condition ? first : second`.
  var choice: (condition: String, first: ExprSyntax, second: ExprSyntax)? {
    if let inner = parenthesized { return inner.choice }
    let parts = operands.split(omittingEmptySubsequences: false) {
      $0.is(UnresolvedTernaryExprSyntax.self)
    }
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty,
      let ternary = operands[parts[0].count].as(UnresolvedTernaryExprSyntax.self)
    else { return nil }
    let condition = parts[0].map(\.description).joined().trimmed.onOneLine
    return (condition, ternary.thenExpression, ExprSyntax(sequence: Array(parts[1])))
  }

  /// The base of `.compactMap { $0 }` or `.flatMap { $0 }`: a builder accepts optionals and
  /// arrays of arrays.
  var flattened: ExprSyntax? {
    ["compactMap", "flatMap"].contains(call?.name) && call?.trailingClosure?.statements.text == "$0"
      ? call?.base : nil
  }

  /// The text on one line, in parentheses if operators are outside them.
  var operandText: String {
    self.is(SequenceExprSyntax.self) ? "(\(text.onOneLine))" : text.onOneLine
  }
}

extension ConditionElementSyntax {
  fileprivate var bindsSelf: Bool {
    condition.as(OptionalBindingConditionSyntax.self)?.pattern.text.filter { $0 != "`" } == "self"
  }
}

extension ClosureExprSyntax {
  /// `true` if the closure captures `self` weakly.
  var isWeak: Bool { signature?.capture?.text.contains("weak self") == true }

  /// The call that gets the closure, behind its parentheses or as an argument without others.
  var receivingCall: FunctionCallExprSyntax? {
    parent?.call ?? parent?.as(LabeledExprSyntax.self)?.parent?.parent?.call
  }

  /// The result of the last statement.
  var result: ExprSyntax? { statements.last.flatMap { $0.returned ?? $0.expression } }

  /// The variable whose initial value contains the closure, as in `let title = { … }()`.
  var binding: PatternBindingSyntax? {
    ancestor(PatternBindingSyntax.self) { $0.is(CodeBlockItemListSyntax.self) }
  }

  /// The edits that make `self` in the closure what it is in a builder, whose closure runs at once:
  /// not optional.
  var editsUnwrappingSelf: [Edit] {
    statements.descendants(DeclReferenceExprSyntax.self).compactMap { reference in
      guard reference.baseName.text == "self" else { return nil }
      let mark =
        reference.parent?.as(OptionalChainingExprSyntax.self)?.questionMark
        ?? reference.parent?.as(ForceUnwrapExprSyntax.self)?.exclamationMark
      return mark.map { Edit($0.range, "") }
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
    let exit = body.statements.first?.item.as(ReturnStmtSyntax.self)
    return conditions.count == 1 && conditions.first?.bindsSelf == true
      && body.statements.count == 1 && exit.map { $0.expression == nil } == true
  }
}

extension CodeBlockItemSyntax {
  /// `true` if a `return` or `throw` stands in the statement.
  fileprivate var mayLeave: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      [.keyword(.return), .keyword(.throw)].contains($0.tokenKind)
    }
  }
}

extension FunctionCallExprSyntax {
  /// `true` if a statement beside the call is written so.
  func hasStatementBeside(_ text: String) -> Bool {
    // Texts of other lengths are not even made.
    statementItem?.parent?.as(CodeBlockItemListSyntax.self)?.contains {
      $0.item.range.count == text.utf8.count && $0.item.text == text
    } ?? false
  }
}

extension CodeBlockItemListSyntax {
  /// Returns the first name in an expression that the statements, but one, declare; `nil` if they
  /// declare none of them.
  func declaredName(in expression: ExprSyntax, but statement: CodeBlockItemSyntax? = nil) -> String?
  {
    var names: Set<String> = []
    for item in self where item.id != statement?.id {
      item.walk { node in
        let function = node.as(FunctionDeclSyntax.self)
        if let name = node.patternName ?? function?.name.text { names.insert(name) }
        return function == nil
      }
    }
    return expression.tokens(viewMode: .sourceAccurate).lazy.map(\.text)
      .first { names.contains($0) }
  }
}
