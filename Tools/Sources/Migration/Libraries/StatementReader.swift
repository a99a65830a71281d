import SwiftSyntax

/// Reads the statements of a library whose code makes constraints one by one.
protocol StatementReader {
  var migration: FileMigration { get }
  var kept: KeptConstraints { get }

  /// `true` if operands and operators make up a statement of the library.
  func isStatement(_ operands: [ExprSyntax]) -> Bool

  /// Translates a statement.
  ///
  /// - Throws: `Reason` if it is not understood.
  func read(_ operands: [ExprSyntax], _ options: StatementOptions) throws(Reason) -> Translation

  /// Returns the edits of what is done with a variable that keeps a group of constraints; `nil` if
  /// it has no counterpart.
  func edits(ofGroup name: String, in found: FoundStatement) -> [Edit]?

  /// `true` if a `guard` only binds what needs no name any more.
  func isNeedless(_ statement: GuardStmtSyntax) -> Bool
}

extension StatementReader {
  func edits(ofGroup name: String, in found: FoundStatement) -> [Edit]? { nil }

  func isNeedless(_ statement: GuardStmtSyntax) -> Bool { false }

  /// Names of the file that both Anchors and another library declare.
  var mixedFile: MixedFile { MixedFile(migration: migration, kept: kept) }

  var file: SourceFile { migration.file }
  var lookup: Lookup { migration.lookup }

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
}

/// Settings that the code around a statement makes for its constraints.
struct StatementOptions {
  var priority: String?
  var identifier: String?
  /// The priority, as the library's code writes it.
  var plainPriority: String?
}

/// The new form of a statement.
struct Translation {
  /// A statement of Anchors, or several in an `if` or a loop.
  enum Piece {
    case line(Line)
    case block(String, [Line], otherwise: [Line] = [])
    /// A comment, or the name of a variable that keeps constraints.
    case text(String)
  }

  var pieces: [Piece] = []
  /// The lines in the library's order, where a variable keeps them in an array.
  var orderedLines: [Line]?
  /// Statements that stand before the builder, which does not accept them.
  var before: [String] = []
  /// Edits at other places, such as of a variable that the statement no longer needs.
  var edits: [Edit] = []
  /// The paths of the first items whose autoresizing masks Anchors turns off.
  var constrained: [String] = []
  /// The paths of the first items whose masks the library turns off, and Anchors may not: their
  /// second items are, or may be, descendants.
  var masked: [String] = []
  /// `true` if the library returns one constraint, rather than an array or a group.
  var isSingle: Bool
  /// The number of statements that it consists of.
  var statements = 1

  init(_ pieces: [Piece], isSingle: Bool) {
    self.pieces = pieces
    self.isSingle = isSingle
  }

  init(_ lines: [Line], isSingle: Bool) {
    self.init(lines.map { .line($0) }, isSingle: isSingle)
  }

  /// The lines, if there is nothing else.
  var lines: [Line]? {
    var lines: [Line] = []
    for piece in pieces {
      guard case .line(let line) = piece else { return nil }
      lines.append(line)
    }
    return lines
  }

  /// Returns the pieces as lines of a builder.
  func text(indentation: String, unit: String) -> String {
    func block(_ lines: [Line]) -> String {
      let inner = indentation + unit
      let texts = lines.map { inner + $0.text(indentation: inner, unit: unit) }
      return "{\n\(texts.joined(separator: "\n"))\n\(indentation)}"
    }
    return pieces.map { piece in
      switch piece {
      case .line(let line): line.text(indentation: indentation, unit: unit)
      case .block(let head, let lines, let otherwise):
        "\(head) \(block(lines))" + (otherwise.isEmpty ? "" : " else \(block(otherwise))")
      case .text(let text): text
      }
    }.joined(separator: "\n\(indentation)")
  }

  /// The pieces on one line.
  var textOnOneLine: String {
    func text(_ line: Line) -> String { line.text(indentation: "", unit: "  ").onOneLine }
    func block(_ lines: [Line]) -> String {
      "{ \(lines.map { text($0) }.joined(separator: "; ")) }"
    }
    return pieces.map { piece in
      switch piece {
      case .line(let line): text(line)
      case .block(let head, let lines, let otherwise):
        "\(head) \(block(lines))" + (otherwise.isEmpty ? "" : " else \(block(otherwise))")
      case .text(let text): text
      }
    }.joined(separator: "; ")
  }

  /// Wraps everything in `if let`.
  mutating func unwrap(_ condition: String) {
    guard let lines else { return }
    pieces = [.block("if let \(condition)", lines)]
  }
}

extension ExprSyntax {
  /// The operands and operators of an expression, without parentheses around it.
  var statementOperands: [ExprSyntax] {
    if let inner = parenthesized { return inner.statementOperands }
    return operands
  }

  /// The target and the operands of an assignment, which is not folded: `gap = a == b`.
  var assignedOperands: (target: ExprSyntax, operation: ExprSyntax, operands: [ExprSyntax])? {
    guard let sequence = self.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count > 2,
      elements[1].is(AssignmentExprSyntax.self) || elements[1].operatorName == "+="
    else { return nil }
    let rest = Array(elements.dropFirst(2))
    return (elements[0], elements[1], rest.count == 1 ? rest[0].statementOperands : rest)
  }
}

extension StatementReader {
  /// Notes the first item of a translation's lines, by its path, with the second one.
  func note(
    _ path: String, with second: String?, at node: some SyntaxProtocol,
    in translation: inout Translation
  ) {
    if let second, path.isPlainPath,
      migration.views.mayBeInside(second, of: path, at: node, in: file)
    {
      translation.masked = [path]
    } else if path != "self" || second == nil {
      // The first item's mask is not touched if the second one may be its descendant.
      translation.constrained = [path]
    }
  }
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
