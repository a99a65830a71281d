import SwiftSyntax

// Which kind and which type an expression has.

extension Lookup {
  /// Returns the kind of an expression; `nil` if it is not known.
  func kind(of expression: ExprSyntax, in file: SourceFile) -> Kind? {
    knownKind(of: expression, in: file) ?? expression.lastName.flatMap { Self.kind(named: $0) }
  }

  /// Returns the kind of an expression by its type, without a guess by its name.
  func knownKind(of expression: ExprSyntax, in file: SourceFile) -> Kind? {
    type(of: expression, in: file).flatMap { declarations.kind(of: $0) }
  }

  /// Returns the type of an expression; `nil` if it is not known.
  func type(of expression: ExprSyntax, in file: SourceFile) -> TypeName? {
    depth += 1
    defer { depth -= 1 }
    return depth > 24 ? nil : typeOfExpression(expression, file)
  }

  /// Returns the type of a variable, or of the result of a function.
  func type(of symbol: Symbol) -> TypeName? {
    if let annotation = symbol.annotation {
      let type = TypeName(annotation.trimmedDescription)
      return symbol.modifiers.contains("...") ? TypeName("[\(type.text)]") : type
    }
    if let value = symbol.value {
      let type = type(of: value, in: symbol.file)
      let isBinding = symbol.declaration.parent?.is(OptionalBindingConditionSyntax.self) == true
      return isBinding ? type?.unwrapped : type
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
    var node = symbol.declaration.parent
    while let current = node, !current.is(ForStmtSyntax.self) { node = current.parent }
    guard let loop = node?.as(ForStmtSyntax.self) else { return nil }
    let place = loop.pattern.as(TuplePatternSyntax.self)?.elements.enumerated()
      .first { $1.pattern.trimmedDescription == symbol.name }?.offset
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
  private func typeOfArgument(of closure: ClosureExprSyntax, at place: Int, _ file: SourceFile)
    -> TypeName?
  {
    var node = closure.parent
    while let current = node, !current.is(FunctionCallExprSyntax.self) { node = current.parent }
    guard let call = node?.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base
    else { return nil }
    switch callee.declName.baseName.text {
    case "forEach", "map", "flatMap", "compactMap", "filter", "first", "allSatisfy", "contains":
      let isEnumerated = base.trimmedDescription.hasSuffix(".enumerated()")
      return element(of: base, at: isEnumerated ? place : nil, file)
    case "then", "with", "configure", "apply", "also", "make": return type(of: base, in: file)
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
      if call.calledExpression.trimmedDescription == "zip" {
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
    case .asExpr(let node): return TypeName(node.type.trimmedDescription)
    case .ternaryExpr(let node): return type(of: node.thenExpression, in: file)
    case .tryExpr(let node): return type(of: node.expression, in: file)
    case .arrayExpr(let node):
      for element in node.elements {
        if let type = type(of: element.expression, in: file) { return TypeName("[\(type.text)]") }
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
      return TypeName(elements[place + 1].trimmedDescription)
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
    if name == "self" || name == "Self" { return enclosingType(of: node).map { TypeName($0) } }
    if name == "$0" {
      return node.enclosingClosure.flatMap { typeOfArgument(of: $0, at: 0, file) }
    }
    if let symbol = symbol(name, at: node, in: file) { return type(of: symbol) }
    return Self.members[name].map { TypeName($0) }
  }

  private func type(ofMember node: MemberAccessExprSyntax, _ file: SourceFile) -> TypeName? {
    let name = node.declName.baseName.text
    guard let base = node.base else { return nil }
    if name == "self" { return type(of: base, in: file) }
    if base.lastName == "snp" { return TypeName("ConstraintItem") }
    if TypeName(base.text).kind == .number, base.text.first?.isUppercase == true { return .number }
    // A static member: `Metrics.padding`.
    if let reference = base.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      declarations.types[reference] != nil,
      let symbol = declarations.member(name, of: reference)
    {
      return type(of: symbol)
    }
    if let type = type(of: base, in: file) {
      if let symbol = declarations.member(name, of: type.base) { return self.type(of: symbol) }
      if name == "first" || name == "last", let element = type.element { return element }
      if name == "size", type.base == "CGRect" { return TypeName("CGSize") }
      if name == "width" || name == "height",
        ["CGRect", "CGSize", "UIImage"].contains(type.base)
      {
        return .number
      }
    }
    if let type = Self.members[name] { return TypeName(type) }
    // The members of all types by this name, if they agree.
    let types = declarations.members[name]?.filter { !$0.isFunction }.map { type(of: $0) } ?? []
    if let type = types.first, types.allSatisfy({ $0 == type }) { return type }
    if Self.sizes.contains(name) {
      // The `left` of insets.
      let isOfValue = ["insets", "size", "frame", "bounds", "rect", "inset"].contains { ending in
        base.lastName?.lowercased().hasSuffix(ending) == true
      }
      if isOfValue || declarations.members[name] == nil { return .number }
    }
    return nil
  }

  private func type(ofCall node: FunctionCallExprSyntax, _ file: SourceFile) -> TypeName? {
    // A closure that is called at once.
    if let closure = node.calledExpression.as(ClosureExprSyntax.self) {
      return type(ofResult: closure, file)
    }
    if let array = node.calledExpression.as(ArrayExprSyntax.self) {
      return TypeName(array.trimmedDescription)
    }
    if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      let name = callee.baseName.text
      if name.first?.isUppercase == true { return TypeName(name) }
      if ["max", "min", "abs", "floor", "ceil", "round", "sqrt"].contains(name) { return .number }
      return symbol(name, at: node, in: file).flatMap { type(of: $0) }
    }
    if let generic = node.calledExpression.as(GenericSpecializationExprSyntax.self) {
      return TypeName(generic.trimmedDescription)
    }
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = callee.base
    else { return nil }
    let name = callee.declName.baseName.text
    if name == "init" { return TypeName(base.trimmedDescription) }
    if name.first?.isUppercase == true { return TypeName(name) }
    if ["then", "with", "configure", "apply", "also"].contains(name) {
      return type(of: base, in: file)
    }
    if base.trimmedDescription.first?.isUppercase == true, name.hasPrefix("newAutoLayout") {
      return TypeName(base.trimmedDescription)
    }
    if let type = type(of: base, in: file) {
      if let symbol = declarations.member(name, of: type.base) { return self.type(of: symbol) }
      if ["first", "last", "randomElement", "popLast", "removeLast"].contains(name) {
        return type.element
      }
      if ["filter", "reversed", "dropFirst", "dropLast", "sorted", "prefix"].contains(name) {
        return type
      }
    }
    let types = declarations.members[name]?.filter(\.isFunction).map { type(of: $0) } ?? []
    if let type = types.first, types.allSatisfy({ $0 == type }) { return type }
    return nil
  }

  /// Returns the type of a closure's result: of its signature, or of what it returns.
  private func type(ofResult closure: ClosureExprSyntax, _ file: SourceFile) -> TypeName? {
    if let type = closure.signature?.returnClause?.type {
      return TypeName(type.trimmedDescription)
    }
    return closure.result.flatMap { type(of: $0, in: file) }
  }
}
