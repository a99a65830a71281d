import SwiftSyntax

/// Translates the statements of a library wherever they stand in a file.
class StatementMigrator<Reader: StatementReader>: SyntaxVisitor {
  let reader: Reader
  private var dealtWith: Set<SyntaxIdentifier> = []
  private var leftBefore = 0

  var migration: FileMigration { reader.migration }
  var file: SourceFile { reader.file }

  init(_ reader: Reader) {
    self.reader = reader
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    leftBefore = migration.left.count
    return .visitChildren
  }

  override func visitPost(_ node: SourceFileSyntax) {
    reader.mixedFile?.check(statementsLeft: migration.left.count > leftBefore)
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
    let reason =
      switch use {
      case .other(let what): "it is used as \(what)"
      case .variable: "it is made where its variable is declared"
      case .result: "it is returned"
      case .member(let access): "its member '\(access.name)' is used"
      default: "it is part of another expression"
      }
    leave(expression, reason, use)
    return .skipChildren
  }

  /// Leaves an expression, and what keeps its constraints.
  func leave(_ expression: ExprSyntax, _ reason: String, _ use: Use) {
    migration.leave(expression, reason)
    exclude(use, file.located(reason, at: expression))
  }

  /// Notes that what keeps constraints stays.
  func exclude(_ use: Use, _ reason: String) {
    if let key = reader.kept.destination(use, in: file) { reader.kept.exclude(key, reason) }
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

  /// Returns the body of a call's closure.
  func body(of call: BuilderCall) -> ClosureBody<Reader> {
    ClosureBody(
      reader, call.node, call.closure,
      isStatement: statement(of: ExprSyntax(call.node)) != nil)
  }

  /// Translates a call whose result may be kept. Leaves its statements, and what keeps them, if one
  /// is not understood.
  ///
  /// - Parameters:
  ///   - isKept: `true` if the result has to be kept.
  ///   - otherwise: Translates the call in another form, if a statement is not understood. Returns
  ///     `false` if it cannot.
  func migrate(
    keeping call: BuilderCall, isKept: Bool, otherwise: (_ isKept: Bool) -> Bool = { _ in false }
  ) {
    let use = Use.of(ExprSyntax(call.node))
    var call = call
    var reason: String?
    if case .nothing = use {
      if isKept { reason = "nothing keeps the constraints" }
    } else if let key = reader.kept.destination(use, in: file) {
      reason = reader.kept.excluded[key].map { "what keeps it stays: \($0)" }
      call.tail = ".constraints"
    } else {
      reason = "what keeps the constraints is not known"
    }
    if let reason {
      body(of: call).leave(reason)
      exclude(use, reason)
    } else if let failure = migrate(call, otherwise: { otherwise(!call.tail.isEmpty) }) {
      exclude(use, failure)
    }
  }

  /// Translates a call. Returns the place and the reason, and leaves the call's statements, if one
  /// is not understood.
  func migrate(_ call: BuilderCall, otherwise: () -> Bool = { false }) -> String? {
    let body = body(of: call)
    if let failure = body.failure {
      if otherwise() { return nil }
      body.leave(failure)
      return file.located(failure.reason.text, at: failure.node)
    }
    var edits = body.edits + call.edits
    var head = "\(call.head) {"
    edits.append(Edit(call.closure.rightBrace.start..<call.node.end, "}\(call.tail)"))
    if !call.tail.isEmpty { edits += file.editsForAssignedCall(call.node) }
    if let item = statement(of: ExprSyntax(call.node)) {
      let constrained = body.entries.flatMap(\.constrained)
      let masks = call.isIdle ? migration.maskLines(masked: constrained, at: item) : []
      let before = file.text(of: (body.before + masks).uniqueMasks, before: item)
      if item.start == call.node.start {
        head = before + head
      } else if !before.isEmpty {
        edits.append(Edit(item.start..<item.start, before))
      }
      if let after = call.after {
        let isAlone = file.isAlone(item)
        let separator = isAlone ? "\n\(file.indentation(at: item.start))" : "; "
        let end = isAlone ? item.end : item.item.end
        edits.append(Edit(item.item.end..<end, separator + after))
      }
    }
    let opening = call.closure.signature?.end ?? call.closure.leftBrace.end
    edits.append(Edit(call.node.start..<opening, head))
    migration.translate(edits, statements: body.count)
    return nil
  }

  /// Returns the statement that an expression is, or whose value it is.
  func statement(of expression: ExprSyntax) -> CodeBlockItemSyntax? {
    let kinds: [SyntaxKind] = [.closureExpr, .memberBlock, .ifExpr, .switchExpr, .codeBlockItem]
    return expression.ancestors.first { kinds.contains($0.kind) }?.as(CodeBlockItemSyntax.self)
  }
}
