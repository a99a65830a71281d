import SwiftSyntax

// Which view an expression is.

extension Lookup {
  /// Returns which view a path such as `cell.title` is at a node.
  func view(_ path: String, at node: some SyntaxProtocol, in file: SourceFile) -> ViewIdentity {
    var names = path.withoutIndices.split(separator: ".").map(String.init)
    var owner = ownType(at: node)
    var view = ViewIdentity(source: .own, type: owner?.text)
    let argument = names.first == "$0" ? argument(at: node, in: file) : nil
    if argument != nil { names.removeFirst() }
    guard argument != nil || !names.isEmpty, names.allSatisfy(\.isNameOfView) else {
      let lists = ["subviews", "superview", "viewWithTag"]
      return ViewIdentity(source: lists.contains { path.contains($0) } ? .any : .unknown)
    }
    if let argument {
      view = argument
      owner = argument.type.map { TypeName($0) }
    } else if names[0] == "self" {
      names.removeFirst()
    } else if let symbol = symbol(names[0].withoutIndex, at: node, in: file, isFunction: false) {
      (view, owner) = value(of: symbol, isElement: names.removeFirst().hasIndex)
    }
    for name in names {
      let symbol = owner.flatMap {
        declarations.member(name.withoutIndex, of: $0, isFunction: false)
      }
      if symbol != nil || name.hasIndex {
        (view, owner) = value(of: symbol, isElement: name.hasIndex)
      } else if let type = owner {
        (view, owner) = sdkValue(name, of: type)
      } else {
        view = ViewIdentity(name: name)
      }
    }
    return view
  }

  /// Returns the view of a symbol, or of an element of its list, with its type.
  private func value(of symbol: Symbol?, isElement: Bool) -> (ViewIdentity, TypeName?) {
    let type = symbol.flatMap { self.type(of: $0) }
    guard let symbol, !isElement else { return element(of: type, symbol) }
    return (view(of: symbol, place(of: type)), type)
  }

  /// Returns the view of a member that the files do not declare, with its type.
  private func sdkValue(_ name: String, of owner: TypeName) -> (ViewIdentity, TypeName?) {
    let member = sdkMember(name, of: owner)
    // A protocol of another module does not change what a class inherits.
    let isKnown = member != nil || declarations.isKnown(declarations.place(of: owner))
    let isAny = name == "superview" || name == "view" && owner.base.hasSuffix("GestureRecognizer")
    let type = member ?? KnownTypes.item(named: name)
    let view = ViewIdentity(
      source: isAny ? .any : isKnown ? .variable("SDK.\(name)") : .unknown, name: name,
      type: place(of: type), owner: place(of: owner))
    return (view, type)
  }

  /// Returns the name of a function of another module's type that gets no view of the files', and
  /// so returns one of its own.
  private func foreignCall(_ value: ExprSyntax, in file: SourceFile) -> String? {
    guard let call = value.call, call.trailingClosure == nil, let base = call.base,
      base.plainName != nil, let type = metatype(base, in: file), let name = call.name,
      !declarations.declares(type.base),
      call.arguments.map(\.expression).allSatisfy({ argument in
        argument.member?.text.hasPrefix(".") == true
          || ![.view, nil].contains(kind(of: argument, in: file))
          || argument.is(StringLiteralExprSyntax.self)
      })
    else { return nil }
    return "\(type.base).\(name)"
  }

  func place(of type: TypeName?) -> String? { type.map { declarations.place(of: $0) } }

