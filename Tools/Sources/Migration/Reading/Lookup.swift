import SwiftSyntax

/// Finds what a name means where it stands, and which type an expression has.
///
/// There is no compiler here: a type is read from annotations, initial values, results of functions
/// and UIKit's own names, and is `nil` if none of these gives it.
final class Lookup {
  let declarations: Declarations
  private var locals: [SyntaxIdentifier: Symbol] = [:]
  private var depth = 0

  init(_ declarations: Declarations) { self.declarations = declarations }

  // MARK: - Names

  /// Returns the declaration that a name refers to at a node.
  func symbol(_ name: String, at node: some SyntaxProtocol, in file: SourceFile) -> Symbol? {
    var child = Syntax(node)
    while let parent = child.parent {
      if let symbol = local(name, in: parent, before: child, node.position, file) { return symbol }
      if let type = parent.typeName {
        if let symbol = declarations.member(name, of: type) { return symbol }
      }
      child = parent
    }
    return declarations.globals[name]?.first
  }

  /// Returns a path such as `title` together with where its first name is declared: in a type, or
  /// in a function. Equal results mean the same view.
  func scoped(_ path: String, at node: some SyntaxProtocol, in file: SourceFile) -> String {
    let first = String(path.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" })
    if first.hasPrefix("$") {
      var parent = node.parent
      while let current = parent, !current.is(ClosureExprSyntax.self) { parent = current.parent }
      return "\(file.path):\(parent?.start ?? 0) \(path)"
    }
    if let symbol = symbol(first, at: node, in: file), symbol.place == .local {
      return "\(file.path):\(symbol.declaration.start) \(path)"
    }
    return "\(enclosingType(of: node) ?? file.path) \(path)"
  }

  /// Returns the name of the type around a node.
  func enclosingType(of node: some SyntaxProtocol) -> String? {
    var node = Syntax(node).parent
    while let current = node {
      if let name = current.typeName { return name }
      node = current.parent
    }
    return nil
  }

  /// Returns the declaration of a name that `parent` itself introduces for `child`.
  private func local(
    _ name: String, in parent: Syntax, before child: Syntax, _ position: AbsolutePosition,
    _ file: SourceFile
  ) -> Symbol? {
    if let list = parent.as(CodeBlockItemListSyntax.self) {
      // At the top of a file the globals are found later, in any order.
      if list.parent?.is(SourceFileSyntax.self) == true { return nil }
      for item in list.reversed() where item.position < child.position {
        if let symbol = introduced(name, by: item.item, position, file) { return symbol }
      }
      for item in list {
        if let function = item.item.as(FunctionDeclSyntax.self), function.name.text == name {
          return interned(function.name) {
            Symbol(
              name, .local, file, function.name, annotation: function.signature.returnClause?.type,
              isFunction: true)
          }
        }
      }
      return nil
    }
    if let closure = parent.as(ClosureExprSyntax.self) {
      return parameter(name, of: closure, file)
    }
    if let function = parent.as(FunctionDeclSyntax.self) {
      return parameter(name, of: function.signature.parameterClause, function.genericTypes, file)
    }
    if let function = parent.as(InitializerDeclSyntax.self) {
      return parameter(name, of: function.signature.parameterClause, function.genericTypes, file)
    }
    if let function = parent.as(SubscriptDeclSyntax.self) {
      return parameter(name, of: function.parameterClause, [:], file)
    }
    if let loop = parent.as(ForStmtSyntax.self), child.is(CodeBlockSyntax.self) {
      return variable(name, of: loop, file)
    }
    if let statement = parent.as(IfExprSyntax.self), child != Syntax(statement.elseBody ?? nil) {
      return bound(name, by: statement.conditions, position, file)
    }
    if let statement = parent.as(WhileStmtSyntax.self) {
      return bound(name, by: statement.conditions, position, file)
    }
    return nil
  }

  private func introduced(
    _ name: String, by item: CodeBlockItemSyntax.Item, _ position: AbsolutePosition,
    _ file: SourceFile
  ) -> Symbol? {
    if let variable = item.as(VariableDeclSyntax.self) {
      return variable.symbols(.local, file).first { $0.name == name }
        .map { symbol in interned(symbol.declaration) { symbol } }
    }
    if let statement = item.as(GuardStmtSyntax.self) {
      return bound(name, by: statement.conditions, position, file)
    }
    return nil
  }

  private func bound(
    _ name: String, by conditions: ConditionElementListSyntax, _ position: AbsolutePosition,
    _ file: SourceFile
  ) -> Symbol? {
    // A binding is not visible in its own value.
    for condition in conditions.reversed() where condition.endPosition <= position {
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
        pattern.identifier.text == name
      else { continue }
      return symbol(of: binding, pattern, file)
    }
    return nil
  }

  private func symbol(
    of binding: OptionalBindingConditionSyntax, _ pattern: IdentifierPatternSyntax,
    _ file: SourceFile
  ) -> Symbol {
    interned(pattern) {
      Symbol(
        pattern.identifier.text, .local, file, pattern, annotation: binding.typeAnnotation?.type,
        value: binding.initializer?.value,
        modifiers: binding.initializer == nil ? ["shorthand"] : [])
    }
  }

  private func parameter(
    _ name: String, of clause: FunctionParameterClauseSyntax, _ generics: [String: TypeSyntax],
    _ file: SourceFile
  ) -> Symbol? {
    for parameter in clause.parameters {
      let token = parameter.secondName ?? parameter.firstName
      guard token.text == name else { continue }
      let type = generics[TypeName(parameter.type.trimmedDescription).unwrapped.text]
      return interned(token) {
        Symbol(
          name, .local, file, token, annotation: type ?? parameter.type,
          modifiers: parameter.ellipsis == nil ? ["parameter"] : ["parameter", "..."])
      }
    }
    return nil
  }

  private func parameter(_ name: String, of closure: ClosureExprSyntax, _ file: SourceFile)
    -> Symbol?
  {
    guard let signature = closure.signature else { return nil }
    for capture in signature.capture?.items ?? [] where capture.name.text == name && name != "self"
    {
      guard let value = capture.initializer?.value else { continue }
      return interned(capture.name) {
        Symbol(name, .local, file, capture.name, annotation: nil, value: value)
      }
    }
    switch signature.parameterClause {
    case .simpleInput(let list):
      for parameter in list where parameter.name.text == name {
        return interned(parameter.name) {
          Symbol(name, .local, file, parameter.name, annotation: nil, modifiers: ["closure"])
        }
      }
    case .parameterClause(let clause):
      for parameter in clause.parameters {
        let token = parameter.secondName ?? parameter.firstName
        guard token.text == name else { continue }
        return interned(token) {
          Symbol(name, .local, file, token, annotation: parameter.type, modifiers: ["closure"])
        }
      }
    case nil: break
    }
    return nil
  }

  private func variable(_ name: String, of loop: ForStmtSyntax, _ file: SourceFile) -> Symbol? {
    let names = loop.pattern.tokens(viewMode: .sourceAccurate).filter { $0.text == name }
    guard let token = names.first else { return nil }
    return interned(token) {
      Symbol(name, .local, file, token, annotation: nil, modifiers: ["loop"])
    }
  }

  /// Returns the variable that a pattern declares, or a loop's variable in the loop's statements.
  func declared(_ name: String, by node: Syntax, in file: SourceFile) -> Symbol? {
    guard let pattern = node.as(IdentifierPatternSyntax.self) else {
      return symbol(name, at: node, in: file)
    }
    if let binding = pattern.parent?.as(OptionalBindingConditionSyntax.self) {
      return symbol(of: binding, pattern, file)
    }
    guard let variable = pattern.parent?.parent?.parent?.as(VariableDeclSyntax.self) else {
      return nil
    }
    if variable.parent?.is(MemberBlockItemSyntax.self) == true {
      return enclosingType(of: variable).flatMap { declarations.member(name, of: $0) }
    }
    if variable.parent?.parent?.parent?.is(SourceFileSyntax.self) == true {
      return declarations.globals[name]?.first
    }
    return locals(of: variable, in: file).first { $0.name == name }
  }

  /// Returns the variables that a declaration in a function introduces.
  func locals(of variable: VariableDeclSyntax, in file: SourceFile) -> [Symbol] {
    variable.symbols(.local, file).map { symbol in interned(symbol.declaration) { symbol } }
  }

  private func interned(_ node: some SyntaxProtocol, _ make: () -> Symbol) -> Symbol {
    if let symbol = locals[node.id] { return symbol }
    let symbol = make()
    locals[node.id] = symbol
    return symbol
  }

  // MARK: - Kinds and types

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
      var parent = node.parent
      while let current = parent {
        if let closure = current.as(ClosureExprSyntax.self) {
          return typeOfArgument(of: closure, at: 0, file)
        }
        parent = current.parent
      }
      return nil
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
    guard let last = closure.statements.last else { return nil }
    if let statement = last.item.as(ReturnStmtSyntax.self) {
      return statement.expression.flatMap { type(of: $0, in: file) }
    }
    return last.item.as(ExprSyntax.self).flatMap { type(of: $0, in: file) }
  }

