import SwiftSyntax

/// Translates Anchors' code into UIKit's own.
final class PlainMigrator: StatementMigrator<AnchorsStatement> {
  private var kept: KeptConstraints { reader.kept }
  /// The lines before statements, by their offsets.
  private var inserted: [Int: Insertion] = [:]

  private struct Insertion {
    var lines: [String] = []
    /// `true` if the statement was the only one, and the function's result.
    var isReturned: Bool
  }

  override func visitPost(_ node: SourceFileSyntax) {
    let edits = inserted.map { start, insertion in
      let separator = "\n\(file.indentation(at: start))"
      let lines = insertion.lines.uniqueMasks.map { $0 + separator }.joined()
      let isReturned = insertion.isReturned && !lines.isEmpty
      return Edit(at: start, lines + (isReturned ? "return " : ""))
    }
    migration.translate(edits, statements: 0)
    super.visitPost(node)
  }

  // Statements stand in builders, and in expressions that keep them.
  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let call = AnchorsCall(node) {
      if migration.isIgnored(node) { return .skipChildren }
      migrate(call)
      return .skipChildren
    }
    if let format = PlainFormat(ExprSyntax(node)) {
      migrate([format.whole], in: format.whole)
      return .skipChildren
    }
    let name = node.name
    if name == "removeConstraints", node.arguments.isEmpty, node.base?.lastName != "snp" {
      leave(ExprSyntax(node), "UIKit does not know which constraints it removes", .nothing)
    } else if name == "activate" || name == "deactivate", node.arguments.count == 1,
      node.base?.isConstraintClass == true,
      node.arguments.first?.expression.constrainedNames(kept, file)?.allSatisfy(kept.isTranslated)
        == true
    {
      migration.translate(
        [Edit(node.calledExpression.range, "NSLayoutConstraint.\(name ?? "")")], statements: 0)
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let expression = ExprSyntax(node)
    if let assignment = expression.assignment, let member = assignment.target.member,
      member.name == "translatesAutoresizingMaskIntoConstraints", let base = member.base,
      reader.lookup.knownKind(of: base, in: file) == .guide,
      let item = node.parent?.as(CodeBlockItemSyntax.self)
    {
      // Only Anchors gives guides a mask.
      migration.translate([file.removal(of: item)], statements: 0)
      return .skipChildren
    }
    let operands = expression.assignedOperands?.operands ?? expression.operands
    guard kept.makesConstraints(operands: operands),
      reader.isStatement(operands)
    else {
      return .visitChildren
    }
    // Statements of other libraries, which look like this one's, have no result to use.
    if case .nothing = Use.of(expression),
      !file.imports.isDisjoint(with: ["Anchorage", "Cartography"])
    {
      return .visitChildren
    }
    if !migration.isIgnored(node) { migrate(operands, in: expression) }
    return .skipChildren
  }

  // MARK: - Statements in expressions

  /// Translates a statement that something keeps.
  private func migrate(_ operands: [ExprSyntax], in expression: ExprSyntax) {
    // The whole of `(a.edges == b.edges).constraints`.
    var whole = expression
    var range = operands[0].start..<operands[operands.count - 1].end
    var options = StatementOptions()
    if expression.assignedOperands == nil {
      while let outer = whole.parent?.as(LabeledExprSyntax.self)?.parent?.parent?
        .as(TupleExprSyntax.self)
      {
        whole = ExprSyntax(outer)
      }
      if let member = whole.parent?.member {
        if member.name == "identified", let call = member.parent?.call, call.arguments.count == 1 {
          options.identifier = call.argument("by")?.text.onOneLine
          whole = ExprSyntax(call)
        }
      }
      if let member = whole.parent?.member, member.name == "constraints" {
        whole = ExprSyntax(member)
      }
      range = whole.range
    }
    let use: Use =
      expression.assignedOperands.map { .value(of: $0.target) } ?? Use.of(whole)
    do throws(Reason) {
      switch use {
      case .member(let access):
        guard ["isActive", "constant", "identifier"].contains(access.name) else {
          throw Reason("its member '\(access.name)' is used")
        }
      case .activation: break
      case .nothing: throw Reason("nothing activates it")
      default: kept.fill(try kept.keeper(use, in: file))
      }
      if let format = PlainFormat(operands[0]) {
        try migrate(format, at: expression)
        return
      }
      let read = try reader.read(operands, options)
      let item = statement(of: expression)
      guard let statements = read.statements, let only = statements.first, statements.count == 1
      else { throw Reason("several statements") }
      let lines = try reader.lines(of: only, at: expression)
      var before = reader.maskLines(read, at: expression)
      before += lines.flatMap(\.declarations)
      if !before.isEmpty {
        guard let item else { throw Reason("a priority, or a mask, within an expression") }
        var isReturned = false
        if case .result = use { isReturned = item.expression != nil }
        inserted[item.start, default: Insertion(isReturned: isReturned)].lines +=
          migration.newMasks(before, before: item)
      }
      let indentation = file.indentation(at: expression.start)
      let texts = lines.map { $0.text(indentation: indentation, unit: file.indentationUnit) }
      var text = read.isSingle ? texts[0] : "[\(texts.joined(separator: ", "))]"
      let column = range.lowerBound - file.lineStart(of: range.lowerBound)
      let isLong = column + text.columns > 100 || text.contains("\n")
      let unit = file.indentationUnit
      if isLong, read.isSingle, let call = lines[0].call {
        text = call.text(from: column, indentation: indentation, unit: unit)
      } else if isLong, !read.isSingle {
        let elements = lines.map {
          "\n\(indentation)\(unit)\($0.text(indentation: indentation + unit, unit: unit)),"
        }
        text = "[\(elements.joined())\n\(indentation)]"
      }
      migration.translate([Edit(range, text)])
    } catch { leave(expression, error.text, use) }
  }

