import SwiftSyntax

/// Translates UIKit's own constraints: `NSLayoutConstraint.activate([…])`, `….isActive = true`,
/// `addConstraint`, and the constraints that variables keep.
final class UIKitMigrator: StatementMigrator<UIKitStatement> {
  private var kept: KeptConstraints { reader.kept }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if migration.facts.isForReading { return translateInPlace(node) }
    // The app's own function by this name may have more arguments.
    if node.isActivation, node.arguments.count == 1, node.trailingClosure == nil,
      !node.calledExpression.containsOptionalChain
    {
      if migration.isIgnored(node) { return .skipChildren }
      return ActivationCall(self, node)?.migrate() == false ? .skipChildren : .visitChildren
    }
    guard kept.isConstraint(ExprSyntax(node)) else { return .visitChildren }
    if !migration.isIgnored(node) { migrate(ExprSyntax(node)) }
    return .skipChildren
  }

  /// Reads a constraint, and writes it in Anchors' spelling.
  func read(_ expression: ExprSyntax, isOutside: Bool = false)
    -> Result<(read: ReadStatement, line: Line), Reason>
  {
    Result { () throws(Reason) in
      let read = try reader.read([expression], StatementOptions())
      guard let statement = read.statements?.first,
        let line = try reader.lines(of: statement, at: expression, isOutside: isOutside).first
      else { throw Reason("not a constraint") }
      return (read, line)
    }
  }

  /// Translates a constraint in its place, whatever it goes to.
  private func translateInPlace(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let expression = ExprSyntax(node)
    guard kept.isConstraint(expression) else { return .visitChildren }
    switch read(expression, isOutside: true) {
    case .success(let (read, line)):
      let text = text(line, at: expression)
      migration.translate(
        [Edit(expression.range, line.call == nil ? "(\(text))" : text)] + read.edits)
    case .failure(let reason):
      // A call of an anchor is understood as it is.
      if node.name != "constraint" { migration.leave(expression, reason.text) }
    }
    return .skipChildren
  }

  /// Translates a constraint in its place, if what it goes to is translated.
  private func migrate(_ expression: ExprSyntax) {
    let use = Use.of(expression)
    do throws(Reason) {
      let (read, line) = try self.read(expression, isOutside: true).get()
      switch use {
      case .activation: break
      case .hosting(let call):
        if call.calledExpression.containsOptionalChain {
          throw Reason("the view that it is added to is optional")
        }
      case .member(let access): throw Reason("its member '\(access.name)' is used")
      case .nothing: throw Reason("nothing activates it")
      case .other(let what): throw Reason("it is used as \(what)")
      default: kept.fill(try kept.keeper(use, in: file))
      }
      migration.translate([Edit(expression.range, text(line, at: expression))] + read.edits)
      if let check = read.check { migration.check(expression, check) }
    } catch { leave(expression, error.text, use) }
  }

  /// Returns a constraint as an expression outside a builder.
  private func text(_ line: Line, at node: some SyntaxProtocol) -> String {
    let (indentation, unit) = (file.indentation(at: node.start), file.indentationUnit)
    guard let call = line.call else { return line.text(indentation: indentation, unit: unit) }
    // `try!` covers what stands to its right, and may not stand to the right of an operator.
    let isOperand = node.parent?.is(ExprListSyntax.self) == true && !node.isAssigned
    let column = node.start - file.lineStart(of: node.start) + (isOperand ? 1 : 0)
    let text = call.text(from: column, indentation: indentation, unit: unit)
    return isOperand ? "(\(text))" : text
  }
}

extension FunctionCallExprSyntax {
  /// `true` for a function that activates or deactivates constraints of UIKit's.
  fileprivate var isActivation: Bool {
    let callee = calledExpression.text.onOneLine
    return callee == "NSLayoutConstraint.activate" || callee == "NSLayoutConstraint.deactivate"
      || ["addConstraints", "removeConstraints", "addConstraint", "removeConstraint"].contains(name)
  }
}

extension SyntaxProtocol {
  /// `true` if the node is all that stands behind `=` or `+=`.
  fileprivate var isAssigned: Bool {
    let operands = parent?.parent?.as(ExprSyntax.self)?.operands ?? []
    return operands.count == 3 && operands[1].isAssigning && operands[2].id == id
  }
}
