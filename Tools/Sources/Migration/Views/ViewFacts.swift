import SwiftSyntax

/// Facts about the views of all files: which is added to which, whose autoresizing masks the code
/// turns off, and whose frames it sets.
final class ViewFacts {
  /// A view that is added to another.
  struct Addition {
    /// The superview, as the code writes it; `nil` if it is not known.
    let superview: String?
    /// The last name of that; `nil` if it has none.
    let name: String?
    /// `true` if a function gets the view, which may add it to something.
    let isPassed: Bool
    /// The type around the code.
    let scope: String
  }

  /// A call of `addSubview` among the statements of a list, with the offset of its end.
  typealias LocalAddition = (superview: String, end: Int)

  let lookup: Lookup
  /// By list of statements and view, the calls of `addSubview`.
  var localAdditions: [SyntaxIdentifier: [String: [LocalAddition]]] = [:]
  var additions = ViewTable<Addition>()
  /// The functions that turn a mask off.
  var unmasked = ViewTable<String>()
  /// Those that do so on no condition.
  var unmaskedAlways = ViewTable<String>()
  /// The lines that turn a mask on.
  var masked = ViewTable<String>()
  /// The lines that set a frame.
  var placed = ViewTable<String>()
  let changes = ViewChanges()
  /// By variable whose view the code passes on, the functions that get it, `[]` for arrays, and `=`
  /// where it is stored or returned.
  var escaping: [String: Set<String>] = [:]
  /// The same for those whose owner is not known, by last name.
  var escapingNames: [String: Set<String>] = [:]
  /// The last names of views to which functions add their arguments.
  var joinedNames: Set<String> = []
  /// The variables that get other values than names and new views, with the classes that name them.
  var looseVariables: [String: Set<String?>] = [:]
  /// The functions that get views which are no variables, such as `$0` and new ones.
  var looseFunctions: Set<String> = []
  /// The functions that are values, and may be called by other names.
  var functionValues: Set<String> = []
  /// By function, `true` if it gets variables alone, from calls that are known.
  private var closed: [String: Bool] = [:]
  /// By function, the functions that it passes its arguments to.
  var relayed: [String: Set<String>] = [:]
  let links = ViewLinks()

  init(_ files: [SourceFile], _ lookup: Lookup) {
    self.lookup = lookup
    for file in files { Reader(file: file, facts: self).read() }
    changes.finish()
  }

  /// Returns how the superview of a view is written, if the files add it once and the code around a
  /// node can write it so.
  func superview(of path: String, at node: some SyntaxProtocol, in file: SourceFile) -> String? {
    let view = lookup.view(path, at: node, in: file)
    guard view.declaration != nil else { return nil }
    let found = additions.values(of: view, self)
    guard found.count == 1, let (added, addition) = found.first,
      let superview = addition.superview, added.declaration == view.declaration
    else { return nil }
    return addition.scope == lookup.enclosingType(of: node) ? superview : nil
  }

  /// `true` if the code passes the view of a variable on to a function, or stores or returns it.
  func escapes(_ view: ViewIdentity, to function: String) -> Bool {
    guard let declaration = view.declaration else { return true }
    var places = escaping[declaration] ?? []
    // A path of names leads to no variable of a function.
    if !view.isLocal {
      guard let name = view.name else { return true }
      places.formUnion(escapingNames[name] ?? [])
    }
    return places.contains(function) || places.contains("=")
      || functionValues.contains(function) && !places.isEmpty
  }

  /// `true` if a variable gets other values than names and new views.
  func isLoose(_ view: ViewIdentity) -> Bool {
    looseVariables[view.declaration ?? ""]?.contains { mayBeRelated($0, view.owner) } ?? false
  }

  /// `true` unless the files add the view of a variable to views of other names only.
  func mayBeSubview(_ view: ViewIdentity, of name: String) -> Bool {
    let found = additions.values(of: view, self)
    // Who owns a member of an SDK's class adds it to none.
    if found.isEmpty { return view.owner == nil && escapes(view, to: "[]") }
    return found.contains { _, addition in
      if addition.isPassed { return joinedNames.contains(name) }
      return addition.name.map { $0 == name } ?? true
    }
  }

