import SwiftSyntax

// Which view an expression is.

extension Lookup {
  /// Returns which view a path such as `cell.title` is at a node.
  func view(_ path: String, at node: some SyntaxProtocol, in file: SourceFile) -> ViewIdentity {
    var names = path.withoutIndices.split(separator: ".").map(String.init)
    let own = enclosingType(of: node)
    var owner: TypeName? = own.isEmpty ? nil : TypeName(own)
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
    } else if let symbol = symbol(
      names[0].withoutIndex, at: node, in: file, isFunction: false)
    {
      owner = type(of: symbol)
      view = self.view(of: symbol, place(of: owner))
      if names.removeFirst().hasIndex { (view, owner) = element(of: owner, symbol) }
    }
    for name in names {
      if name.hasIndex {
        let symbol = owner.flatMap {
          declarations.member(name.withoutIndex, of: $0, isFunction: false)
        }
        (view, owner) = element(of: symbol.flatMap { self.type(of: $0) }, symbol)
        continue
      }
      guard let type = owner else {
        view = ViewIdentity(name: name)
        continue
      }
      if let symbol = declarations.member(name, of: type, isFunction: false) {
        owner = self.type(of: symbol)
        view = self.view(of: symbol, place(of: owner))
      } else {
        let member = sdkMember(name, of: type)
        // A protocol of another module does not change what a class inherits.
        let isKnown = member != nil || declarations.isKnown(declarations.place(of: type))
        owner = member ?? KnownTypes.item(named: name)
        view = ViewIdentity(
          source: name == "superview" || name == "view" && type.base.hasSuffix("GestureRecognizer")
            ? .any : isKnown ? .variable("SDK.\(name)") : .unknown, name: name,
          type: place(of: owner), owner: place(of: type))
      }
    }
    return view
  }

  /// Returns the name of a function of another module's type that gets no view of the files', and
  /// so returns one of its own.
  private func foreignCall(_ value: ExprSyntax, in file: SourceFile) -> String? {
    guard let call = value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
      base.is(DeclReferenceExprSyntax.self), let type = metatype(base, in: file),
      !declarations.declares(type.base),
      call.arguments.allSatisfy({ argument in
        argument.expression.is(MemberAccessExprSyntax.self)
          && argument.expression.text.hasPrefix(".")
          || kind(of: argument.expression, in: file).map { $0 != .view } ?? false
          || argument.expression.is(StringLiteralExprSyntax.self)
      })
    else { return nil }
    return "\(type.base).\(callee.declName.baseName.text)"
  }

  func place(of type: TypeName?) -> String? { type.map { declarations.place(of: $0) } }

  private func view(of symbol: Symbol, _ type: String?) -> ViewIdentity {
    if symbol.isFunction { return ViewIdentity(type: type) }
    depth += 1
    defer { depth -= 1 }
    if let getter = symbol.getter {
      // Another name for a view.
      let first = getter.body?.count == 1 ? getter.body?.first : nil
      if let result = first?.expression ?? first?.item.as(ReturnStmtSyntax.self)?.expression,
        result.isReference, depth < 24
      {
        return view(result.path, at: result, in: symbol.file)
      }
      if getter.body == nil, let view = requirement(symbol, type) { return view }
      guard let new = getter.body.flatMap({ place(of: self.type(ofNewFrom: $0, in: symbol.file)) })
      else { return ViewIdentity(type: type) }
      let source = ViewIdentity.Source.variable("\(symbol.file.path):\(symbol.declaration.start)")
      return ViewIdentity(source: source, name: symbol.name, type: new, isExact: true)
    }
    if symbol.modifiers.contains("shorthand"), depth < 24,
      let outer = self.symbol(symbol.name, at: symbol.declaration, in: symbol.file)
    {
      return view(of: outer, type)
    }
    let new = symbol.value.flatMap {
      depth < 24 ? place(of: self.type(ofNew: $0, in: symbol.file)) : nil
    }
    let exact = declarations.keepsItsValue(symbol) ? new : nil
    switch symbol.place {
    case .member(let owner):
      return ViewIdentity(
        source: .variable("\(owner).\(symbol.name)"), name: symbol.name, type: exact ?? type,
        isExact: exact != nil)
    case .global:
      return ViewIdentity(
        source: .variable(symbol.name), name: symbol.name, type: exact ?? type,
        isExact: exact != nil)
    case .local:
      if symbol.modifiers.contains("closure"),
        let closure = symbol.declaration.closureOfParameter, depth < 24,
        let view = argument(of: closure, in: symbol.file)
      {
        return view
      }
      if symbol.modifiers.contains("loop"), isLoopOfSubviews(symbol) {
        return ViewIdentity(source: .any, name: nil, type: type)
      }
      if symbol.modifiers.contains("loop"), depth < 24, let loop = loop(of: symbol),
        let view = elements(of: loop.sequence, in: symbol.file)
      {
        return view
      }
      let place = "\(symbol.file.path):\(symbol.declaration.start)"
      // Assignments link it with others.
      if symbol.value == nil, symbol.isVariable {
        return ViewIdentity(source: .variable(place), name: symbol.name, type: type)
      }
      guard let value = symbol.value, depth < 24 else {
        let source = ViewIdentity.Source.passed(
          place, scope: enclosingType(of: symbol.declaration), function: function(of: symbol))
        return ViewIdentity(source: source, name: symbol.name, type: type)
      }
      // What a closure makes for a variable.
      if new != nil || value.reference == nil,
        let result = symbol.declaration.enclosingClosure, result.result?.path == symbol.name,
        let call = result.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
        call.calledExpression.id == result.id,
        let variable = variable(holding: ExprSyntax(call), in: symbol.file)
      {
        return variable
      }
      if new != nil {
        return ViewIdentity(
          source: .variable(place), name: symbol.name, type: exact ?? type, isExact: exact != nil)
      }
      if let call = foreignCall(value, in: symbol.file) {
        return ViewIdentity(source: .variable("SDK.\(call)"), name: symbol.name, type: type)
      }
      // Another name for a view.
      guard let reference = value.reference else { return ViewIdentity(type: type) }
      return view(reference.path, at: reference, in: symbol.file)
    }
  }

  /// Returns the view of a protocol's requirement: by its name where stored variables fulfil it,
  /// else one of those that getters return; `nil` if one of these is not known.
  private func requirement(_ symbol: Symbol, _ type: String?) -> ViewIdentity? {
    let members = (declarations.members[symbol.name] ?? []).filter { member in
      member.getter.map { $0.body != nil } ?? true
    }
    if members.allSatisfy({ $0.getter == nil }) {
      return ViewIdentity(name: symbol.name, type: type)
    }
    guard visited.count < 6, visited.insert(symbol.name).inserted else { return nil }
    defer { visited.remove(symbol.name) }
    let views = members.map { view(of: $0, place(of: self.type(of: $0))) }
    guard views.allSatisfy({ $0.declaration != nil }) else { return nil }
    return ViewIdentity(source: .element(views), type: type)
  }

  /// `true` if all names of a path keep their values: constants, and variables that nothing
  /// assigns.
  func keepsItsValue(_ path: String, at node: some SyntaxProtocol, in file: SourceFile) -> Bool {
    var names = path.split(separator: ".").map(String.init)
    if names.first == "self" { names.removeFirst() }
    guard let first = names.first else { return true }
    var owner: TypeName?
    for name in names {
      let symbol =
        name == first && owner == nil
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
    if let (name, type) = superview(ofElementsFor: node, in: file) {
      return ViewIdentity(source: .subview(of: name), type: place(of: type) ?? "UIView")
    }
    guard let closure = node.enclosingClosures.first(where: { $0.parameterName == nil }) else {
      return nil
    }
    return argument(of: closure, in: file)
      ?? ViewIdentity(type: place(of: typeOfArgument(of: closure, at: 0, file)))
  }

  /// Returns the view that a closure gets: the base of `then`, or an element of an array; `nil` for
  /// other closures.
  private func argument(of closure: ClosureExprSyntax, in file: SourceFile) -> ViewIdentity? {
    let parent =
      closure.parent?.is(LabeledExprSyntax.self) == true
      ? closure.parent?.parent?.parent : closure.parent
    guard let call = parent?.as(FunctionCallExprSyntax.self) else { return nil }
    if let base = call.configured {
      if base.isReference { return view(base.path, at: base, in: file) }
      guard let type = type(ofNew: base, in: file) else { return nil }
      if let variable = variable(holding: ExprSyntax(call), in: file) { return variable }
      return ViewIdentity(
        source: .variable("\(file.path):\(closure.start)"), type: place(of: type), isExact: true)
    }
    let callee = call.calledExpression.as(MemberAccessExprSyntax.self)
    if callee?.declName.baseName.text == "do", let base = callee?.base, base.isReference {
      return view(base.path, at: base, in: file)
    }
    guard let callee, callee.declName.baseName.text == "forEach", let list = callee.base,
      !list.text.hasSuffix(".enumerated()")
    else { return nil }
    return elements(of: list, in: file)
  }

  /// Returns the variable whose initial value an expression is, as it is or with more calls of
  /// `then`.
  private func variable(holding value: ExprSyntax, in file: SourceFile) -> ViewIdentity? {
    var value = value
    while let callee = value.parent?.as(MemberAccessExprSyntax.self),
      let call = callee.parent?.as(FunctionCallExprSyntax.self), call.configured?.id == value.id
    {
      value = ExprSyntax(call)
    }
    guard let binding = value.parent?.parent?.as(PatternBindingSyntax.self),
      binding.initializer?.value.id == value.id, binding.pattern.is(IdentifierPatternSyntax.self)
    else { return nil }
    // At its declaration the name of a local variable has another meaning.
    guard binding.isLocal else { return view(binding.pattern.text, at: binding, in: file) }
    let new = place(of: type(ofNew: value, in: file))
    return ViewIdentity(
      source: .variable("\(file.path):\(binding.pattern.start)"), name: binding.pattern.text,
      type: place(of: binding.typeAnnotation.flatMap { typeName($0.type) }) ?? new)
  }

  /// `true` for the variable of `for view in subviews`.
  private func isLoopOfSubviews(_ symbol: Symbol) -> Bool {
    loop(of: symbol)?.sequence.tokens(viewMode: .sourceAccurate)
      .contains { $0.text == "subviews" || $0.text == "arrangedSubviews" } ?? false
  }

  /// Returns the name of the view whose subviews the closure around a node gets, as in
  /// `stack.subviews.forEach { … }`, and their class if a filter asks for one; `nil` for other
  /// closures.
  private func superview(ofElementsFor node: some SyntaxProtocol, in file: SourceFile)
    -> (name: String, type: TypeName?)?
  {
    guard let closure = node.enclosingClosures.first(where: { $0.parameterName == nil }),
      let call = closure.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    var type: TypeName?
    var base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    while let call = base?.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["filter", "reversed", "dropFirst", "dropLast"].contains(callee.declName.baseName.text)
    {
      if let elements = call.trailingClosure?.result?.as(SequenceExprSyntax.self)?.elements,
        elements.count == 3, elements.first?.text == "$0",
        elements.dropFirst().first?.is(UnresolvedIsExprSyntax.self) == true,
        let name = elements.last?.as(TypeExprSyntax.self)?.type
      {
        type = typeName(name)
      }
      base = callee.base
    }
    guard let views = base, ["subviews", "arrangedSubviews"].contains(views.lastName) else {
      return nil
    }
    guard let owner = views.as(MemberAccessExprSyntax.self)?.base else { return ("self", type) }
    return owner.lastName.map { ($0, type) }
  }

  /// Returns the name that calls have for the function of a parameter; `nil` for other symbols.
  private func function(of symbol: Symbol) -> String? {
    guard symbol.modifiers.contains("parameter") else { return nil }
    var node = symbol.declaration.parent
    while let current = node {
      if let function = current.as(FunctionDeclSyntax.self) { return function.name.text }
      if current.is(InitializerDeclSyntax.self) {
        return enclosingType(of: current).split(separator: ".").last.map(String.init)
      }
      node = current.parent
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// The base of a call such as `then { … }`, which configures it and returns it.
  var configured: ExprSyntax? {
    guard let callee = calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
      ["then", "with", "configure", "apply", "also"].contains(callee.declName.baseName.text),
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
    guard let elements = self.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
    else { return nil }
    return elements.first?.reference
  }
}

extension SyntaxProtocol {
  /// `true` for a declaration in a function or closure.
  fileprivate var isLocal: Bool {
    var node = parent
    while let current = node {
      if current.is(MemberBlockItemSyntax.self) { return false }
      if current.is(CodeBlockItemSyntax.self) {
        return current.parent?.parent?.is(SourceFileSyntax.self) == false
      }
      node = current.parent
    }
    return false
  }

  /// The statements of a getter.
  fileprivate var body: CodeBlockItemListSyntax? {
    switch self.as(AccessorBlockSyntax.self)?.accessors {
    case .getter(let body): body
    case .accessors(let list):
      list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    case nil: nil
    }
  }

  /// The closure whose only parameter a name declares.
  fileprivate var closureOfParameter: ClosureExprSyntax? {
    var node = parent
    while let current = node {
      if let closure = current.as(ClosureExprSyntax.self) { return closure }
      if let list = current.as(ClosureShorthandParameterListSyntax.self), list.count != 1 {
        return nil
      }
      if let list = current.as(ClosureParameterListSyntax.self), list.count != 1 { return nil }
      node = current.parent
    }
    return nil
  }
}

extension String {
  /// `true` for a name in code.
  var isIdentifier: Bool {
    allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && first?.isNumber == false
  }

  /// `true` for names with dots between them.
  var isPlainPath: Bool {
    allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }
}
