import SwiftSyntax

/// A statement of a library in a list of statements, with what keeps its constraints.
struct FoundStatement {
  enum Keeper {
    case nothing
    /// A new variable, with its declaration up to the value: `let gap: Constraint`.
    case variable(name: String, declaration: String, KeptConstraints.Key?)
    /// A variable that it is assigned to, or an array that it is appended to.
    case target(ExprSyntax, KeptConstraints.Key?, isAppended: Bool)
  }

  let item: CodeBlockItemSyntax
  /// The operands of each statement: several only if they are appended together.
  private(set) var values: [[ExprSyntax]]
  private(set) var keeper = Keeper.nothing
  /// `true` if the values are elements of an array literal.
  private(set) var isList = false
  /// A member that the same statement sets on the constraint: `(a.top == b.top).priority = .high`.
  private(set) var member: (name: String, value: ExprSyntax)?

  /// The variable that keeps the constraints, if its declaration is known.
  var key: KeptConstraints.Key? {
    switch keeper {
    case .nothing: nil
    case .variable(_, _, let key), .target(_, let key, _): key
    }
  }

  /// Finds the statement in an item of a block; `nil` if there is none.
  init?(_ item: CodeBlockItemSyntax, _ reader: some StatementReader) {
    self.item = item
    if let variable = item.item.as(VariableDeclSyntax.self) {
      guard !reader.makesIdle, let binding = variable.bindings.first, variable.bindings.count == 1,
        let name = binding.pattern.patternName,
        let written = binding.initializer?.value, case let value = written.groupOfAll ?? written,
        reader.isStatement(value)
      else { return nil }
      let type = binding.typeAnnotation.map { annotation in
        ": " + annotation.type.text.replacing("NSLayoutConstraint", with: Names.constraint)
      }
      values = [value.statementOperands]
      keeper = .variable(
        name: name, declaration: "\(variable.bindingSpecifier.text) \(name)\(type ?? "")",
        reader.kept.destination(Use.of(written), in: reader.file))
      return
    }
    guard let expression = item.expression else { return nil }
    if reader.makesIdle {
      guard let made = expression.activated, reader.isStatement(made) else { return nil }
      values = [[made]]
      return
    }
    if let assignment = expression.assignedOperands {
      if let access = assignment.target.member, let base = access.base, reader.isStatement(base) {
        values = [base.statementOperands]
        member = (access.name, ExprSyntax(sequence: assignment.operands))
        return
      }
      let only = assignment.operands.count == 1 ? assignment.operands[0] : nil
      guard
        let values = only?.statements(of: reader)
          ?? Self.operands(only?.groupOfAll?.statementOperands ?? assignment.operands, reader)
      else { return nil }
      (self.values, isList) = (values, only?.elements?.isEmpty == false)
      if !assignment.target.is(DiscardAssignmentExprSyntax.self) {
        keep(in: assignment.target, reader, assignment.operation.operatorName == "+=")
      }
    } else if let call = expression.call, call.name == "append", let target = call.base,
      call.arguments.count == 1, let argument = call.arguments.first
    {
      let label = argument.label?.text
      let list = label == "contentsOf" ? argument.expression.statements(of: reader) : nil
      guard ["contentsOf", nil].contains(label),
        let values = list ?? Self.operands(argument.expression.statementOperands, reader)
      else { return nil }
      (self.values, isList) = (values, list != nil)
      keep(in: target, reader, true)
    } else {
      guard reader.isStatement(expression), case .nothing = Use.of(expression) else { return nil }
      values = [expression.statementOperands]
    }
  }

  private static func operands(_ operands: [ExprSyntax], _ reader: some StatementReader)
    -> [[ExprSyntax]]?
  {
    reader.isStatement(operands) ? [operands] : nil
  }

  private mutating func keep(
    in target: ExprSyntax, _ reader: some StatementReader, _ isAppended: Bool
  ) {
    let key = reader.kept.destination(.value(of: target), in: reader.file)
    keeper = .target(target, key, isAppended: isAppended)
  }

  /// `true` if the statement has a closure, whose comments its reader keeps.
  var hasClosure: Bool { values.contains { $0.count == 1 && $0[0].call?.lastClosure != nil } }

  /// Returns the statement with a priority and without a variable.
  func with(priority: ExprSyntax) -> FoundStatement {
    var copy = self
    copy.member = ("priority", priority)
    copy.keeper = .nothing
    return copy
  }

  /// Notes the statement as left, and that what keeps its constraints stays.
  func leave(_ reason: Reason, _ reader: some StatementReader) {
    for operands in values {
      let isCall = reader.makesIdle || reader.maker != nil
      reader.migration.leave(isCall ? Syntax(operands[0]) : Syntax(item), reason.text)
    }
    if let key { reader.kept.exclude(key, reader.file.located(reason.text, at: item)) }
  }
}

extension ExprSyntax {
  /// The statement in Anchorage's `(a.edgeAnchors == b.edgeAnchors).all`.
  var groupOfAll: ExprSyntax? {
    guard let access = member, access.name == "all" else { return nil }
    return access.base?.parenthesized
  }

  /// Returns the operands of each element of an array literal of statements.
  fileprivate func statements(of reader: some StatementReader) -> [[ExprSyntax]]? {
    guard let elements, !elements.isEmpty else { return nil }
    return elements.allSatisfy { reader.isStatement($0) } ? elements.map(\.statementOperands) : nil
  }

  /// The constraint that a statement activates: of `….isActive = true` and `addConstraint(…)`.
  fileprivate var activated: ExprSyntax? {
    if let assignment, let access = assignment.target.member, access.name == "isActive",
      assignment.value.text == "true"
    {
      return access.base
    }
    guard let call, call.name == "addConstraint", !call.calledExpression.containsOptionalChain
    else { return nil }
    return call.onlyArgument
  }
}

extension CodeBlockItemSyntax {
  /// The expression that the item is.
  var expression: ExprSyntax? {
    item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression
  }
}

extension FunctionCallExprSyntax {
  /// The closure that ends the call, also in parentheses.
  var lastClosure: ClosureExprSyntax? {
    trailingClosure ?? arguments.last?.expression.as(ClosureExprSyntax.self)
  }
}
