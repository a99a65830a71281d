import SwiftSyntax

/// Consecutive statements of a library, which become one `Constraint.activate { }`.
struct StatementRun {
  /// The new form of a run.
  struct Form {
    var head = "\(Names.constraint).activate"
    var tail = ""
    /// `true` if one constraint that is kept can be activated by itself.
    var activates = true
  }

  private let migration: FileMigration
  private let form: Form
  private var entries: [RunEntry] = []

  private var file: SourceFile { migration.file }

  private init(_ migration: FileMigration, _ form: Form) {
    self.migration = migration
    self.form = form
  }

  /// Translates the statements of a block. A blank line ends a run. Returns the items that are
  /// dealt with.
  static func migrate(
    _ list: CodeBlockItemListSyntax, _ reader: some StatementReader, _ form: Form = Form()
  ) -> [CodeBlockItemSyntax] {
    let migration = reader.migration
    var run = StatementRun(migration, form)
    var dealtWith: [CodeBlockItemSyntax] = []
    for item in list {
      guard let found = FoundStatement(item, reader) else {
        run.write()
        continue
      }
      dealtWith.append(item)
      if migration.isIgnored(item) {
        run.write()
        continue
      }
      let isAlone = migration.file.isAlone(item)
      if item.followsBlankLine || !isAlone { run.write() }
      do throws(Reason) {
        try reader.lookup.checkSelf(in: item, reader.file)
        let entry = try RunEntry(found, reader)
        if entry.conflicts(with: run.entries) { run.write() }
        run.entries.append(entry)
      } catch {
        found.leave(error, reader)
        run.write()
      }
      if !isAlone { run.write() }
    }
    run.write()
    return dealtWith
  }

  /// Writes the run, and begins a new one.
  private mutating func write() {
    let entries = entries.mergingArrays
    self.entries = []
    guard let first = entries.first else { return }
    let naming = ClosureParameter(entries.map(\.item))
    if let reason = naming?.reason {
      for entry in entries { migration.leave(entry.item, reason) }
      return
    }
    var edits =
      file.isAlone(first.item) ? editsOfLines(entries) : [inlineEdit(entries)]
    // Another run of the closure may have named the parameter.
    if let naming { edits = naming.renamed(edits, besides: migration.edits) }
    edits += entries.flatMap(\.edits)
    migration.translate(edits, statements: entries.reduce(0) { $0 + $1.statements })
  }

  /// Returns the edit of statements that share their line with other code.
  private func inlineEdit(_ entries: [RunEntry]) -> Edit {
    let first = entries[0]
    let last = entries[entries.count - 1].item
    var texts = entries.flatMap(\.before).uniqueMasks.map(\.onOneLine)
    if form.activates, entries.count == 1, let activation = first.activation {
      texts.append(activation)
    } else {
      let inner = entries.compactMap { $0.text(indentation: "", unit: "  ", isInline: true) }
      if !inner.isEmpty {
        texts.append("\(form.head) { \(inner.joined(separator: "; ")) }\(form.tail)")
      }
    }
    let isLast = file.text(last.end..<file.lineEnd(after: last.end)).trimmed.isEmpty
    let end = isLast ? last.end : last.item.end
    return Edit(first.item.start..<end, texts.joined(separator: "; "))
  }

  private func editsOfLines(_ entries: [RunEntry]) -> [Edit] {
    let unit = file.indentationUnit
    let indentation = file.indentation(at: entries[0].item.start)
    let before = entries.flatMap(\.before).uniqueMasks
    if form.activates, entries.count == 1, let activation = entries[0].activation {
      let text = (before + [activation]).joined(separator: "\n\(indentation)")
      return [Edit(entries[0].item.range, text)]
    }
    func text(_ entry: RunEntry) -> String? {
      entry.text(indentation: indentation + unit, unit: unit, isInline: false)
    }
    var opening = before.map { "\($0)\n\(indentation)" }.joined()
    guard let last = entries.last(where: { text($0) != nil })?.item,
      let firstInside = entries.firstIndex(where: { text($0) != nil })
    else {
      return [Edit(entries[0].item.range, before.joined(separator: "\n\(indentation)"))]
        + entries.dropFirst().map { file.removal(of: $0.item) }
    }
    if entries.count == 1, let text = text(entries[0]),
      let line = file.line(form.head, text, form.tail, indentation: indentation)
    {
      return [Edit(entries[0].item.range, opening + line)]
    }
    opening += "\(form.head) {\n\(indentation)\(unit)"
    var edits: [Edit] = []
    for (place, entry) in entries.enumerated() {
      let item = entry.item
      guard let text = text(entry) else {
        edits.append(file.removal(of: item))
        continue
      }
      if place == firstInside {
        edits.append(Edit(item.range, opening + text))
        continue
      }
      // Comments before the statement move with it.
      for offset in file.commentStarts(in: item) { edits.append(Edit(offset..<offset, unit)) }
      edits.append(Edit(item.range, unit + text))
    }
    let end = file.lineEnd(after: last.end)
    edits.append(Edit(end..<end, "\n\(indentation)}\(form.tail)"))
    return edits
  }
}

extension FoundStatement {
  /// Notes the statement as left, and that what keeps its constraints stays.
  func leave(_ reason: Reason, _ reader: some StatementReader) {
    for _ in values { reader.migration.leave(item, reason.text) }
    switch keeper {
    case .variable(_, _, let key?), .target(_, let key?), .array(_, let key?):
      let file = reader.file
      reader.kept.exclude(key, "\(file.path):\(file.line(of: item)): \(reason.text)")
    default: break
    }
  }
}

extension CodeBlockItemSyntax {
  /// `true` if a blank line stands before the item or its comments.
  var followsBlankLine: Bool {
    var breaks = 0
    for piece in leadingTrivia.pieces {
      switch piece {
      case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count):
        breaks += count
        if breaks > 1 { return true }
      case .spaces, .tabs: break
      default: breaks = 0
      }
    }
    return false
  }
}

extension SourceFile {
  /// `true` if nothing but blanks and a comment shares the lines of an item.
  func isAlone(_ item: CodeBlockItemSyntax) -> Bool {
    let before = text(lineStart(of: item.start)..<item.start).trimmed
    let after = text(item.end..<lineEnd(after: item.end)).trimmed
    return before.isEmpty && (after.isEmpty || after.hasPrefix("//"))
  }

  /// Returns a builder around one statement as one line; `nil` if it does not fit there.
  func line(_ head: String, _ statement: String, _ tail: String, indentation: String) -> String? {
    let line = "\(head) { \(statement) }\(tail)"
    return statement.contains("\n") || indentation.count + line.columns > 100 ? nil : line
  }

  /// Returns the offsets of the comments on lines of their own before a node.
  func commentStarts(in node: some SyntaxProtocol) -> [Int] {
    var offsets: [Int] = []
    var offset = node.position.utf8Offset
    for piece in node.leadingTrivia.pieces {
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment:
        if text(lineStart(of: offset)..<offset).trimmed.isEmpty { offsets.append(offset) }
      default: break
      }
      offset += piece.sourceLength.utf8Length
    }
    return offsets
  }
}