  // MARK: - UIKit's names

  /// The types of members that UIKit's classes have.
  private static let members: [String: String] = [
    "view": "UIView", "superview": "UIView?", "contentView": "UIView", "window": "UIWindow?",
    "titleLabel": "UILabel?", "textLabel": "UILabel?", "detailTextLabel": "UILabel?",
    "imageView": "UIImageView?", "tableView": "UITableView", "collectionView": "UICollectionView",
    "backgroundView": "UIView?", "accessoryView": "UIView?", "navigationBar": "UINavigationBar",
    "safeAreaLayoutGuide": "UILayoutGuide", "layoutMarginsGuide": "UILayoutGuide",
    "readableContentGuide": "UILayoutGuide", "contentLayoutGuide": "UILayoutGuide",
    "frameLayoutGuide": "UILayoutGuide", "keyboardLayoutGuide": "UILayoutGuide",
    "topLayoutGuide": "UILayoutSupport", "bottomLayoutGuide": "UILayoutSupport",
    "owningView": "UIView?", "frame": "CGRect", "bounds": "CGRect", "subviews": "[UIView]",
    "arrangedSubviews": "[UIView]", "safeAreaInsets": "UIEdgeInsets",
    "layoutMargins": "UIEdgeInsets", "contentInset": "UIEdgeInsets", "contentSize": "CGSize",
    "intrinsicContentSize": "CGSize", "constraints": "[NSLayoutConstraint]",
    "directionalLayoutMargins": "NSDirectionalEdgeInsets", "tabBar": "UITabBar",
    "inputAccessoryView": "UIView?", "tableHeaderView": "UIView?", "tableFooterView": "UIView?",
  ]

