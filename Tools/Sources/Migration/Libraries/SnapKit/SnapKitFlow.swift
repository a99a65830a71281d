import SwiftSyntax

// Control flow that a builder does not accept, in a form that it does.

extension ClosureBody where Reader == SnapKitStatement {
  // MARK: - Branches

  /// `true` if a closure makes a constraint whatever its conditions are.
  var makesConstraints: Bool { makesConstraints(closure.statements) }

  private func makesConstraints(_ list: CodeBlockItemListSyntax) -> Bool {
    for item in list {
      if item.item.is(GuardStmtSyntax.self) { return false }
      guard let expression = item.expression else { continue }
      if let condition = expression.as(IfExprSyntax.self) {
        if makesConstraints(condition) { return true }
        if item.leavesClosure { return false }
      } else if let choice = expression.as(SwitchExprSyntax.self) {
        let cases = choice.cases.map { $0.as(SwitchCaseSyntax.self)?.statements }
        if cases.allSatisfy({ $0.map(makesConstraints) ?? false }) { return true }
      } else if nodes.contains(where: {
        expression.position <= $0.position && $0.endPosition <= expression.endPosition
      }) {
        return true
      }
    }
    return false
  }

  private func makesConstraints(_ condition: IfExprSyntax) -> Bool {
    guard makesConstraints(condition.body.statements) else { return false }
    switch condition.elseBody {
    case .codeBlock(let block): return makesConstraints(block.statements)
    case .ifExpr(let next): return makesConstraints(next)
    case nil: return false
    }
  }

  // MARK: - Early returns

  /// Writes `guard … else { return }` as an `if` around the rest, and `if … { …; return }` as an
  /// `if` with an `else`. Returns `false` for other statements.
  mutating func nestRest(after item: CodeBlockItemSyntax) -> Bool {
    // One level is what a reader still follows.
    if isNested { return false }
    if let statement = item.item.as(GuardStmtSyntax.self), !statement.unwrapsSelf,
      statement.body.statements.count == 1,
      statement.body.statements.first?.isPlainReturn == true, file.isAlone(item)
    {
      let head = "if \(statement.conditions.text) {"
      edits.append(Edit(statement.range, head))
      nest(after: item)
      return true
    }
    guard let condition = item.expression?.as(IfExprSyntax.self), condition.elseBody == nil,
      let last = condition.body.statements.last, last.isPlainReturn,
      condition.body.statements.count > 1, file.isAlone(last), file.isFirst(item)
    else { return false }
    edits.append(
      Edit(file.lineStart(of: last.start)..<file.nextLineStart(after: last.end), ""))
    moved.insert(last.id)
    if hasRest(after: item) {
      edits.append(Edit(condition.body.rightBrace.range, "} else {"))
      nest(after: item)
    }
    return true
  }

  private func hasRest(after item: CodeBlockItemSyntax) -> Bool {
    closure.statements.last?.id != item.id
  }

  /// Indents what follows a statement, and closes the braces around it.
  private mutating func nest(after item: CodeBlockItemSyntax) {
    let unit = file.indentationUnit
    isNested = true
    guard let last = closure.statements.last else { return }
    let end = file.lineEnd(after: last.end)
    let start = min(file.nextLineStart(after: item.end), end)
    for start in file.lineStarts(in: start..<end) {
      edits.append(Edit(start..<start, unit))
    }
    edits.append(Edit(end..<end, "\n\(file.indentation(at: item.start))}"))
  }

  // MARK: - Statements about other things

  /// Moves statements that a builder does not accept out of the closure: those before the first
  /// constraint in front of the call, those after the last one behind it. The closure runs at once,
  /// and SnapKit installs nothing before its end.
  mutating func moveOthers() {
    let isRemoving = reader.call.name == "remakeConstraints"
    guard !reader.unwrapsSelf, reader.hasStableView, !reader.call.isWithinMaker,
      let call = ExprSyntax(call).statementItem, file.isFirst(call)
    else { return }
    let items = Array(closure.statements)
    let isConstraint = items.map { item in
      nodes.contains { item.position <= $0.position && $0.endPosition <= item.endPosition }
    }
    guard let first = isConstraint.firstIndex(of: true),
      let last = isConstraint.lastIndex(of: true)
    else { return }
    if let end = items[..<first].lastIndex(where: isRefused) {
      let others = Array(items[...end])
      // SnapKit removes the former constraints first, and turns off the mask.
      let isFree =
        others.allSatisfy(isIndependent)
        || !isRemoving
          && !others.contains { item in
            item.tokens(viewMode: .sourceAccurate).contains {
              $0.text == "translatesAutoresizingMaskIntoConstraints"
                || $0.tokenKind == .keyword(.defer)
            }
          }
      if isFree { move(others, to: call, isBefore: true) }
    }
    let rest = items[(last + 1)...]
    if rest.contains(where: isRefused) { move(Array(rest), to: call, isBefore: false) }
  }

