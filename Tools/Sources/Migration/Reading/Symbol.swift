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
  let getter: Syntax?

  init(
    _ name: String, _ place: Place, _ file: SourceFile, _ declaration: some SyntaxProtocol,
    annotation: TypeSyntax?, value: ExprSyntax? = nil, modifiers: Set<String> = [],
    isFunction: Bool = false, getter: Syntax? = nil
  ) {
    self.name = name
    self.place = place
    self.file = file
    self.declaration = Syntax(declaration)
    self.annotation = annotation
    self.value = value
    self.modifiers = modifiers
    self.isFunction = isFunction
    self.getter = getter
  }

  /// `true` for a name that is given a value once.
  var isConstant: Bool { variable?.bindingSpecifier.tokenKind == .keyword(.let) }

  /// `true` for a member that a protocol requires.
  var isRequirement: Bool {
    var node = declaration.parent
    while let current = node, !current.is(MemberBlockSyntax.self) { node = current.parent }
    return node?.parent?.is(ProtocolDeclSyntax.self) ?? false
  }

  /// `true` for a name that `let` or `var` declares.
  var isVariable: Bool { variable != nil }

  private var variable: VariableDeclSyntax? {
    var node = declaration.parent
    while let current = node {
      if let variable = current.as(VariableDeclSyntax.self) { return variable }
      if current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self)
        || current.is(ClosureExprSyntax.self)
      {
        break
      }
      node = current.parent
    }
    return nil
  }

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

/// The members of a type, its extensions included.
final class TypeRecord {
  let path: String
  /// `true` if the files declare the type, `false` if they only extend it.
  var isDeclared = false
  var isProtocol = false
  /// The type that a `typealias` names.
  var alias: TypeName?
  var inherited: [TypeName] = []
  var members: [String: [Symbol]] = [:]

  init(_ path: String) { self.path = path }

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
    var names = Set(modifiers.map(\.name.text))
    for case .attribute(let attribute) in attributes {
      names.insert("@\(attribute.attributeName.text)")
    }
    return names
  }
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
      if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
        symbols.append(
          Symbol(
            pattern.identifier.text, place, file, pattern, annotation: type,
            value: binding.initializer?.value, modifiers: modifierNames,
            getter: binding.accessorBlock.flatMap { $0.observes ? nil : Syntax($0) }))
      } else if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
        let values = binding.initializer?.value.as(TupleExprSyntax.self)?.elements
          .map(\.expression)
        for (index, element) in tuple.elements.enumerated() {
          guard let pattern = element.pattern.as(IdentifierPatternSyntax.self) else { continue }
          let value = values?.count == tuple.elements.count ? values?[index] : nil
          symbols.append(
            Symbol(
              pattern.identifier.text, place, file, pattern, annotation: nil, value: value,
              modifiers: modifierNames))
        }
      }
    }
    return symbols.reversed()
  }
}

extension AccessorBlockSyntax {
  /// `true` for `willSet` and `didSet` of a stored variable.
  fileprivate var observes: Bool {
    guard let accessors = accessors.as(AccessorDeclListSyntax.self) else { return false }
    return accessors.contains {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}
