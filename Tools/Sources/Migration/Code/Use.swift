import SwiftSyntax

/// The use of an expression whose value is a constraint, or several.
enum Use {
  /// Reads or writes a member: `gap.constant = 8`.
  case member(MemberAccessExprSyntax)
  /// Assigns to it, or appends to it with `+=`: the operands behind.
  case target([ExprSyntax])
  /// Assigns it, or appends it, to something.
  case value(of: ExprSyntax)
  /// Gives it to a new variable.
  case variable(String, at: Syntax)
  /// Returns it from a function, a getter, or a closure whose call is not a known one.
  case result(of: Syntax)
  /// Passes it to `NSLayoutConstraint.activate` or `deactivate`.
  case activation(FunctionCallExprSyntax)
  /// Passes it to `addConstraint`, `removeConstraint` and their plurals.
  case hosting(FunctionCallExprSyntax)
  /// Passes it to another function.
  case argument(LabeledExprSyntax)
  /// Compares it with `nil`.
  case comparison
  /// Ignores it.
  case nothing
  case other(String)

  /// Returns the use of an expression.
  static func of(_ expression: ExprSyntax) -> Use {
    var node = expression
    while true {
      guard let parent = node.parent else { return .nothing }
      switch parent.as(SyntaxEnum.self) {
      case .forceUnwrapExpr(let outer): node = ExprSyntax(outer)
      case .optionalChainingExpr(let outer): node = ExprSyntax(outer)
      case .tryExpr(let outer): node = ExprSyntax(outer)
      case .memberAccessExpr(let outer):
        if outer.base?.id == node.id {
          if let element = outer.element {
            node = element
          } else if let call = outer.parent?.as(FunctionCallExprSyntax.self),
            ExprSyntax(call).flattened?.id == node.id
          {
            node = ExprSyntax(call)
          } else {
            return .member(outer)
          }
        } else {
          // The name after the point: `self.gap`.
          node = ExprSyntax(outer)
        }
      case .functionCallExpr(let call):
        // The call of a function whose result is a constraint, or of a closure.
        guard call.calledExpression.id == node.id else { return .other("an argument") }
        node = ExprSyntax(call)
      case .subscriptCallExpr(let outer): node = ExprSyntax(outer)
      case .labeledExpr(let argument):
        guard let next = use(of: argument) else { return .argument(argument) }
        switch next {
        case .expression(let outer): node = outer
        case .use(let use): return use
        }
      case .arrayElement(let element):
        guard let array = element.parent?.parent?.as(ArrayExprSyntax.self) else {
          return .other("an element")
        }
        node = ExprSyntax(array)
      case .exprList(let list):
        guard let sequence = list.parent?.as(SequenceExprSyntax.self) else {
          return .other("an expression")
        }
        switch use(of: node, in: sequence) {
        case .expression(let outer): node = outer
        case .use(let use): return use
        }
      case .unresolvedTernaryExpr(let outer): node = ExprSyntax(outer)
      case .initializerClause(let clause): return use(of: clause)
      case .returnStmt(let statement): return useOfResult(in: Syntax(statement))
      case .forStmt(let loop):
        guard loop.sequence.id == node.id,
          let pattern = loop.pattern.as(IdentifierPatternSyntax.self)
        else { return .other("a loop") }
        return .variable(pattern.identifier.text, at: Syntax(loop.body.statements))
      case .codeBlockItem(let item): return ofStatement(item)
      case .expressionStmt(let statement):
        guard let item = statement.parent?.as(CodeBlockItemSyntax.self) else { return .nothing }
        return ofStatement(item)
      default: return .other("an expression")
      }
    }
  }

  private enum Step {
    case expression(ExprSyntax)
    case use(Use)
  }

  /// A statement that is an expression: the result of a closure, a function or a getter if it is
  /// the only one.
  private static func ofStatement(_ item: CodeBlockItemSyntax) -> Use {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else {
      return .nothing
    }
    return useOfResult(in: Syntax(item), isImplicit: true)
  }