  /// `true` if the files may turn off the autoresizing mask of a view, or a stack view does.
  ///
  /// - Parameter function: The function of the code that constrains the view.
  func turnsOffMask(of view: ViewIdentity, in function: String) -> Bool {
    unmasked.values(of: view, self).contains { other, place in
      switch other.source {
      case .variable, .passed, .element: true
      case .own: isOwnMask(of: other, view, isHere: place == function)
      case .unknown: other.name != nil
      case .subview, .any: false
      }
    }
  }

  /// `true` if the function that constrains a view turns off its autoresizing mask on no condition,
  /// or the closure does that makes the view.
  ///
  /// - Parameter function: The function; `nil` for the initial value of a property, which counts on
  ///   all functions.
  func certainlyTurnsOffMask(of view: ViewIdentity, in function: String?) -> Bool {
    unmaskedAlways.values(of: view, self).contains { other, place in
      if case .element = other.source, other.source == view.source,
        [function, "="].contains(place)
      {
        return true
      }
      return other.candidates.contains { other in
        switch other.source {
        case .variable:
          other.variable == view.variable
            && (function == nil || [function, "="].contains(place))
        case .own: isOwnMask(of: other, view, isHere: place == function)
        // The lines of the function itself are read with its statements.
        case .passed, .element, .unknown, .subview, .any: false
        }
      }
    }
  }

  /// `true` if a view is that of a type whose own mask is turned off.
  ///
  /// - Parameter isHere: `true` if the function does so that constrains the view.
  private func isOwnMask(of own: ViewIdentity, _ view: ViewIdentity, isHere: Bool) -> Bool {
    own.type == view.type
      && (lookup.declarations.types[own.type ?? ""]?.isDeclared == true
        || view.source == .own && isHere)
  }

  /// Returns the first line of some that may be about a view.
  func line(in lines: ViewTable<String>, of view: ViewIdentity) -> String? {
    lines.values(of: view, self).first { $0.view.isNamed }?.value
  }

  /// Refuses a constraint of another library for a view whose constraints SnapKit changes: SnapKit
  /// changes its own, Anchors all of them.
  ///
  /// - Parameter isStrict: `true` if the change may also be of another view's constraints.
  func checkChanges(
    of path: String, at node: some SyntaxProtocol, in file: SourceFile, isStrict: Bool = false
  ) throws(Reason) {
    let view = lookup.view(path, at: node, in: file)
    if let change = changes.first(of: view, at: node, self, isStrict: isStrict) {
      throw Reason("\(change) would concern it, too")
    }
  }

  /// The declarations of the variables that may hold the view of another one.
  func linked(with view: ViewIdentity) -> Set<String> {
    links.linked(with: view, passedTo: view.declaration.flatMap { escaping[$0] } ?? [])
  }

  /// `true` if the code passes the view of a variable to a function.
  func passes(_ declaration: String, to function: String) -> Bool {
    escaping[declaration]?.contains(function) == true
  }

  /// `true` if all calls of a function are known, and the views that they pass are variables.
  func isClosed(_ function: String) -> Bool {
    if let known = closed[function] { return known }
    let name = String(function.prefix { $0 != "/" })
    let symbols = lookup.declarations.functions(name).filter { $0.key == function }
    let result =
      !symbols.isEmpty && !looseFunctions.contains(function)
      && !functionValues.contains(function)
      && symbols.allSatisfy(lookup.declarations.isOwn)
    closed[function] = result
    return result
  }

  /// `true` if a function passes its arguments to another one, perhaps through others.
  func relays(_ first: String?, to second: String?) -> Bool {
    guard let first, let second, !relayed.isEmpty else { return false }
    var (seen, next) = (Set([first]), [first])
    while let function = next.popLast() {
      let functions = relayed[function] ?? []
      if functions.contains(second) { return true }
      next += functions.filter { seen.insert($0).inserted }
    }
    return false
  }
}

extension Lookup {
  /// Returns the place of the function around a node.
  func function(around node: some SyntaxProtocol, in file: SourceFile) -> String {
    let function = node.ancestors.first { node in
      switch node.as(SyntaxEnum.self) {
      case .functionDecl, .initializerDecl, .accessorBlock, .deinitializerDecl, .subscriptDecl: true
      case .closureExpr(let closure): closure.binding != nil
      default: false
      }
    }
    return function.map { file.place(of: $0) } ?? file.path
  }
}