  private func view(of symbol: Symbol, _ type: String?) -> ViewIdentity {
    if symbol.isFunction { return ViewIdentity(type: type) }
    depth += 1
    defer { depth -= 1 }
    if let getter = symbol.getter {
      // Another name for a view.
      let body = getter.getter
      let only = body?.count == 1 ? body?.first : nil
      if let result = only?.expression ?? only?.returned, result.isReference, !isTooDeep {
        return view(result.path, at: result, in: symbol.file)
      }
      if body == nil, let view = requirement(symbol, type) { return view }
      guard let new = body.flatMap({ place(of: self.type(ofNewFrom: $0, in: symbol.file)) })
      else { return ViewIdentity(type: type) }
      return ViewIdentity(
        source: .variable(symbol.file.place(of: symbol.declaration)), name: symbol.name, type: new,
        isExact: true)
    }
    if symbol.modifiers.contains("shorthand"), !isTooDeep,
      let outer = self.symbol(symbol.name, at: symbol.declaration, in: symbol.file)
    {
      return view(of: outer, type)
    }
    let new = symbol.value.flatMap {
      isTooDeep ? nil : place(of: self.type(ofNew: $0, in: symbol.file))
    }
    let exact = declarations.keepsItsValue(symbol) ? new : nil
    let variable = ViewIdentity(
      source: .variable(symbol.path), name: symbol.name, type: exact ?? type, isExact: exact != nil)
    guard symbol.place == .local else { return variable }
    if let view = argument(symbol, type) { return view }
    // Assignments link it with others.
    if symbol.value == nil, symbol.isVariable { return variable }
    guard let value = symbol.value, !isTooDeep else {
      let source = ViewIdentity.Source.passed(
        symbol.path, scope: enclosingType(of: symbol.declaration), function: function(of: symbol))
      return ViewIdentity(source: source, name: symbol.name, type: type)
    }
    // What a closure makes for a variable.
    if new != nil || value.reference == nil,
      let result = symbol.declaration.enclosingClosure, result.result?.path == symbol.name,
      let call = result.parent?.call, call.arguments.isEmpty, call.calledExpression.id == result.id,
      let variable = self.variable(holding: ExprSyntax(call), in: symbol.file)
    {
      return variable
    }
    if new != nil { return variable }
    if let call = foreignCall(value, in: symbol.file) {
      return ViewIdentity(source: .variable("SDK.\(call)"), name: symbol.name, type: type)
    }
    if let list = list(ofElement: value, in: symbol.file) {
      return view("\(list.path)[0]", at: list, in: symbol.file)
    }
    if let view = result(of: value, type, in: symbol.file) { return view }
    // Another name for a view.
    guard let reference = value.reference else { return ViewIdentity(type: type) }
    return view(reference.path, at: reference, in: symbol.file)
  }

  /// Returns the view that a function of the files returns, by the names behind `return`; `nil` if
  /// they are not known.
  private func result(of value: ExprSyntax, _ type: String?, in file: SourceFile) -> ViewIdentity? {
    guard let function = value.call.flatMap({ function(of: $0, in: file) }),
      let body = function.declaration.parent?.as(FunctionDeclSyntax.self)?.body
    else { return nil }
    let results = body.statements.resultsAndStored.results.filter {
      !$0.is(NilLiteralExprSyntax.self)
    }
    let views = results.compactMap(\.reference)
      .map { view($0.path, at: $0, in: function.file) }.filter { $0.declaration != nil }
    guard !views.isEmpty, views.count == results.count else { return nil }
    return views.count == 1 ? views[0] : ViewIdentity(source: .element(views), type: type)
  }

  /// Returns the list of an element: `rows` of `rows.last!` and `rows.removeFirst()`.
  private func list(ofElement value: ExprSyntax, in file: SourceFile) -> ExprSyntax? {
    let value = value.as(ForceUnwrapExprSyntax.self)?.expression ?? value
    let names = ["first", "last", "removeFirst", "removeLast", "popLast", "randomElement"]
    guard let member = (value.call?.calledExpression ?? value).member, names.contains(member.name),
      let list = member.base, list.isReference, type(of: list, in: file)?.element != nil
    else { return nil }
    return list
  }

