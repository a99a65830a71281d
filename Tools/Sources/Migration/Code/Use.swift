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
  static func of(_ node: ExprSyntax) -> Use {
    guard let parent = node.parent else { return .nothing }
    switch parent.as(SyntaxEnum.self) {
    case .forceUnwrapExpr, .optionalChainingExpr, .tryExpr, .subscriptCallExpr,
      .unresolvedTernaryExpr:
      return of(parent.cast(ExprSyntax.self))
    case .memberAccessExpr(let outer):
      // The name after the point, as in `self.gap`, or an element.
      if outer.base?.id != node.id || outer.isElement { return of(ExprSyntax(outer)) }
      guard let call = outer.parent?.as(ExprSyntax.self), call.flattened?.id == node.id
      else { return .member(outer) }
      return of(call)
    case .functionCallExpr(let call):
      // The call of a function whose result is a constraint, or of a closure.
      return call.calledExpression.id == node.id ? of(ExprSyntax(call)) : .other("an argument")
    case .labeledExpr(let argument): return use(of: argument) ?? .argument(argument)
    case .arrayElement(let element):
      let array = element.parent?.parent?.as(ArrayExprSyntax.self)
      return array.map { of(ExprSyntax($0)) } ?? .other("an element")
    case .exprList(let list):
      let sequence = list.parent?.as(SequenceExprSyntax.self)
      return sequence.map { use(of: node, in: $0) } ?? .other("an expression")
    case .initializerClause(let clause): return use(of: clause)
    case .returnStmt(let statement): return useOfResult(in: Syntax(statement))
    case .forStmt(let loop):
      guard loop.sequence.id == node.id, let name = loop.pattern.patternName
      else { return .other("a loop") }
      return .variable(name, at: Syntax(loop.body.statements))
    case .codeBlockItem, .expressionStmt: return node.statementItem.map(ofStatement) ?? .nothing
    default: return .other("an expression")
    }
  }

  /// A statement that is an expression: the result of a closure, a function or a getter if it is
  /// the only one.
  private static func ofStatement(_ item: CodeBlockItemSyntax) -> Use {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1
    else { return .nothing }
    return useOfResult(in: Syntax(item), isImplicit: true)
  }

  private static func useOfResult(in node: Syntax, isImplicit: Bool = false) -> Use {
    for node in node.ancestors {
      switch node.as(SyntaxEnum.self) {
      case .functionDecl(let function):
        if isImplicit, function.signature.returnClause == nil { return .nothing }
        return .result(of: Syntax(function.name))
      case .accessorBlock(let block): return .result(of: Syntax(block))
      case .closureExpr(let closure):
        let parent = closure.parent?.call
        let call = parent?.calledExpression.id == closure.id ? parent : closure.mappingCall
        if let call { return of(ExprSyntax(call)) }
        return isImplicit ? .nothing : .other("the result of a closure")
      case .ifExpr, .switchExpr, .forStmt, .whileStmt, .guardStmt, .initializerDecl, .deferStmt,
        .doStmt:
        if isImplicit { return .nothing }
      default: break
      }
    }
    return .nothing
  }

  /// Returns the use of an argument; `nil` if an unknown function gets it.
  private static func use(of argument: LabeledExprSyntax) -> Use? {
    guard let list = argument.parent?.as(LabeledExprListSyntax.self), list.count == 1
    else { return nil }
    if let tuple = list.parent?.as(TupleExprSyntax.self) { return of(ExprSyntax(tuple)) }
    guard let call = list.parent?.call else { return nil }
    switch call.name {
    case "activate", "deactivate":
      guard let owner = call.base, owner.text == "NSLayoutConstraint" || owner.isConstraintClass
      else { return nil }
      return .activation(call)
    case "addConstraint", "addConstraints", "removeConstraint", "removeConstraints":
      return .hosting(call)
    case "append": return call.base.map { .value(of: $0) }
    default: return nil
    }
  }

  /// Returns the use of an operand.
  private static func use(of node: ExprSyntax, in sequence: SequenceExprSyntax) -> Use {
    let elements = Array(sequence.elements)
    guard let place = elements.firstIndex(where: { $0.id == node.id })
    else { return .other("an expression") }
    if elements.count > 1, elements[1].isAssigning {
      if place == 0 { return .target(sequence.operandsAfterAssignment) }
      return elements[0].is(DiscardAssignmentExprSyntax.self) ? .nothing : .value(of: elements[0])
    }
    let operators = elements.compactMap(\.operatorName)
    if operators == ["=="] || operators == ["!="], elements.count == 3 {
      let isNil = elements[2 - place].is(NilLiteralExprSyntax.self)
      return isNil ? .comparison : .other("a comparison")
    }
    let isJoin = operators.allSatisfy { $0 == "+" }
    let isChoice = elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) } && place > 0
    return isJoin || isChoice ? of(ExprSyntax(sequence)) : .other("an expression")
  }

  private static func use(of clause: InitializerClauseSyntax) -> Use {
    let binding = clause.parent?.as(PatternBindingSyntax.self)
    let condition = clause.parent?.as(OptionalBindingConditionSyntax.self)
    if let pattern = binding?.pattern ?? condition?.pattern, let name = pattern.patternName {
      return .variable(name, at: Syntax(pattern))
    }
    guard let binding else { return .other("a default value") }
    return binding.pattern.is(WildcardPatternSyntax.self) ? .nothing : .other("a tuple")
  }
}

extension SequenceExprSyntax {
  /// The value behind `=` or `+=`. Several operands are a new expression, apart from the tree.
  var valueAfterAssignment: ExprSyntax { ExprSyntax(sequence: operandsAfterAssignment) }

  /// The operands behind `=` or `+=`, in the tree.
  var operandsAfterAssignment: [ExprSyntax] { Array(elements.dropFirst(2)) }
}

extension MemberAccessExprSyntax {
  /// `true` for `constraints.first` and `constraints.last`.
  fileprivate var isElement: Bool { ["first", "last"].contains(name) && parent?.call == nil }
}

extension ClosureExprSyntax {
  /// The call of `map`, `flatMap` or `compactMap` that the closure is given to.
  fileprivate var mappingCall: FunctionCallExprSyntax? {
    ["map", "flatMap", "compactMap"].contains(receivingCall?.name) ? receivingCall : nil
  }
}
