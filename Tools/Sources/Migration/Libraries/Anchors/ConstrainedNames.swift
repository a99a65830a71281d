import SwiftSyntax

extension ExprSyntax {
  /// The variables that an argument of `activate` names.
  func constrainedNames(_ kept: KeptConstraints, _ file: SourceFile)
    -> [KeptConstraints.Key]?
  {
    var parts = elements ?? [self]
    if let choice {
      parts = [choice.first, choice.second]
    } else if operands.count > 1 {
      parts = operands.filter { !$0.is(BinaryOperatorExprSyntax.self) }
    }
    if parts.count == 1, parts[0].id == id {
      if let inner = parenthesized { return inner.constrainedNames(kept, file) }
      if let format = PlainFormat(self) { return (try? format.text()) == nil ? nil : [] }
      if call?.calledExpression.is(ArrayExprSyntax.self) == true { return [] }
      if let list = suffixedList { return list.constrainedNames(kept, file) }
      return kept.key(of: self, in: file).map { [$0] }
    }
    var keys: [KeptConstraints.Key] = []
    for part in parts {
      guard let names = part.constrainedNames(kept, file) else { return nil }
      keys += names
    }
    return keys
  }

  /// The list in `Array(list.suffix(2))`.
  var suffixedList: ExprSyntax? {
    guard let call, call.calledExpression.text == "Array", let inner = call.onlyArgument?.call,
      inner.name == "suffix"
    else { return nil }
    return inner.base
  }
}
