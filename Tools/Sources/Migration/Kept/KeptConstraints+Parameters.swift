import SwiftSyntax

// Parameters that take kept constraints: `func show(_ constraints: [NSLayoutConstraint])`.

extension KeptConstraints {
  /// A function of the app's that takes constraints.
  struct Taker {
    let parameters: FunctionParameterListSyntax
    /// The keys of the parameters, by their places.
    let keys: [Int: Key]
  }

  /// Returns the variable of the parameter that an argument goes to; `nil` if it keeps nothing.
  func parameter(of argument: LabeledExprSyntax, in file: SourceFile) -> Key? {
    guard let call = argument.parent?.parent?.call, let taker = call.name.flatMap({ takers[$0] })
    else { return nil }
    return arguments(of: call, to: taker, in: file)?.first { $0.argument.id == argument.id }?.key
  }

  /// Returns the arguments of a call that go to the parameters; `nil` if they do not fit, or if the
  /// call may be one of another function by the same name.
  func arguments(of call: FunctionCallExprSyntax, to taker: Taker, in file: SourceFile)
    -> [(argument: LabeledExprSyntax, key: Key)]?
  {
    let (callee, name) = (call.calledExpression, call.name ?? "")
    let type = callee.member?.base.flatMap { lookup.type(of: $0, in: file) }
    let symbol =
      callee.plainName != nil
      ? lookup.symbol(name, at: callee, in: file)
      : type.flatMap { lookup.declarations.member(name, of: $0, isFunction: true) }
    let function = symbol?.declaration.parent?.as(FunctionDeclSyntax.self)
    guard function?.signature.parameterClause.parameters.id == taker.parameters.id,
      call.trailingClosure == nil,
      call.arguments.map({ $0.label?.text ?? "_" }) == taker.parameters.map(\.firstName.text)
    else { return nil }
    return call.arguments.enumerated().compactMap { place, argument in
      taker.keys[place].map { (argument, $0) }
    }
  }

  /// Returns the function of a parameter, if each call of it is certainly seen, and each function
  /// of its name is that one.
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
    // A protocol of another module may require the function.
    let type = lookup.enclosingType(of: function)
    let isKnown = lookup.declarations.isKnown(type)
    return !isKnown || lookup.declarations.types[type]?.isProtocol == true ? nil : function
  }
}
