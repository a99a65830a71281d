import SwiftSyntax

/// Translates SnapKit: `view.snp.makeConstraints { make in … }` and the calls around it.
final class SnapKitMigrator: SyntaxVisitor {
  let migration: FileMigration
  let kept: KeptConstraints

  private var file: SourceFile { migration.file }
  private var lookup: Lookup { migration.lookup }

  init(_ migration: FileMigration, _ kept: KeptConstraints) {
    (self.migration, self.kept) = (migration, kept)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: - Visiting

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    migrateLabel(node)
    if let call = SnapKit.Call(node) { migrate(call) }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    migratePriority(node)
    return .visitChildren
  }

  /// Notes the statements of a function that takes a maker: its callers are closures of SnapKit.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // `filter` of a list of syntax would copy the lists around it.
    let maker = Array(node.signature.parameterClause.parameters).first { parameter in
      TypeName(parameter.type.text).base == "ConstraintMaker"
    }
    guard let maker, let body = node.body, !migration.isIgnored(node) else { return .visitChildren }
    let name = (maker.secondName ?? maker.firstName).text
    func isStatement(_ node: Syntax) -> Bool {
      guard let call = node.call else { return false }
      let chain = Chain(ExprSyntax(call))
      return chain.base?.text == name && !chain.links.isEmpty
    }
    for call in body.descendants(FunctionCallExprSyntax.self, except: isStatement)
    where isStatement(Syntax(call)) {
      migration.leave(call, "in a function that takes a maker of SnapKit")
    }
    return .visitChildren
  }

  /// Translates `title.snp.contentHuggingHorizontalPriority = 751`.
  private func migratePriority(_ node: SequenceExprSyntax) {
    guard let assignment = ExprSyntax(node).assignment, let target = assignment.target.member,
      let snp = target.snp, target.name.hasPrefix("content"),
      let axis = ["Horizontal", "Vertical"].first(where: { target.name.contains($0) }),
      !migration.isIgnored(node)
    else { return }
    // `setContentHuggingPriority`.
    let name = "setC\(target.name.dropFirst().replacing(axis, with: ""))"
    let view = snp.member?.base.map { "\($0.text.onOneLine)." } ?? ""
    let value = assignment.value
    var number = value.text.onOneLine
    if number.hasPrefix("UILayoutPriority."), number.hasSuffix(".rawValue") {
      number = String(number.dropFirst(16).dropLast(9))
    } else if lookup.kind(of: value, in: file) != .priority {
      number = "UILayoutPriority(\(number))"
    }
    migration.translate([Edit(node.range, "\(view)\(name)(\(number), for: .\(axis.lowercased()))")])
  }

  /// Translates `title.snp.setLabel("title")`.
  private func migrateLabel(_ node: FunctionCallExprSyntax) {
    guard node.name == "setLabel", let snp = node.calledExpression.member?.snp,
      let label = node.arguments.first?.expression, node.arguments.count == 1
    else { return }
    if migration.facts.readsLabels {
      migration.leave(node, "the file reads labels, and a view without one has none in SnapKit")
      return
    }
    let view = snp.member?.base.map { "\($0.text.onOneLine)." } ?? "self."
    migration.translate([Edit(node.range, "\(view)layoutName = \(label.text.onOneLine)")])
  }

  // MARK: - Calls

  typealias Body = ClosureBody<SnapKitStatement>

  private func body(_ call: SnapKit.Call, _ closure: ClosureExprSyntax) -> Body {
    Body(SnapKitStatement(self, call, closure), call.node, closure, isStatement: call.isStatement)
  }

  private func migrate(_ call: SnapKit.Call) {
    let node = call.node
    if migration.isIgnored(node) {
      kept.calls.leave(call, cause(migration.reasonToIgnore(node), at: node))
    } else if !migration.facts.isForReading, let reason = kept.calls.reason(toLeave: call) {
      leave(call, reason.text, cause: reason.cause)
    } else if file.text(call.prefix).contains("/") {
      leave(call, "a comment within the call")
    } else if let closure = call.closure {
      migrate(call, closure)
    } else if call.name == "removeConstraints", node.arguments.isEmpty {
      migration.translate([prefixEdit(call)])
    } else {
      leave(call, "the closure is not written here")
    }
  }

  private func migrate(_ call: SnapKit.Call, _ closure: ClosureExprSyntax) {
    let node = call.node
    let names = migration.usedNames
    let body = body(call, closure)
    if body.failure != nil { migration.usedNames = names }
    kept.calls.note(body.statements, of: call)
    if let failure = body.failure {
      if let plain = SnapKitPlainBody.form(of: body, self) {
        kept.calls.note(plain.statements, of: call)
        migration.translate(plain.edits, statements: plain.count)
        return
      }
      kept.calls.leave(call, cause(failure.reason.text, at: failure.node))
      excludeKeeper(of: call, file.located(failure.reason.text, at: failure.node))
      body.leave(failure)
      return
    }
    // What a call updates is known once all calls were read.
    if call.name == "updateConstraints", kept.readings > 1, !migration.facts.isForReading,
      let reason = kept.calls.reason(against: body.statements, updatedBy: call)
    {
      leave(call, reason)
      return
    }
    var edits = body.edits
    edits.append(prefixEdit(call))
    if let signature = closure.signature {
      let parameter = body.reader.parameter.map { " \($0) in" } ?? ""
      edits.append(Edit(closure.leftBrace.end..<signature.inKeyword.end, parameter))
    }
    let lines = call.name == "updateConstraints" ? [] : maskLines(of: call, body, body.statements)
    let item = node.enclosingItem
    let isInBlock = item?.parent?.parent?.is(CodeBlockSyntax.self) ?? false
    if !lines.isEmpty, !isInBlock || call.name == "prepareConstraints",
      item.map({ file.isAlone($0) }) != true
    {
      leave(call, "Anchors leaves the mask of '\(call.path)' on")
      return
    }
    if let item {
      edits.append(Edit(at: item.start, file.text(of: body.before + lines, before: item)))
    }
    if call.name == "prepareConstraints", !call.isStatement {
      do throws(Reason) {
        let key = try kept.keeper(
          Use.of(ExprSyntax(node)), in: file, unknown: "what keeps the constraints is not known")
        kept.keepPrepared(in: key, isComposite: body.hasComposite)
      } catch {
        leave(call, error.text)
        return
      }
      edits.append(Edit(node.end..<node.end, ".constraints"))
      edits += file.editsForAssignedCall(node)
    }
    migration.translate(edits, statements: body.count)
    if !body.entries.isEmpty, !node.isConditional, body.makesConstraints {
      for statement in body.statements {
        migration.noteConstrained(call.path, with: statement.secondItem, at: node)
      }
    }
  }

  /// Removes `.snp`.
  private func prefixEdit(_ call: SnapKit.Call) -> Edit {
    guard let view = call.view else { return Edit(call.prefix, "") }
    // `.makeConstraints` may stand on a line of its own, and stays there.
    let period = call.callee.period
    let isBroken = file.line(of: call.snp.end) != file.line(of: period)
    return Edit(view.end..<(isBroken ? call.snp.end : period.start), "")
  }

  // MARK: - Masks

  /// Returns the line that turns off the mask of a call's view where Anchors may not: of views
  /// that UIKit manages, where all second items may be descendants, and where the constraints may
  /// not be installed.
  func maskLines(of call: SnapKit.Call, _ body: Body, _ statements: [Statement]) -> [String] {
    // `self.card` is not `card` where a variable hides the member.
    let view = call.view?.text.onOneLine ?? "self"
    let hidden = call.path
    let isHidden = view.hasPrefix("self.") && lookup.isLocal(hidden, at: call.node, in: file)
    let path = isHidden ? view : hidden
    let lines = migration.maskLines(of: [path], at: call.node)
    let items = statements.map(\.secondItem)
    guard lines.isEmpty, !view.contains("("), !isGuide(call) else { return lines }
    func isAll(_ isFitting: (String) -> Bool) -> Bool {
      !items.isEmpty && items.allSatisfy { $0.map(isFitting) ?? false }
    }
    let isContainer = isAll { migration.views.isInside($0, of: path, at: call.node, in: file) }
    let mayBeIdle =
      call.name == "prepareConstraints" || !body.makesConstraints
      || isAll { !migration.views.isOutside($0, of: path, at: call.node, in: file) }
    let line = migration.maskLine(
      of: isHidden || !hidden.isPlainPath ? view : hidden, at: call.node)
    let isNeeded = isContainer || mayBeIdle && !migration.isConstrained(path, at: call.node)
    return isNeeded && !call.node.hasStatementBeside(line) ? [line] : []
  }

  func isGuide(_ call: SnapKit.Call) -> Bool {
    call.view.map { lookup.kind(of: $0, in: file) == .guide } ?? false
  }

  // MARK: - Leaving

  /// Excludes the variable that keeps what a call prepares.
  private func excludeKeeper(of call: SnapKit.Call, _ reason: String) {
    guard call.name == "prepareConstraints", !call.isStatement,
      let key = kept.destination(Use.of(ExprSyntax(call.node)), in: file)
    else { return }
    kept.exclude(key, reason)
  }

  private func cause(_ text: String, at node: some SyntaxProtocol) -> SnapKitCalls.Cause {
    SnapKitCalls.Cause(file: file, line: file.line(of: node), text: text)
  }

  /// Notes a call and its statements as left.
  private func leave(_ call: SnapKit.Call, _ reason: String, cause: SnapKitCalls.Cause? = nil) {
    kept.calls.leave(call, cause ?? self.cause(reason, at: call.node), reason)
    guard let closure = call.closure else {
      migration.leave(call.node, reason)
      return
    }
    let body = body(call, closure)
    excludeKeeper(of: call, reason)
    if let failure = body.failure, SnapKitPlainBody.form(of: body, self) == nil {
      body.leave(failure, reason)
    } else {
      body.leave(reason)
    }
  }
}
