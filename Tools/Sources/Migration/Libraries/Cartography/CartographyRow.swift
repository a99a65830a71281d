import SwiftSyntax

/// A function of Cartography on several views: `align(top: a, b, c)`, `distribute(by: 8, …)`.
struct CartographyRow {
  private let isAligned: Bool
  private let label: String
  private let items: [ExprSyntax]
  private let amount: ExprSyntax?

  /// The attribute of each view, and that of the next one.
  private static let distributions: [String: (Attribute, Attribute)] = [
    "horizontally": (.trailing, .leading), "leftToRight": (.right, .left),
    "vertically": (.bottom, .top), "equalWidth": (.width, .width),
    "equalHeight": (.height, .height),
  ]

  init?(_ call: FunctionCallExprSyntax) {
    let name = call.calledExpression.text
    guard name == "align" || name == "distribute", call.trailingClosure == nil else { return nil }
    isAligned = name == "align"
    let first = call.arguments.first
    amount = first?.label?.text == "by" ? first?.expression : nil
    let arguments = call.arguments.dropFirst(amount == nil ? 0 : 1)
    guard let label = arguments.first?.label?.text,
      isAligned ? Attribute.named[label]?.count == 1 : Self.distributions[label] != nil,
      arguments.dropFirst().allSatisfy({ $0.label == nil })
    else { return nil }
    self.label = label
    let items = arguments.map(\.expression)
    self.items = items.count == 1 ? items[0].elements ?? items : items
  }

  /// Reads the call.
  ///
  /// - Throws: `Reason` for arrays that are not written out.
  func read(_ reader: CartographyStatement) throws(Reason) -> ReadStatement {
    var views = items
    if items.count == 1 {
      guard let array = reader.view(items[0])
      else { throw Reason("views that are not written out") }
      guard let elements = array.elements else { return try loop(array.text.onOneLine, reader) }
      views = elements
    } else {
      views = try items.map { (item) throws(Reason) in
        guard let view = reader.view(item)
        else { throw Reason("\(item.text.onOneLine) is not one of the closure's views") }
        return view
      }
    }
    guard views.count > 1 else { throw Reason("fewer than two views") }
    let names = try views.map { (view) throws(Reason) in
      try Item(view, reader.lookup, reader.file).text
    }
    // Cartography aligns the first one with each.
    var result = ReadStatement(
      zip(names, names.dropFirst()).map { one, other in
        statement(isAligned ? names[0] : one, other, reader)
      }, isSingle: false)
    let constrained = isAligned ? [views[0]] : views.dropLast()
    result.constrained = constrained.map(\.path).filter { $0 != "self" }
    return result
  }

  /// Returns a loop over an array.
  private func loop(_ array: String, _ reader: CartographyStatement) throws(Reason)
    -> ReadStatement
  {
    let rest = "\(array).dropFirst()"
    let part: Part<Statement> =
      isAligned
      ? .block("for view in \(rest)", [statement("\(array)[0]", "view", reader)])
      : .block("for (view, next) in zip(\(array), \(rest))", [statement("view", "next", reader)])
    return ReadStatement([part], isSingle: false)
  }

  private func statement(_ one: String, _ other: String, _ reader: CartographyStatement)
    -> Statement
  {
    if isAligned, let attributes = Attribute.named[label] {
      return Statement(one, attributes, .equal, .item(other, nil))
    }
    let (attribute, next) = Self.distributions[label] ?? (.trailing, .leading)
    let amount = amount.map { reader.numbers.term($0).negated } ?? .zero
    return Statement(
      one, [attribute], .equal, .item(other, next), amount.isZero ? .none : .same(amount))
  }
}
