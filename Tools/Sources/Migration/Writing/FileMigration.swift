import SwiftSyntax

/// The statements that are found in one file, and the edits.
final class FileMigration {
  private(set) var edits: [Edit] = []
  private(set) var translated = 0
  private(set) var left: [Migration.Left] = []
  private(set) var checks: [Migration.Left] = []
  /// Views that the new code constrains as a first item, when its function runs, by type and path.
  var constrained: Set<String> = []
  /// The lines that turn off masks, and the blocks in which they hold from there on.
  private lazy var writtenMasks = facts.masks
  let facts: FileFacts

  init(_ facts: FileFacts) { self.facts = facts }

  /// The number of statements that were found.
  var found: Int { translated + left.count }

  /// Adds edits that translate a number of statements.
  func translate(_ edits: [Edit], statements: Int = 1) {
    self.edits += edits
    translated += statements
  }

  /// Returns lines without those that turn off a mask which a line before has turned off. Notes the
  /// others, which the caller writes before an item.
  func newMasks(_ lines: [String], before item: CodeBlockItemSyntax?) -> [String] {
    lines.uniqueMasks.filter { line in
      guard line.isMask, let item, let list = item.parent else { return true }
      // A variable may have got another view.
      if !keepsViews(line, at: item) { return true }
      let isWritten = writtenMasks.contains { written in
        written.start <= item.start && written.block.contains(item.start)
          && line.turnsOffMask(of: written.line)
      }
      if !isWritten { writtenMasks.append((line, item.start, list.range)) }
      return !isWritten
    }
  }

  /// `true` if none of the variables that a line names gets another view.
  private func keepsViews(_ line: String, at item: CodeBlockItemSyntax) -> Bool {
    let names = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    return names.dropLast(2).allSatisfy { name in
      lookup.symbol(name, at: item, in: file).map {
        lookup.declarations.keepsItsValue($0)
          || !$0.modifiers.isDisjoint(with: ["loop", "closure", "parameter"])
      } ?? !lookup.declarations.assigned.contains(name)
    }
  }

  /// Replaces the marks before Anchors' names: by `Anchors.` where the name means something else.
  func resolveNames(isQualified: (_ name: String, _ offset: Int) -> Bool) {
    for place in edits.indices where edits[place].text.contains(Names.mark) {
      let edit = edits[place]
      let parts = edit.text.split(separator: Names.mark, omittingEmptySubsequences: false)
      edits[place].text = parts.enumerated().map { index, part in
        let name = String(part.prefix { $0.isLetter })
        let isMarked = index > 0 && isQualified(name, edit.range.lowerBound)
        return isMarked ? "Anchors.\(part)" : String(part)
      }.joined()
    }
  }

  /// Notes a statement that is left as it is.
  func leave(_ node: some SyntaxProtocol, _ reason: String) { left.append(entry(node, reason)) }

  /// Refuses what UIKit does not accept. In code that is only read, it is noted.
  func checkItems(of statement: Statement, at node: some SyntaxProtocol) throws(Reason) {
    do throws(Reason) {
      try statement.checkItems()
    } catch {
      // Anchors has no spelling for attributes of two axes.
      if !facts.isForReading || !statement.isInOneDirection { throw error }
      check(node, error.text)
    }
  }

  /// `true` if a comment `// anchors:ignore` stands on the line of a node or on the line before, or
  /// if the line stays for another reason.
  func isIgnored(_ node: some SyntaxProtocol) -> Bool {
    if facts.refused[file.line(of: node)] != nil { return true }
    guard facts.hasIgnoreComments else { return false }
    let start = file.lineStart(of: node.start)
    let line = file.text(start..<file.nextLineStart(after: start))
    if line.contains("anchors:ignore") { return true }
    let before = file.text(file.lineStart(of: max(0, start - 1))..<start).trimmed
    return before.hasPrefix("//") && before.contains("anchors:ignore")
  }

  /// Returns why a statement that is ignored is.
  func reasonToIgnore(_ node: some SyntaxProtocol) -> String {
    facts.refused[file.line(of: node)] ?? "a comment anchors:ignore"
  }

  /// Returns a name that the file does not use: the given one, or one with a number.
  func freeName(_ name: String) -> String {
    var (candidate, number) = (name, 2)
    while usedNames.contains(candidate) {
      candidate = "\(name)\(number)"
      number += 1
    }
    usedNames.insert(candidate)
    return candidate
  }

  /// The names that the file uses, those of new variables included.
  lazy var usedNames = facts.names

  var file: SourceFile { facts.file }
  var lookup: Lookup { facts.lookup }
  var views: ViewFacts { facts.views }

  /// Returns how the superview of a view is written, if that is certain.
  func superview(of path: String, at node: some SyntaxProtocol) -> String? {
    let found = views.superview(of: path, at: node, in: file)
    guard let superview = found, superview.firstName != "self" else { return found }
    if node.isBeforeUnwrappedSelf { return nil }
    return lookup.isLocal(superview, at: node, in: file) || node.isInClosureWithSelf
      ? "self.\(superview)" : superview
  }

  /// Notes what the tool cannot see, and took for granted.
  func check(_ node: some SyntaxProtocol, _ what: String) {
    let entry = entry(node, what)
    if checks.contains(where: { $0.line == entry.line && $0.reason == what }) { return }
    checks.append(entry)
  }

  private func entry(_ node: some SyntaxProtocol, _ reason: String) -> Migration.Left {
    let code = node.text.onOneLine
    return Migration.Left(
      line: file.line(of: node), code: code.count > 100 ? "\(code.prefix(97))…" : code,
      reason: reason)
  }

  /// The new text, as far as it is known.
  var text: String { String(decoding: edits.applied(to: file.bytes), as: UTF8.self) }
}
