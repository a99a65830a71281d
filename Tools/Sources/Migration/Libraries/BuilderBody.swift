import SwiftSyntax

/// A closure of a library whose statements become those of a builder, where they stand.
struct BuilderBody<Reader: StatementReader> {
  struct Failure {
    let node: Syntax
    let reason: Reason
  }

  private let reader: Reader
  private let closure: ClosureExprSyntax
  /// `true` if statements can be written before the call.
  private let isStatement: Bool

  private(set) var edits: [Edit] = []
  /// Statements before the call.
  private(set) var before: [String] = []
  private(set) var statements = 0
  /// The paths of the first items.
  private(set) var constrained: [String] = []
  private(set) var failure: Failure?
  /// The nodes of the statements.
  private(set) var nodes: [Syntax] = []
  private var keepers: [KeptConstraints.Key] = []

  private var file: SourceFile { reader.file }

  init(_ reader: Reader, _ closure: ClosureExprSyntax, isStatement: Bool) {
    self.reader = reader
    self.closure = closure
    self.isStatement = isStatement
    collect(Syntax(closure.statements))
    if let capture = closure.signature?.capture {
      if capture.text.onOneLine.isCaptureOfSelf {
        edits += closure.editsUnwrappingSelf
      } else {
        fail(capture, Reason("the capture list \(capture.text.onOneLine)"))
      }
    }
    if failure == nil { read(closure.statements, isTop: true) }
  }

  /// The range from the opening brace to `in`.
  var header: Range<Int> {
    closure.leftBrace.start..<(closure.signature?.end ?? closure.leftBrace.end)
  }

  /// Notes all statements as left, and what keeps their constraints as excluded.
  func leave(_ failure: Failure) {
    let line = file.line(of: failure.node)
    reader.migration.leave(failure.node, failure.reason.text)
    for node in nodes where !failure.node.range.overlaps(node.range) {
      reader.migration.leave(node, "in one closure with line \(line), which is left")
    }
    excludeKeepers(Reason("\(file.path):\(line): \(failure.reason.text)"))
  }

  /// Notes that what keeps the constraints stays.
  func excludeKeepers(_ reason: Reason) {
    for key in keepers { reader.kept.exclude(key, reason.text) }
  }

  private mutating func fail(_ node: some SyntaxProtocol, _ reason: Reason) {
    if failure == nil { failure = Failure(node: Syntax(node), reason: reason) }
  }

  /// Collects the nodes of all statements, and what keeps their constraints.
  private mutating func collect(_ node: Syntax) {
    if let item = node.as(CodeBlockItemSyntax.self), let found = FoundStatement(item, reader) {
      switch found.keeper {
      case .variable(_, _, let key?), .target(_, let key?), .array(_, let key?):
        keepers.append(key)
      default: break
      }
      nodes += found.values.map { _ in node }
      return
    }
    for child in node.children(viewMode: .sourceAccurate) { collect(child) }
  }

  // MARK: - Statements

  private mutating func read(_ list: CodeBlockItemListSyntax, isTop: Bool) {
    let items = Array(list)
    var entries: [RunEntry] = []
    var skipped: Set<SyntaxIdentifier> = []
    for (place, item) in items.enumerated() where failure == nil && !skipped.contains(item.id) {
      if reader.migration.isIgnored(item) {
        fail(item, Reason("a comment anchors:ignore"))
      } else if let found = FoundStatement(item, reader) {
        if let assignment = priority(of: found, Array(items[(place + 1)...])) {
          skipped.insert(assignment.item.id)
          entries += entry(found.with(priority: assignment.value), isTop: isTop)
          edits.append(file.removal(of: assignment.item))
        } else {
          entries += entry(found, isTop: isTop)
        }
      } else {
        readOther(item, isTop: isTop)
      }
    }
    if failure == nil { write(entries.mergingArrays, isTop: isTop) }
  }

  private mutating func entry(_ found: FoundStatement, isTop: Bool) -> [RunEntry] {
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
      return [try RunEntry(found, reader)]
    } catch {
      fail(found.item, error)
      return []
    }
  }

  private mutating func write(_ entries: [RunEntry], isTop: Bool) {
    for (place, entry) in entries.enumerated() {
      let item = entry.item
      if entry.conflicts(with: Array(entries[..<place])) {
        fail(item, Reason("a variable that keeps two constraints"))
        return
      }
      if !entry.before.isEmpty, !isTop || !isStatement {
        fail(item, Reason("a statement that a builder does not accept"))
        return
      }
      before = (before + entry.before).uniqueMasks
      edits += entry.edits
      statements += entry.statements
      constrained += entry.constrained
      let indentation = file.indentation(at: item.start)
      let isInline = !file.isAlone(item)
      let text = entry.text(
        indentation: indentation, unit: file.indentationUnit, isInline: isInline)
      if let text {
        edits.append(Edit(isInline ? item.item.range : item.range, text))
      } else {
        edits.append(file.removal(of: item))
      }
    }
  }

  private mutating func readOther(_ item: CodeBlockItemSyntax, isTop: Bool) {
    if let variable = item.item.as(VariableDeclSyntax.self) {
      if variable.bindings.contains(where: { containsStatement(Syntax($0)) }) {
        fail(item, Reason("a constraint within a variable's value"))
      }
    } else if let loop = item.item.as(ForStmtSyntax.self) {
      read(loop.body.statements, isTop: false)
    } else if let statement = item.item.as(GuardStmtSyntax.self),
      statement.unwrapsSelf || reader.isNeedless(statement)
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
  private func priority(of found: FoundStatement, _ rest: [CodeBlockItemSyntax])
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
