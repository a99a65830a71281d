import SwiftSyntax

/// An anchor that the app declares for a guide of a view:
///
///     extension UIView {
///       var safeTopAnchor: NSLayoutYAxisAnchor {
///         if #available(iOS 11, *) { return safeAreaLayoutGuide.topAnchor }
///         return topAnchor
///       }
///     }
struct DeclaredAnchor {
  /// The guide, as Anchors writes it: `card.safeArea`.
  var item: String
  var path: String
  var attributes: [Attribute]

  private static let guides = ["safeAreaLayoutGuide": "safeArea", "layoutMarginsGuide": "margins"]

  /// Reads an expression; `nil` if it is no such anchor.
  ///
  /// - Throws: `Reason` if its getter does something else.
  init?(_ expression: ExprSyntax, _ lookup: Lookup, _ file: SourceFile) throws(Reason) {
    guard expression.is(MemberAccessExprSyntax.self) || expression.is(DeclReferenceExprSyntax.self),
      let name = expression.lastName, name.hasSuffix("Anchor") || name.hasSuffix("Anchors")
    else { return nil }
    let symbols = lookup.declarations.members[name]?.filter { $0.getter != nil } ?? []
    guard let symbol = symbols.first, let getter = symbol.getter else { return nil }
    guard symbols.count == 1, let result = Self.result(of: getter),
      let (guide, attributes) = Self.anchor(result)
    else { throw Reason("\(name) is an anchor that the app declares") }
    self.attributes = attributes
    let short = guide.map { Self.guides[$0] ?? $0 }
    if let base = expression.as(MemberAccessExprSyntax.self)?.base, base.text != "self" {
      let view = try Item(base, lookup, file).text
      let isFree = short.map { lookup.isFree($0, of: base, in: file) } ?? true
      item = (isFree ? short : guide).map { "\(view).\($0)" } ?? view
      path = base.path
    } else {
      let isFree = short.map { lookup.isFree($0, at: expression, in: file) } ?? true
      item = (isFree ? short : guide) ?? "self"
      path = "self"
    }
  }

  /// Returns what a getter returns: where it is available, if it asks for that.
  static func result(of getter: Syntax) -> ExprSyntax? {
    guard let block = getter.as(AccessorBlockSyntax.self),
      case .getter(let items) = block.accessors
    else { return nil }
    guard let first = items.first else { return nil }
    if let condition = first.expression?.as(IfExprSyntax.self) {
      guard condition.conditions.count == 1,
        condition.conditions.first?.condition.is(AvailabilityConditionSyntax.self) == true
      else { return nil }
      return returned(by: condition.body.statements)
    }
    return returned(by: items)
  }

  private static func returned(by items: CodeBlockItemListSyntax) -> ExprSyntax? {
    guard items.count == 1, let item = items.first else { return nil }
    return item.item.as(ReturnStmtSyntax.self)?.expression ?? item.expression
  }

  /// Returns the guide of an anchor, `nil` for the view itself, and the attributes.
  private static func anchor(_ expression: ExprSyntax) -> (String?, [Attribute])? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let arguments = Array(call.arguments)
      guard call.calledExpression.text.hasSuffix("AnchorPair"), arguments.count == 2,
        let (first, near) = anchor(arguments[0].expression),
        let (second, far) = anchor(arguments[1].expression), first == second
      else { return nil }
      return (first, near + far)
    }
    guard let name = expression.lastName, let attributes = AnchorageAnchor.attributes(name) else {
      return nil
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return expression.is(DeclReferenceExprSyntax.self) ? (nil, attributes) : nil
    }
    let path = base.path
    if path == "self" { return (nil, attributes) }
    return path.contains(".") || path.contains("(") ? nil : (path, attributes)
  }
}
