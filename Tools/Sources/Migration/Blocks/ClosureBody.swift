import SwiftSyntax

/// A closure of a library whose statements become those of a builder, where they stand.
struct ClosureBody<Reader: StatementReader> {
  struct Failure {
    let node: Syntax
    let reason: Reason
  }

  private(set) var reader: Reader
  let call: FunctionCallExprSyntax
  let closure: ClosureExprSyntax
  /// `true` if statements can be written before the call.
  private let isStatement: Bool

  var edits: [Edit] = []
  /// The entries that are written, in their order.
  private(set) var entries: [RunEntry] = []
  private(set) var failure: Failure?
  /// The nodes of all statements, also of those that are not understood.
  private(set) var nodes: [Syntax] = []
  /// The variables that keep constraints of the statements.
  private var keepers: [KeptConstraints.Key] = []
  /// The lines that turn off masks, which stand once in a closure.
  private var masks: Set<String> = []
  /// Statements behind the call.
  private(set) var after: [String] = []
  /// `true` if what follows an early return was nested.
  var isNested = false
  /// Statements that move before the call, or behind it.
  var moved: Set<SyntaxIdentifier> = []

  var file: SourceFile { reader.file }
  /// Statements before the call.
  var before: [String] {
    reader.style == .statements ? [] : entries.flatMap(\.before).uniqueMasks
  }
  /// The number of statements, 1 for none.
  var count: Int { max(1, entries.reduce(0) { $0 + $1.count }) }
  /// What the statements say that were understood.
  var statements: [Statement] { entries.flatMap(\.statements) }
  /// `true` if a statement makes several constraints.
  var hasComposite: Bool {
    entries.contains { entry in
      let lines = entry.parts.flatMap(\.contents)
      return lines.count > 1 || lines.contains(where: \.isGroup)
    }
  }

  init(
    _ reader: Reader, _ call: FunctionCallExprSyntax, _ closure: ClosureExprSyntax,
    isStatement: Bool
  ) {
    (self.reader, self.call, self.closure) = (reader, call, closure)
    self.isStatement = isStatement
    collect(Syntax(closure.statements))
    if let capture = closure.signature?.capture {
      guard capture.text.onOneLine.isCaptureOfSelf else {
        fail(capture, Reason("the capture list \(capture.text.onOneLine)"))
        return
      }
      if capture.text.contains("weak self") {
        if let node = call.optionalSelf {
          fail(node, Reason("self is optional around the closure; unwrap it first"))
          return
        }
        self.reader.unwrapsSelf = true
      }
      edits += closure.editsUnwrappingSelf
    }
    if let reason = reader.refusal(of: closure) { fail(closure, reason) }
    if failure != nil { return }
    reader.moveOthers(in: &self)
    read(closure.statements, isTop: true)
  }

  mutating func fail(_ node: some SyntaxProtocol, _ reason: Reason) {
    if failure == nil { failure = Failure(node: Syntax(node), reason: reason) }
  }

  /// Collects the nodes of all statements, and what keeps their constraints.
  private mutating func collect(_ node: Syntax) {
    if let item = node.as(CodeBlockItemSyntax.self), let found = FoundStatement(item, reader) {
      if let key = found.key { keepers.append(key) }
      nodes += found.values.map { reader.maker == nil ? node : Syntax($0[0]) }
      return
    }
    if reader.maker != nil, let expression = node.as(ExprSyntax.self),
      reader.isStatement(expression)
    {
      nodes.append(node)
      return
    }
    for child in node.children(viewMode: .sourceAccurate) { collect(child) }
  }

  // MARK: - Leaving

  /// Notes all statements as left, and what keeps their constraints as excluded. What is no
  /// statement is the reason for all of them, and is not counted.
  func leave(_ failure: Failure, _ others: String? = nil) {
    let line = file.line(of: failure.node)
    excludeKeepers("\(file.path):\(line): \(failure.reason.text)")
    let rest = nodes.filter {
      !(failure.node.position <= $0.position && $0.endPosition <= failure.node.endPosition)
    }
    if rest.count == nodes.count, !rest.isEmpty {
      leaveAll(rest, "line \(line): \(failure.reason.text)")
    } else {
      reader.migration.leave(failure.node, failure.reason.text)
      leaveAll(rest, others ?? "in one closure with line \(line), which is left")
    }
  }

  /// Notes all statements, or the closure's call without any, as left.
  func leave(_ reason: String) {
    excludeKeepers(reason)
    leaveAll(nodes.isEmpty ? [Syntax(call)] : nodes, reason)
  }

  private func leaveAll(_ nodes: [Syntax], _ reason: String) {
    for node in nodes { reader.migration.leave(node, reason) }
  }

  private func excludeKeepers(_ reason: String) {
    for key in keepers { reader.kept.exclude(key, reason) }
  }

  // MARK: - Statements

