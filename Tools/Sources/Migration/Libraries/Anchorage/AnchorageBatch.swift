import SwiftSyntax

/// The closure of `Anchorage.batch { }` with statements that a builder does not accept.
///
/// It stays a closure, which collects the constraints in an array:
///
///     list = { () -> [Constraint] in
///       var constraints: [Constraint] = []
///       title.isHidden = false
///       constraints += ConstraintGroup {
///         title.top == card.top
///       }.constraints
///       Constraint.activate(constraints)
///       return constraints
///     }()
struct AnchorageBatch {
  let reader: AnchorageStatement
  let node: FunctionCallExprSyntax
  let closure: ClosureExprSyntax
  let isKept: Bool
  let isActive: Bool

  private var file: SourceFile { reader.file }

  /// Translates the closure. Returns `false` if a statement is not understood.
  func migrate() -> Bool {
    let names = closure.statements.words
    guard closure.signature == nil, isUnderstood(Syntax(closure.statements)),
      file.line(of: closure.leftBrace) != file.line(of: closure.rightBrace),
      let array = ["constraints", "made", "madeConstraints"].first(where: { !names.contains($0) })
    else { return false }
    var (run, head, tail) = (RunForm(), "do {", "}")
    if isKept {
      run = RunForm(head: "\(array) += \(Names.group)", tail: ".constraints", activates: false)
      let (unit, type) = (file.indentationUnit, Names.constraint)
      let outer = file.indentation(at: closure.rightBrace.start)
      head = "{ () -> [\(type)] in\n\(outer)\(unit)var \(array): [\(type)] = []"
      tail = isActive ? "\(unit)\(type).activate(\(array))\n\(outer)" : ""
      tail += "\(unit)return \(array)\n\(outer)}()"
    }
    migrateLists(Syntax(closure.statements), run)
    reader.migration.translate(
      [
        Edit(node.start..<closure.leftBrace.end, head),
        Edit(closure.rightBrace.start..<node.end, tail),
      ], statements: 0)
    return true
  }

  /// `true` if every statement is understood, and nothing else makes constraints of the batch.
  private func isUnderstood(_ node: Syntax) -> Bool {
    if let item = node.as(CodeBlockItemSyntax.self), let found = FoundStatement(item, reader) {
      return !reader.migration.isIgnored(item) && (try? RunEntry(found, reader)) != nil
    }
    if node.is(ReturnStmtSyntax.self) { return false }
    if let expression = node.as(ExprSyntax.self), reader.isStatement(expression.operands) {
      return false
    }
    if let call = node.call {
      var seen: Set<String> = []
      if Anchorage.isBatch(call) || isKept && makesConstraints(call, &seen) { return false }
    }
    return node.children(viewMode: .sourceAccurate).allSatisfy { isUnderstood($0) }
  }

  /// `true` if a call runs a function of these files that contains statements.
  private func makesConstraints(_ call: FunctionCallExprSyntax, _ seen: inout Set<String>) -> Bool {
    guard let name = call.name, seen.insert(name).inserted else { return false }
    return reader.lookup.declarations.functions(name).contains { symbol in
      guard let body = symbol.declaration.parent?.as(FunctionDeclSyntax.self)?.body,
        symbol.parameters?.accepts(call) == true
      else { return false }
      return AnchorageStatement.isWithin(Syntax(body))
        || body.descendants(FunctionCallExprSyntax.self)
          .contains { makesConstraints($0, &seen) }
    }
  }

  private func migrateLists(_ node: Syntax, _ form: RunForm) {
    let list = node.as(CodeBlockItemListSyntax.self)
    let migrated = Set(list.map { StatementRun.migrate($0, reader, form).map(\.id) } ?? [])
    for child in node.children(viewMode: .sourceAccurate) where !migrated.contains(child.id) {
      migrateLists(child, form)
    }
  }
}
