import SwiftSyntax

/// Translates the statements of a library wherever they stand in a file.
class StatementMigrator<Reader: StatementReader>: SyntaxVisitor {
  let reader: Reader
  private var dealtWith: Set<SyntaxIdentifier> = []

  var migration: FileMigration { reader.migration }
  var file: SourceFile { reader.file }

  init(_ reader: Reader) {
    self.reader = reader
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    for item in StatementRun.migrate(node, reader) { dealtWith.insert(item.id) }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    dealtWith.contains(node.id) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    leaveIfStatement(ExprSyntax(node))
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    leaveIfStatement(ExprSyntax(node))
  }

  /// Leaves a statement that is part of something else.
  private func leaveIfStatement(_ expression: ExprSyntax) -> SyntaxVisitorContinueKind {
    guard reader.isStatement(expression.operands) else { return .visitChildren }
    if migration.isIgnored(expression) { return .skipChildren }
    let use = Use.of(expression)
    var reason = "it is part of another expression"
    switch use {
    case .other(let what): reason = "it is used as \(what)"
    case .variable: reason = "it is made where its variable is declared"
    case .result: reason = "it is returned"
    case .member(let access): reason = "its member '\(access.declName.baseName.text)' is used"
    default: break
    }
    migration.leave(expression, reason)
    if let key = reader.kept.destination(use, in: file) {
      reader.kept.exclude(key, "\(file.path):\(file.line(of: expression)): \(reason)")
    }
    return .skipChildren
  }

  // MARK: - Closures

  /// The new form of a call with a closure of statements.
  struct BuilderCall {
    /// The call, from its first byte to its last.
    var node: FunctionCallExprSyntax
    var closure: ClosureExprSyntax
    /// The text before the opening brace: `Constraint.activate`.
    var head: String
    /// The text behind the closing brace: `.constraints`.
    var tail = ""
    /// The statement after it.
    var after: String?
    /// `true` if the constraints may never be installed. Then Anchors turns off no mask.
    var isIdle = false
    /// Edits of what is no statement in the closure.
    var edits: [Edit] = []
  }

  /// Translates a call. Returns the place and the reason, and leaves the call's statements, if one
  /// is not understood.
  @discardableResult
  func migrate(_ call: BuilderCall, _ reader: some StatementReader) -> String? {
    let node = ExprSyntax(call.node)
    let item = statement(of: node)
    let body = BuilderBody(reader, call.closure, isStatement: item != nil)
    if let failure = body.failure {
      body.leave(failure)
      return "\(file.path):\(file.line(of: failure.node)): \(failure.reason.text)"
    }
    let start = call.closure.leftBrace.start
    var edits = body.edits + call.edits
    var head = "\(call.head) {"
    edits.append(Edit(call.closure.rightBrace.start..<call.node.end, "}\(call.tail)"))
    if !call.tail.isEmpty { edits += file.editsForAssignedCall(call.node) }
    if let item {
      let isAlone = file.isAlone(item)
      let indentation = file.indentation(at: item.start)
      let separator = isAlone ? "\n\(indentation)" : "; "
      let masks = call.isIdle ? migration.maskLines(masked: body.constrained, at: item) : []
      let before = (body.before + masks).uniqueMasks.map { $0 + separator }.joined()
      if item.start == call.node.start {
        head = before + head
      } else if !before.isEmpty {
        edits.append(Edit(item.start..<item.start, before))
      }
      if let after = call.after {
        let end = isAlone ? item.end : item.item.end
        edits.append(Edit(item.item.end..<end, separator + after))
      }
    }
    edits.append(Edit(call.node.start..<max(start, body.header.upperBound), head))
    migration.translate(edits, statements: max(1, body.statements))
    return nil
  }

  /// Returns the statement that an expression is, or whose value it is.
  func statement(of expression: ExprSyntax) -> CodeBlockItemSyntax? {
    var node: Syntax? = Syntax(expression)
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      switch current.kind {
      case .closureExpr, .memberBlock, .ifExpr, .switchExpr: return nil
      default: node = current.parent
      }
    }
    return node?.as(CodeBlockItemSyntax.self)
  }
}
