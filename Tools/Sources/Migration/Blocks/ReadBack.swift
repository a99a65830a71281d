import SwiftParser
import SwiftSyntax

// What is written is read again.

extension StatementReader {
  /// Returns a statement in the spelling of the new code, within a builder.
  func lines(of statement: Statement, at node: some SyntaxProtocol) throws(Reason) -> [Line] {
    try lines(of: statement, at: node, isOutside: false)
  }

  /// Returns a statement in Anchors' spelling. All lines are written here, and each is read again.
  ///
  /// - Parameters:
  ///   - node: The node in whose place the lines stand.
  ///   - isOutside: `true` for expressions outside of a builder.
  /// - Throws: `Reason` if Anchors has no spelling for the statement, or would read the lines as
  ///   something else.
  func lines(of statement: Statement, at node: some SyntaxProtocol, isOutside: Bool)
    throws(Reason) -> [Line]
  {
    try migration.checkItems(of: statement, at: node)
    var lines = try statement.lines()
    if statement.call != nil { return lines }
    if isOutside { lines = lines.map { migration.outside($0) } }
    let texts = lines.map { $0.text(indentation: "", unit: "") }
    try check(texts, against: statement, at: node, isOutside: isOutside)
    return lines
  }

  /// Reads lines, and compares them with a statement.
  ///
  /// - Throws: `Reason` if they make other constraints.
  func check(
    _ texts: [String], against statement: Statement, at node: some SyntaxProtocol, isOutside: Bool
  ) throws(Reason) {
    let written = ReadBack(
      texts: texts.map(\.withoutMarks), isOutside: isOutside,
      constraints: Set(try statement.constraints()))
    if migration.facts.readBack.contains(written) { return }
    var reader = AnchorsStatement(migration: migration, kept: kept, isInBuilder: !isOutside)
    reader.items = Set(
      [statement.first, statement.secondItem, statement.superview].compactMap { $0 })
    let scope = lookup.scope
    defer { lookup.scope = scope }
    lookup.scope = node.root.is(SourceFileSyntax.self) ? Syntax(node) : nil
    var read: Set<SingleConstraint> = []
    for text in written.texts { read.formUnion(try reader.constraints(in: text)) }
    let missing = written.constraints.subtracting(read).map(\.text).sorted()
    let others = read.subtracting(written.constraints).map(\.text).sorted()
    if !missing.isEmpty || !others.isEmpty {
      let (first, other) = (missing.first ?? "nothing", others.first ?? "nothing")
      throw Reason("Anchors would read it otherwise: \(first) as \(other)")
    }
    migration.facts.readBack.insert(written)
  }
}

extension AnchorsStatement {
  /// Returns the constraints that a line makes.
  func constraints(in line: String) throws(Reason) -> [SingleConstraint] {
    guard let expression = line.parsed else {
      throw Reason("Anchors would read it otherwise: \(line) is no expression")
    }
    do throws(Reason) {
      let statements = try read(expression.operands, StatementOptions()).parts.flatMap(\.contents)
      var constraints: [SingleConstraint] = []
      for statement in statements { constraints += try statement.constraints() }
      return constraints
    } catch { throw Reason("Anchors would read it otherwise: \(error.text)") }
  }
}

/// Lines that were read again, and are what was meant.
struct ReadBack: Hashable {
  let texts: [String]
  let isOutside: Bool
  let constraints: Set<SingleConstraint>
}

extension String {
  /// The text as an expression, which is no part of a file; `nil` if it is something else.
  var parsed: ExprSyntax? {
    let tree = Parser.parse(source: self)
    guard !tree.hasError, tree.statements.count == 1 else { return nil }
    return tree.statements.first?.expression?.detached
  }
}
