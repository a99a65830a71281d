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
    guard closure.signature == nil, isUnderstood(Syntax(closure.statements)) else { return false }
    guard file.line(of: closure.leftBrace) != file.line(of: closure.rightBrace) else {
      return false
    }
    let names = Set(closure.statements.tokens(viewMode: .sourceAccurate).map(\.text))
    let array = ["constraints", "made", "madeConstraints"].first { !names.contains($0) }
    guard let array else { return false }
    let run = RunForm(
      head: isKept ? "\(array) += \(Names.group)" : "\(Names.constraint).activate",
      tail: isKept ? ".constraints" : "", activates: !isKept)
    migrateLists(Syntax(closure.statements), run)
    let outer = file.indentation(at: closure.rightBrace.start)
    let inner = outer + file.indentationUnit
    guard isKept else {
      reader.migration.translate(
        [
          Edit(node.start..<closure.leftBrace.end, "do {"),
          Edit(closure.rightBrace.start..<node.end, "}"),
        ], statements: 0)
      return true
    }
    let head = "{ () -> [\(Names.constraint)] in\n\(inner)var \(array): [\(Names.constraint)] = []"
    let activation =
      isActive ? "\(file.indentationUnit)\(Names.constraint).activate(\(array))\n\(outer)" : ""
    let tail = "\(activation)\(file.indentationUnit)return \(array)\n\(outer)}()"
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
    guard let name = call.name, seen.insert(name).inserted else {
      return false
    }
    let functions =
      (reader.lookup.declarations.members[name] ?? [])
      + (reader.lookup.declarations.globals[name] ?? [])
    return functions.contains { symbol in
      guard let function = symbol.declaration.parent?.as(FunctionDeclSyntax.self),
        let body = function.body,
        function.signature.parameterClause.accepts(call.arguments.count)
      else { return false }
      return contains(Syntax(body), &seen)
    }
  }

  private func contains(_ node: Syntax, _ seen: inout Set<String>) -> Bool {
    if AnchorageStatement.isWithin(node) { return true }
    for call in node.descendants(FunctionCallExprSyntax.self) {
      if makesConstraints(call, &seen) { return true }
    }
    return false
  }

  private func migrateLists(_ node: Syntax, _ form: RunForm) {
    if let list = node.as(CodeBlockItemListSyntax.self) {
      let items = StatementRun.migrate(list, reader, form)
      for item in list where !items.contains(where: { $0.id == item.id }) {
        migrateLists(Syntax(item), form)
      }
      return
    }
    for child in node.children(viewMode: .sourceAccurate) { migrateLists(child, form) }
  }
}

extension FunctionParameterClauseSyntax {
  /// `true` if a call may have this number of arguments, besides trailing closures.
  fileprivate func accepts(_ count: Int) -> Bool {
    if parameters.contains(where: { $0.ellipsis != nil }) { return true }
    return count <= parameters.count
      && parameters.count(where: { $0.defaultValue == nil }) <= count + 1
  }
}
