import SwiftSyntax

/// Consecutive statements that each activate one constraint of UIKit's:
/// `a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true`.
struct ActivationRun {
  private var items: [(item: CodeBlockItemSyntax, constraint: ExprSyntax)] = []

  var constraints: [ExprSyntax] { items.map(\.constraint) }

  /// Returns the runs of a block. A blank line ends a run.
  static func all(in list: CodeBlockItemListSyntax, _ migrator: UIKitMigrator) -> [ActivationRun] {
    var (runs, current) = ([ActivationRun](), ActivationRun())
    for item in list {
      guard let constraint = constraint(of: item, migrator), !migrator.migration.isIgnored(item)
      else {
        runs.append(current)
        current = ActivationRun()
        continue
      }
      if item.followsBlankLine || !migrator.file.isAlone(item) {
        runs.append(current)
        current = ActivationRun()
      }
      current.items.append((item, constraint))
      if !migrator.file.isAlone(item) {
        runs.append(current)
        current = ActivationRun()
      }
    }
    runs.append(current)
    return runs.filter { !$0.items.isEmpty }
  }

  /// Returns the constraint that a statement activates.
  private static func constraint(of item: CodeBlockItemSyntax, _ migrator: UIKitMigrator)
    -> ExprSyntax?
  {
    guard let expression = item.item.as(ExprSyntax.self) else { return nil }
    if let assignment = expression.assignment,
      let access = assignment.target.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "isActive", assignment.value.text == "true",
      let base = access.base, migrator.reader.isConstraint(base)
    {
      return base
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.lastName == "addConstraint", call.arguments.count == 1,
      !call.calledExpression.containsOptionalChain,
      let argument = call.arguments.first?.expression, migrator.reader.isConstraint(argument)
    {
      return argument
    }
    return nil
  }

  /// Wraps the statements in `Constraint.activate { }`.
  func migrate(_ migrator: UIKitMigrator) {
    // What cannot be translated stays, and ends the block.
    var block: [(CodeBlockItemSyntax, LayoutAnchors.Result)] = []
    for (item, constraint) in items {
      do throws(Reason) {
        if item.hasInnerComment { throw Reason("a comment within the statement") }
        block.append((item, try migrator.reader.read(constraint)))
      } catch {
        migrator.migration.leave(constraint, error.text)
        Self.write(block, migrator)
        block = []
      }
    }
    Self.write(block, migrator)
  }

  private static func write(
    _ block: [(CodeBlockItemSyntax, LayoutAnchors.Result)], _ migrator: UIKitMigrator
  ) {
    guard let first = block.first?.0, let last = block.last?.0 else { return }
    let file = migrator.file
    let unit = file.indentationUnit
    let indentation = file.indentation(at: first.start)
    func text(_ result: LayoutAnchors.Result) -> String {
      migrator.reader.text(
        result, from: indentation.count + unit.count, indentation: indentation + unit)
    }
    let head = "\(Names.constraint).activate"
    var edits: [Edit] = []
    if !file.isAlone(first) {
      // With other code on its line.
      let texts = block.map { text($0.1) }.joined(separator: "; ")
      edits = [Edit(first.start..<last.item.end, "\(head) { \(texts) }")]
    } else if block.count == 1,
      let line = file.line(head, text(block[0].1), "", indentation: indentation)
    {
      edits = [Edit(first.start..<first.item.end, line)]
    } else {
      for (place, element) in block.enumerated() {
        let (item, result) = element
        let opening = place == 0 ? "\(head) {\n\(indentation)\(unit)" : ""
        if place > 0 {
          // Comments before the statement move with it.
          for offset in file.commentStarts(in: item) {
            edits.append(Edit(offset..<offset, unit))
          }
        }
        edits.append(Edit(item.start..<item.item.end, (place == 0 ? opening : unit) + text(result)))
      }
      let lineEnd = file.lineEnd(after: last.end)
      edits.append(Edit(lineEnd..<lineEnd, "\n\(indentation)}"))
    }
    edits += block.compactMap { $0.1.declaration }
    // In a builder `$0` would be the builder's.
    if let naming = ClosureParameter(block.map(\.0)) {
      if let reason = naming.reason {
        for (item, _) in block { migrator.migration.leave(item, reason) }
        return
      }
      edits = naming.renamed(edits, besides: migrator.migration.edits)
    }
    migrator.migration.translate(edits, statements: block.count)
    for (item, result) in block {
      if let check = result.check { migrator.migration.check(item.item, check) }
      if item.isConditional { continue }
      if let path = result.constrained {
        migrator.migration.noteConstrained(path, with: result.second, at: item)
      }
    }
  }
}

extension SourceFile {
  /// Returns the offset of the line break after an offset, or of the end.
  func lineEnd(after offset: Int) -> Int {
    bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }
}
