import SwiftSyntax

/// Reads the statements of a library whose code makes constraints one by one.
protocol StatementReader {
  var migration: FileMigration { get }
  var kept: KeptConstraints { get }

  /// `true` if operands and operators make up a statement of the library.
  func isStatement(_ operands: [ExprSyntax]) -> Bool

  /// The file, if it may not import both the library and Anchors.
  var mixedFile: MixedFile? { get }

  /// Reads a statement.
  ///
  /// - Throws: `Reason` if it is not understood.
  func read(_ operands: [ExprSyntax], _ options: StatementOptions) throws(Reason) -> ReadStatement

  /// Returns the edits of what is done with a variable that keeps a group of constraints; `nil` if
  /// it has no counterpart.
  func edits(ofGroup name: String, in found: FoundStatement) -> [Edit]?

  /// `true` if a `guard` only binds what needs no name any more.
  func isNeedless(_ statement: GuardStmtSyntax) -> Bool

  /// The name at the beginning of each statement in a closure, such as `make`; `nil` if there is
  /// none.
  var maker: String? { get }

  /// `true` if statements activate nothing: other code does.
  var makesIdle: Bool { get }

  /// `true` if a variable keeps what one statement makes, be it one constraint or a group.
  var keepsGroups: Bool { get }

  /// `true` in a closure that captured `self` weakly: in a builder it is not optional.
  var unwrapsSelf: Bool { get set }

  /// Returns why a closure cannot become a builder, whatever its statements say.
  func refusal(of closure: ClosureExprSyntax) -> Reason?

  /// Moves statements that a builder does not accept out of a closure.
  func moveOthers(in body: inout ClosureBody<Self>)

  /// Puts what follows an early return of a closure into a condition. Returns `false` for other
  /// statements.
  func nestRest(after item: CodeBlockItemSyntax, in body: inout ClosureBody<Self>) -> Bool

  /// The form of what stands in a closure.
  var style: EntryStyle { get }

  /// Returns a statement in the spelling of the new code.
  ///
  /// - Parameters:
  ///   - node: The node in whose place the lines stand.
  ///   - isOutside: `true` for expressions outside of a builder.
  func lines(of statement: Statement, at node: some SyntaxProtocol, isOutside: Bool)
    throws(Reason) -> [Line]

  /// Returns the lines before a statement that turn off masks.
  func maskLines(_ read: ReadStatement, at node: some SyntaxProtocol) -> [String]

  /// Returns what stands in a closure in place of a variable of kept constraints; `nil` for another
  /// expression.
  func activation(of expression: ExprSyntax) -> String?

  /// Returns a statement as it stands in the builder.
  func inner(_ statement: Statement) -> Statement
}

extension StatementReader {
  func edits(ofGroup name: String, in found: FoundStatement) -> [Edit]? { nil }

  func isNeedless(_ statement: GuardStmtSyntax) -> Bool { false }

  var mixedFile: MixedFile? { nil }
  var maker: String? { nil }
  var makesIdle: Bool { false }
  var keepsGroups: Bool { maker != nil }

  var unwrapsSelf: Bool {
    get { false }
    set {}
  }

  func refusal(of closure: ClosureExprSyntax) -> Reason? { nil }

  func moveOthers(in body: inout ClosureBody<Self>) {}

  func nestRest(after item: CodeBlockItemSyntax, in body: inout ClosureBody<Self>) -> Bool { false }

  var style: EntryStyle { .builder }

  func maskLines(_ read: ReadStatement, at node: some SyntaxProtocol) -> [String] {
    migration.maskLines(of: read.constrained, masked: read.masked, at: node)
  }

  func activation(of expression: ExprSyntax) -> String? { nil }

  func inner(_ statement: Statement) -> Statement { statement }

  var file: SourceFile { migration.file }
  var lookup: Lookup { migration.lookup }
  var numbers: NumberReader { NumberReader(lookup: lookup, file: file) }

  /// Returns a priority behind `~`.
  func priority(_ expression: ExprSyntax) throws(Reason) -> String {
    let text = try PriorityText(lookup, file).operand(expression)
    return expression.isChoice ? "(\(text))" : text
  }

  /// Returns a `CGSize`, where an implicit member has a type of Anchors.
  func size(_ expression: ExprSyntax) -> String {
    let text = expression.text.onOneLine
    if expression.isChoice { return "(\(text))" }
    return text.hasPrefix(".") ? "CGSize\(text)" : text
  }

  /// `true` if an expression is a statement of the library, also in parentheses.
  func isStatement(_ expression: ExprSyntax) -> Bool { isStatement(expression.statementOperands) }

  /// Notes the first item of a statement's constraints, by its path, with the second one.
  func note(
    _ path: String, with second: String?, at node: some SyntaxProtocol,
    in statement: inout ReadStatement
  ) {
    if let second, path.isPlainPath,
      migration.views.mayBeInside(second, of: path, at: node, in: file)
    {
      statement.masked = [path]
    } else if path != "self" || second == nil {
      // The first item's mask is not touched if the second one may be its descendant.
      statement.constrained = [path]
    }
  }
}

/// The form of the statements in a closure.
enum EntryStyle {
  /// Statements of a builder.
  case builder
  /// Elements of an array.
  case elements
  /// Statements that activate one constraint each.
  case statements
}

extension ExprSyntax {
  /// The operands and operators of an expression, without parentheses around it.
  var statementOperands: [ExprSyntax] { parenthesized?.statementOperands ?? operands }

  /// The target and the operands of an assignment, which is not folded: `gap = a == b`.
  var assignedOperands: (target: ExprSyntax, operation: ExprSyntax, operands: [ExprSyntax])? {
    let operands = operands
    guard operands.count > 2, operands[1].isAssigning else { return nil }
    return (operands[0], operands[1], Array(operands.dropFirst(2)).withoutParentheses)
  }
}

extension [ExprSyntax] {
  /// The operands, without parentheses around all of them.
  var withoutParentheses: [ExprSyntax] { count == 1 ? self[0].statementOperands : self }
}

extension FileMigration {
  /// Returns a line as an expression outside a builder: an app's own `UIView.width` is meant there.
  func outside(_ line: Line) -> Line {
    var line = line
    for attribute in line.attributes where lookup.declarations.hasViewMember(attribute.rawValue) {
      let name = attribute.rawValue
      if line.left.hasSuffix(".\(name)"), !line.left.hasSuffix(".anchors.\(name)") {
        line.left = "\(line.left.dropLast(name.count + 1)).anchors.\(name)"
      }
    }
    return line
  }
}
