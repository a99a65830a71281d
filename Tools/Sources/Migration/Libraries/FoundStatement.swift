import SwiftSyntax

/// A statement of a library in a list of statements, with what keeps its constraints.
struct FoundStatement {
  enum Keeper {
    case nothing
    /// A new variable, with its declaration up to the value: `let gap: Constraint`.
    case variable(name: String, declaration: String, KeptConstraints.Key?)
    /// A variable that it is assigned to.
    case target(ExprSyntax, KeptConstraints.Key?)
    /// An array that it is appended to.
    case array(ExprSyntax, KeptConstraints.Key?)
  }

  let item: CodeBlockItemSyntax
  /// The operands of each statement: several only if they are appended together.
  let values: [[ExprSyntax]]
  var keeper: Keeper
  /// `true` if the values are elements of an array literal.
  var isList = false
  /// A member that the same statement sets on the constraint: `(a.top == b.top).priority = .high`.
  var member: (name: String, value: ExprSyntax)?

  /// Finds the statement in an item of a block; `nil` if there is none.
  init?(_ item: CodeBlockItemSyntax, _ reader: some StatementReader) {
    self.item = item
    if let variable = item.item.as(VariableDeclSyntax.self) {
      guard let binding = variable.bindings.first, variable.bindings.count == 1,
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
        let written = binding.initializer?.value, case let value = written.groupOfAll ?? written,
        reader.isStatement(value)
      else { return nil }
      let key = reader.kept.destination(Use.of(written), in: reader.file)
      let type = binding.typeAnnotation.map { annotation in
        ": " + annotation.type.text.replacing("NSLayoutConstraint", with: Names.constraint)
      }
      values = [value.statementOperands]
      keeper = .variable(
        name: pattern.identifier.text,
        declaration: "\(variable.bindingSpecifier.text) \(pattern.identifier.text)\(type ?? "")",
        key)
      return
    }
    guard let expression = item.expression else { return nil }
    if let assignment = expression.assignedOperands {
      if let access = assignment.target.as(MemberAccessExprSyntax.self), let base = access.base,
        reader.isStatement(base)
      {
        values = [base.statementOperands]
        member = (access.declName.baseName.text, ExprSyntax(sequence: assignment.operands))
        keeper = .nothing
        return
      }
      let isAppending = assignment.operation.operatorName == "+="
      if let elements = assignment.operands.first?.as(ArrayExprSyntax.self)?.elements,
        assignment.operands.count == 1, !elements.isEmpty,
        elements.allSatisfy({ reader.isStatement($0.expression) })
      {
        isList = true
        values = elements.map(\.expression.statementOperands)
      } else {
        let operands = assignment.operands.first?.groupOfAll?.statementOperands
        guard reader.isStatement(operands ?? assignment.operands) else { return nil }
        values = [operands ?? assignment.operands]
      }
      let key = reader.kept.destination(.value(of: assignment.target), in: reader.file)
      if assignment.target.is(DiscardAssignmentExprSyntax.self) {
        keeper = .nothing
      } else {
        keeper = isAppending ? .array(assignment.target, key) : .target(assignment.target, key)
      }
      return
    }
    if let append = Append(expression, reader) {
      values = append.values
      isList = append.isList
      keeper = .array(
        append.target, reader.kept.destination(.value(of: append.target), in: reader.file))
      return
    }
    guard reader.isStatement(expression), case .nothing = Use.of(expression) else { return nil }
    values = [expression.statementOperands]
    keeper = .nothing
  }

  /// `constraints.append(a.top == b.top)`.
  private struct Append {
    let target: ExprSyntax
    let values: [[ExprSyntax]]
    let isList: Bool

    init?(_ expression: ExprSyntax, _ reader: some StatementReader) {
      guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
        callee.declName.baseName.text == "append", let base = callee.base,
        let argument = call.arguments.first
      else { return nil }
      if argument.label == nil, reader.isStatement(argument.expression) {
        (values, isList) = ([argument.expression.statementOperands], false)
      } else if argument.label?.text == "contentsOf",
        let elements = argument.expression.as(ArrayExprSyntax.self)?.elements, !elements.isEmpty,
        elements.allSatisfy({ reader.isStatement($0.expression) })
      {
        (values, isList) = (elements.map(\.expression.statementOperands), true)
      } else if argument.label?.text == "contentsOf", reader.isStatement(argument.expression) {
        (values, isList) = ([argument.expression.statementOperands], false)
      } else {
        return nil
      }
      target = base
    }
  }
}

extension ExprSyntax {
  /// The statement in Anchorage's `(a.edgeAnchors == b.edgeAnchors).all`.
  var groupOfAll: ExprSyntax? {
    guard let access = self.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "all"
    else { return nil }
    return access.base?.as(TupleExprSyntax.self)?.only
  }
}

extension CodeBlockItemSyntax {
  /// The expression that the item is.
  var expression: ExprSyntax? {
    item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression
  }
}

extension FoundStatement {
  /// Returns the statement with a priority and without a variable.
  func with(priority: ExprSyntax) -> FoundStatement {
    var copy = self
    copy.member = ("priority", priority)
    copy.keeper = .nothing
    return copy
  }
}
