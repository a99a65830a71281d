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
      if let branches = expression.branches {
        if branches.allSatisfy({ $0.map(makesConstraints) ?? false }) { return true }
        if item.leavesClosure { return false }
      } else if nodes.contains(where: expression.encloses) {
        return true
      }
    }
    return false
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
      edits.append(Edit(statement.range, "if \(statement.conditions.text) {"))
      nest(after: item)
      return true
    }
    guard let condition = item.expression?.as(IfExprSyntax.self), condition.elseBody == nil,
      let last = condition.body.statements.last, last.isPlainReturn,
      condition.body.statements.count > 1, file.isAlone(last), file.isFirst(item)
    else { return false }
    edits.append(file.removal(of: last))
    moved.insert(last.id)
    if closure.statements.last?.id != item.id {
      edits.append(Edit(condition.body.rightBrace.range, "} else {"))
      nest(after: item)
    }
    return true
  }

  /// Indents what follows a statement, and closes the braces around it.
  private mutating func nest(after item: CodeBlockItemSyntax) {
    let unit = file.indentationUnit
    isNested = true
    guard let last = closure.statements.last else { return }
    let end = file.lineEnd(after: last.end)
    let start = min(file.nextLineStart(after: item.end), end)
    for start in file.lineStarts(in: start..<end) { edits.append(Edit(start..<start, unit)) }
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
    func isConstraint(_ item: CodeBlockItemSyntax) -> Bool { nodes.contains(where: item.encloses) }
    guard let first = items.firstIndex(where: isConstraint),
      let last = items.lastIndex(where: isConstraint)
    else { return }
    if let end = items[..<first].lastIndex(where: isRefused) {
      let others = Array(items[...end])
      // SnapKit removes the former constraints first, and turns off the mask.
      let isFree =
        others.allSatisfy(isIndependent)
        || !isRemoving
          && others.allSatisfy {
            $0.words.isDisjoint(with: ["translatesAutoresizingMaskIntoConstraints", "defer"])
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
        file.isFirst($0) && !$0.leavesClosure && !declaresUsedName($0)
          && !$0.hasToken { $0.text == reader.maker } && (isBefore || isIndependent($0))
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
    if item.hasToken(where: { reader.kept.isName($0.text) }) { return false }
    if let call = item.expression?.call, SnapKit.Call(call)?.name == "makeConstraints" {
      return true
    }
    guard let name = item.expression?.assignment?.target.member?.name else { return false }
    return Self.appearance.contains(name) && reader.lookup.declarations.members[name] == nil
      && !item.hasToken { $0.text == "snp" }
  }

  private static let appearance: Set = [
    "backgroundColor", "textColor", "tintColor", "alpha", "tag", "delegate", "dataSource",
    "isUserInteractionEnabled", "clipsToBounds", "contentMode", "cornerRadius", "borderColor",
    "borderWidth", "masksToBounds", "textAlignment", "isEnabled", "isSelected", "isOpaque",
    "accessibilityIdentifier", "accessibilityLabel", "shadowColor", "shadowOpacity",
    "shadowOffset", "shadowRadius", "lineBreakMode", "keyboardType", "returnKeyType",
    "isScrollEnabled", "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator",
  ]

  /// `true` if a statement declares a name that the code around the closure uses too.
  private func declaresUsedName(_ item: CodeBlockItemSyntax) -> Bool {
    guard let variable = item.item.as(VariableDeclSyntax.self)
    else { return item.item.is(DeclSyntax.self) }
    let names = Set(variable.symbols(.local, file).map(\.name))
    let kinds: [SyntaxKind] = [.functionDecl, .initializerDecl, .accessorBlock]
    let function = call.ancestors.first { kinds.contains($0.kind) }
    return function?.hasToken { names.contains($0.text) && !closure.encloses($0) } ?? true
  }
}

extension CodeBlockItemSyntax {
  /// `true` if a `return` of the closure stands in the statement.
  fileprivate var leavesClosure: Bool { hasToken { $0.tokenKind == .keyword(.return) } }
}
