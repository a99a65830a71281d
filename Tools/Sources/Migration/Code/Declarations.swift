import SwiftSyntax

/// The types, members and globals of all files.
final class Declarations {
  /// The types by their paths: `Card.Header`. Types of the SDKs are here if the files extend them.
  private(set) var types: [String: TypeRecord] = [:]
  private(set) var globals: [String: [Symbol]] = [:]
  /// All members of all types, by name.
  private(set) var members: [String: [Symbol]] = [:]
  /// The paths of types, as they were found for a name in a scope.
  private var paths: [TypeName: String?] = [:]
  /// Types with all that they inherit from, and whether all of these are known.
  private var ancestors: [String: [String]] = [:]
  private var known: [String: Bool] = [:]
  private var descendants: [String: [String]] = [:]
  /// By two types, whether one descends from both.
  private var related: [String: Bool] = [:]
  /// The last names of all variables that are assigned, passed `inout` or in a key path.
  private(set) var assigned: Set<String> = []
  /// The extensions, which are read when all types are known.
  private var extensions: [(ExtensionDeclSyntax, SourceFile, scope: String)] = []
  /// The elements that the files put into lists.
  let lists: ListElements

  init(_ files: [SourceFile]) {
    lists = ListElements(files)
    for file in files {
      file.tree.addAssignedNames(to: &assigned)
      read(file.tree, in: "", file)
    }
    // What an extension extends is found by its name, once all types are known.
    for (node, file, scope) in extensions {
      read(node, of: place(of: TypeName(node.extendedType.text, in: scope)), file)
      (paths, ancestors) = ([:], [:])
    }
  }

  private func record(at path: String) -> TypeRecord {
    let record = types[path] ?? TypeRecord()
    types[path] = record
    return record
  }

  private func add(_ symbol: Symbol) {
    guard case .member(let type) = symbol.place else {
      globals[symbol.name, default: []].append(symbol)
      return
    }
    record(at: type).members[symbol.name, default: []].append(symbol)
    members[symbol.name, default: []].append(symbol)
  }

  // MARK: - Types

  /// Returns the path of a type that the files declare or extend; `nil` for others.
  func path(of type: TypeName, depth: Int = 0) -> String? {
    if let known = paths[type] { return known }
    let names = type.path
    guard !names.isEmpty, depth < 16 else { return nil }
    // A search that comes back to this name finds nothing.
    paths[type] = .some(nil)
    let path = find(names, in: type.scope, depth)
    paths[type] = path
    return path
  }

  /// Looks for a type in a scope, in what the scope inherits from, and in the scopes around it.
  private func find(_ names: [String], in scope: String, _ depth: Int) -> String? {
    var scope = scope
    while true {
      if let path = nested(names, in: scope, depth) { return path }
      if scope.isEmpty { break }
      for type in ancestors(of: scope, depth + 1) where type != scope {
        if let path = nested(names, in: type, depth) { return path }
      }
      scope = scope.outerType
    }
    // `Module.Type`
    return names.count > 1 && types[names[0]] == nil
      ? find(Array(names.dropFirst()), in: "", depth)
      : nil
  }

  private func nested(_ names: [String], in scope: String, _ depth: Int) -> String? {
    var path = scope
    for name in names {
      path = name.nested(in: path)
      guard let record = types[path] else { return nil }
      if let target = record.alias {
        // A type of an SDK, by another name, has no path unless the files extend it.
        path = place(of: target, depth: depth + 1)
      }
    }
    return path
  }

  /// Returns a type and all that it inherits from, the nearest first: paths of declared types and
  /// names of others.
  func ancestors(of path: String, _ depth: Int = 0) -> [String] {
    if depth == 0, let known = ancestors[path] { return known }
    var (found, seen) = ([path], Set([path]))
    var place = 0
    while place < found.count, depth < 8 {
      let type = found[place]
      place += 1
      var next = types[type]?.inherited.map { self.place(of: $0, depth: depth + 1) } ?? []
      if types[type]?.isDeclared != true, let superclass = KnownTypes.superclass(of: type) {
        next.append(superclass)
      }
      found += next.filter { seen.insert($0).inserted }
    }
    if depth == 0 { ancestors[path] = found }
    return found
  }

  /// Returns the path of a type, or its name if the files do not declare it.
  func place(of type: TypeName, depth: Int = 0) -> String {
    path(of: type, depth: depth) ?? type.base
  }

