import SwiftSyntax

/// Translates SnapKit: `view.snp.makeConstraints { make in … }` and the calls around it.
struct SnapKit {
  let migration: FileMigration
  let nodes: KeptConstraints

  private var file: SourceFile { migration.file }
  private var lookup: Lookup { migration.lookup }

  /// The functions that take a maker's closure.
  static let makers: Set = [
    "makeConstraints", "updateConstraints", "remakeConstraints", "prepareConstraints",
  ]

  /// `true` for a function that concerns constraints which were made before.
  static func changesConstraints(_ name: String) -> Bool {
    name != "makeConstraints" && name != "prepareConstraints"
  }

  /// A call such as `title.snp.makeConstraints { … }`.
  struct Call {
    let node: FunctionCallExprSyntax
    /// The member access `title.snp`, or the name `snp`.
    let snp: ExprSyntax
    /// The expression before `.snp`; `nil` for the view that the code stands in.
    let view: ExprSyntax?
    let name: String
    let closure: ClosureExprSyntax?

    /// `true` within the closure of another such call.
    var isWithinMaker: Bool {
      node.enclosingClosures.contains { closure in
        closure.parent?.as(FunctionCallExprSyntax.self).flatMap { SnapKit.Call($0) } != nil
      }
    }

    /// The text from the view to the name of the function.
    func prefixText(_ file: SourceFile) -> String {
      guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self) else { return "" }
      return file.text((view?.end ?? snp.start)..<callee.declName.start)
    }