  /// Returns the view of a closure's parameter or of a loop's variable; `nil` if the code does not
  /// tell which it is.
  private func argument(_ symbol: Symbol, _ type: String?) -> ViewIdentity? {
    if symbol.modifiers.contains("closure"), !isTooDeep {
      guard let closure = symbol.declaration.enclosingClosure else { return nil }
      let place = closure.parameterNames.firstIndex(of: symbol.name) ?? 0
      return argument(of: closure, at: place, in: symbol.file)
    }
    guard symbol.modifiers.contains("loop"), let list = loop(of: symbol)?.sequence
    else { return nil }
    if !list.words.isDisjoint(with: ["subviews", "arrangedSubviews"]) {
      return ViewIdentity(source: .any, type: type)
    }
    return isTooDeep ? nil : elements(of: list, in: symbol.file)
  }

  /// Returns the view of a protocol's requirement: one of those that the types of the files have;
  /// `nil` if one of these is not known.
  private func requirement(_ symbol: Symbol, _ type: String?) -> ViewIdentity? {
    guard case .member(let path) = symbol.place, visited.count < 6,
      symbol.declaration.ancestor(ProtocolDeclSyntax.self)?.modifierNames.contains("public")
        != true,
      visited.insert(symbol.name).inserted
    else { return nil }
    defer { visited.remove(symbol.name) }
    let views = declarations.descendants(of: path).map { type in
      let own = declarations.member(symbol.name, of: type, isFunction: false)
      return own.flatMap { $0.isRequirement ? nil : view(of: $0, place(of: self.type(of: $0))) }
        ?? sdkValue(symbol.name, of: TypeName(type)).0
    }
    guard !views.isEmpty, views.allSatisfy({ $0.declaration != nil }) else { return nil }
    return ViewIdentity(source: .element(views), type: type)
  }

  /// `true` if all names of a path keep their values: constants, and variables that nothing
  /// assigns.
  func keepsItsValue(_ path: String, at node: some SyntaxProtocol, in file: SourceFile) -> Bool {
    var names = path.split(separator: ".").map(String.init)
    if names.first == "self" { names.removeFirst() }
    var owner: TypeName?
    for (index, name) in names.enumerated() {
      let symbol =
        index == 0
        ? self.symbol(name, at: node, in: file, isFunction: false)
        : owner.flatMap { declarations.member(name, of: $0, isFunction: false) }
      guard let symbol else {
        // UIKit's own, which stay the same.
        return ["view", "contentView"].contains(name)
          && (owner.map { sdkMember(name, of: $0) != nil } ?? true)
      }
      let isFixed =
        symbol.isConstant || !symbol.modifiers.isDisjoint(with: ["parameter", "loop", "closure"])
        || declarations.keepsItsValue(symbol)
      guard isFixed, symbol.getter == nil, !symbol.modifiers.contains("weak") else { return false }
      owner = type(of: symbol)?.unwrapped
    }
    return true
  }

  // MARK: - Arguments of closures

  /// Returns the view that `$0` is at a node; `nil` if the closure's function is not known.
  private func argument(at node: some SyntaxProtocol, in file: SourceFile) -> ViewIdentity? {
    guard let closure = node.enclosingClosures.first(where: { $0.parameterName == nil })
    else { return nil }
    if let (name, type) = superview(ofElementsFor: closure) {
      return ViewIdentity(source: .subview(of: name), type: place(of: type) ?? "UIView")
    }
    return argument(of: closure, in: file)
      ?? ViewIdentity(type: place(of: typeOfArgument(of: closure, at: 0, file)))
  }

  /// Returns the view that a closure gets: the base of `then`, or an element of an array; `nil` for
  /// other closures.
  private func argument(of closure: ClosureExprSyntax, at position: Int = 0, in file: SourceFile)
    -> ViewIdentity?
  {
    guard let call = closure.receivingCall, let base = call.base else { return nil }
    let isEnumerated = base.text.hasSuffix(".enumerated()")
    if call.name == "forEach", closure.parameterNames.count == 2 || !isEnumerated {
      return position == (isEnumerated ? 1 : 0) ? elements(of: base, in: file) : nil
    }
    if closure.parameterNames.count > 1 { return nil }
    if base.isReference, call.configured != nil || call.name == "do" {
      return view(base.path, at: base, in: file)
    }
    guard call.configured != nil, let type = type(ofNew: base, in: file) else { return nil }
    return variable(holding: ExprSyntax(call), in: file)
      ?? ViewIdentity(
        source: .variable(file.place(of: closure)), type: place(of: type), isExact: true)
  }

