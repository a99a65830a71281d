import SwiftSyntax

/// `NSLayoutConstraint(item:…)`, and visual formats.
struct LayoutConstraint: UIKitLibrary {
  let name = "nslayoutconstraint"

  func isConstraint(_ call: FunctionCallExprSyntax) -> Bool {
    VisualFormat.isCall(call)
      || ["NSLayoutConstraint", "NSLayoutConstraint.init"].contains(call.calledExpression.text)
        && call.arguments.first?.label?.text == "item"
  }

  func read(_ call: FunctionCallExprSyntax, _ reader: UIKitStatement) throws(Reason)
    -> UIKitConstraint
  {
    if VisualFormat.isCall(call) {
      return try VisualFormat(call: call, lookup: reader.lookup, file: reader.file).constraint()
    }
    let labels = [
      "item", "attribute", "relatedBy", "toItem", "attribute", "multiplier", "constant",
    ]
    guard call.arguments.map({ $0.label?.text ?? "" }) == labels
    else { throw Reason("the arguments") }
    let arguments = call.arguments.map(\.expression.withoutCast)
    let item = try Item(arguments[0], reader.lookup, reader.file, mayBeOptional: true)
    let attribute = try Self.attribute(arguments[1])
    guard let relation = arguments[2].caseName.flatMap({ Relation(name: $0) })
    else { throw Reason("the relation \(arguments[2].text.onOneLine)") }
    var statement = Statement(item.text, [attribute], relation, .number)
    let hasSecond = !arguments[3].is(NilLiteralExprSyntax.self)
    let constant = reader.lookup.floatTerm(arguments[6], in: reader.file)
    if !constant.isZero || !hasSecond { statement.constant = .same(constant) }
    if hasSecond {
      let second = try Item(arguments[3], reader.lookup, reader.file, mayBeOptional: true)
      statement.second = .item(second.text, try Self.attribute(arguments[4]))
      let multiplier = reader.lookup.floatTerm(arguments[5], in: reader.file)
      if multiplier.value != 1 { statement.multiplier = .times(multiplier) }
    } else if !attribute.isSize {
      throw Reason("a position without a second item")
    }
    return UIKitConstraint(statement: statement, items: [(arguments[0], arguments[0].path)])
  }

  private static func attribute(_ expression: ExprSyntax) throws(Reason) -> Attribute {
    // `baseline` is UIKit's other name for the case `lastBaseline`.
    guard let name = expression.caseName,
      let attribute = Attribute(rawValue: name == "baseline" ? "lastBaseline" : name)
    else { throw Reason("the attribute \(expression.text.onOneLine)") }
    return attribute
  }
}

extension Library {
  static let nslayoutconstraint = Library(LayoutConstraint())
}

extension ExprSyntax {
  /// The expression before `as Any`; other expressions themselves.
  fileprivate var withoutCast: ExprSyntax {
    let operands = operands
    let cast = operands.count == 3 ? operands[1].as(UnresolvedAsExprSyntax.self) : nil
    return cast.map { $0.questionOrExclamationMark == nil } == true ? operands[0] : self
  }

  /// The name of an enumeration's case: `.top` or `NSLayoutConstraint.Attribute.top`.
  var caseName: String? { member?.base?.text.first?.isUppercase ?? true ? member?.name : nil }
}
