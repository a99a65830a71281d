import SwiftSyntax

// Parameters that take kept constraints: `func show(_ constraints: [NSLayoutConstraint])`.

extension KeptConstraints {
  /// A function of the app's that takes constraints.
  struct Taker {
    let parameters: FunctionParameterListSyntax
    /// The keys of the parameters, by their places.
    let keys: [Int: Key]

    /// Returns the arguments of a call that go to the parameters; `nil` if they do not fit.
    func arguments(of call: FunctionCallExprSyntax) -> [(argument: LabeledExprSyntax, key: Key)]? {
      guard call.trailingClosure == nil, call.arguments.count == parameters.count else { return nil }
      var found: [(LabeledExprSyntax, Key)] = []
      for (place, (argument, parameter)) in zip(call.arguments, parameters).enumerated() {
        let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
        guard argument.label?.text == label else { return nil }
        if let key = keys[place] { found.append((argument, key)) }
      }
      return found
    }
  }

  /// Returns the variable of the parameter that an argument goes to; `nil` if it keeps nothing.
  func parameter(of argument: LabeledExprSyntax) -> Key? {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let taker = call.calledExpression.lastName.flatMap({ takers[$0] })
    else { return nil }
    return taker.arguments(of: call)?.first { $0.argument.id == argument.id }?.key
  }

  /// Returns the function of a parameter, if each call of it is certainly seen, and each function of
  /// its name is that one.
  func function(of symbol: Symbol) -> FunctionDeclSyntax? {
    guard symbol.modifiers == ["parameter"],
      let parameter = symbol.declaration.parent?.as(FunctionParameterSyntax.self),
      parameter.type.is(ArrayTypeSyntax.self) || parameter.type.is(IdentifierTypeSyntax.self)
        || parameter.type.is(OptionalTypeSyntax.self), parameter.defaultValue == nil,
      let function = parameter.parent?.parent?.parent?.parent?.as(FunctionDeclSyntax.self),
      function.genericParameterClause == nil,
      function.modifierNames.isDisjoint(with: ["public", "open", "override", "@objc", "@IBAction"]),
      let symbols = lookup.declarations.members[function.name.text], symbols.count == 1,
      lookup.declarations.globals[function.name.text] == nil
    else { return nil }
    let type = lookup.enclosingType(of: function)
    return lookup.declarations.types[type]?.isProtocol == true ? nil : function
  }
}
