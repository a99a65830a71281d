import SwiftSyntax

/// The closure of `makeConstraints` or `remakeConstraints` as plain code around the call's place,
/// where it holds statements that a builder does not accept.
///
/// SnapKit runs the closure at once and activates its constraints at the end. Plain code activates
/// them one after the other, which is the same unless something in between asks for the layout.
struct SnapKitPlainBody {
  private let body: SnapKitBody
  private let call: CodeBlockItemSyntax
  private let view: String
  private let reader: SnapKitStatement
  private var edits: [Edit] = []
  private var statements: [Statement] = []

  private var file: SourceFile { body.file }
  private var closure: ClosureExprSyntax { body.closure }

  /// The plain form of a closure; `nil` if it has none.
  static func form(of body: SnapKitBody, _ masks: [String]) -> (
    edits: [Edit], statements: [Statement], count: Int
  )? {
    guard var plain = SnapKitPlainBody(body), plain.read() else { return nil }
    plain.move(masks)
    return (plain.edits, plain.statements, body.all.count)
  }

  private init?(_ body: SnapKitBody) {
    let node = body.call.node
    guard ["makeConstraints", "remakeConstraints"].contains(body.call.name), body.call.isStatement,
      let item = ExprSyntax(node).statementItem, body.file.isAlone(item), node.optionalSelf == nil
    else { return nil }
    let view = body.call.view?.text ?? "self"
    // The name is repeated.
    guard view.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else {
      return nil
    }
    (self.body, self.view, call) = (body, view, item)
    reader = body.outsideReader
  }

  // MARK: - Reading

  private mutating func read() -> Bool {
    guard !body.all.isEmpty, isPlain, let runs = runs() else { return false }
    for run in runs {
      guard write(run) else { return false }
    }
    return true
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
        .isEmpty, !closure.text.contains("anchors:ignore")
    else { return false }
    let maker = reader.maker
    for token in closure.statements.tokens(viewMode: .sourceAccurate) {
      switch token.text {
      case "return", "snp", "layoutIfNeeded", "updateConstraintsIfNeeded",
        "systemLayoutSizeFitting", "installedConstraints", "constraints":
        if !isInStatement(token) || token.text == "return" { return false }
      case maker where !isInStatement(token): return false
      case "\"\"\"": return false
      default: break
      }
    }
    // What the view is does not change in between.
    let first = view.prefix { $0 != "." }
    return !closure.statements.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == first && token.parent?.is(IdentifierPatternSyntax.self) == true
        || token.text == view.split(separator: ".").last.map(String.init) ?? ""
          && token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .equal
    }
  }

  private func isInStatement(_ token: TokenSyntax) -> Bool {
    body.all.contains { $0.position <= token.position && token.endPosition <= $0.endPosition }
  }

  /// Returns statements that follow each other; `nil` if one is not a whole line of the closure.
  private func runs() -> [[CodeBlockItemSyntax]]? {
    var runs: [[CodeBlockItemSyntax]] = []
    for node in body.all {
      guard let expression = node.as(ExprSyntax.self), reader.isStatement(expression),
        let item = expression.statementItem, file.isAlone(item),
        item.enclosingClosure?.id == closure.id, !item.isInFunction(within: closure)
      else { return nil }
      if let last = runs.last?.last, last.parent?.id == item.parent?.id,
        last.nextToken(viewMode: .sourceAccurate)?.position == item.position,
        !item.followsBlankLine
      {
        runs[runs.count - 1].append(item)
      } else {
        runs.append([item])
      }
    }
    return runs
  }

  // MARK: - Writing

  private mutating func write(_ run: [CodeBlockItemSyntax]) -> Bool {
    let unit = file.indentationUnit
    let indentation = file.indentation(at: run[0].start)
    var texts: [String] = []
    for item in run {
      guard let expression = item.expression, let result = try? reader.read(expression),
        !result.isKept
      else { return false }
      statements += result.statements
      var lines: [Line] = []
      for statement in result.statements {
        guard let added = try? statement.lines() else { return false }
        lines += added
      }
      texts.append(
        lines.map { $0.text(indentation: indentation + unit, unit: unit) }
          .joined(separator: "\n\(indentation)\(unit)"))
    }
    let head = "\(Names.constraint).activate {"
    if texts.count == 1, !texts[0].contains("\n"), indentation.count + texts[0].count < 70 {
      edits.append(Edit(run[0].range, "\(head) \(texts[0]) }"))
      return true
    }
    for (place, item) in run.enumerated() {
      if place == 0 {
        edits.append(Edit(item.range, "\(head)\n\(indentation)\(unit)\(texts[0])"))
        continue
      }
      // Comments before the statement move with it.
      for offset in file.commentStarts(in: item) { edits.append(Edit(offset..<offset, unit)) }
      edits.append(Edit(item.range, unit + texts[place]))
    }
    let end = file.lineEnd(after: run[run.count - 1].end)
    edits.append(Edit(end..<end, "\n\(indentation)}"))
    return true
  }

  /// Puts the closure's lines in the place of the call.
  private mutating func move(_ masks: [String]) {
    let head = closure.signature?.inKeyword.end ?? closure.leftBrace.end
    let lines = file.nextLineStart(after: head)..<file.lineStart(of: closure.rightBrace.start)
    let start = file.lineStart(of: call.start)
    let outer = file.indentation(at: call.start)
    let inner = closure.statements.first.map { file.indentation(at: $0.start) } ?? outer
    let hasNames = closure.statements.contains { $0.item.is(DeclSyntax.self) }
    var edit = Edit(start..<start, masks.map { "\(outer)\($0)\n" }.joined())
    if body.call.name == "remakeConstraints" {
      let base = body.call.view == nil ? "" : "\(view)."
      edit.text += "\(outer)\(base)removeConstraints()\n"
    }
    if hasNames { edit.text += "\(outer)do {\n" }
    edit.moved = Edit.Moved(lines: lines, indentation: (inner, hasNames ? inner : outer))
    edits += [
      edit, Edit(start..<lines.lowerBound, ""), Edit(lines, ""),
      Edit(
        lines.upperBound..<file.nextLineStart(after: call.end), hasNames ? "\(outer)}\n" : ""),
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
