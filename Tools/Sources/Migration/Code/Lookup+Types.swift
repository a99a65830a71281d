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
    if SnapKitStatement.attributes[name] != nil, !isLocal(expression, in: file) { return nil }
    return Self.kind(named: name)
  }

  /// `true` for the name of a variable of a function, also with `!`.
  private func isLocal(_ expression: ExprSyntax, in file: SourceFile) -> Bool {
    if let inner = expression.as(ForceUnwrapExprSyntax.self) {
      return isLocal(inner.expression, in: file)
    }
    guard let reference = expression.as(DeclReferenceExprSyntax.self) else { return false }
    return symbol(reference.baseName.text, at: reference, in: file)?.place == .local
  }

  /// Returns the kind of an expression by its declaration, without a guess by a name.
  func knownKind(of expression: ExprSyntax, in file: SourceFile) -> Kind? {
    guard let type = type(of: expression, in: file), !isGuess(expression, in: file) else {
      return nil
    }
    return declarations.knownKind(of: type)
  }

  /// Returns the type of an expression; `nil` if it is not known.
  func type(of expression: ExprSyntax, in file: SourceFile) -> TypeName? {
    depth += 1
    defer { depth -= 1 }
    return depth > 24 ? nil : typeOfExpression(expression, file)
  }

  /// Returns the type of a variable, or of the result of a function.
  func type(of symbol: Symbol) -> TypeName? {
    if let type = annotation(of: symbol) {
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
    if symbol.modifiers.contains("loop") {
      return typeOfLoopVariable(symbol)
    }
    if symbol.modifiers.contains("closure") {
      return typeOfClosureParameter(symbol)
    }
    return nil
  }

  private func typeOfLoopVariable(_ symbol: Symbol) -> TypeName? {
    guard let loop = loop(of: symbol) else { return nil }
    let place = loop.pattern.as(TuplePatternSyntax.self)?.elements.enumerated()
      .first { $1.pattern.text == symbol.name }?.offset
    return element(of: loop.sequence, at: place, symbol.file)
  }

  private func typeOfClosureParameter(_ symbol: Symbol) -> TypeName? {
    var (node, place) = (symbol.declaration.parent, 0)
    while let current = node, !current.is(ClosureExprSyntax.self) {
      if let list = current.as(ClosureShorthandParameterListSyntax.self) {
        place = list.enumerated().first { $1.name.text == symbol.name }?.offset ?? 0
      }
      node = current.parent
    }
    guard let closure = node?.as(ClosureExprSyntax.self) else { return nil }
    return typeOfArgument(of: closure, at: place, symbol.file)
  }

  /// Returns the type of what a closure gets: of elements in `forEach`, of the base in `then`.
  func typeOfArgument(of closure: ClosureExprSyntax, at place: Int, _ file: SourceFile)
    -> TypeName?
  {
    var node = closure.parent
    while let current = node, !current.is(FunctionCallExprSyntax.self) { node = current.parent }
    guard let call = node?.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base
    else { return nil }
    switch callee.declName.baseName.text {
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
    if let call = sequence.as(FunctionCallExprSyntax.self) {
      if let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base
      {
        switch callee.declName.baseName.text {
        case "enumerated":
          return place == 0 ? TypeName("Int") : element(of: base, at: nil, file)
        case "reversed", "dropFirst", "dropLast", "filter", "prefix", "suffix":
          return element(of: base, at: place, file)
        default: break
        }
      }
      if call.calledExpression.text == "zip" {
        let arguments = Array(call.arguments)
        if let place, arguments.indices.contains(place) {
          return element(of: arguments[place].expression, at: nil, file)
        }
      }
    }
    return type(of: sequence, in: file)?.element
  }

  private func typeOfExpression(_ expression: ExprSyntax, _ file: SourceFile) -> TypeName? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr: return .number
    case .stringLiteralExpr: return TypeName("String")
    case .prefixOperatorExpr(let node): return type(of: node.expression, in: file)
    case .forceUnwrapExpr(let node): return type(of: node.expression, in: file)?.unwrapped
    case .optionalChainingExpr(let node): return type(of: node.expression, in: file)?.unwrapped
    case .tupleExpr(let node): return node.only.flatMap { type(of: $0, in: file) }
    case .asExpr(let node): return typeName(node.type)
    case .ternaryExpr(let node): return type(of: node.thenExpression, in: file)
    case .tryExpr(let node): return type(of: node.expression, in: file)
    case .arrayExpr(let node):
      for element in node.elements {
        if let type = type(of: element.expression, in: file) { return type.array }
      }
      return nil
    case .sequenceExpr(let node): return type(ofOperands: Array(node.elements), file)
    case .infixOperatorExpr(let node):
      return type(ofOperands: [node.leftOperand, node.operator, node.rightOperand], file)
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
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    if let cast = elements.first(where: { $0.is(UnresolvedAsExprSyntax.self) }),
      let place = elements.firstIndex(of: cast), elements.indices.contains(place + 1)
    {
      return typeName(elements[place + 1])
    }
    if let ternary = elements.lazy.compactMap({ $0.as(UnresolvedTernaryExprSyntax.self) }).first {
      return type(of: ternary.thenExpression, in: file)
        ?? elements.last.flatMap {
          type(of: $0, in: file)
        }
    }
    if operators.contains("??") {
      return elements.first.flatMap { type(of: $0, in: file)?.unwrapped }
        ?? elements.last.flatMap { type(of: $0, in: file) }
    }
    guard operators.allSatisfy({ ["+", "-", "*", "/", "%"].contains($0) }) else { return nil }
    // Of numbers, one that is known suffices: both sides are alike.
    for element in elements where !element.is(BinaryOperatorExprSyntax.self) {
      if let type = type(of: element, in: file), !type.isOptional { return type }
    }
    return operators.contains("*") || operators.contains("/") ? .number : nil
  }

  private func type(ofName node: DeclReferenceExprSyntax, _ file: SourceFile) -> TypeName? {
    let name = node.baseName.text
    if name == "self" || name == "Self" { return ownType(at: node) }
    if name == "$0" {
      return node.enclosingClosure.flatMap { typeOfArgument(of: $0, at: 0, file) }
    }
    // A function by the name of an inherited property, such as `tableView`, is another thing.
    if let symbol = symbol(name, at: node, in: file, isFunction: false) { return type(of: symbol) }
    // A member that the type around the name inherits from a class of an SDK.
    return inherited(name, at: node)
  }

  /// Returns the type around a node.
  private func ownType(at node: some SyntaxProtocol) -> TypeName? {
    let path = enclosingType(of: node)
    return path.isEmpty ? nil : TypeName(path)
  }

  /// Returns the type of a member that a type around a node inherits from a class of an SDK.
  func inherited(_ name: String, at node: some SyntaxProtocol) -> TypeName? {
    ownType(at: node).flatMap { sdkMember(name, of: $0) }
  }

  /// Returns the type of a member that the SDKs declare for a type or for what it inherits from.
  func sdkMember(_ name: String, of type: TypeName, isStatic: Bool = false) -> TypeName? {
    for ancestor in declarations.ancestors(of: declarations.place(of: type)) {
      if let type = KnownTypes.member(name, of: ancestor, isStatic: isStatic) { return type }
    }
    return nil
  }

  /// Returns the type that an expression names: `Metrics`, `Card.Metrics`; `nil` for a value.
  func metatype(_ expression: ExprSyntax, in file: SourceFile) -> TypeName? {
    let names: [String]
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      names = [reference.baseName.text]
    } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let outer = metatype(base, in: file)
    {
      names = [outer.text, member.declName.baseName.text]
    } else {
      return nil
    }
    if names[0] == "Self" { return names.count == 1 ? ownType(at: expression) : nil }
    guard
      names.last?.first?.isUppercase == true
        || names.count > 1
          && declarations.path(
            of: TypeName(names.joined(separator: "."), in: enclosingType(of: expression)))
            != nil
    else { return nil }
    if names.count == 1, symbol(names[0], at: expression, in: file) != nil { return nil }
    return TypeName(names.joined(separator: "."), in: enclosingType(of: expression))
  }

  private func type(ofMember node: MemberAccessExprSyntax, _ file: SourceFile) -> TypeName? {
    let name = node.declName.baseName.text
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
        return self.type(of: symbol)
      }
      if let type = sdkMember(name, of: type) { return type }
      if let element = type.element {
        if name == "first" || name == "last" { return element }
        return name == "count" ? TypeName("Int") : nil
      }
      if declarations.isKnown(declarations.place(of: type)) { return nil }
      // A view of a class that is not known has the members of all views.
      if declarations.kind(of: type) == .view,
        let type = KnownTypes.member(name, of: "UIView")
      {
        return type
      }
    }
    // An item, by a name that only items have in the SDKs.
    return KnownTypes.item(named: name)
  }

  /// `true` if the type of an expression rests on what a name suggests.
  private func isGuess(_ expression: ExprSyntax, in file: SourceFile) -> Bool {
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      metatype(base, in: file) == nil
    else { return false }
    guard let type = type(of: base, in: file) else { return true }
    let name = member.declName.baseName.text
    let isFound =
      declarations.member(name, of: type, isFunction: false) != nil
      || sdkMember(name, of: type) != nil
      || type.element != nil
    return !isFound || isGuess(base, in: file)
  }

  private func type(ofCall node: FunctionCallExprSyntax, _ file: SourceFile) -> TypeName? {
    // A closure that is called at once.
    if let closure = node.calledExpression.as(ClosureExprSyntax.self) {
      return type(ofResult: closure, file)
    }
    if let array = node.calledExpression.as(ArrayExprSyntax.self) { return typeName(array) }
    if let type = metatype(node.calledExpression, in: file) { return type }
    if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      let name = callee.baseName.text
      if let symbol = symbol(name, at: node, in: file, isFunction: true) { return type(of: symbol) }
      return Self.numberFunctions.contains(name) ? typeOfArguments(node, file) : nil
    }
    if let generic = node.calledExpression.as(GenericSpecializationExprSyntax.self) {
      return typeName(generic)
    }
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = callee.base
    else { return nil }
    let name = callee.declName.baseName.text
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
      if type.element != nil {
        if ["first", "last", "randomElement", "popLast", "removeLast"].contains(name) {
          return type.element
        }
        if ["filter", "reversed", "dropFirst", "dropLast", "sorted", "prefix"].contains(name) {
          return type
        }
      }
      if ["rounded", "magnitude", "advanced"].contains(name) { return type }
      let ancestors = declarations.ancestors(of: declarations.place(of: type))
      if name == "convert", ancestors.contains("UIView"), let value = node.arguments.first {
        return self.type(of: value.expression, in: file)
      }
      for ancestor in ancestors {
        if let result = KnownTypes.result(of: name, of: ancestor) { return result }
      }
    }
    // Functions that return what they are called on, by the names that such helpers have.
    return Self.configuring.contains(name) ? type(of: base, in: file) : nil
  }

  private static let configuring: Set = ["then", "with", "configure", "apply", "also"]
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
    return type.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
  }

  /// Returns the type of a closure's result: of its signature, or of what it returns.
  private func type(ofResult closure: ClosureExprSyntax, _ file: SourceFile) -> TypeName? {
    if let type = closure.signature?.returnClause?.type {
      return typeName(type)
    }
    return closure.result.flatMap { type(of: $0, in: file) }
  }
}
