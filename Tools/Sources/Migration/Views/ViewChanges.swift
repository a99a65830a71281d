import SwiftSyntax

/// The calls that change the constraints of views: `remakeConstraints`, `updateConstraints` and
/// `removeConstraints`, of SnapKit, or of Anchors where an earlier run has written them.
final class ViewChanges {
  /// The calls, as messages name them.
  private var calls = ViewTable<String>()
  /// Those in methods of all views, by method.
  private var callsByMethod: [(method: String, call: String)] = []
  /// The views whose methods are called that all views have, by method.
  private var receivers: [String: [ViewIdentity]] = [:]

  /// Notes what a call changes.
  func note(_ node: FunctionCallExprSyntax, _ lookup: Lookup, _ file: SourceFile) {
    if let (name, path) = node.change {
      let view = lookup.view(path, at: node, in: file)
      let call = "\(name) in line \(file.line(of: node)) of \(file.path)"
      if let method = view.method(around: node, lookup) {
        callsByMethod.append((method, call))
      } else {
        calls.add(call, of: view)
      }
    }
    if let name = node.name, let base = node.base, lookup.declarations.hasViewMember(name) {
      receivers[name, default: []].append(lookup.view(base.path, at: node, in: file))
    }
  }

  /// Notes what methods change, once all files are read.
  func finish() {
    for (method, call) in callsByMethod {
      for view in receivers[method] ?? [] { calls.add(call, of: view) }
    }
  }

  /// Returns the first call that changes a view.
  ///
  /// - Parameter isStrict: `true` also for what may be an element of the same list, or the argument
  ///   of a function that gets the view.
  func first(
    of view: ViewIdentity, at node: some SyntaxProtocol, _ facts: ViewFacts, isStrict: Bool
  ) -> String? {
    let views = view.method(around: node, facts.lookup).map { receivers[$0] ?? [] } ?? [view]
    for var view in views {
      // The type of a loop variable is that of the first element only.
      if isStrict, case .passed(_, _, nil) = view.source { view.type = nil }
      let found = calls.values(of: view, facts).first {
        isSame(view, $0.view, facts) || isStrict && mayBeSame(view, $0.view, facts)
      }
      if let found { return found.value }
      let element = calls.all.first { call in
        isStrict
          && view.candidates.contains { view in
            call.view.candidates.contains { areOfOneList(view, $0, facts) }
          }
      }
      if let element { return element.value }
    }
    return nil
  }

  /// `true` for loop variables and arguments in one type, and for an argument and the variable that
  /// it is.
  private func mayBeSame(_ view: ViewIdentity, _ other: ViewIdentity, _ facts: ViewFacts) -> Bool {
    switch (view.source, other.source) {
    case (.passed(_, let scope, _), .passed(_, let otherScope, _)):
      !scope.isEmpty && scope == otherScope
    case (.passed(_, _, let function?), .variable(let declaration)):
      facts.passes(declaration, to: function)
    case (.passed(_, let scope, nil), .variable(let declaration)),
      (.variable(let declaration), .passed(_, let scope, nil)):
      // A loop over a list in which the view is.
      isMember(declaration, of: scope)
    case (.passed(_, let scope, nil), .element), (.element, .passed(_, let scope, nil)):
      !scope.isEmpty
    case (.element(let views), _):
      views.contains { isSame($0, other, facts) || mayBeSame($0, other, facts) }
    default: false
    }
  }

  /// `true` if a view is an element of a list, such as `rows[0]`, and another may be, too.
  private func areOfOneList(_ view: ViewIdentity, _ other: ViewIdentity, _ facts: ViewFacts) -> Bool
  {
    let list = view.list ?? other.list
    guard let list, facts.mayBeRelated(view.type, other.type) else { return false }
    if view.list == other.list { return true }
    for case .passed(let place, let scope, nil) in [view.source, other.source] {
      // A loop of the same type, or of the file whose function has the list.
      if isMember(list, of: scope) { return true }
      if list.contains(":"), list.split(separator: ":")[0] == place.split(separator: ":")[0] {
        return true
      }
    }
    return false
  }

  /// `true` for the declaration of a type's member; that of a local variable is a place in a file.
  private func isMember(_ declaration: String, of scope: String) -> Bool {
    !scope.isEmpty && !declaration.contains(":") && declaration.hasPrefix("\(scope).")
  }

  /// `true` where two views that may be the same have a name in common, or one is an argument of
  /// the function that gets the other.
  private func isSame(_ view: ViewIdentity, _ other: ViewIdentity, _ facts: ViewFacts) -> Bool {
    switch (view.source, other.source) {
    case (.variable, .variable), (.own, .own), (.own, .variable), (.variable, .own): true
    case (.variable(let declaration), .passed(_, _, let function?)):
      facts.passes(declaration, to: function)
    case (.passed, .passed): view.source == other.source
    case (_, .element(let views)):
      views.contains { facts.mayBeSame(view, $0) && isSame(view, $0, facts) }
    case (.variable, .unknown): other.name != nil
    default: false
    }
  }
}

extension FunctionCallExprSyntax {
  /// The function and the view of a call that changes constraints; `nil` for other calls.
  fileprivate var change: (name: String, path: String)? {
    if let call = SnapKit.Call(self) {
      return SnapKit.changesConstraints(call.name) ? (call.name, call.view?.path ?? "self") : nil
    }
    guard let name, SnapKit.changesConstraints(name),
      SnapKit.makers.contains(name) && trailingClosure != nil
        || name == "removeConstraints" && arguments.isEmpty
    else { return nil }
    return (name, base?.path ?? "self")
  }
}

extension ViewIdentity {
  /// Returns the method around a node, if the view is `self` in a method of all views; `nil` for
  /// others.
  fileprivate func method(around node: some SyntaxProtocol, _ lookup: Lookup) -> String? {
    guard source == .own, let type, !lookup.declarations.isOwn(type) else { return nil }
    return node.ancestor(FunctionDeclSyntax.self)?.name.text
  }
}
