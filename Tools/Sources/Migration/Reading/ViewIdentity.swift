import SwiftSyntax

/// A view, as far as the code tells which one it is.
struct ViewIdentity: Hashable {
  enum Source: Hashable {
    /// A variable that holds one view.
    case variable(String)
    /// The argument of a function or closure, or a loop variable: its place, and the type around
    /// it, and the name of the function whose argument it is.
    case passed(String, scope: String, function: String?)
    /// One of the subviews of a view with this name.
    case subview(of: String)
    /// The view that the code of a type stands in.
    case own
    case unknown
  }

  var source = Source.unknown
  /// The last name of the path that leads to it.
  var name: String?
  /// The class; `nil` if it is not known.
  var type: String?

  /// The declaration of the variable that holds it; `nil` for others.
  var declaration: String? {
    if case .variable(let declaration) = source { return declaration }
    return nil
  }
}

/// Values by the views that they are about.
struct ViewTable<Value> {
  private var variables: [String: [(view: ViewIdentity, value: Value)]] = [:]
  private var others: [(view: ViewIdentity, value: Value)] = []

  mutating func add(_ value: Value, of view: ViewIdentity) {
    if let declaration = view.declaration {
      variables[declaration, default: []].append((view, value))
    } else {
      others.append((view, value))
    }
  }

  /// Returns the values of all views that may be the same as one.
  func values(of view: ViewIdentity, _ facts: ViewFacts) -> [(view: ViewIdentity, value: Value)] {
    let rest = others.filter { facts.mayBeSame($0.view, view) }
    if let declaration = view.declaration { return (variables[declaration] ?? []) + rest }
    return variables.values.joined().filter { facts.mayBeSame($0.view, view) } + rest
  }
}

extension ViewFacts {
  /// `true` unless two views are certainly different.
  func mayBeSame(_ a: ViewIdentity, _ b: ViewIdentity) -> Bool {
    guard mayBeSameSource(a, b) else { return false }
    let declarations = lookup.declarations
    guard let first = a.type, let second = b.type, first != second, declarations.isKnown(first),
      declarations.isKnown(second)
    else { return true }
    return declarations.ancestors(of: first).contains(second)
      || declarations.ancestors(of: second).contains(first)
  }

  private func mayBeSameSource(_ a: ViewIdentity, _ b: ViewIdentity) -> Bool {
    let declarations = lookup.declarations
    switch (a.source, b.source) {
    case (.variable(let first), .variable(let second)): return first == second
    case (.passed(let first, let scope, _), .passed(let second, let other, _)):
      return first == second || scope == other && !scope.isEmpty
    case (.own, .variable), (.variable, .own):
      let (own, other) = a.source == .own ? (a, b) : (b, a)
      guard let type = own.type, declarations.types[type]?.isDeclared == true,
        declarations.types[type]?.isProtocol != true
      else { return true }
      return other.type.map { declarations.ancestors(of: $0).contains(type) } ?? true
    case (.variable, _), (_, .variable):
      let (variable, other) = a.declaration != nil ? (a, b) : (b, a)
      if other.source == .unknown, let name = other.name { return name == variable.name }
      if case .passed(_, _, let function?) = other.source { return escapes(variable, to: function) }
      if case .subview(let name) = other.source { return mayBeSubview(variable, of: name) }
      return escapes(variable, to: "[]")
    default: return a.name == nil || b.name == nil || a.name == b.name
    }
  }
}

extension Lookup {
  /// Returns which view a path such as `cell.title` is at a node.
  func view(_ path: String, at node: some SyntaxProtocol, in file: SourceFile) -> ViewIdentity {
    var names = path.split(separator: ".").map(String.init)
    let isPlain = names.allSatisfy { name in
      name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && name.first?.isNumber == false
    }
    if path.hasPrefix("$0"), names.count == 1, let name = superview(ofElementsFor: node) {
      return ViewIdentity(source: .subview(of: name), type: "UIView")
    }
    guard isPlain, !names.isEmpty else { return ViewIdentity() }
    let own = enclosingType(of: node)
    var owner: TypeName? = own.isEmpty ? nil : TypeName(own)
    var view = ViewIdentity(source: .own, type: owner?.text)
    if names[0] == "self" {
      names.removeFirst()
    } else if let symbol = symbol(names[0], at: node, in: file, isFunction: false) {
      names.removeFirst()
      owner = type(of: symbol)
      view = self.view(of: symbol, place(of: owner))
    }
    for name in names {
      guard let type = owner else {
        view = ViewIdentity(name: name)
        continue
      }
      if let symbol = declarations.member(name, of: type, isFunction: false) {
        owner = self.type(of: symbol)
        view = self.view(of: symbol, place(of: owner))
      } else {
        let isKnown = declarations.isKnown(declarations.place(of: type))
        owner = sdkMember(name, of: type) ?? KnownTypes.item(named: name)
        view = ViewIdentity(
          source: isKnown ? .variable("SDK.\(name)") : .unknown, name: name,
          type: place(of: owner))
      }
    }
    return view
  }

  private func place(of type: TypeName?) -> String? { type.map { declarations.place(of: $0) } }

  private func view(of symbol: Symbol, _ type: String?) -> ViewIdentity {
    if symbol.isFunction || symbol.getter != nil { return ViewIdentity(type: type) }
    switch symbol.place {
    case .member(let owner):
      return ViewIdentity(
        source: .variable("\(owner).\(symbol.name)"), name: symbol.name, type: type)
    case .global:
      return ViewIdentity(source: .variable(symbol.name), name: symbol.name, type: type)
    case .local:
      let place = "\(symbol.file.path):\(symbol.declaration.start)"
      guard let value = symbol.value, depth < 24 else {
        let source = ViewIdentity.Source.passed(
          place, scope: enclosingType(of: symbol.declaration), function: function(of: symbol))
        return ViewIdentity(source: source, name: symbol.name, type: type)
      }
      // A new view.
      if let call = value.as(FunctionCallExprSyntax.self),
        metatype(call.calledExpression, in: symbol.file) != nil
      {
        return ViewIdentity(source: .variable(place), name: symbol.name, type: type)
      }
      // Another name for a view.
      guard value.is(DeclReferenceExprSyntax.self) || value.is(MemberAccessExprSyntax.self) else {
        return ViewIdentity(type: type)
      }
      depth += 1
      defer { depth -= 1 }
      return view(value.path, at: value, in: symbol.file)
    }
  }

  /// Returns the name of the view whose subviews the closure around a node gets, as in
  /// `stack.subviews.forEach { … }`; `nil` for other closures.
  private func superview(ofElementsFor node: some SyntaxProtocol) -> String? {
    guard let closure = node.enclosingClosures.first(where: { $0.parameterName == nil }),
      let call = closure.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    var base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    while let call = base?.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["filter", "reversed", "dropFirst", "dropLast"].contains(callee.declName.baseName.text)
    {
      base = callee.base
    }
    guard let views = base?.as(MemberAccessExprSyntax.self),
      ["subviews", "arrangedSubviews"].contains(views.declName.baseName.text)
    else { return nil }
    return views.base?.lastName
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

extension SyntaxProtocol {
  /// The closures around the node, the innermost first.
  fileprivate var enclosingClosures: [ClosureExprSyntax] {
    var closures: [ClosureExprSyntax] = []
    var next = enclosingClosure
    while let closure = next {
      closures.append(closure)
      next = closure.enclosingClosure
    }
    return closures
  }
}
