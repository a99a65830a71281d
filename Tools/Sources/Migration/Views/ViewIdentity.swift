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
    /// One of these, as in `[title, icon].forEach { … }`.
    case element([ViewIdentity])
    /// The view that the code of a type stands in.
    case own
    /// Whatever is in a list of subviews, or around a view.
    case any
    case unknown
  }

  var source = Source.unknown
  /// The last name of the path that leads to it.
  var name: String?
  /// The class; `nil` if it is not known.
  var type: String?
  /// `true` if the view is of the class itself, and not of a subclass.
  var isExact = false
  /// The class whose code or value names it, for members of an SDK's classes such as `view`.
  var owner: String?
  /// The declaration of the list that it is an element of; `nil` for others.
  var list: String?

  /// The declaration of the variable that holds it; `nil` for others.
  var declaration: String? {
    if case .variable(let declaration) = source { return declaration }
    return nil
  }

  /// The views that it may be: itself, unless it is one of several.
  var candidates: [ViewIdentity] {
    if case .element(let views) = source { return views.flatMap(\.candidates) }
    return [self]
  }

  /// `true` for a view that has a name, or is one of some that have.
  var isNamed: Bool {
    if case .element = source { return true }
    return name != nil && source != .any
  }

  /// `true` for a view that a variable of a function holds.
  var isLocal: Bool { declaration?.contains(":") ?? false }

  /// The declaration; of a member of an SDK's class that of the class which uses it.
  var variable: String? { owner.map { "\($0).\(name ?? "")" } ?? declaration }
}

/// Values by the views that they are about.
struct ViewTable<Value> {
  private var variables: [String: [(view: ViewIdentity, value: Value)]] = [:]
  /// The declarations in their order, so that each run answers alike.
  private var declarations: [String] = []
  private var others: [(view: ViewIdentity, value: Value)] = []

  mutating func add(_ value: Value, of view: ViewIdentity) {
    if let declaration = view.declaration {
      if variables[declaration] == nil { declarations.append(declaration) }
      variables[declaration, default: []].append((view, value))
    } else {
      others.append((view, value))
    }
  }

  /// The values of all views.
  var all: [(view: ViewIdentity, value: Value)] {
    declarations.flatMap { variables[$0] ?? [] } + others
  }

  /// Returns the values of all views that may be the same as one.
  func values(of view: ViewIdentity, _ facts: ViewFacts) -> [(view: ViewIdentity, value: Value)] {
    let rest = others.filter { facts.mayBeSame($0.view, view) }
    let places = view.declaration.map { [$0] + facts.linked(with: view).sorted() } ?? declarations
    return places.flatMap { variables[$0] ?? [] }.filter { facts.mayBeSame($0.view, view) } + rest
  }
}

extension ViewFacts {
  /// `true` unless two views are certainly different.
  func mayBeSame(_ a: ViewIdentity, _ b: ViewIdentity) -> Bool {
    if case .element(let views) = a.source { return views.contains { mayBeSame($0, b) } }
    if case .element(let views) = b.source { return views.contains { mayBeSame(a, $0) } }
    return mayBeSameSource(a, b) && mayBeRelated(a.owner, b.owner)
      && mayBeRelated(a.type, b.type, isFirstExact: a.isExact, isSecondExact: b.isExact)
  }

  /// `false` if no instance of one class is one of the other.
  func mayBeRelated(
    _ first: String?, _ second: String?, isFirstExact: Bool = false, isSecondExact: Bool = false
  ) -> Bool {
    let declarations = lookup.declarations
    guard let first, let second, first != second else { return true }
    if !declarations.hasKnownClasses(first) || !declarations.hasKnownClasses(second) {
      // A class of another module descends from none of the files'.
      guard
        declarations.isKnown(first) && declarations.isOwn(first) && !declarations.declares(second)
          || declarations.isKnown(second) && declarations.isOwn(second)
            && !declarations.declares(first)
      else { return true }
      return declarations.haveCommonDescendant(first, second)
    }
    // A subclass may conform to a protocol.
    if [first, second].contains(where: { declarations.types[$0]?.isProtocol == true }) {
      return declarations.haveCommonDescendant(first, second)
    }
    // An exact class is no ancestor of the other's.
    return !isSecondExact && declarations.ancestors(of: first).contains(second)
      || !isFirstExact && declarations.ancestors(of: second).contains(first)
  }

  private func mayBeSameSource(_ a: ViewIdentity, _ b: ViewIdentity) -> Bool {
    let declarations = lookup.declarations
    for (view, other) in [(a, b), (b, a)] where a.source != b.source {
      guard case .passed(_, _, let function?) = view.source, isClosed(function) else { continue }
      return links.stores(function, in: other)
        || links.variables(passedTo: function).contains { mayBeSame($0, other) }
    }
    switch (a.source, b.source) {
    case (.any, _), (_, .any): return true
    case (.variable(let first), .variable(let second)):
      return first == second || links.areLinked(a, b)
        || isLoose(a) && escapes(b, to: "[]") || isLoose(b) && escapes(a, to: "[]")
    case (.passed(let first, let scope, let caller), .passed(let second, let other, let function)):
      return first == second || scope == other && !scope.isEmpty
        || relays(caller, to: function) || relays(function, to: caller)
    case (.own, .variable), (.variable, .own):
      let (own, other) = a.source == .own ? (a, b) : (b, a)
      guard let type = own.type, declarations.isOwn(type) else { return true }
      return other.type.map { declarations.ancestors(of: $0).contains(type) } ?? true
    case (.variable, _), (_, .variable):
      let (variable, other) = a.declaration != nil ? (a, b) : (b, a)
      if other.source == .unknown, let name = other.name {
        // A path of names leads to no variable of a function.
        return name == variable.name && (!variable.isLocal || escapes(variable, to: "="))
      }
      if case .passed(_, _, let function?) = other.source {
        return links.stores(function, in: variable) || escapes(variable, to: function)
          || looseFunctions.contains(function) && escapes(variable, to: "[]")
      }
      if case .subview(let name) = other.source { return mayBeSubview(variable, of: name) }
      return escapes(variable, to: "[]")
    default: return a.name == nil || b.name == nil || a.name == b.name
    }
  }
}
