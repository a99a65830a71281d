import SwiftSyntax

/// The arguments of a call.
typealias CodeArguments = [(label: String?, value: SceneValue)]

extension CodeRunner {
  func call(_ node: FunctionCallExprSyntax, _ scope: SceneScope, _ expected: TypeName?)
    -> SceneValue
  {
    let result = calling(node, scope, expected)
    // What a function does with a variable of its caller is not followed.
    for argument in node.arguments {
      if let variable = argument.expression.as(InOutExprSyntax.self) {
        assign(.unknown, to: variable.expression, scope)
      }
    }
    return result
  }

  private func calling(
    _ node: FunctionCallExprSyntax, _ scope: SceneScope, _ expected: TypeName?
  ) -> SceneValue {
    if let made = statement(node, scope) { return made }
    let called = node.calledExpression
    if let name = called.plainName {
      return call(name, node, scope)
    }
    if let access = called.member {
      guard let base = access.base else {
        return callImplicit(access.name, node, scope, expected)
      }
      if base.is(SuperExprSyntax.self) { return callSuper(access.name, node, scope) }
      if base.plainName == "Anchors" { return call(access.name, node, scope) }
      if access.name == "init", base.text == "self" {
        let arguments = arguments(of: node, scope)
        if let own = scope.own {
          initialize(own, as: own.type, arguments, node, scope)
        } else {
          _ = scope.set("self", to: make(scope.type, arguments, node, scope))
        }
        return .nothing
      }
      return call(access.name, of: evaluate(base, scope), base, node, scope)
    }
    // `[UIView]()`
    if node.arguments.isEmpty, called.is(ArrayExprSyntax.self) { return .list([]) }
    if node.arguments.isEmpty, called.is(DictionaryExprSyntax.self) { return .dictionary([:]) }
    if case .closure(let closure, let outer) = evaluate(called, scope) {
      return invoke(closure, arguments(of: node, scope).map(\.value), outer)
    }
    return unknownCall(node, arguments(of: node, scope), scope)
  }

  func arguments(of list: LabeledExprListSyntax, _ scope: SceneScope) -> CodeArguments {
    list.map { ($0.label?.text, evaluate($0.expression, scope)) }
  }

  /// Returns the values of a call's arguments, with its trailing closures.
  func arguments(of node: FunctionCallExprSyntax, _ scope: SceneScope) -> CodeArguments {
    var result = arguments(of: node.arguments, scope)
    if let closure = node.trailingClosure {
      result.append((FunctionParameterListSyntax.trailing, .closure(closure, scope)))
    }
    for closure in node.additionalTrailingClosures {
      result.append((closure.label.text, .closure(closure.closure, scope)))
    }
    return result
  }

  // MARK: - Functions by their names

  private func call(_ name: String, _ node: FunctionCallExprSyntax, _ scope: SceneScope)
    -> SceneValue
  {
    let arguments = arguments(of: node, scope)
    switch scope.value(name) {
    case .closure(let closure, let outer)?: return invoke(closure, arguments.map(\.value), outer)
    case .function(let function, let outer)?:
      return invoke(function, arguments, outer.inner(), node, scope)
    case .method(let method, let item)?:
      return callMethod(method, of: item, arguments, node, scope) ?? .unknown
    default: break
    }
    if let own = scope.own, let value = callMethod(name, of: own, arguments, node, scope) {
      return value
    }
    var type = scope.type
    while !type.isEmpty {
      if let value = callStatic(name, of: type, arguments, node, scope) { return value }
      type = type.outerType
    }
    if let value = callBuiltIn(name, arguments) { return value }
    for found in types.globals where found.node.name.text == name {
      let inner = SceneScope(found.file, own: nil, type: "")
      if found.node.signature.parameterClause.parameters.matched(arguments) != nil {
        return invoke(found.node, arguments, inner, node, scope)
      }
    }
    if name == "ConstraintGroup" { return make(name, arguments, node, scope) }
    if case .type(let path)? = lookUp(name, scope) { return make(path, arguments, node, scope) }
    // A method that an extension in another file declares.
    let mayBeOwn = scope.own.map { $0.isView || $0.isController } ?? false
    return unknownCall(node, arguments, scope, mayBeMethod: mayBeOwn)
  }

