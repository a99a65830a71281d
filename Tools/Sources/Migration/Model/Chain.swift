import SwiftSyntax

/// An expression such as `make.top.equalTo(b).offset(8)`, as a base and the members after it.
struct Chain {
  struct Link {
    let name: String
    /// The arguments of a call; `nil` for a property.
    let arguments: LabeledExprListSyntax?
    let closure: ClosureExprSyntax?

    /// The only argument, without a label.
    var argument: ExprSyntax? { closure == nil ? arguments?.only : nil }
  }

  /// The expression that the first link is a member of; `nil` for an implicit base, as in `.top`.
  let base: ExprSyntax?
  let links: [Link]

  init(_ expression: ExprSyntax) {
    var links: [Link] = []
    var current: ExprSyntax? = expression
    while let node = current, let member = (node.call?.calledExpression ?? node).member {
      let call = node.call
      links.append(
        Link(name: member.name, arguments: call?.arguments, closure: call?.trailingClosure))
      current = member.base
    }
    base = current
    self.links = links.reversed()
  }
}
