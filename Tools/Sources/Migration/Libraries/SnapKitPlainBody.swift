import SwiftSyntax

/// The closure of `makeConstraints` or `remakeConstraints` as plain code around the call's place,
/// where it holds statements that a builder does not accept.
///
/// SnapKit removes the constraints, runs the closure and activates what it has made. Plain code
/// does the same with an array.
struct SnapKitPlainBody {
  private let body: SnapKitBody
  private let call: CodeBlockItemSyntax
  private let view: String
  private let reader: SnapKitStatement
  /// The name of the array.
  private let list: String
  private var edits: [Edit] = []
  private var statements: [Statement] = []

  private var file: SourceFile { body.file }
  private var closure: ClosureExprSyntax { body.closure }

  /// The plain form of a closure; `nil` if it has none.
  static func form(of body: SnapKitBody) -> (
    edits: [Edit], statements: [Statement], count: Int
  )? {
    guard var plain = SnapKitPlainBody(body), plain.read() else { return nil }
    plain.move(body.library.maskLines(of: body.call, body, plain.statements))
    return (plain.edits, plain.statements, body.all.count)
  }

  private init?(_ body: SnapKitBody) {
    let node = body.call.node
    guard ["makeConstraints", "remakeConstraints"].contains(body.call.name), body.call.isStatement,
      let item = ExprSyntax(node).statementItem, body.file.isAlone(item), node.optionalSelf == nil,
      !body.call.isWithinMaker
    else { return nil }
    let view = body.call.view?.text ?? "self"
    // The name is repeated.
    guard body.hasStableView else { return nil }
    (self.body, self.view, call) = (body, view, item)
    reader = body.outsideReader
    list = body.library.migration.freeName("\(view.split(separator: ".").last ?? "")Constraints")
  }

  // MARK: - Reading

  private mutating func read() -> Bool {
    guard !body.all.isEmpty, isPlain, let items = items() else { return false }
    return items.allSatisfy { write($0) }
  }

  /// `true` if the closure's code means the same around it.
  private var isPlain: Bool {
    if let capture = closure.signature?.capture,
      !capture.text.onOneLine.isCaptureOfSelf
        || capture.text.contains("weak")
    {
      return false
    }
    let head = closure.signature?.inKeyword.end ?? closure.leftBrace.end
    guard file.text(head..<file.lineEnd(after: head)).trimmed.isEmpty,
      file.line(of: head) < file.line(of: closure.rightBrace.start),
      file.text(file.lineStart(of: closure.rightBrace.start)..<closure.rightBrace.start).trimmed
        .isEmpty, !closure.text.contains("anchors:ignore"),
      file.text(call.end..<file.lineEnd(after: call.end)).trimmed.isEmpty
    else { return false }
    return closure.statements.tokens(viewMode: .sourceAccurate).allSatisfy { token in
      switch token.text {
      case "return": token.enclosingClosure?.id != closure.id
      case "defer", "\"\"\"", "translatesAutoresizingMaskIntoConstraints": false
      // Another closure's lines would move within these.
      case let name where SnapKit.makers.contains(name): false
      case reader.maker: isInStatement(token)
      default: true
      }
    }
  }

  private func isInStatement(_ token: TokenSyntax) -> Bool {
    body.all.contains { $0.position <= token.position && token.endPosition <= $0.endPosition }
  }

  /// Returns the statements; `nil` if one is not a whole line of the closure.
  private func items() -> [CodeBlockItemSyntax]? {
    var items: [CodeBlockItemSyntax] = []
    for node in body.all {
      guard let expression = node.as(ExprSyntax.self), let item = item(of: expression),
        file.isAlone(item), item.enclosingClosure?.id == closure.id,
        !item.isInFunction(within: closure)
      else { return nil }
      if items.last?.id != item.id { items.append(item) }
    }
    return items
  }

  /// Returns the item of a statement, or of one that keeps its constraint.
  private func item(of statement: ExprSyntax) -> CodeBlockItemSyntax? {
    if let item = statement.statementItem { return item }
    guard let item = statement.enclosingItem, let expression = item.expression,
      kept(in: expression)?.values.contains(where: { $0.id == statement.id }) == true
    else { return nil }
    return item
  }

