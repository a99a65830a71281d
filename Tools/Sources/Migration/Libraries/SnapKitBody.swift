import SwiftSyntax

/// The closure of `makeConstraints`, statement by statement.
struct SnapKitBody {
  struct Failure {
    let node: Syntax
    let reason: Reason
  }

  let library: SnapKit
  let call: SnapKit.Call
  let closure: ClosureExprSyntax
  private(set) var reader: SnapKitStatement
  private let parameter: String?

  var edits: [Edit] = []
  private(set) var statements = 0
  /// `true` if a statement makes several constraints.
  private(set) var hasComposite = false
  private(set) var failure: Failure?
  /// The statements that were understood.
  private(set) var understood: [Statement] = []
  private(set) var nodes: [Syntax] = []
  /// The variables that the statements assign their constraints to.
  private var targets: [ExprSyntax] = []
  /// Lines before the call, which keep constraints.
  private var kept: [String] = []
  /// `true` if what follows an early return was nested.
  var isNested = false
  /// Statements that move before the call, or behind it.
  var moved: Set<SyntaxIdentifier> = []

  var file: SourceFile { library.migration.file }
  private var lookup: Lookup { library.migration.lookup }

  init(_ library: SnapKit, _ call: SnapKit.Call, _ closure: ClosureExprSyntax) {
    self.library = library
    self.call = call
    self.closure = closure
    let old = closure.parameterName
    let view = call.view?.text.onOneLine ?? "self"
    parameter = old.map { Self.parameter(insteadOf: $0, in: closure, view) }
    let migration = library.migration
    let path = call.view?.path ?? "self"
    let first = parameter ?? "$0"
    let isGuide =
      call.view.map { migration.lookup.kind(of: $0, in: migration.file) == .guide } ?? false
    let parent = isGuide ? nil : migration.superview(of: path, at: call.node)
    reader = SnapKitStatement(
      lookup: migration.lookup, file: migration.file, maker: old ?? "$0", view: first,
      superview: parent ?? "\(first).\(isGuide ? "owningView" : "superview")!")
  }

  /// `true` if every statement is at the top of the closure and the call is not in a condition.
  var isUnconditional: Bool { statements > 0 && !call.node.isConditional }

  /// All statements.
  var all: [Syntax] { nodes }

  /// `true` if the call's view is the same wherever it is named in the closure's place: `self`, or
  /// a path of names that keep their values.
  var hasStableView: Bool {
    guard let view = call.view else { return true }
    return view.text.isPlainPath && lookup.keepsItsValue(view.path, at: call.node, in: file)
  }

  /// Returns the statements but the one that a node is or contains.
  func others(than node: Syntax) -> [Syntax] {
    nodes.filter { !(node.position <= $0.position && $0.endPosition <= node.endPosition) }
  }

  /// Excludes the variables that keep constraints of a closure that is left.
  func excludeTargets(_ reason: String) {
    for target in targets {
      guard let key = library.nodes.key(of: target, in: file) else { continue }
      library.nodes.exclude(key, reason)
    }
  }

  /// Reads all statements.
  mutating func read() {
    collect(Syntax(closure.statements))
    if let signature = closure.signature {
      if let capture = signature.capture, !capture.text.onOneLine.isCaptureOfSelf {
        fail(signature, Reason("the capture list \(capture.text.onOneLine)"))
        return
      }
      if signature.capture?.text.contains("weak self") == true {
        if let node = call.node.optionalSelf {
          fail(node, Reason("self is optional around the closure; unwrap it first"))
          return
        }
        reader.unwrapsSelf = true
        edits += closure.editsUnwrappingSelf
      }
      edits.append(
        Edit(
          closure.leftBrace.end..<signature.inKeyword.end, parameter.map { " \($0) in" } ?? ""))
    }
    if call.name == "remakeConstraints", let token = closure.statements.measuringToken {
      fail(token, Reason("it measures where SnapKit has removed the former constraints"))
      return
    }
    moveOthers()
    read(closure.statements, isTop: true)
    if !kept.isEmpty { keep() }
  }

  mutating func fail(_ node: some SyntaxProtocol, _ reason: Reason) {
    if failure == nil { failure = Failure(node: Syntax(node), reason: reason) }
  }

  /// Collects the nodes of all statements, for the summary.
  private mutating func collect(_ node: Syntax) {
    if let expression = node.as(ExprSyntax.self), reader.isStatement(expression) {
      nodes.append(node)
      let use = Use.of(expression)
      if case .value(let target) = use { targets.append(target) }
      return
    }
    for child in node.children(viewMode: .sourceAccurate) { collect(child) }
  }

  // MARK: - Statements