  /// `true` for what is neither a constant nor control flow that leaves the closure.
  private func isRefused(_ item: CodeBlockItemSyntax) -> Bool {
    if let variable = item.item.as(VariableDeclSyntax.self) {
      return variable.bindingSpecifier.text == "var"
    }
    return !item.item.is(GuardStmtSyntax.self)
  }

  private mutating func move(
    _ items: [CodeBlockItemSyntax], to call: CodeBlockItemSyntax, isBefore: Bool
  ) {
    guard let first = items.first, let last = items.last,
      items.allSatisfy({
        file.isFirst($0) && !$0.leavesClosure && !declaresUsedName($0) && !namesMaker($0)
          && (isBefore || isIndependent($0))
      })
    else { return }
    let indentation = file.indentation(at: call.start)
    let inner = file.indentation(at: first.start)
    // The comments before the first statement come along.
    var start = file.lineStart(of: first.start)
    let trivia = first.leadingTrivia.pieces.prefix { !$0.isComment }
    if trivia.count < first.leadingTrivia.pieces.count, trivia.allSatisfy(\.isWhitespace) {
      let length = trivia.reduce(0) { $0 + $1.sourceLength.utf8Length }
      start = file.lineStart(of: first.position.utf8Offset + length)
    }
    if start <= file.lineStart(of: closure.leftBrace.start) { return }
    let end = file.nextLineStart(after: last.end)
    edits.append(Edit(start..<end, ""))
    let place = isBefore ? file.lineStart(of: call.start) : file.lineEnd(after: call.end)
    var edit = Edit(place..<place, isBefore ? "" : "\n")
    edit.moved = Edit.Moved(lines: start..<end, indentation: (inner, indentation))
    edits.append(edit)
    for item in items { moved.insert(item.id) }
  }

  /// `true` if a statement behind the constraints does the same once they are installed: it makes
  /// others, or sets a property of UIKit's that has nothing to do with the layout.
  private func isIndependent(_ item: CodeBlockItemSyntax) -> Bool {
    if let call = item.expression?.as(FunctionCallExprSyntax.self), let inner = SnapKit.Call(call),
      inner.name == "makeConstraints"
    {
      return !item.tokens(viewMode: .sourceAccurate).contains { reader.kept.isName($0.text) }
    }
    guard let assignment = item.expression?.assignment,
      let target = assignment.target.as(MemberAccessExprSyntax.self),
      Self.appearance.contains(target.declName.baseName.text),
      reader.lookup.declarations.members[target.declName.baseName.text] == nil
    else { return false }
    return !item.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == "snp" || reader.kept.isName(token.text)
    }
  }

  private static let appearance: Set = [
    "backgroundColor", "textColor", "tintColor", "alpha", "tag", "delegate", "dataSource",
    "isUserInteractionEnabled", "clipsToBounds", "contentMode", "cornerRadius", "borderColor",
    "borderWidth", "masksToBounds", "textAlignment", "isEnabled", "isSelected", "isOpaque",
    "accessibilityIdentifier", "accessibilityLabel", "shadowColor", "shadowOpacity",
    "shadowOffset", "shadowRadius", "lineBreakMode", "keyboardType", "returnKeyType",
    "isScrollEnabled", "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator",
  ]

  private func namesMaker(_ item: CodeBlockItemSyntax) -> Bool {
    item.tokens(viewMode: .sourceAccurate).contains { $0.text == reader.maker }
  }

  /// `true` if a statement declares a name that the code around the closure uses too.
  private func declaresUsedName(_ item: CodeBlockItemSyntax) -> Bool {
    guard let variable = item.item.as(VariableDeclSyntax.self) else {
      return item.item.is(DeclSyntax.self)
    }
    let names = Set(variable.symbols(.local, file).map(\.name))
    var function: Syntax? = call.parent
    while let current = function, !current.is(FunctionDeclSyntax.self),
      !current.is(InitializerDeclSyntax.self), !current.is(AccessorBlockSyntax.self)
    {
      function = current.parent
    }
    guard let function else { return true }
    let range = closure.position..<closure.endPosition
    return function.tokens(viewMode: .sourceAccurate).contains {
      names.contains($0.text) && !range.contains($0.position)
    }
  }
}

extension CodeBlockItemSyntax {
  /// `true` if a `return` of the closure stands in the statement.
  fileprivate var leavesClosure: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
  }
}
