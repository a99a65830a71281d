import SwiftSyntax

/// A declared name: a variable, a parameter or a function.
final class Symbol {
  enum Place: Equatable {
    /// In a function or closure.
    case local
    /// A member of a type, which has this path.
    case member(String)
    case global
  }

  let name: String
  let place: Place
  /// The file of the declaration.
  let file: SourceFile
  /// The name's token, or the pattern that declares it.
  let declaration: Syntax
  /// The written type: of a variable, or of a function's result.
  let annotation: TypeSyntax?
  /// The initial value.
  let value: ExprSyntax?
  /// The modifiers and attributes, such as `private` and `@IBOutlet`.
  let modifiers: Set<String>
  let isFunction: Bool
  /// The getter of a computed variable.
  let getter: AccessorBlockSyntax?

  init(
    _ name: String, _ place: Place, _ file: SourceFile, _ declaration: some SyntaxProtocol,
    annotation: TypeSyntax? = nil, value: ExprSyntax? = nil, modifiers: Set<String> = [],
    isFunction: Bool = false, getter: AccessorBlockSyntax? = nil
  ) {
    (self.name, self.place, self.file) = (name, place, file)
    (self.declaration, self.annotation, self.value) = (Syntax(declaration), annotation, value)
    (self.modifiers, self.isFunction, self.getter) = (modifiers, isFunction, getter)
  }

  /// The name with the type's; of a variable of a function its place.
  var path: String {
    switch place {
    case .member(let owner): "\(owner).\(name)"
    case .global: name
    case .local: file.place(of: declaration)
    }
  }

  /// `true` for a name that is given a value once.
  var isConstant: Bool { variable?.bindingSpecifier.tokenKind == .keyword(.let) }

  /// `true` for a member that a protocol requires.
  var isRequirement: Bool {
    declaration.ancestor(MemberBlockSyntax.self)?.parent?.is(ProtocolDeclSyntax.self) ?? false
  }

  /// `true` for a name that `let` or `var` declares.
  var isVariable: Bool { variable != nil }

  private var variable: VariableDeclSyntax? {
    declaration.ancestor(VariableDeclSyntax.self) { node in
      [.codeBlockItem, .memberBlockItem, .closureExpr].contains(node.kind)
    }
  }

  /// The parameters of a function; `nil` for other symbols.
  var parameters: FunctionParameterClauseSyntax? {
    declaration.parent?.as(FunctionDeclSyntax.self)?.signature.parameterClause
  }

  /// The name of a function with the number of parameters.
  var key: String { "\(name)/\(parameters?.parameters.count ?? 0)" }

  var isStatic: Bool { modifiers.isStatic }
}

extension FunctionParameterClauseSyntax {
  /// `true` if the arguments of a call may be for these parameters, by their number.
  func accepts(_ call: FunctionCallExprSyntax) -> Bool {
    let closures = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
    let count = call.arguments.count + closures
    return parameters.contains { $0.ellipsis != nil }
      || count <= parameters.count && parameters.count { $0.defaultValue == nil } <= count
  }
}

/// The members of a type, its extensions included.
final class TypeRecord {
  /// `true` if the files declare the type, `false` if they only extend it.
  var isDeclared = false
  var isProtocol = false
  /// The type that a `typealias` names.
  var alias: TypeName?
  var inherited: [TypeName] = []
  var members: [String: [Symbol]] = [:]

  /// Adds the types of an inheritance clause.
  func inherit(_ clause: InheritanceClauseSyntax?, in scope: String) {
    for type in clause?.inheritedTypes ?? [] {
      // `Card & Theme`
      for name in type.type.text.split(separator: "&") {
        inherited.append(TypeName(String(name), in: scope))
      }
    }
  }
}

extension WithModifiersSyntax where Self: WithAttributesSyntax {
  /// The names of modifiers and attributes: `private`, `lazy`, `@IBOutlet`.
  var modifierNames: Set<String> {
    Set(modifiers.map(\.name.text)).union(
      attributes.compactMap { $0.as(AttributeSyntax.self) }.map { "@\($0.attributeName.text)" })
  }
}

extension Set<String> {
  /// `true` for the modifiers of a member of the type itself.
  var isStatic: Bool { contains("static") || contains("class") }
}

extension VariableDeclSyntax {
  /// Returns the names that the declaration introduces.
  func symbols(_ place: Symbol.Place, _ file: SourceFile) -> [Symbol] {
    // `let a, b: UIView` gives both names the type that follows.
    var type: TypeSyntax?
    var symbols: [Symbol] = []
    for binding in bindings.reversed() {
      if let annotation = binding.typeAnnotation { type = annotation.type }
      if binding.initializer != nil, binding.typeAnnotation == nil { type = nil }
      let value = binding.initializer?.value
      let getter = binding.accessorBlock.flatMap { $0.observes ? nil : $0 }
      let tuple = binding.pattern.as(TuplePatternSyntax.self)?.elements.map(\.pattern)
      let values = value?.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? []
      for (index, pattern) in (tuple ?? [binding.pattern]).enumerated() {
        guard let name = pattern.patternName else { continue }
        let part = values.count == tuple?.count ? values[index] : nil
        symbols.append(
          Symbol(
            name, place, file, pattern, annotation: tuple == nil ? type : nil,
            value: tuple == nil ? value : part, modifiers: modifierNames, getter: getter))
      }
    }
    return symbols.reversed()
  }
}

extension AccessorBlockSyntax {
  /// `true` for `willSet` and `didSet` of a stored variable.
  fileprivate var observes: Bool { accessor(.willSet) != nil || accessor(.didSet) != nil }

  /// The statements of the getter; `nil` for a stored variable and for a requirement.
  var getter: CodeBlockItemListSyntax? {
    if case .getter(let statements) = accessors { return statements }
    return accessor(.get)?.body?.statements
  }

  /// Returns the accessor of a name: `set` or `didSet`.
  func accessor(_ keyword: Keyword) -> AccessorDeclSyntax? {
    accessors.as(AccessorDeclListSyntax.self)?.first {
      $0.accessorSpecifier.tokenKind == .keyword(keyword)
    }
  }
}