  /// `true` if the files and the SDKs that are known have every type that a type inherits from.
  func isKnown(_ path: String) -> Bool {
    if let known = known[path] { return known }
    let result = ancestors(of: path).allSatisfy {
      types[$0]?.isDeclared == true || KnownTypes.isKnown($0)
    }
    known[path] = result
    return result
  }

  /// `true` if all classes that a type inherits from are known. A class of the SDKs is among them
  /// only if those between are; protocols of other modules add no class.
  func hasKnownClasses(_ path: String) -> Bool {
    isKnown(path)
      || types[path]?.isProtocol != true && ancestors(of: path).contains { KnownTypes.isClass($0) }
  }

  /// `true` if a variable has its first value and no other.
  func keepsItsValue(_ symbol: Symbol) -> Bool {
    if symbol.isConstant { return true }
    return !assigned.contains(symbol.name)
      && members[symbol.name]?.contains { $0.modifiers.contains("override") } != true
  }

  /// `true` for a class, structure or enumeration that the files declare.
  func isOwn(_ path: String) -> Bool {
    types[path].map { $0.isDeclared && !$0.isProtocol } ?? false
  }

  /// Returns the classes, structures and enumerations of the files that inherit from a type.
  func descendants(of path: String) -> [String] {
    if let known = descendants[path] { return known }
    let found = types.keys.filter { isOwn($0) && ancestors(of: $0).contains(path) }.sorted()
    descendants[path] = found
    return found
  }

  /// `true` if a type of the files is, or inherits from, both.
  func haveCommonDescendant(_ first: String, _ second: String) -> Bool {
    let key = first < second ? "\(first) \(second)" : "\(second) \(first)"
    if let known = related[key] { return known }
    let result = types.keys.contains { path in
      let all = ancestors(of: path)
      return all.contains(first) && all.contains(second)
    }
    related[key] = result
    return result
  }

  /// `true` if the files declare something by a name, in whatever scope but a function's.
  func declares(_ name: String) -> Bool {
    members[name] != nil || globals[name] != nil || typeNames.contains(name)
  }

  private lazy var typeNames = Set(types.keys.map { TypeName($0).base })

  // MARK: - Members

  /// Returns a member of a type or of what it inherits from, in these files.
  func member(
    _ name: String, of path: String, isStatic: Bool? = nil, isFunction: Bool? = nil
  ) -> Symbol? {
    guard members[name] != nil else { return nil }
    return ancestors(of: path).lazy.flatMap { self.types[$0]?.members[name] ?? [] }.first {
      (isStatic == nil || $0.isStatic == isStatic)
        && (isFunction == nil || $0.isFunction == isFunction)
    }
  }

  /// Returns a member of a type by the type's name.
  func member(
    _ name: String, of type: TypeName, isStatic: Bool? = nil, isFunction: Bool? = nil
  ) -> Symbol? {
    member(name, of: place(of: type), isStatic: isStatic, isFunction: isFunction)
  }

  /// Returns the functions of the files by a name.
  func functions(_ name: String) -> [Symbol] {
    ((members[name] ?? []) + (globals[name] ?? [])).filter(\.isFunction)
  }

  /// Returns the keys of the functions of the files that a call may be one of, by the name and the
  /// number of arguments.
  func keys(of call: FunctionCallExprSyntax) -> Set<String> {
    Set(functions(call.name ?? "").filter { $0.parameters?.accepts(call) == true }.map(\.key))
  }

  /// `true` if nothing but the files' own code calls a function, by its name.
  func isOwn(_ function: Symbol) -> Bool {
    let modifiers: Set = ["public", "open", "override", "dynamic", "@objc", "@IBAction"]
    guard function.modifiers.isDisjoint(with: modifiers),
      function.declaration.ancestor(ClassDeclSyntax.self)?.modifierNames.contains("@objcMembers")
        != true
    else { return false }
    guard case .member(let type) = function.place else { return true }
    // Other modules may call what their protocols require.
    return ancestors(of: type).allSatisfy {
      types[$0]?.isDeclared == true || KnownTypes.isClass($0) || $0 == "AnyObject"
    }
  }

