import SwiftSyntax

/// Consecutive statements of a library, which become one `Constraint.activate { }`.
struct StatementRun<Reader: StatementReader> {
  private let reader: Reader
  private let form: RunForm
  private var entries: [RunEntry] = []

  private var migration: FileMigration { reader.migration }
  private var file: SourceFile { reader.file }

  /// Translates the statements of a block. A blank line ends a run. Returns the items that are
  /// dealt with.
  static func migrate(
    _ list: CodeBlockItemListSyntax, _ reader: Reader, _ form: RunForm = RunForm()
  ) -> [CodeBlockItemSyntax] {
    var run = StatementRun(reader: reader, form: form)
    var dealtWith: [CodeBlockItemSyntax] = []
    for item in list {
      guard let found = FoundStatement(item, reader) else {
        run.write()
        continue
      }
      dealtWith.append(item)
      let isAlone = reader.file.isAlone(item)
      if item.followsBlankLine || !isAlone || reader.migration.isIgnored(item) { run.write() }
      if reader.migration.isIgnored(item) { continue }
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
    var edits = file.isAlone(first.item) ? editsOfLines(entries) : [inlineEdit(entries)]
    // Another run of the closure may have named the parameter.
    if let naming { edits = naming.renamed(edits, besides: migration.edits) }
    edits += entries.flatMap(\.edits)
    migration.translate(edits, statements: entries.reduce(0) { $0 + $1.count })
    for entry in entries { migration.note(entry) }
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
    return Edit(
      first.item.start..<(isLast ? last.end : last.item.end), texts.joined(separator: "; "))
  }

  private func editsOfLines(_ entries: [RunEntry]) -> [Edit] {
    let unit = file.indentationUnit
    let indentation = file.indentation(at: entries[0].item.start)
    let before = entries.flatMap(\.before).uniqueMasks
    if form.activates, entries.count == 1, let activation = entries[0].activation {
      let text = (before + [activation]).joined(separator: "\n\(indentation)")
      return [Edit(entries[0].item.range, text)]
    }
    let texts = entries.map {
      $0.text(indentation: indentation + unit, unit: unit, isInline: false)
    }
    guard let first = texts.firstIndex(where: { $0 != nil }),
      let last = texts.lastIndex(where: { $0 != nil })
    else {
      return [Edit(entries[0].item.range, before.joined(separator: "\n\(indentation)"))]
        + entries.dropFirst().map { file.removal(of: $0.item) }
    }
    var opening = before.map { "\($0)\n\(indentation)" }.joined()
    if entries.count == 1, let text = texts[0], !text.contains("\n"),
      case let line = "\(form.head) { \(text) }\(form.tail)",
      indentation.count + line.columns <= 100
    {
      return [Edit(entries[0].item.range, opening + line)]
    }
    opening += "\(form.head) {\n\(indentation)\(unit)"
    var edits: [Edit] = []
    for (place, (entry, text)) in zip(entries, texts).enumerated() {
      let item = entry.item
      guard let text else {
        edits.append(file.removal(of: item))
        continue
      }
      // Comments before the statement move with it.
      if place > first { edits += file.commentStarts(in: item).map { Edit($0..<$0, unit) } }
      edits.append(Edit(item.range, (place == first ? opening : unit) + text))
    }
    let end = file.lineEnd(after: entries[last].item.end)
    edits.append(Edit(end..<end, "\n\(indentation)}\(form.tail)"))
    return edits
  }
}

/// The new form of a run.
struct RunForm {
  var head = "\(Names.constraint).activate"
  var tail = ""
  /// `true` if one constraint that is kept can be activated by itself.
  var activates = true
}

extension FileMigration {
  /// Notes what an entry that is translated concerns besides its place.
  func note(_ entry: RunEntry) {
    for read in entry.read {
      if let check = read.check { self.check(entry.item.item, check) }
      if let path = read.unmasked, !entry.item.isConditional {
        noteConstrained(path, with: read.statements?.first?.secondItem, at: entry.item)
      }
    }
  }
}

extension CodeBlockItemSyntax {
  /// `true` if a blank line stands before the item or its comments.
  var followsBlankLine: Bool {
    leadingTrivia.description.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .dropFirst().dropLast().contains { $0.allSatisfy(\.isWhitespace) }
  }
}

extension SourceFile {
  /// `true` if nothing but blanks stands before a node on its line.
  func isFirst(_ node: some SyntaxProtocol) -> Bool {
    text(lineStart(of: node.start)..<node.start).trimmed.isEmpty
  }

  /// `true` if nothing but blanks and a comment shares the lines of an item.
  func isAlone(_ item: CodeBlockItemSyntax) -> Bool {
    let after = text(item.end..<lineEnd(after: item.end)).trimmed
    return isFirst(item) && (after.isEmpty || after.hasPrefix("//"))
  }

  /// Returns the offset of the line break after an offset, or of the end.
  func lineEnd(after offset: Int) -> Int {
    bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  /// Returns the offsets of the comments on lines of their own before a node.
  func commentStarts(in node: some SyntaxProtocol) -> [Int] {
    var offsets: [Int] = []
    var offset = node.position.utf8Offset
    for piece in node.leadingTrivia.pieces {
      if piece.isComment, text(lineStart(of: offset)..<offset).trimmed.isEmpty {
        offsets.append(offset)
      }
      offset += piece.sourceLength.utf8Length
    }
    return offsets
  }
}
