import SwiftSyntax

/// Reads a statement of PureLayout: `title.autoPinEdge(toSuperviewEdge: .top, withInset: 8)`.
struct PureLayoutStatement: StatementReader {
  let migration: FileMigration
  let kept: KeptConstraints
  let views: PureLayoutViews

  private var numbers: NumberReader { NumberReader(lookup: lookup, file: file) }

  /// `true` for a call of PureLayout's, also with `.autoIdentify("…")`.
  static func isShape(_ operands: [ExprSyntax]) -> Bool {
    guard operands.count == 1 else { return false }
    return PureLayoutCall(operands[0]) != nil || identified(operands[0]) != nil
  }

  /// Returns the call and the identifier in `v.autoPinEdge(…).autoIdentify("gap")`.
  private static func identified(_ expression: ExprSyntax) -> (call: ExprSyntax, name: ExprSyntax)?
  {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["autoIdentify", "autoIdentifyConstraints"].contains(callee.declName.baseName.text),
      let base = callee.base, PureLayoutCall(base) != nil, let name = call.arguments.first
    else { return nil }
    return (base, name.expression)
  }

  func isStatement(_ operands: [ExprSyntax]) -> Bool { Self.isShape(operands) }

  func read(_ operands: [ExprSyntax], _ options: StatementOptions) throws(Reason) -> Translation {
    guard let expression = operands.first else { throw Reason("not a statement of PureLayout") }
    if let identified = Self.identified(expression) {
      var options = options
      options.identifier = identified.name.text.onOneLine
      return try read([identified.call], options)
    }
    guard let call = PureLayoutCall(expression) else {
      throw Reason("not a statement of PureLayout")
    }
    if call.isScope { return try PureLayoutScope(self, call, options).translation }
    if call.isOfArray { return try PureLayoutArray(self, call).translation(options) }
    if call.name.hasSuffix("Priority") { return try contentPriority(call, options) }
    let receiver = try PureLayoutReceiver(call.receiver, lookup, file)
    let statements = try self.statements(call, receiver)
    var lines: [Line] = []
    for statement in statements { lines += try statement.lines().map { $0.withExcludedEdge } }
    lines = lines.map { $0.with(options) }
    var translation = Translation(lines, isSingle: call.isSingle)
    if call.name == "autoCenterInSuperview", let statement = statements.first {
      // PureLayout returns the vertical center first.
      translation.orderedLines = try [Attribute.centerY, .centerX].map {
        (attribute) throws(Reason) in
        var single = statement
        single.attributes = [attribute]
        return try single.lines()[0].with(options)
      }
    }
    if let condition = receiver.condition { translation.unwrap(condition) }
    views.note(receiver.path, at: expression)
    let hasSecond = !call.name.hasPrefix("autoSet") && !call.name.contains("Superview")
    let second = hasSecond ? call.argument("of") ?? call.argument("toSameAxisOf") : nil
    note(
      receiver.path, with: second?.path ?? (hasSecond ? "superview" : nil), at: expression,
      in: &translation)
    return translation
  }

  /// Reads what sets the priority of a view's content in `autoSetPriority`.
  private func contentPriority(_ call: PureLayoutCall, _ options: StatementOptions)
    throws(Reason) -> Translation
  {
    guard let priority = options.plainPriority, let axis = call.argument("for")?.caseName else {
      throw Reason("a priority of a view's content")
    }
    let side = axis == "vertical" ? "vertical" : "horizontal"
    let method = "set\(call.name.dropFirst(7))"
    var translation = Translation([Line](), isSingle: false)
    let receiver = call.receiver.map { "\($0.text.onOneLine)." } ?? ""
    translation.before = ["\(receiver)\(method)(\(priority), for: .\(side))"]
    return translation
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
      return [try view.edges(of: "\(view.superview).\(lookup.guide("safeArea"))")]
    case "autoPinEdgesToSuperviewMargins", "autoPinEdges": return try view.margins()
    case "autoPinEdge": return [try view.edge()]
    case "autoCenterInSuperview":
      return [view.statement([.centerX, .centerY], .superview(nil))]
    case "autoCenterInSuperviewMargins":
      return [
        view.statement([.centerX], .superview(.centerXWithinMargins)),
        view.statement([.centerY], .superview(.centerYWithinMargins)),
      ]
    case "autoAlignAxis": return [try view.axis()]
    case "autoMatch", "autoMatchDimension", "autoConstrain", "autoConstrainAttribute":
      return [try view.related()]
    case "autoSetDimension":
      try call.allow("toSize", "relation")
      guard let size = call.argument("toSize") else { throw Reason("the argument toSize") }
      var statement = view.statement([try view.attribute("")], .number)
      statement.constant = .same(numbers.term(size))
      statement.relation = try view.relation()
      return [statement]
    case "autoSetDimensions":
      guard let size = call.argument("to") else { throw Reason("the argument to") }
      return [view.size(self.size(size))]
    case "autoPin": return [try view.layoutGuide()]
    default: throw Reason("\(call.name) is not known")
    }
  }
}

extension Line {
  /// The line with `edges(excluding:)` instead of three edges.
  fileprivate var withExcludedEdge: Line {
    let names = [
      "top, .leading, .trailing": "bottom", "top, .leading, .bottom": "trailing",
      "top, .bottom, .trailing": "leading", "leading, .bottom, .trailing": "top",
    ]
    var line = self
    for (edges, excluded) in names where left.hasSuffix(".edges(.\(edges))") {
      line.left = left.replacing(".edges(.\(edges))", with: ".edges(excluding: .\(excluded))")
    }
    return line
  }
}
