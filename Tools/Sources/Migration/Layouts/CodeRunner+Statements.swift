import SwiftSyntax

/// The way in which a statement ends.
enum CodeFlow {
  case next
  case returned(SceneValue)
  case broken
  case continued
}

extension CodeRunner {
  /// Returns `true` if code may change the layout. In a builder every expression does.
  private func decidesLayout(_ node: some SyntaxProtocol) -> Bool {
    !collectors.isEmpty || mayAffectLayout(node)
  }

  /// Runs the statements of a block.
  @discardableResult
  func run(_ list: CodeBlockItemListSyntax, _ scope: SceneScope) -> CodeFlow {
    var rest = Array(list)[...]
    while let item = rest.popFirst() {
      guard isWithinLimits(item, scope) else { return .next }
      let flow = run(item, rest, scope)
      if case .next = flow { continue }
      return flow
    }
    return .next
  }

  private func run(
    _ item: CodeBlockItemSyntax, _ rest: ArraySlice<CodeBlockItemSyntax>, _ scope: SceneScope
  ) -> CodeFlow {
    if let expression = item.expression {
      if let branch = expression.as(IfExprSyntax.self) { return run(branch, rest, scope) }
      if let choice = expression.as(SwitchExprSyntax.self) { return run(choice, rest, scope) }
      if noteLeft(item, in: scope.file) { return .next }
      let (count, active) = (unknowns.count, constraints.count)
      let value = evaluate(expression, scope)
      checkOwner(of: constraints.dropFirst(active), at: place(of: item, in: scope.file), scope)
      if collectors.isEmpty || expression.assignment != nil { return .next }
      if let made = value.constraints {
        collect(made)
      } else if value.isUnknown, unknowns.count == count {
        note(item, scope, "\(expression.text.onOneLine.cut) is not known")
      }
      return .next
    }
    switch item.item {
    case .decl(let declaration): declare(declaration, scope)
    case .stmt(let statement): return run(statement, rest, scope)
    case .expr: break
    }
    return .next
  }