  private mutating func read(_ list: CodeBlockItemListSyntax, isTop: Bool) {
    for item in list where failure == nil {
      if moved.contains(item.id) { continue }
      // A `return` at the end says nothing.
      if isTop, item.id == list.last?.id, list.count > 1,
        item.item.as(ReturnStmtSyntax.self).map({ $0.expression == nil }) == true
      {
        edits.append(file.removal(of: item))
        continue
      }
      if isTop, nestRest(after: item) {
        if let condition = item.item.as(ExprSyntax.self)?.as(IfExprSyntax.self)
          ?? item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
        {
          read(condition)
        }
        continue
      }
      // What follows an early return is in a branch.
      read(item, isTop: isTop && !isNested)
    }
  }

  private mutating func read(_ item: CodeBlockItemSyntax, isTop: Bool) {
    if library.migration.isIgnored(item) {
      fail(item, Reason("a comment anchors:ignore"))
      return
    }
    switch item.item {
    case .decl(let declaration):
      guard let variable = declaration.as(VariableDeclSyntax.self) else {
        fail(item, Reason("a builder accepts no declarations but variables"))
        return
      }
      if let statement = variable.firstStatement(of: reader) {
        fail(statement, Reason("a constraint that a variable of the closure keeps"))
      }
    case .stmt(let statement):
      if let expression = statement.as(ExpressionStmtSyntax.self) {
        read(expression.expression, isTop: isTop)
      } else if let loop = statement.as(ForStmtSyntax.self) {
        read(loop.body.statements, isTop: false)
      } else if let statement = statement.as(GuardStmtSyntax.self), statement.unwrapsSelf,
        call.node.optionalSelf == nil
      {
        edits.append(file.removal(of: item))
      } else {
        fail(item, Reason("a builder accepts no '\(item.text.firstWord)'"))
      }
    case .expr(let expression):
      read(expression, isTop: isTop)
    }
  }

