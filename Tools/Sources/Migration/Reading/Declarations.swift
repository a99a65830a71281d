import SwiftSyntax

/// The types, members and globals of all files.
final class Declarations {
  private(set) var types: [String: TypeRecord] = [:]
  private(set) var globals: [String: [Symbol]] = [:]
  /// All members of all types, by name.
  private(set) var members: [String: [Symbol]] = [:]

  init(_ files: [SourceFile]) {
    for file in files {
      let visitor = DeclarationVisitor(file, self)
      visitor.walk(file.tree)
      readMasks(file)
    }
  }

  fileprivate func record(named name: String) -> TypeRecord {
    if let record = types[name] { return record }
    let record = TypeRecord(name)
    types[name] = record
    return record
  }

  fileprivate func add(_ symbol: Symbol) {
    guard case .member(let type) = symbol.place else {
      globals[symbol.name, default: []].append(symbol)
      return
    }
    record(named: type).members[symbol.name, default: []].append(symbol)
    members[symbol.name, default: []].append(symbol)
  }

  /// Returns a member of a type or of what it inherits from in these files.
  func member(_ name: String, of type: String) -> Symbol? {
    var (open, seen) = ([type], Set<String>())
    while let type = open.popLast() {
      guard seen.insert(type).inserted, let record = types[type] else { continue }
      if let symbol = record.members[name]?.first { return symbol }
      open += record.inherited
    }
    return nil
  }

  /// Returns the kind of a type, by its name and by what it inherits from.
  func kind(of type: TypeName) -> Kind? {
    if let element = type.element { return kind(of: element).map { .array($0) } }
    var (open, seen) = ([type.base], Set<String>())
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      if let record = types[name], !record.inherited.isEmpty {
        let kinds = record.inherited.compactMap { TypeName($0).kind }
        if kinds.contains(.view) { return .view }
        if let kind = kinds.first { return kind }
        open += record.inherited
        continue
      }
      if let kind = TypeName(name).kind { return kind }
    }
    return nil
  }

  /// `true` if the code turns off the autoresizing mask of a view by this name.
  func turnsOffMask(of name: String) -> Bool { unmasked.contains(name) }

  private var unmasked: Set<String> = []

  /// Reads the names before `.translatesAutoresizingMaskIntoConstraints = false`.
  private func readMasks(_ file: SourceFile) {
    let mark = ".translatesAutoresizingMaskIntoConstraints = false"
    for part in file.text(0..<file.bytes.count).components(before: mark) {
      let name = part.reversed().drop { $0 == "?" || $0 == "!" }
        .prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
      unmasked.insert(String(name.reversed()))
    }
  }

  /// `true` if an extension in these files gives views a member of this name, such as `width`.
  func hasViewMember(_ name: String) -> Bool {
    members[name]?.contains { symbol in
      guard case .member(let type) = symbol.place else { return false }
      return type == "UIView" || type == "NSView"
    } ?? false
  }
}

/// Collects the declarations of one file. It does not enter the bodies of functions.
private final class DeclarationVisitor: SyntaxVisitor {
  private let file: SourceFile
  private let declarations: Declarations
  private var path: [String] = []

  init(_ file: SourceFile, _ declarations: Declarations) {
    self.file = file
    self.declarations = declarations
    super.init(viewMode: .sourceAccurate)
  }

  private var place: Symbol.Place { path.last.map { .member($0) } ?? .global }

  private func enter(
    _ name: String, _ inheritance: InheritanceClauseSyntax?,
    _ generics: GenericParameterClauseSyntax? = nil
  ) {
    path.append(name)
    for parameter in generics?.parameters ?? [] {
      guard let type = parameter.inheritedType else { continue }
      declarations.record(named: parameter.name.text).inherited.append(
        TypeName(type.trimmedDescription).base)
    }
    let record = declarations.record(named: name)
    record.inherited +=
      inheritance?.inheritedTypes.map { TypeName($0.type.trimmedDescription).base } ?? []
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause, node.genericParameterClause)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause, node.genericParameterClause)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { path.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(TypeName(node.extendedType.trimmedDescription).base, nil)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declarations.add(
      Symbol(
        node.name.text, place, file, node.name,
        annotation: node.signature.returnClause?.type ?? nil, modifiers: node.modifierNames,
        isFunction: true))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for symbol in node.symbols(place, file) { declarations.add(symbol) }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
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
            getter: binding.accessorBlock.map { Syntax($0) }))
      } else if let tuple = binding.pattern.as(TuplePatternSyntax.self),
        let values = binding.initializer?.value.as(TupleExprSyntax.self)?.elements
      {
        for (element, value) in zip(tuple.elements, values) {
          guard let pattern = element.pattern.as(IdentifierPatternSyntax.self) else { continue }
          symbols.append(
            Symbol(
              pattern.identifier.text, place, file, pattern, annotation: nil,
              value: value.expression, modifiers: modifierNames))
        }
      }
    }
    return symbols.reversed()
  }
}

extension String {
  /// Returns the texts before each occurrence of a mark.
  fileprivate func components(before mark: String) -> [Substring] {
    split(separator: mark, omittingEmptySubsequences: false).dropLast()
  }
}