  /// Translates a visual format. Its constraints are an array here and there.
  private func migrate(_ format: PlainFormat, at expression: ExprSyntax) throws(Reason) {
    let text = try format.text()
    let views = try format.views(reader.lookup, file)
    let masked = views.filter { view in
      !views.contains { migration.views.isInside($0, of: view, at: expression, in: file) }
    }
    var read = ReadStatement([Statement](), isSingle: false)
    read.constrained = masked
    let lines = reader.maskLines(read, at: expression)
    if !lines.isEmpty {
      guard let item = statement(of: expression) else {
        throw Reason("a mask within an expression")
      }
      inserted[item.start, default: Insertion(isReturned: false)].lines +=
        migration.newMasks(lines, before: item)
    }
    let whole = format.whole
    let indentation = file.indentation(at: whole.start)
    let column = whole.start - file.lineStart(of: whole.start)
    let written = text.text(from: column, indentation: indentation, unit: file.indentationUnit)
    migration.translate([Edit(whole.range, written)])
  }

  // MARK: - Builders

  private func migrate(_ call: AnchorsCall) {
    let use = Use.of(call.whole)
    do throws(Reason) {
      if let refusal = call.refusal { throw refusal }
      if let view = call.view, !view.isPath { throw Reason("a view that is not a name") }
      if call.isKept {
        kept.fill(
          try kept.keeper(use, in: file, unknown: "what keeps the constraints is not known"))
      } else if case .nothing = use {
      } else {
        throw Reason("its result is used")
      }
    } catch {
      let reader = self.reader.within(call, .elements)
      ClosureBody(reader, call.node, call.closure, isStatement: false).leave(error.text)
      exclude(use, file.located(error.text, at: call.node))
      return
    }
    let range = call.whole.range
    let isLine = file.line(of: call.closure.leftBrace) == file.line(of: call.closure.rightBrace)
    let flat = reader.within(call, .elements)
    let body = ClosureBody(
      flat, call.node, call.closure, isStatement: statement(of: call.whole) != nil)
    if body.failure == nil {
      write(body, call, range, isLine)
      return
    }
    guard !call.isKept, !isLine else {
      if let failure = body.failure { body.leave(failure) }
      exclude(use, "control flow in what is kept")
      return
    }
    let parts = reader.within(call, .statements)
    let builder = BuilderCall(
      node: call.node, closure: call.closure, head: "do", edits: parts.renaming(call.closure))
    if let failure = StatementMigrator(parts).migrate(builder) { exclude(use, failure) }
  }

  /// Writes the statements of a builder as elements of an array.
  private func write(
    _ body: ClosureBody<AnchorsStatement>, _ call: AnchorsCall, _ range: Range<Int>, _ isLine: Bool
  ) {
    let item = statement(of: call.whole)
    let indentation = file.indentation(at: item?.start ?? call.node.start)
    let before = migration.newMasks(body.before, before: item)
      .map { "\($0)\n\(indentation)" }.joined()
    let unit = file.indentationUnit
    let parts = body.entries.flatMap(\.parts)
    let elements = parts.texts(indentation + unit, unit)
    let (open, close) = call.isKept ? ("[", "]") : ("NSLayoutConstraint.activate([", "])")
    var edits: [Edit] = []
    // The call was on several lines, and its closure further to the right.
    let isMoved =
      !call.isKept
      && body.entries.first.map { file.indentation(at: $0.item.start) != indentation + unit }
        ?? false
    let isAlone = item.map { file.isAlone($0) && $0.start == call.node.start } ?? false
    if !call.isKept, elements.count == 1, isAlone, body.after.isEmpty {
      let text =
        parts.flatMap(\.contents).first?.activation(indentation: indentation, unit: unit)
        ?? "\(elements[0]).isActive = true"
      edits = [Edit(range, before + text)]
    } else if elements.isEmpty, !body.after.isEmpty, isAlone {
      edits = [Edit(range, before + body.after.joined(separator: "\n\(indentation)"))]
    } else if isLine || elements.isEmpty || isMoved && !call.closure.text.contains("//") {
      let line = "\(open)\(elements.joined(separator: ", "))\(close)"
      let inner = elements.map { "\n\(indentation)\(unit)\($0)," }.joined()
      let isShort = indentation.count + line.columns <= 100 && !line.contains("\n")
      let after = body.after.map { "\n\(indentation)\($0)" }.joined()
      let text = (isShort ? line : "\(open)\(inner)\n\(indentation)\(close)") + after
      edits = insertion(before, item, call.node.start, range, text)
    } else {
      let opening = call.closure.signature?.end ?? call.closure.leftBrace.end
      // One element has no comma.
      let inner = body.edits.map { edit in
        var edit = edit
        if elements.count == 1, edit.text == "\(elements[0])," { edit.text.removeLast() }
        return edit
      }
      edits =
        inner + insertion(before, item, call.node.start, range.lowerBound..<opening, open)
      let after = body.after.map { "\n\(indentation)\($0)" }.joined()
      edits.append(Edit(call.closure.rightBrace.start..<range.upperBound, close + after))
    }
    migration.translate(edits, statements: body.count)
  }

  /// Returns the edit of a range, with lines before its statement.
  private func insertion(
    _ before: String, _ item: CodeBlockItemSyntax?, _ start: Int, _ range: Range<Int>,
    _ text: String
  ) -> [Edit] {
    guard let item, item.start != start, !before.isEmpty else {
      return [Edit(range, before + text)]
    }
    return [Edit(at: item.start, before), Edit(range, text)]
  }
}