  private func declare(_ declaration: DeclSyntax, _ scope: SceneScope) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      let isLeft = noteLeft(variable, in: scope.file)
      for binding in variable.bindings {
        let type = binding.typeAnnotation.map { TypeName($0.type.text, in: scope.type) }
        let initial = isLeft ? nil : binding.initializer
        let value =
          initial.map { evaluate($0.value, scope, expected: type) }
          ?? (type?.isOptional == true && !isLeft ? .null : .unknown)
        bind(binding.pattern, to: value, scope, isProperty: false)
      }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      scope.variables[function.name.text] = .function(function, scope)
    } else if let config = declaration.as(IfConfigDeclSyntax.self), decidesLayout(config) {
      note(config, scope, "#if")
    }
  }

  /// Gives a value to the names of a pattern.
  func bind(_ pattern: PatternSyntax, to value: SceneValue, _ scope: SceneScope, isProperty: Bool) {
    if let name = pattern.patternName {
      scope.variables[name] = copied(value)
      self.name(value, name, isProperty: isProperty)
    } else if let tuple = pattern.as(TuplePatternSyntax.self) {
      var values: [SceneValue] = []
      if case .tuple(_, let known) = value { values = known }
      for (place, element) in tuple.elements.enumerated() {
        let part = place < values.count ? values[place] : .unknown
        bind(element.pattern, to: part, scope, isProperty: false)
      }
    } else if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      bind(binding.pattern, to: value, scope, isProperty: isProperty)
    }
  }

  /// Names a view after the variable that holds it. A property's name is better than a local one.
  func name(_ value: SceneValue, _ name: String, isProperty: Bool) {
    if case .list(let values) = value {
      for (place, value) in values.enumerated() {
        self.name(value, "\(name)\(place + 1)", isProperty: isProperty)
      }
    }
    guard let item = value.item, item.isView || item.isGuide else { return }
    if isProperty ? !item.isNamedByProperty : item.name == nil {
      (item.name, item.isNamedByProperty) = (name.filter { $0 != "`" }, isProperty)
    }
  }

  private func run(
    _ statement: StmtSyntax, _ rest: ArraySlice<CodeBlockItemSyntax>, _ scope: SceneScope
  ) -> CodeFlow {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let node):
      return .returned(node.expression.map { evaluate($0, scope) } ?? .nothing)
    case .breakStmt: return .broken
    case .continueStmt: return .continued
    case .throwStmt: return .returned(.unknown)
    case .guardStmt(let node): return run(node, rest, scope)
    case .forStmt(let node): return run(node, scope)
    case .doStmt(let node):
      for clause in node.catchClauses where decidesLayout(clause) {
        note(clause, scope, "whether an error is thrown is not known")
      }
      return run(node.body.statements, scope.inner())
    case .whileStmt, .repeatStmt, .deferStmt:
      if decidesLayout(statement) { note(statement, scope, "a loop or a deferred statement") }
      forget(statement, scope)
    default: break
    }
    return .next
  }

  // MARK: - Loops

  private func run(_ loop: ForStmtSyntax, _ scope: SceneScope) -> CodeFlow {
    guard let values = evaluate(loop.sequence, scope).elements, loop.caseKeyword == nil else {
      if decidesLayout(loop.body) {
        note(loop, scope, "the elements of \(loop.sequence.text.onOneLine) are not known")
      }
      forget(loop.body, scope)
      return .next
    }
    for value in values {
      let inner = scope.inner()
      bind(loop.pattern, to: value, inner, isProperty: false)
      if let condition = loop.whereClause?.condition {
        switch evaluate(condition, inner).bool {
        case false?: continue
        case true?: break
        case nil: note(condition, scope, unknownCondition(condition))
        }
      }
      switch run(loop.body.statements, inner) {
      case .next, .continued: continue
      case .broken: return .next
      case .returned(let value): return .returned(value)
      }
    }
    return .next
  }

  // MARK: - Conditions

  func unknownCondition(_ node: some SyntaxProtocol) -> String {
    "the condition \(node.text.onOneLine) is not known"
  }

  /// Returns whether conditions hold, and binds their names; `nil` if that is not known.
  private func holds(_ conditions: ConditionElementListSyntax, _ scope: SceneScope) -> Bool? {
    var isKnown = true
    for element in conditions {
      switch element.condition {
      case .expression(let expression):
        let reads = openReads
        let value = (assumptions[expression.path] ?? evaluate(expression, scope)).bool
        if value == false, reads == openReads { return false }
        if value == false { return isKnown ? false : nil }
        if value == nil { isKnown = false }
      case .optionalBinding(let binding):
        let name = binding.pattern.patternName ?? ""
        if binding.pattern.text.filter({ $0 != "`" }) == "self" { continue }
        let value = binding.initializer.map { evaluate($0.value, scope) } ?? lookUp(name, scope)
        switch value {
        case nil, .unknown?: (isKnown, scope.variables[name]) = (false, .unknown)
        case SceneValue.null?: return isKnown ? false : nil
        case let value?: bind(binding.pattern, to: value, scope, isProperty: false)
        }
      case .availability: break
      case .matchingPattern: isKnown = false
      }
    }
    return isKnown ? true : nil
  }

  private func run(
    _ branch: IfExprSyntax, _ rest: ArraySlice<CodeBlockItemSyntax>, _ scope: SceneScope
  ) -> CodeFlow {
    let inner = scope.inner()
    let reads = openReads
    var isMet = holds(branch.conditions, inner)
    let isCertain = isMet != nil && reads == openReads
    let outer = openConditions
    if !isCertain {
      if isMet == nil, !branch.conditions.words.isDisjoint(with: chosen) { isMet = true }
      noteBranches(branch, branch.conditions, rest, scope)
    }
    let former = openConditions
    if !isCertain, former.count == outer.count { openConditions.append(branch.conditions.words) }
    defer { openConditions = former }
    if isMet == true { return run(branch.body.statements, inner) }
    if isMet == nil { forget(branch.body, scope) }
    switch branch.elseBody {
    case .ifExpr(let next): return run(next, rest, scope)
    case .codeBlock(let block): return run(block.statements, scope.inner())
    case nil: return .next
    }
  }

  /// Notes a condition that is not known, if it decides anything about the layout.
  private func noteBranches(
    _ node: some SyntaxProtocol, _ condition: some SyntaxProtocol,
    _ rest: ArraySlice<CodeBlockItemSyntax>, _ scope: SceneScope
  ) {
    let mayLeave = node.hasToken {
      [.keyword(.return), .keyword(.throw), .keyword(.break), .keyword(.continue)]
        .contains($0.tokenKind)
    }
    let decided = [Syntax(node)] + (mayLeave ? rest.map { Syntax($0) } : [])
    if decided.contains(where: { decidesLayout($0) }) {
      noteRemoval(in: node)
      if mayLeave { openConditions.append(condition.words) }
      let gap = decided.contains { mayChangeHierarchy($0) } ? CodeGap.hierarchy : .constraint
      let former = gapOfCode
      note(condition, scope, unknownCondition(condition), gap)
      (gapOfCode, gapOfConditions) = (former, max(gapOfConditions ?? gap, gap))
    }
  }

  private func run(
    _ node: GuardStmtSyntax, _ rest: ArraySlice<CodeBlockItemSyntax>, _ scope: SceneScope
  ) -> CodeFlow {
    let reads = openReads
    let isMet = holds(node.conditions, scope)
    if isMet == nil || reads != openReads { noteBranches(node, node.conditions, rest, scope) }
    return isMet == false ? run(node.body.statements, scope.inner()) : .next
  }

  private func run(
    _ choice: SwitchExprSyntax, _ rest: ArraySlice<CodeBlockItemSyntax>, _ scope: SceneScope
  ) -> CodeFlow {
    let reads = openReads
    let subject = evaluate(choice.subject, scope)
    var chosen: SwitchCaseSyntax?
    var (isKnown, fallback) = (!subject.isUnknown && reads == openReads, SwitchCaseSyntax?.none)
    for element in choice.cases {
      guard let branch = element.as(SwitchCaseSyntax.self),
        case .case(let label) = branch.label
      else {
        if let branch = element.as(SwitchCaseSyntax.self) { fallback = branch }
        if element.is(IfConfigDeclSyntax.self) { isKnown = false }
        continue
      }
      for item in label.caseItems where chosen == nil {
        let pattern = item.pattern.as(ExpressionPatternSyntax.self)?.expression
        let value = pattern.map { evaluate($0, scope) } ?? .unknown
        switch areEqual(subject, value) {
        case true? where item.whereClause == nil: chosen = branch
        case false?: break
        default: isKnown = false
        }
      }
      if branch.statements.hasToken(where: { $0.tokenKind == .keyword(.fallthrough) }) {
        isKnown = false
      }
    }
    if !isKnown { noteBranches(choice, choice.subject, rest, scope) }
    let former = openConditions
    if !isKnown { openConditions.append(choice.subject.words) }
    defer { openConditions = former }
    if chosen == nil || !isKnown { forget(choice.cases, scope) }
    guard let branch = chosen ?? fallback else { return .next }
    let flow = run(branch.statements, scope.inner())
    if case .broken = flow { return .next }
    return flow
  }

  /// Returns whether two values are equal; `nil` if that is not known.
  func areEqual(_ a: SceneValue, _ b: SceneValue) -> Bool? {
    switch (a, b) {
    case (.number(let a), .number(let b)): a == b
    case (.bool(let a), .bool(let b)): a == b
    case (.text(let a), .text(let b)): a == b
    case (.member(let a), .member(let b)): a == b
    case (.item(let a), .item(let b)): a === b
    case (.null, .null): true
    case (.null, .unknown), (.unknown, _), (_, .unknown): nil
    case (.null, _), (_, .null): false
    default: nil
    }
  }
}