  private mutating func read(_ expression: ExprSyntax, isTop: Bool) {
    if reader.isStatement(expression) {
      translate(expression)
    } else if let condition = expression.as(IfExprSyntax.self) {
      read(condition)
    } else if let choice = expression.as(SwitchExprSyntax.self) {
      for element in choice.cases {
        guard case .switchCase(let element) = element else {
          fail(choice, Reason("a builder accepts no '#if'"))
          return
        }
        read(element.statements, isTop: false)
      }
    } else if let assignment = expression.assignment, reader.isStatement(assignment.value) {
      translate(assignment.value, keptIn: assignment.target, isTop: isTop, assignment.node)
    } else if let appended = expression.appended,
      appended.values.allSatisfy({ reader.isStatement($0) })
    {
      translate(appended.values, appendedTo: appended.target, isTop: isTop, expression)
    } else {
      fail(
        expression,
        Reason("a builder accepts constraints, 'let', 'if', 'switch' and 'for' only"))
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

  /// Replaces a statement.
  private mutating func translate(_ expression: ExprSyntax) {
    do throws(Reason) {
      let result = try reader.read(expression)
      if result.isKept { throw Reason("a constraint that nothing keeps") }
      understood += result.statements
      var lines: [Line] = []
      for statement in result.statements {
        try statement.checkItems(call.view?.text.onOneLine ?? "self")
        lines += try statement.lines()
      }
      if lines.count > 1 || lines.contains(where: \.isGroup) { hasComposite = true }
      edits.append(Edit(expression.range, text(lines, at: expression)))
      statements += 1
    } catch {
      fail(expression, error)
    }
  }

  /// Replaces `constraints.append(make.top.equalTo(b).constraint)` by the name of a constraint that
  /// is made and appended before the call.
  private mutating func translate(
    _ values: [ExprSyntax], appendedTo target: ExprSyntax, isTop: Bool, _ node: ExprSyntax
  ) {
    do throws(Reason) {
      var names: [String] = []
      for value in values {
        let line = try outerLine(value, target, isTop: isTop)
        let name = name(of: line)
        names.append(name)
        kept.append("let \(name) = \(keptText(line))")
      }
      kept.append(Self.appending(names, to: target, isAssignment: node.assignment != nil))
      let indentation = file.indentation(at: node.start)
      edits.append(Edit(node.range, names.joined(separator: "\n\(indentation)")))
      statements += names.count
    } catch {
      fail(node, error)
    }
  }

  private func text(_ lines: [Line], at node: some SyntaxProtocol) -> String {
    let indentation = file.indentation(at: node.start)
    // In a closure on one line, statements are separated by semicolons.
    let isAlone = file.text(file.lineStart(of: node.start)..<node.start).trimmed.isEmpty
    let separator = isAlone ? "\n\(indentation)" : "; "
    return lines.map { $0.text(indentation: indentation, unit: file.indentationUnit) }
      .joined(separator: separator)
  }

  // MARK: - Constraints that are kept

  /// Replaces `gap = make.top.equalTo(b).constraint` by `gap`, and makes the constraint before the
  /// call.
  private mutating func translate(
    _ expression: ExprSyntax, keptIn target: ExprSyntax, isTop: Bool, _ node: ExprSyntax
  ) {
    do throws(Reason) {
      let line = try outerLine(expression, target, isTop: isTop)
      kept.append("\(target.text.onOneLine) = \(keptText(line))")
      edits.append(Edit(node.range, target.text.onOneLine))
      statements += 1
    } catch {
      fail(node, error)
    }
  }

  /// Returns a constraint as it is made before the call.
  private mutating func outerLine(_ expression: ExprSyntax, _ target: ExprSyntax, isTop: Bool)
    throws(Reason)
    -> Line
  {
    if !isTop { throw Reason("a constraint that is kept in a condition or a loop") }
    guard call.isStatement else { throw Reason("a constraint that is kept within an expression") }
    if let view = call.view, !view.text.filter({ $0 != "!" }).isPlainPath {
      throw Reason("a constraint that is kept, of the view \(view.text.onOneLine)")
    }
    if let name = closure.statements.declaredName(in: expression) {
      throw Reason("a constraint that is kept and depends on '\(name)' of the closure")
    }
    let (line, statements) = try keptLine(expression, target)
    understood += statements
    return line
  }

  /// Returns a constraint as it is made outside the closure, and notes what keeps it.
  func keptLine(_ expression: ExprSyntax, _ target: ExprSyntax) throws(Reason)
    -> (line: Line, statements: [Statement])
  {
    let result = try outsideReader.read(expression)
    guard result.isKept else { throw Reason("a constraint without '.constraint'") }
    var lines: [Line] = []
    for statement in result.statements { lines += try statement.lines() }
    guard lines.count == 1 else {
      throw Reason("several constraints that are kept and need several statements")
    }
    let key = try library.nodes.keeper(
      .value(of: target), in: file,
      unknown: "the declaration of \(target.text.onOneLine) is not known")
    library.nodes.keep(lines[0], in: key)
    return (lines[0], result.statements)
  }

  /// Returns a name for a constraint's variable.
  func name(of line: Line) -> String {
    let attribute = line.attributes.count == 1 ? line.attributes[0].rawValue : "edges"
    return library.migration.freeName("\(attribute)Constraint")
  }

  /// Returns the statement that puts variables into a list.
  static func appending(_ names: [String], to target: ExprSyntax, isAssignment: Bool) -> String {
    let (path, list) = (target.text.onOneLine, names.joined(separator: ", "))
    if isAssignment { return "\(path) = [\(list)]" }
    return names.count == 1 ? "\(path).append(\(list))" : "\(path) += [\(list)]"
  }

  /// A reader of statements as they are outside the closure.
  var outsideReader: SnapKitStatement {
    let view = call.view?.text.onOneLine ?? "self"
    var outside = SnapKitStatement(
      lookup: lookup, file: file, maker: reader.maker, view: view,
      superview: reader.superview.replacing("\(reader.view).", with: "\(view)."))
    outside.unwrapsSelf = reader.unwrapsSelf
    return outside
  }

  private func keptText(_ line: Line) -> String {
    library.migration.outside(line).text(
      indentation: file.indentation(at: call.node.start), unit: file.indentationUnit)
  }

  /// Writes the constraints that are kept before the call.
  private mutating func keep() {
    let start = call.statementStart
    let indentation = file.indentation(at: start)
    let lines = kept.map { "\($0)\n\(indentation)" }.joined()
    edits.append(Edit(start..<start, lines))
  }

  // MARK: - The closure

  /// Returns the name of the builder's parameter.
  private static func parameter(
    insteadOf old: String, in closure: ClosureExprSyntax, _ view: String
  ) -> String {
    if view == "v" { return "v" }
    let isUsed = closure.statements.tokens(viewMode: .sourceAccurate).contains { $0.text == "v" }
    return isUsed ? old : "v"
  }
}

extension ClosureExprSyntax {
  /// The name of the first parameter; `nil` for `$0`.
  var parameterName: String? {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.first?.name.text
    case .parameterClause(let clause):
      clause.parameters.first.map { ($0.secondName ?? $0.firstName).text }
    case nil: nil
    }
  }
}

extension SyntaxProtocol {
  /// The first token that asks for a layout.
  fileprivate var measuringToken: TokenSyntax? {
    let names: Set = [
      "layoutIfNeeded", "systemLayoutSizeFitting", "updateConstraintsIfNeeded", "sizeToFit",
    ]
    return tokens(viewMode: .sourceAccurate).first { names.contains($0.text) }
  }
}

extension String {
  /// The letters before the first blank.
  fileprivate var firstWord: Substring { prefix { !$0.isWhitespace } }
}

extension VariableDeclSyntax {
  /// The first initial value that is a statement of a maker.
  fileprivate func firstStatement(of reader: SnapKitStatement) -> ExprSyntax? {
    bindings.lazy.compactMap { $0.initializer?.value }.first { reader.isStatement($0) }
  }
}
