import SwiftSyntax

// Which kind and which type an expression has.

extension Lookup {
  /// Returns the kind of an expression; `nil` if it is not known. A kind that a name suggests is
  /// returned too where the compiler refuses a wrong one: an item, whose anchors are taken, or a
  /// number, which stands beside an anchor.
  func kind(of expression: ExprSyntax, in file: SourceFile) -> Kind? {
    if let type = type(of: expression, in: file) {
      if let kind = declarations.kind(of: type) { return kind }
      if declarations.path(of: type) != nil || declarations.isKnown(type.base) { return nil }
    }
    guard let name = expression.lastName else { return nil }
    // In a builder `card.height` would be taken as an anchor, whatever it was; a variable of a
    // function is nothing else.
    let isLocal = expression.text.firstName == name && isLocal(name, at: expression, in: file)
    if Attribute.named[name] != nil, !isLocal { return nil }
    return Self.kind(named: name)
  }

  /// Returns the kind of an expression by its declaration, without a guess by a name.
  func knownKind(of expression: ExprSyntax, in file: SourceFile) -> Kind? {
    guard let type = type(of: expression, in: file), !isGuess(expression, in: file)
    else { return nil }
    return declarations.knownKind(of: type)
  }

  /// `true` for an expression whose type is a protocol, which may be of any kind.
  func isOfProtocol(_ expression: ExprSyntax, in file: SourceFile) -> Bool {
    let type = type(of: expression, in: file)
    return type.map { declarations.types[declarations.place(of: $0)]?.isProtocol == true } ?? false
  }

  /// Returns the type of an expression; `nil` if it is not known.
  func type(of expression: ExprSyntax, in file: SourceFile) -> TypeName? {
    if isTooDeep { return nil }
    depth += 1
    defer { depth -= 1 }
    return typeOfExpression(expression, file)
  }

  /// Returns the type of a variable, or of the result of a function.
  ///
  /// - Parameter owner: The type whose member it is, which may name what a protocol leaves open.
  func type(of symbol: Symbol, in owner: TypeName? = nil) -> TypeName? {
    if var type = annotation(of: symbol) {
      if let owner, declarations.path(of: type) == nil {
        let own = TypeName(type.text, in: declarations.place(of: owner))
        if declarations.path(of: own) != nil { type = own }
      }
      return symbol.modifiers.contains("...") ? type.array : type
    }
    if let value = symbol.value {
      if let type = value.literalType { return type }
      let type = type(of: value, in: symbol.file)
      let isBinding = symbol.declaration.parent?.is(OptionalBindingConditionSyntax.self) == true
      return isBinding ? type?.unwrapped : type?.ofValue
    }
    if symbol.modifiers.contains("shorthand") {
      let outer = self.symbol(symbol.name, at: symbol.declaration, in: symbol.file)
      return outer.flatMap { type(of: $0)?.unwrapped }
    }
    if symbol.modifiers.contains("loop") { return typeOfLoopVariable(symbol) }
    return symbol.modifiers.contains("closure") ? typeOfClosureParameter(symbol) : nil
  }

  private func typeOfLoopVariable(_ symbol: Symbol) -> TypeName? {
    guard let loop = loop(of: symbol) else { return nil }
    let place = loop.pattern.as(TuplePatternSyntax.self)?.elements.enumerated()
      .first { $1.pattern.text == symbol.name }?.offset
    return element(of: loop.sequence, at: place, symbol.file)
  }

  private func typeOfClosureParameter(_ symbol: Symbol) -> TypeName? {
    let list = symbol.declaration.ancestor(ClosureShorthandParameterListSyntax.self)
    let place = list?.enumerated().first { $1.name.text == symbol.name }?.offset
    return symbol.declaration.enclosingClosure.flatMap {
      typeOfArgument(of: $0, at: place ?? 0, symbol.file)
    }
  }

  /// Returns the type of what a closure gets: of elements in `forEach`, of the base in `then`.
  func typeOfArgument(of closure: ClosureExprSyntax, at place: Int, _ file: SourceFile)
    -> TypeName?
  {
    guard let call = closure.ancestor(FunctionCallExprSyntax.self), let base = call.base
    else { return nil }
    switch call.name {
    case "forEach", "map", "flatMap", "compactMap", "filter", "first", "allSatisfy", "contains":
      let isEnumerated = base.text.hasSuffix(".enumerated()")
      return element(of: base, at: isEnumerated ? place : nil, file)
    case "then", "do", "with", "configure", "apply", "also", "make":
      return type(of: base, in: file)
    default: return nil
    }
  }

