import SwiftSyntax

/// A visual format of Anchors, which becomes UIKit's own: `Constraint.visualFormat("H:|[v]|", …)`.
struct PlainFormat {
  let call: FunctionCallExprSyntax

  /// Creates a visual format from a call, also behind `try`; `nil` for other expressions.
  init?(_ expression: ExprSyntax) {
    guard let call = expression.tried.call, call.name == "visualFormat",
      call.base?.isConstraintClass == true
    else { return nil }
    self.call = call
  }

  /// The expression with its `try`.
  var whole: ExprSyntax {
    call.parent?.as(TryExprSyntax.self).map { ExprSyntax($0) } ?? ExprSyntax(call)
  }

  /// Returns the text of UIKit's call.
  ///
  /// - Throws: `Reason` if UIKit's format would mean something else.
  func text() throws(Reason) -> CallText {
    var (options, metrics) = ("[]", "nil")
    var (format, views): (ExprSyntax?, String?)
    var usesMargins = false
    for argument in call.arguments {
      let text = argument.expression.text.onOneLine
      switch argument.label?.text {
      case nil: format = argument.expression
      case "options": options = text
      case "metrics": metrics = text
      case "views": views = text
      case "spacing" where text == ".margins": usesMargins = true
      default: throw Reason("an argument of a visual format that UIKit's has not")
      }
    }
    guard let format, let views else { throw Reason("the arguments of a visual format") }
    let isLiteral = format.is(StringLiteralExprSyntax.self)
    if !usesMargins, !isLiteral || format.text.contains("|-[") || format.text.contains("]-|") {
      throw Reason("a visual format whose space at the superview is not its margin")
    }
    return CallText(
      callee: "NSLayoutConstraint.constraints",
      arguments: [
        "withVisualFormat: \(format.text.onOneLine)", "options: \(options)", "metrics: \(metrics)",
        "views: \(views)",
      ])
  }

  /// Returns the views, by their paths.
  ///
  /// - Throws: `Reason` if they are not known.
  func views(_ lookup: Lookup, _ file: SourceFile) throws(Reason) -> [String] {
    let format = VisualFormat(call: call, lookup: lookup, file: file)
    guard let values = call.argument("views").flatMap({ format.values(of: $0) }) else {
      throw Reason("the views of a visual format are not known")
    }
    return values.map(\.path)
  }
}
