import SwiftSyntax

extension AnchorageAnchor {
  /// Reads an anchor that the app declares for a guide of a view; `nil` if an expression is none:
  ///
  ///     extension UIView {
  ///       var safeTopAnchor: NSLayoutYAxisAnchor {
  ///         if #available(iOS 11, *) { return safeAreaLayoutGuide.topAnchor }
  ///         return topAnchor
  ///       }
  ///     }
  ///
  /// - Throws: `Reason` if its getter does something else.
  init?(declared expression: ExprSyntax, _ lookup: Lookup, _ file: SourceFile) throws(Reason) {
    guard expression.isReference, let name = expression.lastName,
      name.hasSuffix("Anchor") || name.hasSuffix("Anchors")
    else { return nil }
    let symbols = lookup.declarations.members[name]?.filter { $0.getter != nil } ?? []
    if symbols.isEmpty { return nil }
    guard symbols.count == 1, let result = symbols[0].getterResult,
      let (guide, attributes) = Self.declaration(result)
    else { throw Reason("\(name) is an anchor that the app declares") }
    let base = expression.member?.base.flatMap { $0.text == "self" ? nil : $0 }
    let view = try base.map { (base) throws(Reason) in try Item(base, lookup, file).text }
    let own = guide.map { lookup.guide($0, of: base, at: expression, in: file) }
    let item = view.map { view in own.map { "\(view).\($0)" } ?? view } ?? own ?? "self"
    (parts, path) = (Self.parts(item, attributes), base?.path ?? "self")
  }

  /// Returns the guide of an anchor, `nil` for the view itself, and the attributes.
  private static func declaration(_ expression: ExprSyntax) -> (
    guide: String?, attributes: [Attribute]
  )? {
    if let call = expression.call {
      let pair = call.arguments.compactMap { declaration($0.expression) }
      guard call.calledExpression.text.hasSuffix("AnchorPair"), call.arguments.count == 2,
        pair.count == 2, pair[0].guide == pair[1].guide
      else { return nil }
      return (pair[0].guide, pair[0].attributes + pair[1].attributes)
    }
    guard expression.isReference, let name = expression.lastName,
      let attributes = AnchorageAnchor.attributes(name)
    else { return nil }
    let path = expression.member?.base?.path ?? "self"
    if path.contains(".") || path.contains("(") { return nil }
    return (path == "self" ? nil : path, attributes)
  }
}

extension Symbol {
  /// The result of the variable's getter; the one where it is available, if the getter asks.
  var getterResult: ExprSyntax? {
    guard case .getter(var items) = getter?.accessors
    else { return nil }
    if let condition = items.first?.expression?.as(IfExprSyntax.self) {
      guard condition.conditions.count == 1,
        condition.conditions.first?.condition.is(AvailabilityConditionSyntax.self) == true
      else { return nil }
      items = condition.body.statements
    }
    return items.count == 1 ? items.first?.returned ?? items.first?.expression : nil
  }
}
