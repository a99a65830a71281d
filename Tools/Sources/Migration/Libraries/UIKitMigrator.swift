import SwiftSyntax

/// Translates UIKit's own constraints: `NSLayoutConstraint.activate([…])`, `….isActive = true`,
/// `addConstraint`, and the constraints that variables keep.
final class UIKitMigrator: SyntaxVisitor {
  let migration: FileMigration
  let kept: KeptConstraints
  let reader: LayoutAnchors
  /// Constraints that a larger expression has dealt with.
  private var handled: Set<SyntaxIdentifier> = []

  var file: SourceFile { migration.file }

  init(_ migration: FileMigration, _ kept: KeptConstraints, _ reader: LayoutAnchors) {
    self.migration = migration
    self.kept = kept
    self.reader = reader
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    for run in ActivationRun.all(in: node, self) {
      run.migrate(self)
      for constraint in run.constraints { handled.insert(constraint.id) }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if handled.contains(node.id) { return .visitChildren }
    let callee = node.calledExpression.text.onOneLine
    if callee == "NSLayoutConstraint.activate" || callee == "NSLayoutConstraint.deactivate" {
      if migration.isIgnored(node) { return .skipChildren }
      // The app's own function by this name has more arguments.
      if node.arguments.count != 1 || node.trailingClosure != nil { return .visitChildren }
      let call = ActivationCall(self, node)
      return call.migrate() ? .visitChildren : .skipChildren
    }
    switch node.calledExpression.lastName {
    case "addConstraints", "removeConstraints", "addConstraint", "removeConstraint":
      if node.arguments.count == 1, !migration.isIgnored(node),
        !node.calledExpression.containsOptionalChain
      {
        return ActivationCall(self, node).migrate() ? .visitChildren : .skipChildren
      }
    default: break
    }
    if reader.isConstraint(ExprSyntax(node)) {
      if !migration.isIgnored(node) { migrate(node) }
      return .skipChildren
    }
    return .visitChildren
  }

  /// Translates a constraint in its place, if what it goes to is translated.
  private func migrate(_ node: FunctionCallExprSyntax) {
    let expression = ExprSyntax(node)
    let use = Use.of(expression)
    do throws(Reason) {
      let result = try reader.read(expression)
      switch use {
      case .activation: break
      case .hosting(let call):
        if call.calledExpression.containsOptionalChain {
          throw Reason("the view that it is added to is optional")
        }
      case .member(let access):
        throw Reason("its member '\(access.declName.baseName.text)' is used")
      case .nothing: throw Reason("nothing activates it")
      case .other(let what): throw Reason("it is used as \(what)")
      default:
        guard let key = kept.destination(use, in: file) else {
          throw Reason("what keeps it is not known")
        }
        if let reason = kept.excluded[key] { throw Reason("what keeps it stays: \(reason)") }
        kept.fill(key)
      }
      migration.translate(
        [Edit(node.range, text(result, at: node))] + [result.declaration].compactMap { $0 })
      if let check = result.check { migration.check(node, check) }
    } catch {
      if let key = kept.destination(use, in: file) {
        kept.exclude(key, "\(file.path):\(file.line(of: node)): \(error.text)")
      }
      migration.leave(node, error.text)
    }
  }

  /// Returns a constraint as an expression outside a builder.
  private func text(_ result: LayoutAnchors.Result, at node: some SyntaxProtocol) -> String {
    let indentation = file.indentation(at: node.start)
    if result.expression != nil {
      // `try!` covers what stands to its right, and may not stand to the right of an operator.
      let isOperand = node.parent?.is(ExprListSyntax.self) == true && !node.isAssigned
      let column = node.start - file.lineStart(of: node.start) + (isOperand ? 1 : 0)
      let text = reader.text(result, from: column, indentation: indentation)
      return isOperand ? "(\(text))" : text
    }
    return migration.outside(result.line)
      .text(indentation: indentation, unit: file.indentationUnit)
  }
}

extension SyntaxProtocol {
  /// `true` if the node is all that stands behind `=` or `+=`.
  fileprivate var isAssigned: Bool {
    guard let sequence = parent?.parent?.as(SequenceExprSyntax.self) else { return false }
    let operands = sequence.operandsAfterAssignment
    let isAssignment = Array(sequence.elements).dropFirst().first.map { element in
      element.is(AssignmentExprSyntax.self)
        || element.as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
    }
    return isAssignment == true && operands.count == 1 && Syntax(operands[0]).id == Syntax(self).id
  }
}