  /// Returns the variable whose initial value an expression is, as it is or with more calls of
  /// `then`.
  private func variable(holding value: ExprSyntax, in file: SourceFile) -> ViewIdentity? {
    var value = value
    while let call = value.parent?.member?.parent?.call, call.configured?.id == value.id {
      value = ExprSyntax(call)
    }
    guard let binding = value.parent?.parent?.as(PatternBindingSyntax.self),
      binding.initializer?.value.id == value.id, let name = binding.pattern.patternName
    else { return nil }
    // At its declaration the name of a local variable has another meaning.
    guard binding.isLocal else { return view(name, at: binding, in: file) }
    let type = binding.typeAnnotation.map { typeName($0.type) } ?? type(ofNew: value, in: file)
    return ViewIdentity(
      source: .variable(file.place(of: binding.pattern)), name: name, type: place(of: type))
  }

  /// Returns the name of the view whose subviews a closure gets, as in
  /// `stack.subviews.forEach { … }`, and their class if a filter asks for one; `nil` for other
  /// closures.
  private func superview(ofElementsFor closure: ClosureExprSyntax)
    -> (name: String, type: TypeName?)?
  {
    var type: TypeName?
    var views = closure.parent?.call?.base
    while let call = views?.call, let base = call.base,
      ["filter", "reversed", "dropFirst", "dropLast"].contains(call.name)
    {
      if let operands = call.trailingClosure?.result?.operands, operands.count == 3,
        operands[0].text == "$0", operands[1].is(UnresolvedIsExprSyntax.self),
        let name = operands[2].as(TypeExprSyntax.self)?.type
      {
        type = typeName(name)
      }
      views = base
    }
    guard let views, ["subviews", "arrangedSubviews"].contains(views.lastName) else { return nil }
    guard let owner = views.member?.base else { return ("self", type) }
    return owner.lastName.map { ($0, type) }
  }

  /// Returns the name that calls have for the function of a parameter; `nil` for other symbols.
  private func function(of symbol: Symbol) -> String? {
    guard symbol.modifiers.contains("parameter") else { return nil }
    for node in symbol.declaration.ancestors {
      if let function = node.as(FunctionDeclSyntax.self) {
        let symbols = declarations.functions(function.name.text)
        return symbols.first { $0.declaration.id == function.name.id }?.key ?? function.name.text
      }
      if node.is(InitializerDeclSyntax.self) { return TypeName(enclosingType(of: node)).path.last }
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// The base of a call such as `then { … }`, which configures it and returns it.
  var configured: ExprSyntax? {
    guard let base, let name, Lookup.configuring.contains(name),
      trailingClosure != nil && arguments.isEmpty
        || arguments.count == 1 && arguments.first?.expression.is(ClosureExprSyntax.self) == true
    else { return nil }
    return base
  }
}

extension ExprSyntax {
  /// `true` for a name or a path of names.
  var isReference: Bool {
    self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
  }

  /// The name or path of names that gives the value: of `title`, `title!` and `title as? UILabel`.
  var reference: ExprSyntax? {
    if isReference { return self }
    if let inner = self.as(ForceUnwrapExprSyntax.self) { return inner.expression.reference }
    let operands = operands
    return operands.count == 3 && operands[1].is(UnresolvedAsExprSyntax.self)
      ? operands[0].reference : nil
  }
}

extension SyntaxProtocol {
  /// `true` for a declaration in a function or closure.
  fileprivate var isLocal: Bool {
    let item = ancestor(CodeBlockItemSyntax.self) { $0.is(MemberBlockItemSyntax.self) }
    return item?.parent?.parent?.is(SourceFileSyntax.self) == false
  }
}

extension String {
  /// `true` for a name in code.
  var isIdentifier: Bool {
    allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && first?.isNumber == false
  }

  /// `true` for names with dots between them.
  var isPlainPath: Bool { allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } }
}
