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
  /// The lines that turn off masks for a whole block of statements.
  private var masks: [String] = []
  /// Statements behind the call.
  private(set) var after: [String] = []
  /// `true` if what follows an early return was nested.
  var isNested = false
  /// Statements that move before the call, or behind it.
  var moved: Set<SyntaxIdentifier> = []

  var file: SourceFile { reader.file }
  /// Statements before the call.
  var before: [String] {
    reader.style == .statements ? masks : entries.flatMap(\.before).uniqueMasks
  }
  /// The number of statements, 1 for none.
  var count: Int { max(1, entries.reduce(0) { $0 + $1.count }) }
  /// The statements that were understood.
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
    closure.statements.walk { collect($0) }
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
    if reader.style == .statements, failure == nil { writeStatements() }
  }

  mutating func fail(_ node: some SyntaxProtocol, _ reason: Reason) {
    if reader.migration.facts.isForReading {
      // What is only read can have other code beside the statements.
      if node.is(CodeBlockItemSyntax.self) { reader.migration.leave(node, reason.text) }
      return
    }
    if failure == nil { failure = Failure(node: Syntax(node), reason: reason) }
  }

  /// Collects a node if it is a statement, and what keeps its constraints. Returns `false` for a
  /// statement.
  private mutating func collect(_ node: Syntax) -> Bool {
    if let item = node.as(CodeBlockItemSyntax.self), let found = FoundStatement(item, reader) {
      if let key = found.key { keepers.append(key) }
      nodes += found.values.map { reader.maker == nil ? node : Syntax($0[0]) }
    } else if reader.maker != nil, let expression = node.as(ExprSyntax.self),
      reader.isStatement(expression)
    {
      nodes.append(node)
    } else {
      return true
    }
    return false
  }

  // MARK: - Leaving

  /// Notes all statements as left, and what keeps their constraints as excluded. What is no
  /// statement is the reason for all of them, and is not counted.
  func leave(_ failure: Failure, _ others: String? = nil) {
    let line = file.line(of: failure.node)
    excludeKeepers(file.located(failure.reason.text, at: failure.node))
    let rest = nodes.filter { !failure.node.encloses($0) }
    if rest.count == nodes.count, !rest.isEmpty {
      leaveAll(rest, "line \(line): \(failure.reason.text)")
    } else {
      reader.migration.leave(failure.node, failure.reason.text)
      leaveAll(rest, others ?? "\(Reason.inOneClosure)\(line), which is left")
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
        fail(item, Reason(reader.migration.reasonToIgnore(item)))
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
        if let branches = item.expression?.branches { read(branches, of: item) }
      } else if let text = item.expression.flatMap({ reader.activation(of: $0) }) {
        let isAfter = reader.style == .elements && text != item.expression?.text
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
    if found.isKept, reader.migration.facts.isForReading {
      writeValues(of: found)
      return []
    }
    do throws(Reason) {
      if found.isKept {
        if !isTop || !isStatement {
          throw Reason("a constraint that is kept in a condition, a loop or an expression")
        }
        let names = found.values.joined().compactMap {
          closure.statements.declaredName(in: $0, but: found.item)
        }
        if let name = names.first {
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

  /// Writes constraints that are kept in the place of the values, in code that is only read.
  private mutating func writeValues(of found: FoundStatement) {
    var options = StatementOptions()
    options.isKept = true
    do throws(Reason) {
      for operands in found.values {
        var lines: [Line] = []
        for statement in try reader.read(operands, options).statements ?? [] {
          lines += try reader.lines(of: statement, at: found.item, isOutside: true)
        }
        guard let first = operands.first, let last = operands.last, !lines.isEmpty else { continue }
        let texts = lines.map { $0.text(indentation: "", unit: "").onOneLine }
        let isOne = lines.count == 1 && !lines[0].isGroup
        edits.append(
          Edit(
            first.start..<last.end,
            isOne ? "(\(texts[0]))" : "\(Names.group) { \(texts.joined(separator: "; ")) }"))
      }
    } catch { reader.migration.leave(found.item, error.text) }
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
      self.entries.append(entry)
      if reader.style != .statements { write(entry) }
    }
  }

  /// Writes single statements, with the lines that turn off masks before the first one of each
  /// view, and before all of them if it is not in a condition.
  private mutating func writeStatements() {
    let migration = reader.migration
    entries.sort { $0.item.start < $1.item.start }
    if isStatement, let outer = Syntax(call).ancestor(CodeBlockItemSyntax.self) {
      let top = entries.filter { $0.item.parent?.id == closure.statements.id }
      masks = migration.newMasks(top.flatMap(\.before).filter(\.isMask), before: outer)
    }
    for place in entries.indices {
      let entry = entries[place]
      entries[place].before = migration.newMasks(entry.before, before: entry.item)
      write(entries[place])
    }
  }

  private mutating func write(_ entry: RunEntry) {
    let item = entry.item
    edits += entry.edits
    let isInline = !file.isAlone(item)
    let text = entry.text(
      indentation: file.indentation(at: item.start), unit: file.indentationUnit,
      isInline: isInline, style: reader.style)
    edits.append(
      text.map {
        // A comma takes the place of a semicolon.
        Edit(isInline && reader.style != .elements ? item.item.range : item.range, $0)
      } ?? file.removal(of: item))
  }

  private mutating func readOther(_ item: CodeBlockItemSyntax) {
    if let variable = item.item.as(VariableDeclSyntax.self) {
      if variable.descendants(ExprSyntax.self).contains(where: { reader.isStatement($0) }) {
        fail(item, Reason("a constraint within a variable's value"))
      }
    } else if let loop = item.item.as(ForStmtSyntax.self) {
      read(loop.body.statements, isTop: false)
    } else if let statement = item.item.as(GuardStmtSyntax.self),
      statement.unwrapsSelf && call.optionalSelf == nil || reader.isNeedless(statement)
    {
      edits.append(file.removal(of: item))
    } else if let branches = item.expression?.branches {
      read(branches, of: item)
    } else if reader.migration.facts.isForReading {
      return
    } else if item.item.is(DeclSyntax.self) {
      fail(item, Reason("a builder accepts no declarations but variables"))
    } else if item.expression == nil {
      fail(item, Reason("a builder accepts no '\(item.text.prefix { !$0.isWhitespace })'"))
    } else {
      fail(item, Reason("a builder accepts constraints, 'let', 'if', 'switch' and 'for' only"))
    }
  }

  private mutating func read(_ branches: [CodeBlockItemListSyntax?], of item: CodeBlockItemSyntax) {
    for branch in branches {
      if let branch {
        read(branch, isTop: false)
      } else if let choice = item.expression?.as(SwitchExprSyntax.self) {
        fail(choice, Reason("a builder accepts no '#if'"))
      }
    }
  }

  /// Returns the statement that sets the priority of a constraint's variable, if the variable has
  /// no other use: `let height = v.height == 8` and `height.priority = .high`.
  private func priority(of found: FoundStatement, _ rest: ArraySlice<CodeBlockItemSyntax>)
    -> (item: CodeBlockItemSyntax, value: ExprSyntax)?
  {
    guard case .variable(let name, _, _) = found.keeper,
      case let tokens = closure.statements.tokens(viewMode: .sourceAccurate),
      tokens.filter({ $0.text == name }).count == 2
    else { return nil }
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

extension FoundStatement {
  /// `true` if something keeps the constraints.
  var isKept: Bool { if case .nothing = keeper { false } else { true } }
}

extension ExprSyntax {
  /// The statements of each branch of an `if` or a `switch`, `nil` for the missing `else` and for
  /// `#if` in a `switch`; `nil` for other expressions.
  var branches: [CodeBlockItemListSyntax?]? {
    if let choice = self.as(SwitchExprSyntax.self) {
      return choice.cases.map { $0.as(SwitchCaseSyntax.self)?.statements }
    }
    guard var condition = self.as(IfExprSyntax.self) else { return nil }
    var branches: [CodeBlockItemListSyntax?] = [condition.body.statements]
    while case .ifExpr(let next) = condition.elseBody {
      condition = next
      branches.append(condition.body.statements)
    }
    return branches + [condition.elseBody?.as(CodeBlockSyntax.self)?.statements]
  }
}

extension SyntaxProtocol {
  /// Returns `true` if a node is within this one, or is it.
  func encloses(_ node: some SyntaxProtocol) -> Bool {
    position <= node.position && node.endPosition <= endPosition
  }

  /// The texts of the tokens.
  var words: Set<String> { Set(tokens(viewMode: .sourceAccurate).map(\.text)) }

  /// Returns `true` if a token within the node fits.
  func hasToken(where isFitting: (TokenSyntax) -> Bool) -> Bool {
    tokens(viewMode: .sourceAccurate).contains(where: isFitting)
  }
}

extension CodeBlockItemSyntax {
  /// `true` for a `return` without a value.
  var isPlainReturn: Bool { item.is(ReturnStmtSyntax.self) && returned == nil }
}