  /// Returns the type of the elements of a sequence, or of one part of each.
  private func element(of sequence: ExprSyntax, at place: Int?, _ file: SourceFile) -> TypeName? {
    switch (sequence.call?.name, sequence.call?.base) {
    case ("enumerated", let base?):
      return place == 0 ? TypeName("Int") : element(of: base, at: nil, file)
    case ("reversed", let base?), ("dropFirst", let base?), ("dropLast", let base?),
      ("filter", let base?), ("prefix", let base?), ("suffix", let base?):
      return element(of: base, at: place, file)
    case ("zip", nil):
      let arguments = sequence.call?.arguments.map(\.expression) ?? []
      guard let place, place < arguments.count else { return nil }
      return element(of: arguments[place], at: nil, file)
    default: return type(of: sequence, in: file)?.element
    }
  }

  private func typeOfExpression(_ expression: ExprSyntax, _ file: SourceFile) -> TypeName? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr: return .number
    case .stringLiteralExpr: return TypeName("String")
    case .prefixOperatorExpr(let node): return type(of: node.expression, in: file)
    case .forceUnwrapExpr(let node): return type(of: node.expression, in: file)?.unwrapped
    case .optionalChainingExpr(let node): return type(of: node.expression, in: file)?.unwrapped
    case .tupleExpr(let node): return node.only.flatMap { type(of: $0, in: file) }
    case .tryExpr(let node): return type(of: node.expression, in: file)
    case .arrayExpr(let node):
      return node.elements.lazy.compactMap { self.type(of: $0.expression, in: file) }.first?.array
    case .sequenceExpr(let node): return type(ofOperands: Array(node.elements), file)
    case .subscriptCallExpr(let node):
      let type = type(of: node.calledExpression, in: file)
      return type?.element ?? type?.value
    case .declReferenceExpr(let node): return type(ofName: node, file)
    case .memberAccessExpr(let node): return type(ofMember: node, file)
    case .functionCallExpr(let node): return type(ofCall: node, file)
    default: return nil
    }
  }

  private func type(ofOperands elements: [ExprSyntax], _ file: SourceFile) -> TypeName? {
    if let place = elements.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }),
      place + 1 < elements.count
    {
      return typeName(elements[place + 1])
    }
    let operators = elements.compactMap(\.operatorName)
    let ternary = elements.lazy.compactMap { $0.as(UnresolvedTernaryExprSyntax.self) }.first
    if ternary != nil || operators.contains("??") {
      let first = (ternary?.thenExpression ?? elements.first).flatMap { type(of: $0, in: file) }
      return (ternary == nil ? first?.unwrapped : first)
        ?? elements.last.flatMap { type(of: $0, in: file) }
    }
    guard operators.allSatisfy({ ["+", "-", "*", "/", "%"].contains($0) }) else { return nil }
    // Of numbers, one that is known suffices: both sides are alike.
    for element in elements where element.operatorName == nil {
      if let type = type(of: element, in: file), !type.isOptional { return type }
    }
    return operators.contains("*") || operators.contains("/") ? .number : nil
  }

  private func type(ofName node: DeclReferenceExprSyntax, _ file: SourceFile) -> TypeName? {
    let name = node.baseName.text
    if name == "self" || name == "Self" { return ownType(at: node) }
    if name == "$0" { return node.enclosingClosure.flatMap { typeOfArgument(of: $0, at: 0, file) } }
    // A function by the name of an inherited property, such as `tableView`, is another thing.
    if let symbol = symbol(name, at: node, in: file, isFunction: false) {
      return type(of: symbol, in: ownType(at: node))
    }
    // A member that the type around the name inherits from a class of an SDK.
    return ownType(at: node).flatMap { sdkMember(name, of: $0) }
  }

  /// Returns the type around a node; `nil` outside of types.
  func ownType(at node: some SyntaxProtocol) -> TypeName? {
    let path = enclosingType(of: node)
    return path.isEmpty ? nil : TypeName(path)
  }

  /// Returns the type of a member that the SDKs declare for a type or for what it inherits from.
  func sdkMember(_ name: String, of type: TypeName, isStatic: Bool = false) -> TypeName? {
    declarations.ancestors(of: declarations.place(of: type)).lazy
      .compactMap { KnownTypes.member(name, of: $0, isStatic: isStatic) }.first
  }

  /// Returns the type that an expression names: `Metrics`, `Card.Metrics`; `nil` for a value.
  func metatype(_ expression: ExprSyntax, in file: SourceFile) -> TypeName? {
    if let name = expression.plainName {
      if name == "Self" { return ownType(at: expression) }
      let isType = name.first?.isUppercase == true && symbol(name, at: expression, in: file) == nil
      return isType ? typeName(expression) : nil
    }
    guard let member = expression.member,
      let outer = member.base.flatMap({ metatype($0, in: file) })
    else { return nil }
    let type = TypeName("\(outer.text).\(member.name)", in: enclosingType(of: expression))
    return member.name.first?.isUppercase == true || declarations.path(of: type) != nil ? type : nil
  }

  private func type(ofMember node: MemberAccessExprSyntax, _ file: SourceFile) -> TypeName? {
    let name = node.name
    guard let base = node.base else { return nil }
    if name == "self" { return type(of: base, in: file) }
    if base.lastName == "snp" { return TypeName("ConstraintItem") }
    if let type = metatype(base, in: file) {
      if let symbol = declarations.member(name, of: type, isStatic: true) {
        return symbol.modifiers.contains("case") ? type : self.type(of: symbol)
      }
      return sdkMember(name, of: type, isStatic: true)
    }
    if let type = type(of: base, in: file) {
      if let symbol = declarations.member(name, of: type, isStatic: false, isFunction: false) {
        return self.type(of: symbol, in: type)
      }
      if let type = sdkMember(name, of: type) { return type }
      if let element = type.element {
        if name == "first" || name == "last" { return element }
        return name == "count" ? TypeName("Int") : nil
      }
      if declarations.isKnown(declarations.place(of: type)) { return nil }
      // A view of a class that is not known has the members of all views.
      if declarations.kind(of: type) == .view, let type = KnownTypes.member(name, of: "UIView") {
        return type
      }
    }
    // An item, by a name that only items have in the SDKs.
    return KnownTypes.item(named: name)
  }

  /// `true` if the type of an expression rests on what a name suggests.
  private func isGuess(_ expression: ExprSyntax, in file: SourceFile) -> Bool {
    guard let member = expression.member, let base = member.base, metatype(base, in: file) == nil
    else { return false }
    guard let type = type(of: base, in: file) else { return true }
    let isFound =
      declarations.member(member.name, of: type, isFunction: false) != nil
      || sdkMember(member.name, of: type) != nil || type.element != nil
    return !isFound || isGuess(base, in: file)
  }

  private func type(ofCall node: FunctionCallExprSyntax, _ file: SourceFile) -> TypeName? {
    if let type = metatype(node.calledExpression, in: file) { return type }
    switch node.calledExpression.as(ExprSyntaxEnum.self) {
    case .closureExpr(let closure):
      // A closure that is called at once.
      return closure.signature?.returnClause.map { typeName($0.type) }
        ?? closure.result.flatMap { type(of: $0, in: file) }
    case .arrayExpr(let array): return typeName(array)
    case .genericSpecializationExpr(let generic): return typeName(generic)
    case .declReferenceExpr(let callee):
      let name = callee.baseName.text
      if let symbol = symbol(name, at: node, in: file, isFunction: true) { return type(of: symbol) }
      return Self.numberFunctions.contains(name) ? typeOfArguments(node, file) : nil
    case .memberAccessExpr(let callee):
      return callee.base.flatMap { type(ofMethod: callee.name, of: $0, node, file) }
    default: return nil
    }
  }

  private func type(
    ofMethod name: String, of base: ExprSyntax, _ node: FunctionCallExprSyntax, _ file: SourceFile
  ) -> TypeName? {
    if let type = metatype(base, in: file) {
      if name == "init" || name.hasPrefix("newAutoLayout") { return type }
      return declarations.member(name, of: type, isStatic: true, isFunction: true).flatMap {
        self.type(of: $0)
      }
    }
    if let type = type(of: base, in: file) {
      if let symbol = declarations.member(name, of: type, isStatic: false, isFunction: true) {
        return isGenericResult(symbol) ? nil : self.type(of: symbol)
      }
      switch name {
      case "first", "last", "randomElement", "popLast", "removeFirst", "removeLast":
        if let element = type.element { return element }
      case "filter", "reversed", "dropFirst", "dropLast", "sorted", "prefix":
        if type.element != nil { return type }
      case "rounded", "magnitude", "advanced": return type
      default: break
      }
      let ancestors = declarations.ancestors(of: declarations.place(of: type))
      if name == "convert", ancestors.contains("UIView"), let value = node.arguments.first {
        return self.type(of: value.expression, in: file)
      }
      let result = ancestors.lazy.compactMap { KnownTypes.result(of: name, of: $0) }.first
      if let result { return result }
    }
    // Functions that return what they are called on, by the names that such helpers have.
    return Self.configuring.contains(name) ? type(of: base, in: file) : nil
  }

  /// The names of functions that run a closure with what they are called on, and return it.
  static let configuring: Set = ["then", "with", "configure", "apply", "also"]
  private static let numberFunctions: Set = ["max", "min", "abs", "floor", "ceil", "round", "sqrt"]

  /// Returns the type of the first argument whose type is known.
  private func typeOfArguments(_ node: FunctionCallExprSyntax, _ file: SourceFile) -> TypeName? {
    node.arguments.lazy.compactMap { self.type(of: $0.expression, in: file) }
      .first { self.declarations.knownKind(of: $0) == .number }
  }

  /// `true` for a function that returns a value of a generic type, which depends on the call.
  private func isGenericResult(_ symbol: Symbol) -> Bool {
    guard let function = symbol.declaration.parent?.as(FunctionDeclSyntax.self),
      let generics = function.genericParameterClause, let type = symbol.annotation
    else { return symbol.annotation?.text == "Self" }
    let names = Set(generics.parameters.map(\.name.text))
    return !type.words.isDisjoint(with: names)
  }
}
