import SwiftSyntax

/// Reads what a file does with the variables that keep constraints.
///
/// It finds edits for the uses that have a counterpart in Anchors, and excludes a variable with
/// other uses.
final class UseReader: SyntaxVisitor {
  private typealias Key = KeptConstraints.Key

  private let migration: FileMigration
  private let kept: KeptConstraints
  private(set) var edits: [Edit] = []

  private var file: SourceFile { migration.file }

  init(_ migration: FileMigration, _ kept: KeptConstraints) {
    (self.migration, self.kept) = (migration, kept)
    super.init(viewMode: .sourceAccurate)
  }

  /// Reads the uses of the file, then its declarations.
  func read() {
    walk(file.tree)
    for (symbol, key) in kept.declarations(in: file) {
      if let value = symbol.value { checkFlow(of: [value], to: key) }
      if symbol.isFunction { checkResults(of: symbol, key) }
      let binding = symbol.declaration.parent?.as(PatternBindingSyntax.self)
      if let block = binding?.accessorBlock, block.words.contains("oldValue") {
        exclude(key, block, "its former value is used")
      }
      if kept.isTranslated(key) { rename(symbol, key) }
    }
  }

  // MARK: - Declarations

  /// Writes the new type of a variable.
  private func rename(_ symbol: Symbol, _ key: Key) {
    let style = kept[key].style
    let isGroup = style == .snapKit && kept[key].isGroup
    var names = [
      style == .uikit ? "NSLayoutConstraint" : "Constraint": isGroup
        ? Names.group : Names.constraint
    ]
    if style == .anchors {
      names = ["Constraint": "NSLayoutConstraint", "ConstraintGroup": "[NSLayoutConstraint]"]
    }
    let nodes = [symbol.annotation.map { Syntax($0) }, symbol.value.map { Syntax($0) }]
    let tokens = nodes.compactMap { $0 }.flatMap { $0.tokens(viewMode: .sourceAccurate) }
    edits += tokens.compactMap { token in
      guard let name = names[token.text] else { return nil }
      if token.isTypeName { return Edit(token.range, name) }
      // `Anchors.Constraint`
      return style == .anchors ? token.qualifiedName.map { Edit($0.range, name) } : nil
    }
  }

  /// Checks what a function returns.
  private func checkResults(of symbol: Symbol, _ key: Key) {
    let function = symbol.declaration.parent?.as(FunctionDeclSyntax.self)
    guard let body = function?.body else { return }
    let returned = body.descendants(
      ReturnStmtSyntax.self,
      except: { $0.is(ClosureExprSyntax.self) || $0.is(FunctionDeclSyntax.self) }
    ).compactMap(\.expression)
    for result in returned + [body.statements.only].compactMap({ $0 }) {
      checkFlow(of: [result], to: key)
    }
  }

  // MARK: - Uses

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    let expression = node.access
    if let taker = kept.takers[name], expression.parent?.call?.calledExpression.id != expression.id
    {
      for key in taker.keys.values { exclude(key, node, "its function is passed on") }
    }
    guard kept.isName(name) else { return .visitChildren }
    let candidates = kept.candidates(for: expression, in: file)
    if candidates.count > 1, let base = expression.member?.base?.text.onOneLine {
      for key in candidates {
        kept.exclude(key, "'\(base).\(name)' may be this one in \(file.path)")
      }
    }
    guard let key = candidates.first else { return .visitChildren }
    let isExcluded = kept.excluded[key] != nil
    if isExcluded, kept[key].isFunction { return .visitChildren }
    if kept[key].isComposite, expression.isCounted {
      exclude(key, expression, "its elements are counted")
    }
    if kept[key].style == .anchors, expression.namesElement {
      exclude(key, expression, "an attribute names one of its elements")
    }
    read(expression, key, isExcluded: isExcluded)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let taker = node.name.flatMap({ kept.takers[$0] }) else { return .visitChildren }
    guard let arguments = kept.arguments(of: node, to: taker, in: file) else {
      for key in taker.keys.values { exclude(key, node, "a call passes something else") }
      return .visitChildren
    }
    for (argument, key) in arguments {
      let value = argument.expression
      if kept.key(of: value, in: file) != nil || value.isEmptyValue {
        checkFlow(of: [value], to: key)
      } else {
        exclude(key, value, "a call passes something else")
      }
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    // `if let gap`
    if node.initializer == nil, let pattern = node.pattern.as(IdentifierPatternSyntax.self),
      let key = kept.key(named: pattern.identifier.text, at: node, in: file)
    {
      kept.adopt(pattern.identifier.text, by: Syntax(pattern), in: file, from: key)
    }
    return .visitChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    for token in node.tokens(viewMode: .sourceAccurate) where kept.isName(token.text) {
      for symbol in kept.lookup.declarations.members[token.text] ?? [] {
        if let key = kept.key(of: symbol) { exclude(key, node, "a key path names it") }
      }
    }
    return .skipChildren
  }

