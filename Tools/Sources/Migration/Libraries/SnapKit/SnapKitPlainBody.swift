import SwiftSyntax

/// The closure of `makeConstraints` or `remakeConstraints` as plain code around the call's place,
/// where it holds statements that a builder does not accept.
///
/// SnapKit removes the constraints, runs the closure and activates what it has made. Plain code
/// does the same with an array.
struct SnapKitPlainBody {
  private let body: SnapKitMigrator.Body
  /// The call's statement.
  private let item: CodeBlockItemSyntax
  private let list: String
  private(set) var edits: [Edit] = []
  private(set) var statements: [Statement] = []

  var count: Int { body.nodes.count }

  private var reader: SnapKitStatement { body.reader }
  private var file: SourceFile { body.file }
  private var closure: ClosureExprSyntax { body.closure }
  private var migration: FileMigration { body.reader.migration }

  /// The plain form of a closure; `nil` if it has none.
  static func form(of body: SnapKitMigrator.Body, _ library: SnapKitMigrator) -> Self? {
    guard var plain = SnapKitPlainBody(body), plain.read() else { return nil }
    plain.move(library.maskLines(of: body.reader.call, body, plain.statements))
    return plain
  }

  private init?(_ body: SnapKitMigrator.Body) {
    let call = body.reader.call
    // The name of the view is repeated.
    guard ["makeConstraints", "remakeConstraints"].contains(call.name),
      let item = ExprSyntax(call.node).statementItem, body.file.isAlone(item),
      call.node.optionalSelf == nil, !call.isWithinMaker, body.reader.hasStableView
    else { return nil }
    (self.body, self.item) = (body, item)
    let view = body.reader.view.split(separator: ".").last ?? ""
    list = body.reader.migration.freeName("\(view)Constraints")
  }

  // MARK: - Reading

  private mutating func read() -> Bool {
    guard !body.nodes.isEmpty, isPlain, let found = found() else { return false }
    return found.allSatisfy { write($0) }
  }

  /// The end of the closure's signature, or of the brace that opens it.
  private var head: Int { closure.signature?.inKeyword.end ?? closure.leftBrace.end }

  /// `true` if the closure's code means the same around it.
  private var isPlain: Bool {
    if let capture = closure.signature?.capture,
      !capture.text.onOneLine.isCaptureOfSelf || capture.text.contains("weak")
    {
      return false
    }
    guard file.text(head..<file.lineEnd(after: head)).trimmed.isEmpty,
      file.line(of: head) < file.line(of: closure.rightBrace.start),
      file.isFirst(closure.rightBrace), !closure.text.contains("anchors:ignore"),
      file.text(item.end..<file.lineEnd(after: item.end)).trimmed.isEmpty
    else { return false }
    return closure.statements.tokens(viewMode: .sourceAccurate).allSatisfy { token in
      switch token.text {
      case "return": token.enclosingClosure?.id != closure.id
      case "defer", "\"\"\"", "translatesAutoresizingMaskIntoConstraints": false
      // Another closure's lines would move within these.
      case let name where SnapKit.makers.contains(name): false
      case reader.maker: body.nodes.contains { $0.encloses(token) }
      default: true
      }
    }
  }

  /// Returns the statements; `nil` if one is not a whole line of the closure.
  private func found() -> [FoundStatement]? {
    let functions: [SyntaxKind] = [.closureExpr, .functionDecl, .accessorBlock]
    var found: [FoundStatement] = []
    for node in body.nodes {
      guard let item = node.ancestor(CodeBlockItemSyntax.self),
        let statement = FoundStatement(item, reader), file.isAlone(item),
        !migration.isIgnored(item),
        statement.values.contains(where: { Syntax($0[0]).id == node.id }),
        // No function that the closure declares is around the statement.
        item.ancestors.first(where: { functions.contains($0.kind) })?.id == closure.id
      else { return nil }
      if found.last?.item.id != item.id { found.append(statement) }
    }
    return found
  }

  // MARK: - Writing

  private mutating func write(_ found: FoundStatement) -> Bool {
    guard let texts = try? texts(of: found) else { return false }
    let separator = "\n\(file.indentation(at: found.item.start))"
    edits.append(Edit(found.item.range, texts.joined(separator: separator)))
    return true
  }

  private mutating func texts(of found: FoundStatement) throws(Reason) -> [String] {
    var options = StatementOptions()
    options.isKept = found.isKept
    if found.member != nil { throw Reason("a member that is set at once") }
    var read: [ReadStatement] = []
    for operands in found.values { read.append(try reader.read(operands, options)) }
    statements += read.flatMap(\.parts).flatMap(\.contents)
    let keeper = Keeper(reader: reader, found: found, read: read, place: Syntax(found.item))
    switch found.keeper {
    case .nothing:
      return try keeper.lines().map { line in
        line.isGroup
          ? "\(list) += (\(keeper.text(line))).constraints"
          : "\(list).append(\(keeper.text(line)))"
      }
    case .target(let target, _, let isAppended):
      // A variable for each, as what keeps it may be optional.
      var texts: [String] = []
      let named = try keeper.named(target, &texts)
      let names = named.map(\.name)
      texts.append(
        isAppended || found.isList
          ? RunEntry.appending(names, to: target, isAssignment: !isAppended)
          : "\(target.text.onOneLine) = \(names[0])")
      return texts
        + named.map {
          $0.isGroup ? "\(list) += \($0.name).constraints" : "\(list).append(\($0.name))"
        }
    case .variable: throw Reason("a constraint that a variable of the closure keeps")
    }
  }

  /// Puts the closure's lines in the place of the call.
  private mutating func move(_ masks: [String]) {
    let lines = file.nextLineStart(after: head)..<file.lineStart(of: closure.rightBrace.start)
    let start = file.lineStart(of: item.start)
    let outer = file.indentation(at: item.start)
    let inner = closure.statements.first.map { file.indentation(at: $0.start) } ?? outer
    let hasNames = closure.statements.contains {
      $0.item.is(DeclSyntax.self) || $0.item.is(GuardStmtSyntax.self)
    }
    var edit = Edit(start..<start, masks.map { "\(outer)\($0)\n" }.joined())
    if reader.call.name == "remakeConstraints" {
      let base = reader.call.view == nil ? "" : "\(reader.view)."
      edit.text += "\(outer)\(base)removeConstraints()\n"
    }
    let type = "[\(Names.constraint)]"
    edit.text += "\(outer)var \(list): \(type) = []\n"
    if hasNames { edit.text += "\(outer)do {\n" }
    edit.moved = Edit.Moved(lines: lines, indentation: (inner, hasNames ? inner : outer))
    let activation = "\(outer)\(Names.constraint).activate(\(list))\n"
    edits += [
      edit, Edit(start..<lines.lowerBound, ""), Edit(lines, ""),
      Edit(
        lines.upperBound..<file.nextLineStart(after: item.end),
        (hasNames ? "\(outer)}\n" : "") + activation),
    ]
  }
}