  private func callBuiltIn(_ name: String, _ arguments: CodeArguments) -> SceneValue? {
    let values = arguments.map(\.value)
    switch name {
    case "CGFloat", "Double", "Float", "Int", "TimeInterval":
      return values.count == 1 ? values[0].number.map { .number($0) } ?? .unknown : .unknown
    case "Priority", "UILayoutPriority":
      return values.count == 1 ? priority(of: values[0]).map { .number($0) } ?? .unknown : .unknown
    case "max", "min":
      let numbers = values.compactMap(\.number)
      guard numbers.count == values.count else { return .unknown }
      return (name == "max" ? numbers.max() : numbers.min()).map { .number($0) } ?? .unknown
    case "abs": return values.first?.number.map { .number(abs($0)) } ?? .unknown
    case "zip":
      guard values.count == 2, let a = values[0].elements, let b = values[1].elements else {
        return .unknown
      }
      return .list(zip(a, b).map { .tuple([nil, nil], [$0, $1]) })
    case "print", "debugPrint", "assert", "precondition", "assertionFailure", "NSLog":
      return .nothing
    case "fatalError", "preconditionFailure": return .unknown
    default: return nil
    }
  }

  /// Returns the value of a static function of a type; `nil` if it has none that fits.
  func callStatic(
    _ name: String, of type: String, _ arguments: CodeArguments, _ node: FunctionCallExprSyntax,
    _ scope: SceneScope
  ) -> SceneValue? {
    for found in types.functions(name, of: type, isStatic: true)
    where found.node.signature.parameterClause.parameters.matched(arguments) != nil {
      let inner = SceneScope(found.file, own: nil, type: type)
      return invoke(found.node, arguments, inner, node, scope)
    }
    return nil
  }

  /// Returns the value of a method of an item; `nil` if it has none that fits.
  func callMethod(
    _ name: String, of item: SceneItem, _ arguments: CodeArguments, _ node: some SyntaxProtocol,
    _ scope: SceneScope
  ) -> SceneValue? {
    for found in types.functions(name, of: item.type, isStatic: false)
    where found.isVisible(in: scope)
      && found.node.signature.parameterClause.parameters.matched(arguments) != nil
    {
      let inner = SceneScope(found.file, own: item, type: found.type)
      return invoke(found.node, arguments, inner, node, scope)
    }
    return callView(name, of: item, arguments, node, scope)
  }

  private func callSuper(_ name: String, _ node: FunctionCallExprSyntax, _ scope: SceneScope)
    -> SceneValue
  {
    guard let own = scope.own else { return .unknown }
    let arguments = arguments(of: node, scope)
    let types = types.lineage(of: scope.type).dropFirst()
    if name == "init" {
      if let type = types.first { initialize(own, as: type, arguments, node, scope) }
      return .nothing
    }
    for type in types {
      for found in self.types.members(FunctionDeclSyntax.self, of: type)
      where found.node.name.text == name {
        let inner = SceneScope(found.file, own: own, type: found.type)
        return invoke(found.node, arguments, inner, node, scope)
      }
    }
    return Self.viewMethods.contains(name)
      ? callView(name, of: own, arguments, node, scope) ?? .nothing : .nothing
  }

  /// Returns the value of `.init(…)` and of static functions whose type the context gives.
  private func callImplicit(
    _ name: String, _ node: FunctionCallExprSyntax, _ scope: SceneScope, _ expected: TypeName?
  ) -> SceneValue {
    let arguments = arguments(of: node, scope)
    if let font = font(name, arguments) { return font }
    if name == "init", arguments.count == 1, let number = priority(of: arguments[0].value) {
      return .number(number)
    }
    guard let expected = expected?.unwrapped else { return .unknown }
    let path = declarations.place(of: expected)
    if name == "init" { return make(path, arguments, node, scope) }
    return callStatic(name, of: path, arguments, node, scope) ?? .unknown
  }

  // MARK: - Functions of values