  private func exclude(_ key: Key, _ node: some SyntaxProtocol, _ what: String) {
    kept.exclude(key, "\(what) in \(file.path):\(file.line(of: node))")
  }

  /// Reads one use of a variable.
  private func read(_ expression: ExprSyntax, _ key: Key, isExcluded: Bool = false) {
    let use = Use.of(expression)
    switch use {
    case .variable(let name, let node): kept.adopt(name, by: node, in: file, from: key)
    case .value(let target):
      let what = "'\(target.text.onOneLine)' takes it over"
      join(key, kept.destination(use, in: file), expression, what)
    case .result: join(key, kept.destination(use, in: file), expression, "it is returned")
    case .argument(let argument):
      join(key, kept.parameter(of: argument, in: file), expression, "it is used as an argument")
    // Other uses of an excluded variable concern nothing else.
    case _ where isExcluded: break
    case .member(let access): readMember(access, key)
    case .target(let operands): checkFlow(of: operands, to: key)
    case .activation, .hosting:
      if kept[key].style == .snapKit { exclude(key, expression, "UIKit's functions take it") }
      if kept[key].style == .anchors, case .activation(let call) = use {
        joinActivated(by: call, key)
      }
    case .other(let what): exclude(key, expression, "it is used as \(what)")
    case .comparison, .nothing: break
    }
  }

  /// Joins a variable with the others that a call activates: all of them have one type.
  private func joinActivated(by call: FunctionCallExprSyntax, _ key: Key) {
    guard let others = call.onlyArgument?.constrainedNames(kept, file) else {
      exclude(key, call, "a call takes it with something else")
      return
    }
    for other in others where other != key { kept.join(key, other) }
  }

  /// Joins a variable with the one that takes its value over, or excludes it if there is none.
  private func join(_ key: Key, _ other: Key?, _ node: ExprSyntax, _ what: String) {
    if let other { kept.join(key, other) } else { exclude(key, node, what) }
  }

  private func readMember(_ access: MemberAccessExprSyntax, _ key: Key) {
    // Which edits SnapKit's members need depends on what is kept, and is known in the next reading.
    if kept[key].style == .snapKit, !kept.isTranslated(key) { return }
    let call = access.parent?.call
    do throws(Reason) {
      switch access.name {
      case "isEmpty", "count", "removeAll", "reserveCapacity": break
      case "removeLast", "removeFirst", "popLast":
        guard let call, call.isStatement else { throw unknown(access) }
      case "append":
        for argument in call?.arguments ?? [] { checkFlow(of: [argument.expression], to: key) }
      case "forEach", "contains", "allSatisfy":
        try readLoop(access, key)
      case "filter", "reversed", "sorted", "dropFirst", "dropLast":
        guard let call else { throw unknown(access) }
        if call.trailingClosure != nil { try readLoop(access, key) }
        read(ExprSyntax(call), key)
      default: try edit(access, key)
      }
    } catch {
      exclude(key, access, error.text)
    }
  }

  private func unknown(_ access: MemberAccessExprSyntax) -> Reason {
    Reason("its member '\(access.name)' is used")
  }

  /// Edits a member of a constraint.
  private func edit(_ access: MemberAccessExprSyntax, _ key: Key) throws(Reason) {
    kept.noteUpdate(by: access, of: key)
    let new = try kept.edits(for: access, of: key, in: file)
    if kept.isTranslated(key) { edits += new }
  }

  /// Reads `constraints.forEach { $0.isActive = true }`.
  private func readLoop(_ access: MemberAccessExprSyntax, _ key: Key) throws(Reason) {
    guard let closure = access.parent?.call?.trailingClosure else { throw unknown(access) }
    let name = closure.parameterName ?? "$0"
    for token in closure.statements.tokens(viewMode: .sourceAccurate) where token.text == name {
      guard let member = token.parent?.parent?.member, member.base?.text == name
      else { throw Reason("a loop uses it") }
      try edit(member, key)
    }
  }

