import SwiftSyntax

/// Priorities, as Anchors writes them.
enum PriorityText {
  private static let names = [
    "required": ".required", "defaultHigh": ".high", "high": ".high", "medium": ".medium",
    "defaultLow": ".low", "low": ".low", "fittingSizeLevel": ".fittingSize",
    "fittingSize": ".fittingSize",
  ]

  /// Returns a priority behind `~`. The operator accepts UIKit's priorities too.
  static func operand(_ expression: ExprSyntax, _ lookup: Lookup, _ file: SourceFile) -> String {
    if let text = known(expression, lookup, file) { return text }
    return lookup.kind(of: expression, in: file) == .number
      ? "Priority(\(converted(expression, lookup, file)))" : expression.operandText
  }

  /// Returns a value for a constraint's `priority`.
  static func value(_ expression: ExprSyntax, _ lookup: Lookup, _ file: SourceFile) -> String {
    if let text = known(expression, lookup, file) { return text }
    let inner = number(in: expression) ?? expression
    return "Priority(\(converted(inner, lookup, file)))"
  }

  /// Returns `.high`, `750` or `.required - 1`; `nil` for what is not one of these.
  private static func known(_ expression: ExprSyntax, _ lookup: Lookup, _ file: SourceFile)
    -> String?
  {
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "rawValue", let text = known(base, lookup, file)
    {
      return text
    }
    if let member = expression.as(MemberAccessExprSyntax.self),
      member.base.map({ owners.contains($0.text) }) ?? true
    {
      return names[member.declName.baseName.text]
    }
    if expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self) {
      return expression.text
    }
    if let inner = number(in: expression) {
      // `UILayoutPriority(999)` and `UILayoutPriority(rawValue: 999)`; `.required.rawValue - 1`.
      if let text = known(inner, lookup, file) { return text }
      if let sequence = inner.as(SequenceExprSyntax.self), let text = difference(sequence) {
        return text
      }
      return nil
    }
    // `.required - 1`, which apps declare, and `.high.advanced(by: -1)` of SnapKit.
    if let sequence = expression.as(SequenceExprSyntax.self) { return difference(sequence) }
    if let call = expression.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "advanced", let base = callee.base,
      let name = known(base, lookup, file), let amount = call.arguments.first?.expression
    {
      return name + Term(amount).added
    }
    return nil
  }

  private static let owners: Set = [
    "UILayoutPriority", "ConstraintPriority", "NSLayoutConstraint.Priority", "LayoutPriority",
    "Priority",
  ]

  /// Returns the number in `UILayoutPriority(n)`, `UILayoutPriority(rawValue: n)` and `.init(n)`.
  private static func number(in expression: ExprSyntax) -> ExprSyntax? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let argument = call.arguments.first
    else { return nil }
    let callee = call.calledExpression.text
    let isPriority =
      owners.contains(callee) || callee == ".init"
      || callee.hasSuffix(".init") && owners.contains(String(callee.dropLast(5)))
    return isPriority ? argument.expression : nil
  }

  private static func difference(_ sequence: SequenceExprSyntax) -> String? {
    let elements = Array(sequence.elements)
    guard elements.count == 3, let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator,
      sign.text == "-" || sign.text == "+"
    else { return nil }
    var name = elements[0].text
    if name.hasSuffix(".rawValue") { name = String(name.dropLast(9)) }
    for owner in owners where name.hasPrefix("\(owner).") {
      name = String(name.dropFirst(owner.count))
    }
    guard name.hasPrefix("."), let known = names[String(name.dropFirst())] else { return nil }
    return "\(known) \(sign.text) \(Term(elements[2]).text)"
  }

  /// `Priority` takes a `Double`, and converts a `CGFloat`, but not a `Float` or an `Int`.
  private static func converted(_ expression: ExprSyntax, _ lookup: Lookup, _ file: SourceFile)
    -> String
  {
    let type = lookup.type(of: expression, in: file)?.base
    let text = expression.text.onOneLine
    return type == "Float" || type == "Int" ? "Double(\(text))" : text
  }
}
