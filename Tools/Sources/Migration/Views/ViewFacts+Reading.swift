import SwiftSyntax

// What the code does with its views.

extension ViewFacts {
  /// Reads the facts of a file.
  struct Reader {
    let file: SourceFile
    let facts: ViewFacts
    private var lookup: Lookup { facts.lookup }

    func read() {
      file.tree.walk { node in
        switch node.as(SyntaxEnum.self) {
        case .functionCallExpr(let node): read(node)
        case .declReferenceExpr(let node): read(node)
        case .labeledExpr(let node): read(node)
        case .arrayElement(let node):
          let argument = node.parent?.parent?.parent?.as(LabeledExprSyntax.self)
          let name = argument?.parent?.parent?.call?.name ?? ""
          if !Self.harmless.contains(name), name != "UIStackView" {
            escape(node.expression, to: "[]")
          }
        case .initializerClause(let node): escape(node.value, to: "=")
        case .returnStmt(let node): escape(node.expression, to: "=")
        case .codeBlockItem(let node): escape(node.expression, to: "=")
        case .sequenceExpr(let node): read(node)
        default: break
        }
        return true
      }
    }

    private func read(_ node: FunctionCallExprSyntax) {
      facts.changes.note(node, lookup, file)
      if ["UIStackView", "NSStackView"].contains(node.calledExpression.plainName) {
        for view in node.arguments.flatMap({ $0.expression.elements ?? [] }) {
          // Arranged in a stack view that a property may keep.
          add(view, to: nil, at: node)
          noteUnmasked(view.path, node)
        }
        return
      }
      if let call = SnapKit.Call(node), SnapKit.makers.contains(call.name) {
        noteUnmasked(call.view?.path ?? "self", node)
      }
      guard node.calledExpression.isReference, let name = node.name else { return }
      let superview = node.base?.text ?? "self"
      switch name {
      case _ where Lookup.additions.contains(name):
        guard let view = node.arguments.first?.expression, !view.text.hasPrefix("$") else { break }
        add(view, to: superview, at: node)
        if name.contains("Arranged") { noteUnmasked(view.path, node) }
      case "addSubviews", "addArrangedSubviews":
        // The app's own may add them to something else.
        let isOwn = lookup.declarations.members[name] != nil
        for view in node.givenViews { add(view, to: isOwn ? nil : superview, at: node) }
      case "swap" where node.arguments.count == 2:
        let names = node.arguments.map { $0.expression.text.filter { $0 != "&" } }
        facts.links.note(identity(names[0], node), identity(names[1], node))
      case "forEach":
        guard let views = node.base?.elements else { break }
        // `[a, b].forEach { card.addSubview($0) }`, and `[a, b].forEach(card.addSubview)`
        for (callee, superview) in node.closureCalls
        where ["addSubview", "addArrangedSubview"].contains(callee) {
          for view in views { add(view, to: superview ?? "self", at: node) }
        }
        if node.trailingClosure?.text.contains(Self.mask) == true {
          for view in views { noteUnmasked(view.path, node) }
        }
      default:
        // A function of the app's may add the views that it gets.
        let declarations = lookup.declarations
        guard
          !declarations.functions(name).isEmpty || declarations.types[name]?.isDeclared == true
        else { break }
        for view in node.givenViews
        where view.isReference && lookup.knownKind(of: view, in: file) == .view {
          add(view, to: nil, at: node, isPassed: true)
        }
      }
    }

    // MARK: - Views that are passed on

    /// Notes a function that is a value.
    private func read(_ node: DeclReferenceExprSyntax) {
      let access = node.access
      if access.parent?.call?.calledExpression.id == access.id { return }
      facts.functionValues.formUnion(lookup.declarations.functions(node.baseName.text).map(\.key))
    }

    private func read(_ node: LabeledExprSyntax) {
      let call = node.parent?.parent?.call
      let name = call?.name
      let keys = call.map(lookup.declarations.keys) ?? []
      if let name, Self.harmless.contains(name), keys.isEmpty { return }
      if name == nil || call?.trailingClosure != nil { escape(node.expression, to: "=") }
      guard let name else { return }
      let isLoose = isLoose(node.expression)
      for function in keys.union([name]) {
        escape(node.expression, to: function)
        if isLoose { facts.looseFunctions.insert(function) }
        if isLoose, case .passed(_, _, let caller?) = identity(node.expression.path, node).source {
          facts.relayed[caller, default: []].insert(function)
        }
      }
    }

    /// `true` for an argument that may be a view, and is no variable that holds one.
    private func isLoose(_ expression: ExprSyntax) -> Bool {
      switch expression.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr, .memberAccessExpr, .subscriptCallExpr, .functionCallExpr,
        .forceUnwrapExpr, .optionalChainingExpr, .sequenceExpr, .tupleExpr, .tryExpr, .awaitExpr,
        .inOutExpr, .macroExpansionExpr:
        mayBeView(expression) && identity(expression.path, expression).declaration == nil
      default: false
      }
    }

    /// `true` for an operand that may be a view.
    private func mayBeView(_ operand: ExprSyntax) -> Bool {
      !operand.is(NilLiteralExprSyntax.self) && operand.operatorName == nil
        && [.view, nil].contains(lookup.knownKind(of: operand, in: file))
    }

    private func escape(_ expression: ExprSyntax?, to place: String) {
      guard let expression else { return }
      if let sequence = expression.as(SequenceExprSyntax.self) {
        for element in sequence.elements { escape(element, to: place) }
      } else if let ternary = expression.as(UnresolvedTernaryExprSyntax.self) {
        escape(ternary.thenExpression, to: place)
      } else if let reference = expression.reference, let name = reference.lastName {
        let path = reference.path
        let view = identity(path, reference)
        if let declaration = view.declaration {
          facts.escaping[declaration, default: []].insert(place)
          facts.links.note(place, gets: view, declaration)
        } else if path.contains(".") {
          facts.escapingNames[name, default: []].insert(place)
        }
      }
    }