  /// Returns the constraints that a statement keeps, and what keeps them.
  private func kept(in expression: ExprSyntax) -> (target: ExprSyntax, values: [ExprSyntax])? {
    if let assignment = expression.assignment, reader.isStatement(assignment.value) {
      return (assignment.target, [assignment.value])
    }
    guard let appended = expression.appended, appended.values.allSatisfy(reader.isStatement) else {
      return nil
    }
    return appended
  }

  // MARK: - Writing

  private mutating func write(_ item: CodeBlockItemSyntax) -> Bool {
    guard let expression = item.expression, let texts = try? texts(of: expression) else {
      return false
    }
    edits.append(
      Edit(item.range, texts.joined(separator: "\n\(file.indentation(at: item.start))")))
    return true
  }

  private mutating func texts(of expression: ExprSyntax) throws(Reason) -> [String] {
    if let (target, values) = kept(in: expression) {
      return try texts(of: expression, values, keptIn: target)
    }
    let result = try reader.read(expression)
    if result.isKept { throw Reason("a constraint that nothing keeps") }
    statements += result.statements
    var lines: [Line] = []
    for statement in result.statements { lines += try statement.lines() }
    return lines.map { line in
      line.isGroup
        ? "\(list) += (\(text(line, at: expression))).constraints"
        : "\(list).append(\(text(line, at: expression)))"
    }
  }

  /// Returns statements that keep constraints: a variable for each, as what keeps it may be
  /// optional.
  private mutating func texts(
    of expression: ExprSyntax, _ values: [ExprSyntax], keptIn target: ExprSyntax
  ) throws(Reason) -> [String] {
    var texts: [String] = []
    var names: [String] = []
    var additions: [String] = []
    for value in values {
      let (line, understood) = try body.keptLine(value, target)
      statements += understood
      let name = body.name(of: line)
      names.append(name)
      texts.append("let \(name) = \(text(line, at: expression))")
      additions.append(
        line.isGroup ? "\(list) += \(name).constraints" : "\(list).append(\(name))")
    }
    if expression.appended == nil {
      texts.append("\(target.text.onOneLine) = \(names[0])")
    } else {
      texts.append(
        SnapKitBody.appending(names, to: target, isAssignment: expression.assignment != nil))
    }
    return texts + additions
  }

  private func text(_ line: Line, at expression: ExprSyntax) -> String {
    body.library.migration.outside(line).text(
      indentation: file.indentation(at: expression.start), unit: file.indentationUnit)
  }

  /// Puts the closure's lines in the place of the call.
  private mutating func move(_ masks: [String]) {
    let head = closure.signature?.inKeyword.end ?? closure.leftBrace.end
    let lines = file.nextLineStart(after: head)..<file.lineStart(of: closure.rightBrace.start)
    let start = file.lineStart(of: call.start)
    let outer = file.indentation(at: call.start)
    let inner = closure.statements.first.map { file.indentation(at: $0.start) } ?? outer
    let hasNames = closure.statements.contains {
      $0.item.is(DeclSyntax.self) || $0.item.is(GuardStmtSyntax.self)
    }
    var edit = Edit(start..<start, masks.map { "\(outer)\($0)\n" }.joined())
    if body.call.name == "remakeConstraints" {
      let base = body.call.view == nil ? "" : "\(view)."
      edit.text += "\(outer)\(base)removeConstraints()\n"
    }
    let type = "[\(Names.constraint)]"
    edit.text += "\(outer)var \(list): \(type) = []\n"
    if hasNames { edit.text += "\(outer)do {\n" }
    edit.moved = Edit.Moved(lines: lines, indentation: (inner, hasNames ? inner : outer))
    let activation = "\(outer)\(Names.constraint).activate(\(list))\n"
    edits += [
      edit, Edit(start..<lines.lowerBound, ""), Edit(lines, ""),
      Edit(
        lines.upperBound..<file.nextLineStart(after: call.end),
        (hasNames ? "\(outer)}\n" : "") + activation),
    ]
  }
}

extension CodeBlockItemSyntax {
  /// `true` if a function that a closure declares is around the statement.
  fileprivate func isInFunction(within closure: ClosureExprSyntax) -> Bool {
    var node = parent
    while let current = node, current.id != closure.id {
      if current.is(FunctionDeclSyntax.self) || current.is(AccessorBlockSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}