  /// Members that are numbers on whatever UIKit type has them.
  private static let sizes: Set = [
    "width", "height", "minX", "minY", "midX", "midY", "maxX", "maxY", "x", "y", "pointSize",
    "lineHeight", "cornerRadius", "constant", "rawValue", "count", "spacing", "top", "left",
    "bottom", "right", "leading", "trailing", "scale", "capHeight", "ascender", "borderWidth",
  ]

  private static let viewEndings = [
    "view", "label", "button", "field", "cell", "bar", "control", "switch", "slider", "indicator",
    "container", "stack", "header", "footer", "icon", "image", "avatar", "badge", "background",
    "separator", "divider", "overlay", "card", "spinner", "thumbnail", "toolbar", "wrapper",
    "banner",
  ]
  private static let numberEndings = [
    "width", "height", "spacing", "padding", "margin", "offset", "inset", "size", "gap",
    "constant", "multiplier", "ratio", "radius", "length", "distance", "thickness", "indent",
  ]

  /// Returns the kind that a name suggests. The compiler refuses the result if it is wrong.
  private static func kind(named name: String) -> Kind? {
    let name = name.lowercased()
    if numberEndings.contains(where: { name.hasSuffix($0) }) { return .number }
    if name.hasSuffix("insets") { return .insets }
    if name.hasSuffix("guide") { return .guide }
    if viewEndings.contains(where: { name.hasSuffix($0) }) { return .view }
    return nil
  }
}

extension ExprSyntax {
  /// The last name of an expression such as `self.titleLabel!`.
  var lastName: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): node.baseName.text
    case .memberAccessExpr(let node): node.declName.baseName.text
    case .forceUnwrapExpr(let node): node.expression.lastName
    case .optionalChainingExpr(let node): node.expression.lastName
    default: nil
    }
  }
}

extension Syntax {
  /// The name of the type that the node declares or extends.
  fileprivate var typeName: String? {
    switch self.as(SyntaxEnum.self) {
    case .classDecl(let node): node.name.text
    case .structDecl(let node): node.name.text
    case .enumDecl(let node): node.name.text
    case .actorDecl(let node): node.name.text
    case .protocolDecl(let node): node.name.text
    case .extensionDecl(let node): TypeName(node.extendedType.trimmedDescription).base
    default: nil
    }
  }
}

extension WithGenericParametersSyntax {
  /// The types that generic parameters inherit from, by name.
  fileprivate var genericTypes: [String: TypeSyntax] {
    var types: [String: TypeSyntax] = [:]
    for parameter in genericParameterClause?.parameters ?? [] {
      if let type = parameter.inheritedType { types[parameter.name.text] = type }
    }
    for requirement in genericWhereClause?.requirements ?? [] {
      if case .conformanceRequirement(let conformance) = requirement.requirement {
        types[conformance.leftType.trimmedDescription] = conformance.rightType
      }
    }
    return types
  }
}