  // MARK: - Assignments

  /// Excludes a variable if something is assigned to it that is not translated.
  private func checkFlow(of values: [ExprSyntax], to key: Key) {
    guard let first = values.first else { return }
    if let reason = reason(againstOperands: values, key) {
      exclude(key, first, reason)
    } else if !values.allSatisfy(\.isEmptyValue) {
      if kept[key].isWeak { exclude(key, first, "it is weak, and nothing else holds it") }
      kept.fill(key)
    }
  }

  /// Returns why a value that is assigned excludes a variable; `nil` if it does not.
  private func reason(against value: ExprSyntax, _ key: Key) -> String? {
    // The library's front-end excludes the variable if it does not translate the statement.
    if kept.makesConstraints(value) { return nil }
    if kept.isConstraint(value) {
      do throws(Reason) {
        let reader = UIKitStatement(migration: migration, kept: kept)
        let statement = try reader.read([value], StatementOptions()).statements?.first
        if let statement { _ = try reader.lines(of: statement, at: value) }
        return statement?.call == nil || kept.isArray(key) ? nil : "a visual format"
      } catch { return error.text }
    }
    if kept[key].style == .snapKit,
      Chain(value).links.last?.name == "constraint" || value.call.flatMap(SnapKit.Call.init) != nil
    {
      return nil
    }
    switch value.as(ExprSyntaxEnum.self) {
    case .nilLiteralExpr: return nil
    case .arrayExpr(let array):
      return array.elements.lazy.compactMap { self.reason(against: $0.expression, key) }.first
    case .sequenceExpr(let sequence):
      return reason(againstOperands: Array(sequence.elements), key)
    case .forceUnwrapExpr(let node): return reason(against: node.expression, key)
    case .tupleExpr(let node):
      if let inner = node.only { return reason(against: inner, key) }
    case .functionCallExpr(let call):
      let callee = call.calledExpression
      if callee.is(ClosureExprSyntax.self) || callee.is(ArrayExprSyntax.self) { return nil }
      if let closure = call.trailingClosure, ["map", "flatMap", "compactMap"].contains(call.name),
        let only = closure.statements.first?.item.as(ExprSyntax.self)
      {
        return reason(against: only, key)
      }
    default: break
    }
    guard let other = kept.key(of: value, in: file)
    else { return "something else is assigned or appended to it" }
    return kept.excluded[other]
  }

  private func reason(againstOperands operands: [ExprSyntax], _ key: Key) -> String? {
    if kept.makesConstraints(operands: operands) { return nil }
    if let place = operands.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = operands[place].as(UnresolvedTernaryExprSyntax.self)
    {
      return reason(against: ternary.thenExpression, key)
        ?? reason(againstOperands: Array(operands[(place + 1)...]), key)
    }
    return operands.lazy.filter { !$0.is(BinaryOperatorExprSyntax.self) }
      .compactMap { self.reason(against: $0, key) }.first
  }
}

extension ExprSyntax {
  /// `true` for `nil`, `[]` and `[NSLayoutConstraint]()`, and for a variable, whose own values
  /// count.
  fileprivate var isEmptyValue: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .nilLiteralExpr, .declReferenceExpr, .memberAccessExpr: true
    case .arrayExpr(let array): array.elements.allSatisfy { $0.expression.isEmptyValue }
    case .functionCallExpr(let call): call.calledExpression.is(ArrayExprSyntax.self)
    default: false
    }
  }

  /// `true` if the code takes a constraint of a group by its attribute: `edges[.top]`.
  fileprivate var namesElement: Bool {
    let outer = chained.parent?.as(SubscriptCallExprSyntax.self)
    return outer?.arguments.first?.expression.caseName != nil
  }

  /// `true` if the code takes an element of an array by its place, or counts the elements.
  fileprivate var isCounted: Bool {
    let outer = chained.parent
    let counting = ["first", "last", "count", "dropFirst", "dropLast", "removeLast", "enumerated"]
    return outer?.is(SubscriptCallExprSyntax.self) == true
      || counting.contains(outer?.member?.name ?? "")
  }
}

extension DeclReferenceExprSyntax {
  /// The member that the name is the last name of, such as `card.gap`; the name alone otherwise.
  var access: ExprSyntax {
    parent?.member.flatMap { $0.declName.id == id ? ExprSyntax($0) : nil } ?? ExprSyntax(self)
  }
}