  private mutating func read(_ list: CodeBlockItemListSyntax, isTop: Bool) {
    let items = Array(list)
    var entries: [RunEntry] = []
    for (place, item) in items.enumerated() where failure == nil && !moved.contains(item.id) {
      if reader.migration.isIgnored(item) {
        fail(item, Reason("a comment anchors:ignore"))
      } else if isTop, place > 0, place == items.count - 1, item.isPlainReturn {
        // A `return` at the end says nothing.
        edits.append(file.removal(of: item))
      } else if let found = FoundStatement(item, reader) {
        let isTop = isTop && !isNested
        if let assignment = priority(of: found, items[(place + 1)...]) {
          moved.insert(assignment.item.id)
          edits.append(file.removal(of: assignment.item))
          entries += entry(found.with(priority: assignment.value), isTop)
        } else {
          entries += entry(found, isTop)
        }
      } else if isTop, reader.nestRest(after: item, in: &self) {
        if let condition = item.expression?.as(IfExprSyntax.self) { read(condition) }
      } else if let text = item.expression.flatMap({ reader.activation(of: $0) }) {
        let isAfter = reader.style == .elements && text != item.expression?.text.onOneLine
        if isAfter { after.append(text) }
        entries.append(RunEntry(item, keptIn: isAfter ? [] : [text]))
      } else if reader.style == .elements {
        fail(item, Reason("control flow within an array"))
      } else {
        readOther(item)
      }
    }
    if failure == nil { write(entries.mergingArrays, isTop && !isNested) }
  }

  private mutating func entry(_ found: FoundStatement, _ isTop: Bool) -> [RunEntry] {
    do throws(Reason) {
      if case .nothing = found.keeper {
      } else {
        if !isTop || !isStatement {
          throw Reason("a constraint that is kept in a condition, a loop or an expression")
        }
        for operand in found.values.joined() {
          guard let name = closure.statements.declaredName(in: operand, but: found.item) else {
            continue
          }
          throw Reason("a constraint that is kept and depends on '\(name)' of the closure")
        }
      }
      if case .variable(let name, _, _) = found.keeper,
        reader.lookup.symbol(name, at: closure, in: file)?.place == .local
      {
        throw Reason("a variable that is declared twice")
      }
      return [try RunEntry(found, reader, outer: Syntax(call))]
    } catch {
      fail(found.item, error)
      return []
    }
  }

  private mutating func write(_ entries: [RunEntry], _ isTop: Bool) {
    for (place, entry) in entries.enumerated() {
      let item = entry.item
      if entry.conflicts(with: entries[..<place]) {
        fail(item, Reason("a variable that keeps two constraints"))
        return
      }
      if !entry.before.isEmpty, reader.style != .statements, !isTop || !isStatement {
        fail(item, Reason("a statement that a builder does not accept"))
        return
      }
      var entry = entry
      if reader.style == .statements {
        entry.before.removeAll { text in
          text.contains("translatesAutoresizing") && !masks.insert(text).inserted
        }
      }
      self.entries.append(entry)
      edits += entry.edits
      let isInline = !file.isAlone(item)
      let text = entry.text(
        indentation: file.indentation(at: item.start), unit: file.indentationUnit,
        isInline: isInline, style: reader.style)
      edits.append(
        text.map { Edit(isInline ? item.item.range : item.range, $0) } ?? file.removal(of: item))
    }
  }

  private mutating func readOther(_ item: CodeBlockItemSyntax) {
    if let variable = item.item.as(VariableDeclSyntax.self) {
      if variable.bindings.contains(where: { containsStatement(Syntax($0)) }) {
        fail(item, Reason("a constraint within a variable's value"))
      }
    } else if let loop = item.item.as(ForStmtSyntax.self) {
      read(loop.body.statements, isTop: false)
    } else if let statement = item.item.as(GuardStmtSyntax.self),
      statement.unwrapsSelf && call.optionalSelf == nil || reader.isNeedless(statement)
    {
      edits.append(file.removal(of: item))
    } else if let condition = item.expression?.as(IfExprSyntax.self) {
      read(condition)
    } else if let choice = item.expression?.as(SwitchExprSyntax.self) {
      for element in choice.cases {
        guard case .switchCase(let element) = element else {
          fail(choice, Reason("a builder accepts no '#if'"))
          return
        }
        read(element.statements, isTop: false)
      }
    } else if item.item.is(DeclSyntax.self) {
      fail(item, Reason("a builder accepts no declarations but variables"))
    } else if item.expression == nil {
      fail(item, Reason("a builder accepts no '\(item.text.prefix { !$0.isWhitespace })'"))
    } else {
      fail(item, Reason("a builder accepts constraints, 'let', 'if', 'switch' and 'for' only"))
    }
  }

  private mutating func read(_ condition: IfExprSyntax) {
    read(condition.body.statements, isTop: false)
    switch condition.elseBody {
    case .codeBlock(let block): read(block.statements, isTop: false)
    case .ifExpr(let next): read(next)
    case nil: break
    }
  }

  private func containsStatement(_ node: Syntax) -> Bool {
    if let expression = node.as(ExprSyntax.self), reader.isStatement(expression) { return true }
    return node.children(viewMode: .sourceAccurate).contains { containsStatement($0) }
  }

  /// Returns the statement that sets the priority of a constraint's variable, if the variable has
  /// no other use: `let height = v.height == 8` and `height.priority = .high`.
  private func priority(of found: FoundStatement, _ rest: ArraySlice<CodeBlockItemSyntax>)
    -> (item: CodeBlockItemSyntax, value: ExprSyntax)?
  {
    guard case .variable(let name, _, _) = found.keeper else { return nil }
    let tokens = closure.statements.tokens(viewMode: .sourceAccurate)
    guard tokens.filter({ $0.text == name }).count == 2 else { return nil }
    for item in rest {
      if let assignment = item.expression?.assignedOperands,
        assignment.target.text == "\(name).priority", assignment.operation.operatorName == nil
      {
        return (item, ExprSyntax(sequence: assignment.operands))
      }
    }
    return nil
  }
}

extension CodeBlockItemSyntax {
  /// `true` for a `return` without a value.
  var isPlainReturn: Bool { item.is(ReturnStmtSyntax.self) && returned == nil }
}