    init?(_ node: FunctionCallExprSyntax) {
      guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
        let snp = callee.base
      else { return nil }
      if let member = snp.as(MemberAccessExprSyntax.self) {
        guard member.declName.baseName.text == "snp" else { return nil }
        view = member.base
      } else {
        guard snp.as(DeclReferenceExprSyntax.self)?.baseName.text == "snp" else { return nil }
        view = nil
      }
      name = callee.declName.baseName.text
      guard SnapKit.makers.contains(name) || name == "removeConstraints" else { return nil }
      self.node = node
      self.snp = snp
      closure =
        node.trailingClosure ?? node.arguments.first?.expression.as(ClosureExprSyntax.self)
    }
  }

  /// Translates `title.snp.contentHuggingHorizontalPriority = 751`.
  func migrate(_ node: SequenceExprSyntax) {
    guard let assignment = ExprSyntax(node).assignment,
      let target = assignment.target.as(MemberAccessExprSyntax.self),
      let method = Self.contentPriorities[target.declName.baseName.text], let snp = target.base,
      snp.lastName == "snp", !migration.isIgnored(node)
    else { return }
    let view = snp.as(MemberAccessExprSyntax.self)?.base.map { "\($0.text.onOneLine)." } ?? ""
    let (name, axis) = method
    let value = assignment.value
    var number = value.text.onOneLine
    if number.hasPrefix("UILayoutPriority."), number.hasSuffix(".rawValue") {
      number = String(number.dropFirst(16).dropLast(9))
    } else if lookup.kind(of: value, in: file) != .priority {
      number = "UILayoutPriority(\(number))"
    }
    migration.translate([
      Edit(node.range, "\(view)\(name)(\(number), for: .\(axis))")
    ])
  }

  private static let contentPriorities: [String: (String, String)] = [
    "contentHuggingHorizontalPriority": ("setContentHuggingPriority", "horizontal"),
    "contentHuggingVerticalPriority": ("setContentHuggingPriority", "vertical"),
    "contentCompressionResistanceHorizontalPriority": (
      "setContentCompressionResistancePriority", "horizontal"
    ),
    "contentCompressionResistanceVerticalPriority": (
      "setContentCompressionResistancePriority", "vertical"
    ),
  ]

  /// Translates `title.snp.setLabel("title")`.
  private func migrateLabel(_ node: FunctionCallExprSyntax) {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "setLabel", let snp = callee.base, snp.lastName == "snp",
      let label = node.arguments.first?.expression, node.arguments.count == 1
    else { return }
    if migration.readsLabels {
      migration.leave(node, "the file reads labels, and a view without one has none in SnapKit")
      return
    }
    let view = snp.as(MemberAccessExprSyntax.self)?.base.map { "\($0.text.onOneLine)." } ?? "self."
    migration.translate([Edit(node.range, "\(view)layoutName = \(label.text.onOneLine)")])
  }

  func migrate(_ node: FunctionCallExprSyntax) {
    migrateLabel(node)
    guard let call = Call(node) else { return }
    if migration.isIgnored(node) {
      nodes.leave(call, cause("a comment anchors:ignore", at: node))
      return
    }
    if let reason = nodes.calls.reason(toLeave: call) {
      leave(call, reason.text, cause: reason.cause)
      return
    }
    if call.prefixText(file).contains("/") {
      leave(call, "a comment within the call")
      return
    }
    guard let closure = call.closure else {
      if call.name == "removeConstraints", node.arguments.isEmpty {
        migration.translate([prefixEdit(call)])
      } else {
        leave(call, "the closure is not written here")
      }
      return
    }
    let names = migration.usedNames
    var body = SnapKitBody(self, call, closure)
    body.read()
    if body.failure != nil { migration.usedNames = names }
    nodes.note(body.understood, of: call)
    // What a call updates is known once all calls were read.
    if body.failure == nil, call.name == "updateConstraints", nodes.readings > 1,
      let reason = nodes.calls.reason(against: body.understood, updatedBy: call)
    {
      leave(call, reason)
      return
    }
    let count = max(1, body.statements)
    if body.failure != nil, let plain = SnapKitPlainBody.form(of: body) {
      nodes.note(plain.statements, of: call)
      migration.translate(plain.edits, statements: plain.count)
      return
    }
    if let failure = body.failure {
      nodes.leave(call, cause(failure.reason.text, at: failure.node))
      let place = "\(file.path):\(file.line(of: failure.node)): \(failure.reason.text)"
      body.excludeTargets(place)
      excludeKeeper(of: call, place)
      leave(
        failure, of: body, "in one closure with line \(file.line(of: failure.node)), which is left")
      return
    }
    var edits = body.edits
    edits.append(prefixEdit(call))
    if call.name != "updateConstraints" {
      let lines = maskLines(of: call, body, body.understood)
      let item = node.enclosingItem
      let isAlone = item.map { file.isAlone($0) } ?? false
      let isInBlock = item?.parent?.parent?.is(CodeBlockSyntax.self) ?? false
      if !lines.isEmpty, !isAlone, !isInBlock || call.name == "prepareConstraints" {
        leave(call, "Anchors leaves the mask of '\(call.view?.path ?? "self")' on")
        return
      }
      for line in lines {
        let start = item?.start ?? call.statementStart
        let end = isAlone ? "\n\(file.indentation(at: start))" : "; "
        edits.append(Edit(start..<start, line + end))
      }
    }
    if call.name == "prepareConstraints", !call.isStatement {
      do throws(Reason) {
        let key = try nodes.keeper(
          Use.of(ExprSyntax(node)), in: file, unknown: "what keeps the constraints is not known")
        nodes.keepPrepared(in: key, isComposite: body.hasComposite)
      } catch {
        nodes.leave(call, cause(error.text, at: node))
        for statement in body.all { migration.leave(statement, error.text) }
        return
      }
      edits.append(Edit(node.end..<node.end, ".constraints"))
      edits += file.editsForAssignedCall(node)
    }
    migration.translate(edits, statements: count)
    if body.isUnconditional, body.makesConstraints(call.closure) {
      let path = call.view?.path ?? "self"
      for statement in body.understood {
        migration.noteConstrained(path, with: statement.secondItem, at: node)
      }
    }
  }

  /// Returns the line that turns off the mask of a call's view where Anchors may not: of views
  /// that UIKit manages, where all second items may be descendants, and where the constraints may
  /// not be installed.
  func maskLines(of call: Call, _ body: SnapKitBody, _ statements: [Statement]) -> [String] {
    // `self.card` is not `card` where a variable hides the member.
    let view = call.view?.text.onOneLine ?? "self"
    let hidden = call.view?.path ?? "self"
    let first = String(hidden.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let isHidden =
      view.hasPrefix("self.") && lookup.symbol(first, at: call.node, in: file)?.place == .local
    let path = isHidden ? view : hidden
    let lines = migration.maskLines(of: [path], at: call.node)
    let items = statements.map(\.secondItem)
    guard lines.isEmpty, !view.contains("("), !isGuide(call) else { return lines }
    func isAll(_ isFitting: (String) -> Bool) -> Bool {
      !items.isEmpty && items.allSatisfy { $0.map(isFitting) ?? false }
    }
    let isContainer = isAll { migration.views.isInside($0, of: path, at: call.node, in: file) }
    let mayBeIdle =
      call.name == "prepareConstraints" || !body.makesConstraints(call.closure)
      || isAll { !migration.views.isOutside($0, of: path, at: call.node, in: file) }
    let line = migration.maskLine(
      of: isHidden || !hidden.isPlainPath ? view : hidden, at: call.node)
    let isNeeded = isContainer || mayBeIdle && !migration.isConstrained(path, at: call.node)
    return isNeeded && !call.node.hasStatementBeside(line) ? [line] : []
  }

  /// Excludes the variable that keeps what a call prepares.
  private func excludeKeeper(of call: Call, _ reason: String) {
    guard call.name == "prepareConstraints", !call.isStatement,
      let key = nodes.destination(Use.of(ExprSyntax(call.node)), in: file)
    else { return }
    nodes.exclude(key, reason)
  }

  private func isGuide(_ call: Call) -> Bool {
    call.view.map { migration.lookup.kind(of: $0, in: file) == .guide } ?? false
  }

  /// Notes the statements of a function that takes a maker: its callers are closures of SnapKit.
  func migrate(_ node: FunctionDeclSyntax) {
    // `filter` of a list of syntax would copy the lists around it.
    let makers = Array(node.signature.parameterClause.parameters).filter { parameter in
      TypeName(parameter.type.text).base == "ConstraintMaker"
    }
    guard let maker = makers.first?.secondName ?? makers.first?.firstName, let body = node.body,
      !migration.isIgnored(node)
    else { return }
    let finder = MakerStatementFinder(maker.text)
    finder.walk(body)
    for statement in finder.found {
      migration.leave(statement, "in a function that takes a maker of SnapKit")
    }
  }

  /// Notes the statements of a closure as left: the one that failed, and the others. Something that
  /// is no statement of SnapKit's is the reason for all of them, and is not counted.
  private func leave(_ failure: SnapKitBody.Failure, of body: SnapKitBody, _ reason: String) {
    let others = body.others(than: failure.node)
    if others.count == body.all.count, !others.isEmpty {
      let cause = "line \(file.line(of: failure.node)): \(failure.reason.text)"
      for other in others { migration.leave(other, cause) }
      return
    }
    migration.leave(failure.node, failure.reason.text)
    for other in others { migration.leave(other, reason) }
  }

  private func cause(_ text: String, at node: some SyntaxProtocol) -> SnapKitCalls.Cause {
    SnapKitCalls.Cause(file: file, line: file.line(of: node), text: text)
  }

  /// Notes a call and its statements as left.
  private func leave(_ call: Call, _ reason: String, cause: SnapKitCalls.Cause? = nil) {
    nodes.leave(call, cause ?? self.cause(reason, at: call.node), reason)
    guard let closure = call.closure else {
      migration.leave(call.node, reason)
      return
    }
    var body = SnapKitBody(self, call, closure)
    body.read()
    body.excludeTargets(reason)
    excludeKeeper(of: call, reason)
    if let failure = body.failure, SnapKitPlainBody.form(of: body) == nil {
      leave(failure, of: body, reason)
      return
    }
    for statement in body.all { migration.leave(statement, reason) }
  }

  /// Removes `.snp`.
  private func prefixEdit(_ call: Call) -> Edit {
    guard let callee = call.node.calledExpression.as(MemberAccessExprSyntax.self) else {
      return Edit(0..<0, "")
    }
    if let view = call.view {
      // `.makeConstraints` may stand on a line of its own, and stays there.
      let isBroken = file.line(of: call.snp.end) != file.line(of: callee.period)
      return Edit(view.end..<(isBroken ? call.snp.end : callee.period.start), "")
    }
    return Edit(call.snp.start..<callee.declName.start, "")
  }
}

/// Finds the statements that begin with a maker.
private final class MakerStatementFinder: SyntaxVisitor {
  private let maker: String
  private(set) var found: [ExprSyntax] = []

  init(_ maker: String) {
    self.maker = maker
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let chain = Chain(ExprSyntax(node))
    guard chain.base?.text == maker, !chain.links.isEmpty else { return .visitChildren }
    found.append(ExprSyntax(node))
    return .skipChildren
  }
}
