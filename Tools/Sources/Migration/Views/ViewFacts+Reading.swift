import SwiftSyntax

// What the code does with its views.

extension ViewFacts {
  /// Reads the facts of a file.
  final class Visitor: SyntaxVisitor {
    private let file: SourceFile
    private let lookup: Lookup
    private let facts: ViewFacts

    init(_ file: SourceFile, _ lookup: Lookup, _ facts: ViewFacts) {
      (self.file, self.lookup, self.facts) = (file, lookup, facts)
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      facts.changes.note(node, lookup, file)
      if node.calledExpression.text == "UIStackView" || node.calledExpression.text == "NSStackView"
      {
        for argument in node.arguments {
          // Arranged in a stack view that a property may keep.
          for view in argument.expression.elements ?? [] {
            add(view, to: nil, at: node)
            facts.unmasked.add(function(node), of: identity(view.path, node))
          }
        }
        return .visitChildren
      }
      if let call = SnapKit.Call(node), SnapKit.makers.contains(call.name) {
        facts.unmasked.add(function(node), of: identity(call.view?.path ?? "self", node))
      }
      let (base, name): (ExprSyntax?, String)
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
        (base, name) = (member.base, member.declName.baseName.text)
      } else if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
        (base, name) = (nil, reference.baseName.text)
      } else {
        return .visitChildren
      }
      switch name {
      case "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview":
        if let view = node.arguments.first?.expression, !view.text.hasPrefix("$") {
          add(view, to: base?.text ?? "self", at: node)
          if name.contains("Arranged") {
            facts.unmasked.add(function(node), of: identity(view.path, node))
          }
        }
      case "addSubviews", "addArrangedSubviews":
        // The app's own may add them to something else.
        let isOwn = lookup.declarations.members[name] != nil
        for argument in node.arguments {
          for view in argument.expression.elements ?? [argument.expression] {
            add(view, to: isOwn ? nil : base?.text ?? "self", at: node)
          }
        }
      case "swap" where node.arguments.count == 2:
        let names = node.arguments.map { $0.expression.text.filter { $0 != "&" } }
        facts.links.note(identity(names[0], node), identity(names[1], node))
      case "forEach":
        // A function in the place of the closure.
        if let function = node.arguments.first?.expression.lastName {
          facts.looseFunctions.insert(function)
        }
        guard let views = base?.elements else { break }
        // `[a, b].forEach { card.addSubview($0) }`, and `[a, b].forEach(card.addSubview)`
        for (callee, superview) in node.closureCalls
        where ["addSubview", "addArrangedSubview"].contains(callee) {
          for view in views { add(view, to: superview ?? "self", at: node) }
        }
        if node.trailingClosure?.text.contains(Self.mask) == true {
          for view in views { facts.unmasked.add(function(node), of: identity(view.path, node)) }
        }
      default: pass(node, to: name)
      }
      return .visitChildren
    }

    /// Notes that a function of the app's, which may add the views that it gets, is called.
    private func pass(_ node: FunctionCallExprSyntax, to name: String) {
      let declarations = lookup.declarations
      let isOwn =
        declarations.members[name]?.contains(where: \.isFunction) == true
        || declarations.globals[name]?.contains(where: \.isFunction) == true
        || declarations.types[name]?.isDeclared == true
      guard isOwn else { return }
      for argument in node.arguments {
        for view in argument.expression.elements ?? [argument.expression]
        where view.is(DeclReferenceExprSyntax.self) || view.is(MemberAccessExprSyntax.self) {
          if lookup.knownKind(of: view, in: file) == .view {
            add(view, to: nil, at: node, isPassed: true)
          }
        }
      }
    }

    // MARK: - Views that are passed on

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
      let call = node.parent?.parent?.as(FunctionCallExprSyntax.self)
      let name = call?.calledExpression.lastName
      if name.map({ !Self.harmless.contains($0) }) ?? true {
        escape(node.expression, to: call?.trailingClosure == nil ? name ?? "=" : "=")
        if let name, isLoose(node.expression) {
          facts.looseFunctions.insert(name)
          if case .passed(_, _, let caller?) = identity(node.expression.path, node).source {
            facts.relayed[caller, default: []].insert(name)
          }
        }
      }
      return .visitChildren
    }

    /// `true` for an argument that may be a view, and is no variable that holds one.
    private func isLoose(_ expression: ExprSyntax) -> Bool {
      switch expression.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr, .memberAccessExpr, .subscriptCallExpr, .functionCallExpr,
        .forceUnwrapExpr, .optionalChainingExpr, .sequenceExpr:
        if lookup.type(ofNew: expression, in: file) != nil { return false }
        guard lookup.knownKind(of: expression, in: file).map({ $0 == .view }) ?? true else {
          return false
        }
        return identity(expression.path, expression).declaration == nil
      default: return false
      }
    }

    override func visit(_ node: ArrayElementSyntax) -> SyntaxVisitorContinueKind {
      let argument = node.parent?.parent?.parent?.as(LabeledExprSyntax.self)
      let call = argument?.parent?.parent?.as(FunctionCallExprSyntax.self)
      let name = call?.calledExpression.lastName ?? ""
      if !Self.harmless.contains(name), name != "UIStackView" { escape(node.expression, to: "[]") }
      return .visitChildren
    }

    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
      escape(node.value, to: "=")
      return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      if let value = node.expression { escape(value, to: "=") }
      return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      if let expression = node.expression { escape(expression, to: "=") }
      return .visitChildren
    }

    private func escape(_ expression: ExprSyntax, to place: String) {
      if let sequence = expression.as(SequenceExprSyntax.self) {
        for element in sequence.elements { escape(element, to: place) }
      } else if let ternary = expression.as(UnresolvedTernaryExprSyntax.self) {
        escape(ternary.thenExpression, to: place)
      } else if expression.is(DeclReferenceExprSyntax.self)
        || expression.is(MemberAccessExprSyntax.self), let name = expression.lastName
      {
        let path = expression.path
        if let declaration = identity(path, expression).declaration {
          facts.escaping[declaration, default: []].insert(place)
          facts.links.note(place, gets: declaration)
        } else if path.contains(".") {
          facts.escapingNames[name, default: []].insert(place)
        }
      }
    }

    /// Functions that pass a view on to nothing that constrains it.
    private static let harmless: Set = [
      "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "addSubviews",
      "equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo", "constraint",
      "bringSubviewToFront", "sendSubviewToBack", "removeArrangedSubview", "setCustomSpacing",
      "makeKeyAndVisible", "isEqual", "print", "NSLayoutConstraint",
    ]

    private static let mask = "translatesAutoresizingMaskIntoConstraints"

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      guard let assignment = ExprSyntax(node).assignment else { return .visitChildren }
      if let value = assignment.value.reference {
        let source = identity(value.path, node)
        let target = identity(assignment.target.path, node)
        facts.links.note(source, target)
        if case .passed(_, _, let function?) = source.source, let target = target.declaration {
          facts.links.note(function, storesIn: target)
        }
      }
      if assignment.value.reference == nil,
        let target = identity(assignment.target.path, node).declaration,
        assignment.value.operands.contains(where: isView)
      {
        facts.looseVariables.insert(target)
      }
      if let targets = assignment.target.as(TupleExprSyntax.self)?.elements {
        let views = targets.map { identity($0.expression.path, node) }
        for view in views { facts.links.note(views[0], view) }
      }
      let names = assignment.target.path.split(separator: ".").map(String.init)
      if let last = names.last, last == Self.mask {
        let path = names.count == 1 ? "self" : names.dropLast().joined(separator: ".")
        if assignment.value.text == "false" {
          facts.unmasked.add(function(node), of: result(path, node))
        } else {
          facts.masked.add(line(of: node), of: result(path, node))
        }
      }
      let frame = ["frame", "bounds", "center"]
      if let place = names.firstIndex(where: { frame.contains($0) }), place > 0 {
        facts.placed.add(
          line(of: node), of: result(names[..<place].joined(separator: "."), node))
      }
      return .visitChildren
    }

    /// `true` for an operand that may be a view which the code has already.
    private func isView(_ operand: ExprSyntax) -> Bool {
      if operand.is(NilLiteralExprSyntax.self) || operand.operatorName != nil { return false }
      if lookup.type(ofNew: operand, in: file) != nil { return false }
      return lookup.knownKind(of: operand, in: file).map { $0 == .view } ?? true
    }

    private func function(_ node: some SyntaxProtocol) -> String {
      lookup.function(around: node, in: file)
    }

    private func line(of node: some SyntaxProtocol) -> String {
      "\(file.path):\(file.line(of: node))"
    }

    private func identity(_ path: String, _ node: some SyntaxProtocol) -> ViewIdentity {
      lookup.view(path, at: node, in: file)
    }

    /// Returns the view of a path, or the variable that a closure makes the view for.
    private func result(_ path: String, _ node: some SyntaxProtocol) -> ViewIdentity {
      if let closure = node.enclosingClosure, let binding = closure.binding,
        closure.result?.path == path || path == closure.parameterName ?? "$0"
      {
        return identity(binding.pattern.text, binding)
      }
      return identity(path, node)
    }

    /// Returns the last name of a superview; `nil` if the view may have another name, too.
    private func name(of superview: String?, _ symbol: Symbol?, isPlain: Bool) -> String? {
      guard isPlain, let superview, let last = superview.split(separator: ".").last else {
        return nil
      }
      if last == superview, symbol?.place == .local,
        symbol?.value?.is(FunctionCallExprSyntax.self) != true
      {
        return nil
      }
      return String(last)
    }

    private func add(
      _ view: ExprSyntax, to superview: String?, at node: some SyntaxProtocol,
      isPassed: Bool = false
    ) {
      add(identity(view.path, node), to: superview, at: node, isPassed: isPassed)
    }

    private func add(
      _ identity: ViewIdentity, to superview: String?, at node: some SyntaxProtocol, isPassed: Bool
    ) {
      if case .element(let views) = identity.source {
        for view in views { add(view, to: superview, at: node, isPassed: isPassed) }
        return
      }
      // What a function adds that gets it as an argument counts where the function is called.
      guard identity.declaration != nil || identity.source == .unknown && identity.name != nil
      else {
        let name = superview?.split(separator: ".").last
        if let name { facts.joinedNames.insert(String(name)) }
        return
      }
      let isPlain = superview?.isPlainPath
      let first = superview?.split(separator: ".").first.map(String.init) ?? ""
      let symbol = lookup.symbol(first, at: node, in: file)
      let isMember = symbol.map { $0.place != .local && !$0.isFunction } ?? true
      facts.additions.add(
        Addition(
          superview: isPlain == true && isMember ? superview : nil,
          name: name(of: superview, symbol, isPlain: isPlain == true), isPassed: isPassed,
          scope: lookup.enclosingType(of: node)), of: identity)
    }
  }
}

extension FunctionCallExprSyntax {
  /// The functions that a closure calls with its element, or that stand in its place, with their
  /// bases.
  fileprivate var closureCalls: [(name: String, base: String?)] {
    if let argument = arguments.first?.expression, !argument.is(ClosureExprSyntax.self) {
      if let member = argument.as(MemberAccessExprSyntax.self) {
        return [(member.declName.baseName.text, member.base?.text)]
      }
      return [(argument.text, nil)]
    }
    let closure = trailingClosure ?? arguments.first?.expression.as(ClosureExprSyntax.self)
    let name = closure?.parameterName ?? "$0"
    return closure?.statements.compactMap { item in
      guard let call = item.expression?.as(FunctionCallExprSyntax.self),
        call.arguments.first?.expression.text == name
      else { return nil }
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
        return (member.declName.baseName.text, member.base?.text)
      }
      return (call.calledExpression.text, nil)
    } ?? []
  }
}
