import SwiftSyntax

/// Reads a statement of PureLayout: `title.autoPinEdge(toSuperviewEdge: .top, withInset: 8)`.
struct PureLayoutStatement: StatementReader {
  let migration: FileMigration
  let kept: KeptConstraints
  let views: PureLayoutViews

  /// `true` for a call of PureLayout's, also with `.autoIdentify("…")`.
  static func isShape(_ operands: [ExprSyntax]) -> Bool {
    guard operands.count == 1 else { return false }
    return PureLayoutCall(operands[0]) != nil || identified(operands[0]) != nil
  }

  /// Returns the call and the identifier in `v.autoPinEdge(…).autoIdentify("gap")`.
  private static func identified(_ expression: ExprSyntax) -> (call: ExprSyntax, name: ExprSyntax)?
  {
    guard let call = expression.call, let base = call.base, let name = call.arguments.first,
      ["autoIdentify", "autoIdentifyConstraints"].contains(call.name), PureLayoutCall(base) != nil
    else { return nil }
    return (base, name.expression)
  }

  func isStatement(_ operands: [ExprSyntax]) -> Bool { Self.isShape(operands) }

  func read(_ operands: [ExprSyntax], _ options: StatementOptions) throws(Reason) -> ReadStatement {
    guard let expression = operands.first else { throw Reason("not a statement of PureLayout") }
    if let identified = Self.identified(expression) {
      var options = options
      options.identifier = identified.name.text.onOneLine
      return try read([identified.call], options)
    }
    guard let call = PureLayoutCall(expression)
    else { throw Reason("not a statement of PureLayout") }
    if call.isScope { return try scope(call, options) }
    if call.isOfArray { return try PureLayoutArray(self, call).statement().with(options) }
    if call.name.hasSuffix("Priority") { return try contentPriority(call, options) }
    let receiver = try PureLayoutReceiver(call.receiver, lookup, file)
    let statements = try self.statements(call, receiver).map { $0.with(options) }
    var result = ReadStatement(statements, isSingle: call.isSingle)
    if call.name == "autoCenterInSuperview" {
      // PureLayout returns the vertical center first.
      result.ordered = statements.flatMap(\.separated).reversed()
    }
    if let condition = receiver.condition { result.unwrap(condition) }
    views.note(receiver.path, at: expression)
    let hasSecond = !call.name.hasPrefix("autoSet") && !call.name.contains("Superview")
    let second = hasSecond ? call.argument("of") ?? call.argument("toSameAxisOf") : nil
    note(
      receiver.path, with: second?.path ?? (hasSecond ? "superview" : nil), at: expression,
      in: &result)
    return result
  }

  /// Reads what sets the priority of a view's content in `autoSetPriority`.
  private func contentPriority(_ call: PureLayoutCall, _ options: StatementOptions)
    throws(Reason) -> ReadStatement
  {
    guard let priority = options.plainPriority, let axis = call.argument("for")?.caseName
    else { throw Reason("a priority of a view's content") }
    let side = axis == "vertical" ? "vertical" : "horizontal"
    let method = "set\(call.name.dropFirst(7))"
    var result = ReadStatement([Statement](), isSingle: false)
    let receiver = call.receiver.map { "\($0.text.onOneLine)." } ?? ""
    result.before = ["\(receiver)\(method)(\(priority), for: .\(side))"]
    return result
  }

  /// Reads `NSLayoutConstraint.autoSetPriority(.defaultHigh) { … }` and `autoSetIdentifier`, whose
  /// statements get `~ .high` or an identifier each.
  private func scope(_ call: PureLayoutCall, _ options: StatementOptions) throws(Reason)
    -> ReadStatement
  {
    guard let closure = call.node.lastClosure, let value = call.arguments.first?.value
    else { throw Reason("the closure is not written here") }
    if closure.signature?.capture?.text.contains("weak") == true {
      throw Reason("a closure with a capture list")
    }
    var options = options
    if call.name == "autoSetPriority" {
      options.priority = try priority(value)
      options.plainPriority = value.text.onOneLine
    } else {
      options.identifier = value.text.onOneLine
    }
    var result = ReadStatement([Statement](), isSingle: false)
    result.count = 0
    result.parts += (closure.signature?.inKeyword ?? closure.leftBrace).trailingTrivia.comments
    for item in closure.statements {
      for offset in file.commentStarts(in: item) {
        result.parts.append(.text(file.text(offset..<file.lineEnd(after: offset)).trimmed))
      }
      guard let found = FoundStatement(item, self)
      else { throw Reason("\(call.name) with a statement that makes no constraint") }
      let entry = try RunEntry(found, self, options)
      result.before += entry.before
      result.count += entry.count
      result.constrained += entry.constrained
      if case .lines = entry.content {
        result.parts += entry.read.flatMap(\.parts)
      } else {
        result.parts += entry.parts.flatMap(\.texts).map { .text($0) }
      }
      result.parts += item.trailingTrivia.comments
    }
    result.parts += closure.rightBrace.leadingTrivia.comments
    return result
  }

  // MARK: - Statements of one view

  private func statements(_ call: PureLayoutCall, _ receiver: PureLayoutReceiver) throws(Reason)
    -> [Statement]
  {
    let superview =
      receiver.condition == nil ? migration.superview(of: receiver.path, at: call.node) : nil
    let view = PureLayoutView(
      call: call, item: receiver.item, superview: superview ?? "\(receiver.item).superview!",
      numbers: numbers)
    switch call.name {
    case "autoPinEdgesToSuperviewEdges": return [try view.edges()]
    case "autoPinEdgesToSuperviewSafeArea":
      return [try view.edges(of: view.safeArea)]
    case "autoPinEdgesToSuperviewMargins", "autoPinEdges": return try view.margins()
    case "autoPinEdge": return [try view.edge()]
    case "autoCenterInSuperview":
      return [try view.statement([.centerX, .centerY], .superview(nil))]
    case "autoCenterInSuperviewMargins":
      return try [view.centerWithinMargins(.centerX), view.centerWithinMargins(.centerY)]
    case "autoAlignAxis": return [try view.axis()]
    case "autoMatch", "autoMatchDimension", "autoConstrain", "autoConstrainAttribute":
      return [try view.related()]
    case "autoSetDimension":
      try call.allow("toSize", "relation")
      let size = numbers.term(try call.required("toSize"))
      return [try view.statement([view.attribute("")], .number, .same(size))]
    case "autoSetDimensions": return [try view.size(size(call.required("to")))]
    case "autoPin": return [try view.layoutGuide()]
    default: throw Reason("\(call.name) is not known")
    }
  }
}

extension Trivia {
  /// The comments, each as a line of a builder.
  fileprivate var comments: [Part<Statement>] {
    pieces.filter(\.isComment).map { .text(Trivia(pieces: [$0]).description) }
  }
}
