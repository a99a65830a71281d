import SwiftSyntax

/// An expression such as `make.top.equalTo(b).offset(8)`, as a base and the members after it.
struct Chain {
  struct Link {
    let name: String
    /// The arguments of a call; `nil` for a property.
    let arguments: [LabeledExprSyntax]?
    let closure: ClosureExprSyntax?

    /// The only argument, without a label.
    var argument: ExprSyntax? {
      guard let arguments, let first = arguments.first, first.label == nil, closure == nil else {
        return nil
      }
      return arguments.count == 1 ? first.expression : nil
    }
  }

  /// The expression that the first link is a member of; `nil` for an implicit base, as in `.top`.
  let base: ExprSyntax?
  let links: [Link]

  init(_ expression: ExprSyntax) {
    var links: [Link] = []
    var current: ExprSyntax? = expression
    while let node = current {
      if let call = node.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      {
        links.append(
          Link(
            name: member.declName.baseName.text, arguments: Array(call.arguments),
            closure: call.trailingClosure))
        current = member.base
      } else if let member = node.as(MemberAccessExprSyntax.self) {
        links.append(Link(name: member.declName.baseName.text, arguments: nil, closure: nil))
        current = member.base
      } else {
        break
      }
    }
    base = current
    self.links = links.reversed()
  }
}
