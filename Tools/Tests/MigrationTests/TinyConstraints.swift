import SwiftSyntax

@testable import Migration

/// TinyConstraints: `title.topToBottom(of: image, offset: 8)`. This file shows how little a new
/// library needs: what its statements look like, and what they say.
struct TinyConstraints: LayoutLibrary {
  let name = "tinyconstraints"
  let module: String? = "TinyConstraints"
  let marks: Set = ["TinyEdgeInsets", "TinyView", "Constrainable"]

  func isUsed(in text: String, _ words: Set<String>) -> Bool {
    ["ToSuperview(", "(to: ", "(of: "].contains { text.contains($0) }
  }

  func makesConstraints(_ operands: [ExprSyntax]) -> Bool { TinyCall(operands) != nil }

  func migrator(_ migration: FileMigration, _ kept: KeptConstraints) -> SyntaxVisitor? {
    StatementMigrator(TinyStatement(migration: migration, kept: kept))
  }
}

/// A call of the library: the attribute of the view, and the attribute of another one.
private struct TinyCall {
  let node: FunctionCallExprSyntax
  let first: Attribute
  let second: Attribute
  /// `true` for `topToSuperview`.
  let isSuperview: Bool

  init?(_ operands: [ExprSyntax]) {
    guard operands.count == 1, let node = operands[0].call, let name = node.name else { return nil }
    self.node = node
    let parts = name.components(separatedBy: "To")
    guard let first = Attribute(rawValue: parts[0]), parts.count < 3 else { return nil }
    self.first = first
    isSuperview = parts.count == 2 && parts[1] == "Superview"
    if parts.count == 2, !isSuperview {
      guard
        let second = Attribute(rawValue: parts[1].prefix(1).lowercased() + parts[1].dropFirst()),
        node.argument("of") != nil
      else { return nil }
      self.second = second
    } else {
      guard isSuperview || node.argument("to") != nil || first.isSize && node.arguments.first != nil
      else { return nil }
      second = first
    }
  }
}

private struct TinyStatement: StatementReader {
  let migration: FileMigration
  let kept: KeptConstraints

  func isStatement(_ operands: [ExprSyntax]) -> Bool { TinyCall(operands) != nil }

  func read(_ operands: [ExprSyntax], _ options: StatementOptions) throws(Reason) -> ReadStatement {
    guard let call = TinyCall(operands) else { throw Reason("not a statement of TinyConstraints") }
    let view = call.node.base
    let path = view?.path ?? "self"
    let item = try view.map { (view) throws(Reason) in try Item(view, lookup, file).text } ?? "self"
    var statement = Statement(
      item, [call.first], .equal, call.isSuperview ? .superview(nil) : .number,
      superview: migration.superview(of: path, at: call.node))
    var second: String?
    for argument in call.node.arguments {
      let value = argument.expression
      switch argument.label?.text {
      case "to", "of":
        second = value.path
        statement.second = .item(try Item(value, lookup, file).text, call.second)
      case nil, "offset": statement.constant = .same(numbers.term(value))
      case "multiplier": statement.multiplier = .times(numbers.term(value))
      case "priority": statement.priority = try priority(value)
      case "relation":
        switch value.caseName {
        case "equal": statement.relation = .equal
        case "equalOrLess": statement.relation = .lessThanOrEqual
        case "equalOrGreater": statement.relation = .greaterThanOrEqual
        default: throw Reason("the relation \(value.text)")
        }
      default: throw Reason("the argument \(argument.label?.text ?? "")")
      }
    }
    var result = ReadStatement([statement.with(options)], isSingle: true)
    note(path, with: second, at: call.node, in: &result)
    return result
  }
}