  private func call(
    _ name: String, of value: SceneValue, _ base: ExprSyntax, _ node: FunctionCallExprSyntax,
    _ scope: SceneScope
  ) -> SceneValue {
    let arguments = arguments(of: node, scope)
    if let value = callThen(name, value, arguments) { return value }
    switch value {
    case .item(let item):
      if case .closure(let closure, let outer)? = item.fields[name] {
        return invoke(closure, arguments.map(\.value), outer)
      }
      if let value = callMethod(name, of: item, arguments, node, scope) { return value }
      let mayBeMethod = item.isView || item.isGuide || item === scope.own && item.isController
      return unknownCall(node, arguments, scope, mayBeMethod: mayBeMethod, receiver: item)
    case .type(let path):
      if name == "init" { return make(path, arguments, node, scope) }
      if let value = callStatic(name, of: path, arguments, node, scope) { return value }
      if let value = callType(name, path, arguments, node, scope) { return value }
    case .list(let values):
      if let value = callList(name, values, base, arguments, node, scope) { return value }
    case .dictionary(let values):
      if name == "mapValues", let change = arguments.first?.value {
        return .dictionary(values.mapValues { apply(change, $0, node, scope) })
      }
    case .anchor(let end, let attribute):
      if name == "constraint", let made = constraint(end, attribute, arguments, node, scope) {
        return .constraint(made)
      }
    case .constraint, .group:
      if callConstraints(name, value, arguments) { return .nothing }
    case .bool(let isOn) where name == "toggle":
      assign(.bool(!isOn), to: base, scope)
      return .nothing
    case .text, .number, .bool, .numbers, .member, .font, .null:
      if Self.mutating.contains(name) { assign(.unknown, to: base, scope) }
      return .unknown
    case .unknown where name == "toggle" && base.member != nil:
      assign(.unknown, to: base, scope)
      return .nothing
    default: break
    }
    if Self.mutating.contains(name), !value.isUnknown { assign(.unknown, to: base, scope) }
    return unknownCall(node, arguments, scope)
  }

  /// Runs the functions of the package Then, unless the files declare them; returns `nil` for
  /// others.
  private func callThen(_ name: String, _ value: SceneValue, _ arguments: CodeArguments)
    -> SceneValue?
  {
    guard name == "then" || name == "do", arguments.count == 1, !value.isUnknown,
      declarations.functions(name).isEmpty,
      case .closure(let closure, let outer) = arguments[0].value
    else { return nil }
    _ = outsideBuilders { invoke(closure, [value], outer) }
    return name == "then" ? value : .nothing
  }

  /// The methods of values that change them.
  private static let mutating: Set = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast", "sort",
    "reverse", "shuffle", "swapAt", "negate", "round", "formUnion", "subtract", "merge",
    "updateValue", "removeValue", "replaceSubrange", "removeSubrange", "partition", "reserve",
    "formIntersection", "addProduct",
  ]

  private func callType(
    _ name: String, _ path: String, _ arguments: CodeArguments, _ node: FunctionCallExprSyntax,
    _ scope: SceneScope
  ) -> SceneValue? {
    if let font = font(name, arguments) { return font }
    let isConstraint = ["Constraint", "NSLayoutConstraint"].contains(path)
    if isConstraint, let value = arguments.first?.value, arguments.count == 1 {
      switch name {
      case "activate":
        if let made = build(value, []) ?? value.constraints {
          activate(made)
          return .nothing
        }
        guard let elements = value.elements else { return nil }
        for element in elements {
          if let made = element.constraints { activate(made) }
        }
        note(node, scope, "some of the constraints are not known", .constraint)
        return .nothing
      case "deactivate":
        guard let made = value.constraints else { return nil }
        deactivate(made)
        return .nothing
      default: return nil
      }
    }
    if name == "visualFormat", isConstraint {
      return visualFormat(arguments, node, scope)
    }
    // PureLayout's way to make a view.
    if name == "newAutoLayout", arguments.isEmpty {
      let value = make(path, [], node, scope)
      value.item?.hasNoMask = true
      return value
    }
    let isAnimation = ["animate", "transition", "performWithoutAnimation"].contains(name)
    if KnownTypes.kind(of: path) == .view, isAnimation {
      for argument in arguments {
        if case .closure(let closure, let outer) = argument.value, argument.label != "completion" {
          invoke(closure, [], outer)
        }
      }
      return .nothing
    }
    return nil
  }

  private func callConstraints(
    _ name: String, _ value: SceneValue, _ arguments: CodeArguments
  ) -> Bool {
    guard let made = value.constraints else { return false }
    switch (name, arguments.first) {
    case ("activate", nil): activate(made)
    case ("deactivate", nil): deactivate(made)
    case ("activate", let other?):
      guard other.label == "replacing", let old = other.value.constraints else { return false }
      deactivate(old)
      activate(made)
    case ("replace", let builder?):
      guard case .group(let group) = value, let new = build(builder.value, []) else {
        return false
      }
      deactivate(made)
      group.constraints = new
      activate(new)
    default: return false
    }
    return true
  }
}