  /// Returns the method or global function that a name means, given the type whose member it may
  /// be; `nil` if there may be others, overloads and overrides.
  func onlyFunction(_ name: String, of path: String?) -> Symbol? {
    let found = path.flatMap { member(name, of: $0, isFunction: true) } ?? globals[name]?.first
    guard let found, found.isFunction else { return nil }
    let others = functions(name).filter { other in
      guard case .member(let owner) = other.place else { return other.place == found.place }
      guard case .member(let own) = found.place else { return false }
      return ancestors(of: owner).contains(own) || types[own]?.isProtocol == true
    }
    return others.count == 1 ? found : nil
  }

  /// `true` if views have a member of this name in an extension of these files.
  func hasViewMember(_ name: String) -> Bool {
    members[name]?.contains { symbol in
      guard case .member(let type) = symbol.place else { return false }
      return ["UIView", "NSView", "UIResponder", "NSResponder", "NSObject"].contains(type)
        || types[type]?.isProtocol == true
    } ?? false
  }

  // MARK: - Kinds

  /// Returns the kind of a type by its declaration; `nil` if it is not known.
  func knownKind(of type: TypeName) -> Kind? {
    if let element = type.element { return knownKind(of: element).map { .array($0) } }
    if type.text.hasSuffix("]") || type.text.contains("->") { return .other }
    let path = place(of: type)
    for ancestor in ancestors(of: path) where types[ancestor]?.isDeclared != true {
      if let kind = KnownTypes.kind(of: ancestor), kind != .other { return kind }
    }
    if types[path]?.isDeclared == true, isKnown(path) { return .other }
    return KnownTypes.kind(of: path)
  }

  /// Returns the kind of a type by its declaration, or by what the names of unknown types suggest.
  /// The compiler refuses the result if it is wrong.
  func kind(of type: TypeName) -> Kind? {
    if let kind = knownKind(of: type) { return kind }
    if let element = type.element { return kind(of: element).map { .array($0) } }
    return ancestors(of: place(of: type)).lazy.filter { self.types[$0]?.isDeclared != true }
      .compactMap { KnownTypes.kind(named: $0) }.first
  }

  // MARK: - Reading

  /// Reads the declarations within a node, but not those in the bodies of functions.
  private func read(_ node: some SyntaxProtocol, in scope: String, _ file: SourceFile) {
    let place = scope.isEmpty ? Symbol.Place.global : .member(scope)
    node.walk { node in
      switch node.as(SyntaxEnum.self) {
      case .extensionDecl(let node): extensions.append((node, file, scope))
      case .typeAliasDecl(let node):
        let alias = TypeName(node.initializer.value.text, in: scope)
        record(at: node.name.text.nested(in: scope)).alias = alias
      case .functionDecl(let node):
        add(
          Symbol(
            node.name.text, place, file, node.name, annotation: node.signature.returnClause?.type,
            modifiers: node.modifierNames, isFunction: true))
      case .variableDecl(let node):
        for symbol in node.symbols(place, file) { add(symbol) }
      case .enumCaseDecl(let node):
        for element in node.elements {
          add(Symbol(element.name.text, place, file, element.name, modifiers: ["static", "case"]))
        }
      case .initializerDecl, .closureExpr: break
      default:
        guard let name = node.declaredType?.text,
          let type = node.asProtocol(DeclGroupSyntax.self)
        else { return true }
        read(type, at: name.nested(in: scope), in: scope, file)
      }
      return false
    }
  }

  /// Reads the declaration of a type in a scope.
  private func read(
    _ type: any DeclGroupSyntax, at path: String, in scope: String, _ file: SourceFile
  ) {
    let record = record(at: path)
    record.isDeclared = true
    record.isProtocol = type.is(ProtocolDeclSyntax.self)
    record.inherit(type.inheritanceClause, in: scope)
    let generics = type.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause
    for parameter in generics?.parameters ?? [] {
      let generic = self.record(at: parameter.name.text.nested(in: path))
      generic.isDeclared = true
      if let type = parameter.inheritedType {
        generic.inherited.append(TypeName(type.text, in: scope))
      }
    }
    read(type.memberBlock, in: path, file)
  }

  /// Reads an extension of a type.
  private func read(_ node: ExtensionDeclSyntax, of path: String, _ file: SourceFile) {
    let record = record(at: path)
    record.inherit(node.inheritanceClause, in: "")
    // A protocol's extension for views: `extension Card where Self: UIView`.
    for requirement in node.genericWhereClause?.requirements ?? [] {
      if case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.text == "Self"
      {
        record.inherited.append(TypeName(conformance.rightType.text, in: ""))
      }
    }
    read(node.memberBlock, in: path, file)
  }
}
