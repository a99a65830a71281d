import SwiftSyntax

extension CodeRunner {
  /// Runs a closure with arguments.
  @discardableResult
  func invoke(_ closure: ClosureExprSyntax, _ arguments: [SceneValue], _ scope: SceneScope)
    -> SceneValue
  {
    let inner = scope.inner()
    for (place, value) in arguments.enumerated() {
      let names = closure.parameterNames
      if place < names.count { inner.variables[names[place]] = value }
      inner.variables["$\(place)"] = value
    }
    // One argument that is a tuple fills several parameters.
    if arguments.count == 1, case .tuple(_, let values) = arguments[0],
      closure.parameterNames.count > 1 || closure.statements.hasToken(where: { $0.text == "$1" })
    {
      for (place, value) in values.enumerated() {
        if place < closure.parameterNames.count {
          inner.variables[closure.parameterNames[place]] = value
        }
        inner.variables["$\(place)"] = value
      }
    }
    return result(of: closure.statements, inner)
  }

  /// Runs a function with arguments.
  @discardableResult
  func invoke(
    _ function: FunctionDeclSyntax, _ arguments: CodeArguments, _ inner: SceneScope,
    _ node: some SyntaxProtocol, _ scope: SceneScope
  ) -> SceneValue {
    ran.insert(function.id)
    let parameters = function.signature.parameterClause.parameters
    guard let body = function.body, let values = parameters.matched(arguments) else {
      return .unknown
    }
    bind(values, to: parameters, inner)
    return outsideBuilders { result(of: body.statements, inner) }
  }

  /// Gives the values of arguments, or of defaults, to the names of parameters.
  func bind(
    _ values: [SceneValue?], to parameters: FunctionParameterListSyntax, _ scope: SceneScope
  ) {
    for (parameter, value) in zip(parameters, values) {
      let type = TypeName(parameter.type.text, in: scope.type)
      scope.variables[(parameter.secondName ?? parameter.firstName).text] =
        value.map { copied($0) } ?? parameter.defaultValue.map {
          evaluate($0.value, scope, expected: type)
        }
        ?? .unknown
    }
  }

  /// Runs something whose expressions are no statements of the builder around it.
  func outsideBuilders<Result>(_ run: () -> Result) -> Result {
    let outer = collectors
    collectors = []
    defer { collectors = outer }
    return run()
  }

  /// Runs statements, and returns their result.
  func result(of statements: CodeBlockItemListSyntax, _ scope: SceneScope) -> SceneValue {
    depth += 1
    let conditions = openConditions
    defer { (depth, openConditions) = (depth - 1, conditions) }
    if statements.count == 1, let only = statements.first?.expression, collectors.isEmpty,
      only.kind != .ifExpr, only.kind != .switchExpr, only.assignment == nil
    {
      return evaluate(only, scope)
    }
    if case .returned(let value) = run(statements, scope) { return value }
    return .nothing
  }
}
