import SwiftSyntax

/// Reads what a file does with the variables that keep constraints.
///
/// It edits the uses that Anchors has a counterpart for, and excludes a variable with other uses.
final class UseReader: SyntaxVisitor {
  private let migration: FileMigration
  private let kept: KeptConstraints
  private var edits: [Edit] = []

  private var file: SourceFile { migration.file }
  private var lookup: Lookup { migration.lookup }

  init(_ migration: FileMigration, _ kept: KeptConstraints) {
    self.migration = migration
    self.kept = kept
    super.init(viewMode: .sourceAccurate)
  }

  /// Reads the file, and edits its declarations.
  func read() {
    walk(file.tree)
    for (symbol, key) in kept.declarations(in: file) {
      if let value = symbol.value { checkFlow(of: value, to: key) }
      if symbol.isFunction { checkResults(of: symbol, key) }
      let binding = symbol.declaration.parent?.as(PatternBindingSyntax.self)
      if let block = binding?.accessorBlock,
        block.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "oldValue" })
      {
        exclude(key, block, "its former value is used")
      }
      if kept.isTranslated(key) { rename(symbol, key) }
    }
    migration.translate(edits, statements: 0)
  }

  // MARK: - Declarations

  /// Writes the new type of a variable.
  private func rename(_ symbol: Symbol, _ key: KeptConstraints.Key) {
    let isGroup = kept.style(key) == .snapKit && kept.lines(key).contains { $0.isGroup }
    let old = kept.style(key) == .uikit ? "NSLayoutConstraint" : "Constraint"
    let new = isGroup ? Names.group : Names.constraint
    let nodes = [symbol.annotation.map { Syntax($0) }, symbol.value.map { Syntax($0) }]
    for node in nodes.compactMap({ $0 }) {
      for token in node.tokens(viewMode: .sourceAccurate) where token.text == old {
        let isType =
          token.parent?.is(IdentifierTypeSyntax.self) == true
          || token.parent?.parent?.is(ArrayElementSyntax.self) == true
        guard isType else { continue }
        edits.append(Edit(token.range, new))
      }
    }
  }

  private func checkResults(of symbol: Symbol, _ key: KeptConstraints.Key) {
    guard let function = symbol.declaration.parent?.as(FunctionDeclSyntax.self),
      let body = function.body
    else { return }
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    var results = finder.results
    if results.isEmpty, body.statements.count == 1,
      let only = body.statements.first?.item.as(ExprSyntax.self)
    {
      results = [only]
    }
    for result in results { checkFlow(of: result, to: key) }
  }

  // MARK: - Uses

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if let taker = kept.takers[name], !node.isCalled {
      for key in taker.keys.values { exclude(key, node, "its function is passed on") }
    }
    guard kept.isName(name) else { return .visitChildren }
    let expression: ExprSyntax
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      guard member.base != nil else { return .visitChildren }
      expression = ExprSyntax(member)
    } else {
      expression = ExprSyntax(node)
    }
    guard let key = kept.key(of: expression, in: file) else { return .visitChildren }
    if kept.excluded[key] != nil {
      if kept.isFunction(key) { return .visitChildren }
      pass(Use.of(expression), key)
      return .visitChildren
    }
    if kept.isComposite(key), expression.isCounted {
      exclude(key, expression, "its elements are counted")
    }
    read(expression, key)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let taker = node.calledExpression.lastName.flatMap({ kept.takers[$0] }) else {
      return .visitChildren
    }
    guard kept.isCall(node, of: taker, in: file), let arguments = taker.arguments(of: node) else {
      for key in taker.keys.values { exclude(key, node, "a call passes something else") }
      return .visitChildren
    }
    for (argument, key) in arguments {
      let value = argument.expression
      if kept.key(of: value, in: file) != nil || value.isEmptyValue {
        checkFlow(of: value, to: key)
      } else {
        exclude(key, value, "a call passes something else")
      }
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    // `if let gap`
    if node.initializer == nil, let pattern = node.pattern.as(IdentifierPatternSyntax.self),
      kept.isName(pattern.identifier.text),
      let symbol = lookup.symbol(pattern.identifier.text, at: node, in: file),
      let key = kept.key(of: symbol)
    {
      kept.adopt(pattern.identifier.text, by: Syntax(pattern), in: file, from: key)
    }
    return .visitChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    for token in node.tokens(viewMode: .sourceAccurate) where kept.isName(token.text) {
      for symbol in lookup.declarations.members[token.text] ?? [] {
        if let key = kept.key(of: symbol) { exclude(key, node, "a key path names it") }
      }
    }
    return .skipChildren
  }

  private func exclude(_ key: KeptConstraints.Key, _ node: some SyntaxProtocol, _ what: String) {
    kept.exclude(key, "\(what) in \(file.path):\(file.line(of: node))")
  }

  private func read(_ expression: ExprSyntax, _ key: KeptConstraints.Key) {
    read(use: Use.of(expression), expression, key)
  }

  /// Excludes what takes over an excluded variable.
  private func pass(_ use: Use, _ key: KeptConstraints.Key) {
    switch use {
    case .variable(let name, let node): kept.adopt(name, by: node, in: file, from: key)
    case .argument(let argument):
      if let other = kept.parameter(of: argument, in: file) { kept.join(key, other) }
    case .value, .result:
      if let other = kept.destination(use, in: file) { kept.join(key, other) }
    default: break
    }
  }

  private func read(use: Use, _ expression: ExprSyntax, _ key: KeptConstraints.Key) {
    switch use {
    case .member(let access): readMember(access, key)
    case .target(let operands):
      if let reason = reason(againstOperands: operands, key) {
        exclude(key, operands.first ?? expression, reason)
      } else if !operands.allSatisfy(\.isEmptyValue) {
        if kept.isWeak(key) { exclude(key, expression, "it is weak, and nothing else holds it") }
        kept.fill(key)
      }
    case .value(let target):
      guard let other = kept.key(of: target, in: file) else {
        exclude(key, expression, "'\(target.text.onOneLine)' takes it over")
        return
      }
      kept.join(key, other)
    case .variable(let name, let node): kept.adopt(name, by: node, in: file, from: key)
    case .result:
      guard let other = kept.destination(use, in: file) else {
        exclude(key, expression, "it is returned")
        return
      }
      kept.join(key, other)
    case .activation, .hosting:
      if kept.style(key) == .snapKit {
        exclude(key, expression, "UIKit's functions take it")
      }
    case .argument(let argument):
      guard let other = kept.parameter(of: argument, in: file) else {
        exclude(key, expression, "it is used as an argument")
        return
      }
      kept.join(key, other)
    case .comparison, .nothing: break
    case .other(let what): exclude(key, expression, "it is used as \(what)")
    }
  }

  private func readMember(_ access: MemberAccessExprSyntax, _ key: KeptConstraints.Key) {
    // Which edits SnapKit's members need depends on what is kept, and is known in the next reading.
    if kept.style(key) == .snapKit, !kept.isTranslated(key) { return }
    let name = access.declName.baseName.text
    do throws(Reason) {
      switch name {
      case "isEmpty", "count", "removeAll", "reserveCapacity": break
      case "removeLast", "removeFirst", "popLast":
        guard let call = access.parent?.as(FunctionCallExprSyntax.self),
          ExprSyntax(call).isStatement
        else { throw Reason("its member '\(name)' is used") }
      case "append":
        guard let call = access.parent?.as(FunctionCallExprSyntax.self) else { break }
        for argument in call.arguments { checkFlow(of: argument.expression, to: key) }
      case "forEach", "contains", "allSatisfy":
        try readLoop(access, key)
      case "filter", "reversed", "sorted", "dropFirst", "dropLast":
        guard let call = access.parent?.as(FunctionCallExprSyntax.self) else {
          throw Reason("its member '\(name)' is used")
        }
        if call.trailingClosure != nil { try readLoop(access, key) }
        read(use: Use.of(ExprSyntax(call)), ExprSyntax(call), key)
      default:
        add(try kept.edits(for: access, of: key, in: file), key)
      }
    } catch {
      exclude(key, access, error.text)
    }
  }

  /// Reads `constraints.forEach { $0.isActive = true }`.
  private func readLoop(_ access: MemberAccessExprSyntax, _ key: KeptConstraints.Key) throws(Reason)
  {
    guard let call = access.parent?.as(FunctionCallExprSyntax.self),
      let closure = call.trailingClosure
    else { throw Reason("its member '\(access.declName.baseName.text)' is used") }
    let name = closure.parameterName ?? "$0"
    for token in closure.statements.tokens(viewMode: .sourceAccurate) where token.text == name {
      guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
        member.base?.text == name
      else { throw Reason("a loop uses it") }
      add(try kept.edits(for: member, of: key, in: file), key)
    }
  }

  // MARK: - Assignments

  /// Excludes a variable if something is assigned to it that is not translated.
  private func checkFlow(of value: ExprSyntax, to key: KeptConstraints.Key) {
    if let reason = reason(against: value, key) {
      exclude(key, value, reason)
    } else if !value.isEmptyValue {
      if kept.isWeak(key) { exclude(key, value, "it is weak, and nothing else holds it") }
      kept.fill(key)
    }
  }

  private func add(_ more: [Edit], _ key: KeptConstraints.Key) {
    if kept.isTranslated(key) { edits += more }
  }

  private func reason(against value: ExprSyntax, _ key: KeptConstraints.Key) -> String? {
    // The library's front-end excludes the variable if it does not translate the statement.
    if kept.claims.makesConstraints(value) { return nil }
    let reader = kept.reader(of: file)
    if reader.isConstraint(value) {
      do throws(Reason) {
        let result = try reader.read(value)
        return result.expression == nil || kept.isArray(key) ? nil : "a visual format"
      } catch { return error.text }
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
      if call.calledExpression.is(ClosureExprSyntax.self) { return nil }
      if call.calledExpression.is(ArrayExprSyntax.self) { return nil }
      if let closure = call.trailingClosure,
        ["map", "flatMap", "compactMap"].contains(call.calledExpression.lastName),
        let only = closure.statements.first?.item.as(ExprSyntax.self)
      {
        return reason(against: only, key)
      }
      if kept.style(key) == .snapKit {
        let chain = Chain(value)
        if chain.links.last?.name == "constraint" || SnapKit.Call(call) != nil { return nil }
      }
    case .memberAccessExpr(let member):
      if kept.style(key) == .snapKit, member.declName.baseName.text == "constraint" { return nil }
    default: break
    }
    guard let other = kept.key(of: value, in: file) else {
      return "something else is assigned or appended to it"
    }
    return kept.excluded[other]
  }

  private func reason(againstOperands operands: [ExprSyntax], _ key: KeptConstraints.Key) -> String?
  {
    if kept.claims.makesConstraints(operands: operands) { return nil }
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

/// Finds the results of a function's body, not those of its closures.
private final class ReturnFinder: SyntaxVisitor {
  private(set) var results: [ExprSyntax] = []

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let expression = node.expression { results.append(expression) }
    return .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ExprSyntax {
  /// `true` for `nil`, `[]` and `[NSLayoutConstraint]()`, and for a variable, whose own values
  /// count.
  fileprivate var isEmptyValue: Bool {
    if self.is(NilLiteralExprSyntax.self) || self.is(DeclReferenceExprSyntax.self) { return true }
    if self.is(MemberAccessExprSyntax.self) { return true }
    if let array = self.as(ArrayExprSyntax.self) {
      return array.elements.allSatisfy { $0.expression.isEmptyValue }
    }
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.is(ArrayExprSyntax.self)
    }
    return false
  }
}

extension ExprSyntax {
  /// `true` if the code takes an element of an array by its place, or counts the elements.
  fileprivate var isCounted: Bool {
    var node = self
    while let outer = node.parent?.as(OptionalChainingExprSyntax.self) { node = ExprSyntax(outer) }
    if node.parent?.is(SubscriptCallExprSyntax.self) == true { return true }
    let member = node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    return ["first", "last", "count", "dropFirst", "dropLast", "removeLast", "enumerated"]
      .contains(member)
  }
}

extension DeclReferenceExprSyntax {
  /// `true` for the name of a function that is called.
  fileprivate var isCalled: Bool {
    let member = parent?.as(MemberAccessExprSyntax.self)
    let node = member.flatMap { $0.declName.id == id ? ExprSyntax($0) : nil } ?? ExprSyntax(self)
    return node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
  }
}