    /// Functions that pass a view on to nothing that constrains it.
    private static let harmless = Lookup.additions.union([
      "addSubviews", "equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo", "constraint",
      "bringSubviewToFront", "sendSubviewToBack", "removeArrangedSubview", "setCustomSpacing",
      "makeKeyAndVisible", "isEqual", "print", "NSLayoutConstraint",
    ])

    // MARK: - Assignments

    private static let mask = "translatesAutoresizingMaskIntoConstraints"

    private func read(_ node: SequenceExprSyntax) {
      guard let assignment = ExprSyntax(node).assignment else { return }
      let (path, value) = (assignment.target.path, assignment.value)
      let target = identity(path, node)
      if let reference = value.reference {
        let source = identity(reference.path, node)
        facts.links.note(source, target)
        if case .passed(_, _, let function?) = source.source, let variable = target.declaration {
          facts.links.note(function, storesIn: variable)
        }
      } else if let variable = target.declaration,
        value.operands.contains(where: { mayBeView($0) && lookup.type(ofNew: $0, in: file) == nil })
      {
        facts.looseVariables[variable, default: []].insert(target.owner)
      }
      if let targets = assignment.target.as(TupleExprSyntax.self)?.elements {
        let views = targets.map { identity($0.expression.path, node) }
        for view in views { facts.links.note(views[0], view) }
      }
      let names = path.split(separator: ".").map(String.init)
      if names.last == Self.mask {
        let view = result(names.count == 1 ? "self" : names.dropLast().joined(separator: "."), node)
        if value.text == "false" {
          noteUnmasked(view, node)
        } else {
          facts.masked.add(line(of: node), of: view)
        }
      }
      let frame = ["frame", "bounds", "center"]
      if let place = names.firstIndex(where: { frame.contains($0) }), place > 0 {
        facts.placed.add(line(of: node), of: result(names[..<place].joined(separator: "."), node))
      }
    }

    private func noteUnmasked(_ path: String, _ node: some SyntaxProtocol) {
      noteUnmasked(identity(path, node), node)
    }

    private func noteUnmasked(_ view: ViewIdentity, _ node: some SyntaxProtocol) {
      let function = lookup.function(around: node, in: file)
      facts.unmasked.add(function, of: view)
      // `rows[0]` is one of the elements, a loop variable each of them.
      if case .element = view.source, node.text.contains("[") { return }
      var outer = Syntax(node)
      let kinds: [SyntaxKind] = [
        .forStmt, .closureExpr, .ifExpr, .switchExpr, .guardStmt, .functionDecl, .initializerDecl,
        .accessorBlock,
      ]
      let block = node.ancestors.first { kinds.contains($0.kind) }
      let closure = block?.as(ClosureExprSyntax.self)
      if let closure, closure.binding != nil,
        closure.parent?.call?.calledExpression.id == closure.id
      {
        // The closure that makes the value of a variable runs before all other code.
        facts.unmaskedAlways.add("=", of: view)
        return
      }
      if case .element = view.source, let block {
        // So does a loop over views that are written out.
        outer = closure?.receivingCall.map { Syntax($0) } ?? block
      }
      if !outer.isConditional { facts.unmaskedAlways.add(function, of: view) }
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

    // MARK: - Views that are added

    private func add(
      _ view: ExprSyntax, to superview: String?, at node: some SyntaxProtocol,
      isPassed: Bool = false
    ) {
      let path = superview.flatMap { $0.isPlainPath ? $0 : nil }
      let names = (path ?? "").split(separator: ".").map(String.init)
      let symbol = lookup.symbol(names.first ?? "", at: node, in: file)
      let isLocal = symbol?.place == .local
      // The view of a local variable may have another name, too.
      let isOtherName = isLocal && names.count == 1 && symbol?.value?.call == nil
      let addition = Addition(
        superview: isLocal || symbol?.isFunction == true ? nil : path,
        name: isOtherName ? nil : names.last, isPassed: isPassed,
        scope: lookup.enclosingType(of: node))
      for identity in identity(view.path, node).candidates {
        if identity.declaration != nil || identity.source == .unknown && identity.name != nil {
          facts.additions.add(addition, of: identity)
        } else if let name = superview?.split(separator: ".").last {
          // What a function adds that gets it as an argument counts where the function is called.
          facts.joinedNames.insert(String(name))
        }
      }
    }
  }
}

extension FunctionCallExprSyntax {
  /// The arguments, and the elements of those that are array literals.
  fileprivate var givenViews: [ExprSyntax] {
    arguments.flatMap { $0.expression.elements ?? [$0.expression] }
  }

  /// The functions that a closure calls with its element, or that stand in its place, with their
  /// bases.
  fileprivate var closureCalls: [(name: String, base: String?)] {
    func named(_ function: ExprSyntax) -> (name: String, base: String?) {
      (function.member?.name ?? function.text, function.member?.base?.text)
    }
    let argument = arguments.first?.expression
    guard let closure = trailingClosure ?? argument?.as(ClosureExprSyntax.self)
    else { return argument.map { [named($0)] } ?? [] }
    let name = closure.parameterName ?? "$0"
    return closure.statements.compactMap { $0.expression?.call }
      .filter { $0.arguments.first?.expression.text == name }.map { named($0.calledExpression) }
  }
}
