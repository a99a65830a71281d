import SwiftSyntax

/// A constraint with a priority that a function of the app's sets:
/// `a.topAnchor.constraint(equalTo: b.topAnchor).with(priority: .high)`.
///
/// The function is an extension's of `NSLayoutConstraint`; it sets the priority and returns the
/// constraint, and does nothing else.
struct PrioritizedConstraint {
  let constraint: ExprSyntax
  let priority: ExprSyntax
  /// `true` if the function takes a number.
  let isNumber: Bool

  init?(_ call: FunctionCallExprSyntax, _ lookup: Lookup) {
    guard let callee = call.calledExpression.member, let base = callee.base,
      let argument = call.arguments.first, call.arguments.count == 1, call.trailingClosure == nil
    else { return nil }
    let functions = (lookup.declarations.members[callee.name] ?? []).filter { symbol in
      symbol.place == .member("NSLayoutConstraint") && symbol.isFunction && !symbol.isStatic
    }
    guard functions.count == 1, let name = functions.first?.declaration,
      let function = name.parent?.as(FunctionDeclSyntax.self),
      let parameter = function.signature.parameterClause.parameters.first,
      function.signature.parameterClause.parameters.count == 1,
      let statements = function.body?.statements, statements.count == 2,
      let assignment = statements.first?.expression?.assignment,
      ["priority", "self.priority"].contains(assignment.target.text),
      statements.last?.returned?.text == "self"
    else { return nil }
    let label = parameter.firstName.text
    guard argument.label?.text ?? "_" == label else { return nil }
    let value = (parameter.secondName ?? parameter.firstName).text
    switch assignment.value.text {
    case value where parameter.type.text == "UILayoutPriority": isNumber = false
    case "UILayoutPriority(\(value))", "UILayoutPriority(rawValue: \(value))",
      ".init(\(value))", ".init(rawValue: \(value))":
      guard parameter.type.text == "Float" else { return nil }
      isNumber = true
    default: return nil
    }
    constraint = base
    priority = argument.expression
  }
}