  private static func useOfResult(in node: Syntax, isImplicit: Bool = false) -> Use {
    var parent = node.parent
    while let current = parent {
      switch current.as(SyntaxEnum.self) {
      case .functionDecl(let function):
        if isImplicit, function.signature.returnClause == nil { return .nothing }
        return .result(of: Syntax(function.name))
      case .accessorBlock(let block): return .result(of: Syntax(block))
      case .closureExpr(let closure):
        if let call = closure.parent?.as(FunctionCallExprSyntax.self),
          call.calledExpression.id == closure.id
        {
          return of(ExprSyntax(call))
        }
        if let call = closure.mappingCall { return of(ExprSyntax(call)) }
        return isImplicit ? .nothing : .other("the result of a closure")
      case .ifExpr, .switchExpr, .forStmt, .whileStmt, .guardStmt, .initializerDecl, .deferStmt,
        .doStmt:
        if isImplicit { return .nothing }
      default: break
      }
      parent = current.parent
    }
    return .nothing
  }

  /// Returns the use of an argument.
  private static func use(of argument: LabeledExprSyntax) -> Step? {
    guard let list = argument.parent?.as(LabeledExprListSyntax.self) else { return nil }
    if let tuple = list.parent?.as(TupleExprSyntax.self) {
      return tuple.elements.count == 1 ? .expression(ExprSyntax(tuple)) : nil
    }
    guard let call = list.parent?.as(FunctionCallExprSyntax.self), list.count == 1 else {
      return nil
    }
    let callee = call.calledExpression.text.onOneLine
    if callee == "NSLayoutConstraint.activate" || callee == "NSLayoutConstraint.deactivate" {
      return .use(.activation(call))
    }
    let name = call.calledExpression.lastName
    switch name {
    case "addConstraint", "addConstraints", "removeConstraint", "removeConstraints":
      return .use(.hosting(call))
    case "append":
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
        return nil
      }
      return .use(.value(of: base))
    default: return nil
    }
  }

  /// Returns the use of an operand.
  private static func use(of node: ExprSyntax, in sequence: SequenceExprSyntax) -> Step {
    let elements = Array(sequence.elements)
    guard let place = elements.firstIndex(where: { $0.id == node.id }) else {
      return .use(.other("an expression"))
    }
    func isAssigning(_ element: ExprSyntax) -> Bool {
      element.is(AssignmentExprSyntax.self)
        || element.as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
    }
    if elements.count > 1, isAssigning(elements[1]) {
      if place == 0 { return .use(.target(sequence.operandsAfterAssignment)) }
      if elements[0].is(DiscardAssignmentExprSyntax.self) { return .use(.nothing) }
      return .use(.value(of: elements[0]))
    }
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    if operators == ["=="] || operators == ["!="], elements.count == 3 {
      let other = elements[2 - place]
      return other.is(NilLiteralExprSyntax.self) ? .use(.comparison) : .use(.other("a comparison"))
    }
    let isJoin = operators.allSatisfy { $0 == "+" }
    let isChoice = elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) } && place > 0
    if isJoin || isChoice { return .expression(ExprSyntax(sequence)) }
    return .use(.other("an expression"))
  }

  private static func use(of clause: InitializerClauseSyntax) -> Use {
    if let binding = clause.parent?.as(PatternBindingSyntax.self) {
      if binding.pattern.is(WildcardPatternSyntax.self) { return .nothing }
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        return .other("a tuple")
      }
      return .variable(pattern.identifier.text, at: Syntax(pattern))
    }
    if let binding = clause.parent?.as(OptionalBindingConditionSyntax.self),
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    {
      return .variable(pattern.identifier.text, at: Syntax(pattern))
    }
    return .other("a default value")
  }
}

extension SequenceExprSyntax {
  /// The value behind `=` or `+=`. Several operands are a new expression, apart from the tree.
  var valueAfterAssignment: ExprSyntax { ExprSyntax(sequence: operandsAfterAssignment) }

  /// The operands behind `=` or `+=`, in the tree.
  var operandsAfterAssignment: [ExprSyntax] { Array(elements.dropFirst(2)) }
}

extension MemberAccessExprSyntax {
  /// For `constraints.first` and `constraints.last`, the element, which is used further.
  fileprivate var element: ExprSyntax? {
    guard ["first", "last"].contains(declName.baseName.text),
      parent?.is(FunctionCallExprSyntax.self) != true
    else { return nil }
    return ExprSyntax(self)
  }
}

extension ClosureExprSyntax {
  /// The call of `map`, `flatMap` or `compactMap` that the closure is given to.
  fileprivate var mappingCall: FunctionCallExprSyntax? {
    let direct = parent?.as(FunctionCallExprSyntax.self)
    let call = direct ?? parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    guard let call, ["map", "flatMap", "compactMap"].contains(call.calledExpression.lastName) else {
      return nil
    }
    return call
  }
}
