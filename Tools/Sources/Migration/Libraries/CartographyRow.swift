import SwiftSyntax

/// A function of Cartography on several views: `align(top: a, b, c)`, `distribute(by: 8, …)`.
struct CartographyRow {
  private let isAligned: Bool
  private let label: String
  private let items: [ExprSyntax]
  private let amount: ExprSyntax?

  private static let alignments: [String: Attribute] = [
    "top": .top, "right": .right, "bottom": .bottom, "left": .left, "leading": .leading,
    "trailing": .trailing, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
  ]
  /// The attribute of each view, and that of the next one.
  private static let distributions: [String: (Attribute, Attribute)] = [
    "horizontally": (.trailing, .leading), "leftToRight": (.right, .left),
    "vertically": (.bottom, .top), "equalWidth": (.width, .width),
    "equalHeight": (.height, .height),
  ]

  /// `true` for a call of `align` or `distribute`.
  static func isCall(_ call: FunctionCallExprSyntax) -> Bool { CartographyRow(call) != nil }

  init?(_ call: FunctionCallExprSyntax) {
    let name = call.calledExpression.text
    guard name == "align" || name == "distribute", call.trailingClosure == nil else { return nil }
    isAligned = name == "align"
    var arguments = call.arguments.map { ($0.label?.text, $0.expression) }
    if let first = arguments.first, first.0 == "by" {
      amount = first.1
      arguments.removeFirst()
    } else {
      amount = nil
    }
    guard let label = arguments.first?.0 else { return nil }
    let isKnown = isAligned ? Self.alignments[label] != nil : Self.distributions[label] != nil
    guard isKnown, arguments.dropFirst().allSatisfy({ $0.0 == nil }) else { return nil }
    self.label = label
    if arguments.count == 1, let array = arguments[0].1.as(ArrayExprSyntax.self) {
      items = array.elements.map(\.expression)
    } else {
      items = arguments.map(\.1)
    }
  }

  /// Reads the call.
  ///
  /// - Throws: `Reason` for arrays that are not written out.
  func read(_ reader: CartographyStatement) throws(Reason) -> Translation {
    var items = items
    if items.count == 1, let name = items[0].as(DeclReferenceExprSyntax.self)?.baseName.text,
      let array = reader.replacements[name]
    {
      guard let literal = array.as(ArrayExprSyntax.self) else {
        return try loop(array.text.onOneLine, reader)
      }
      return try read(
        try literal.elements.map { (element) throws(Reason) in
          (try Item(element.expression, reader.lookup, reader.file).text, element.expression.path)
        }, reader)
    }
    if items.count == 1 { items = [] }
    guard !items.isEmpty else { throw Reason("views that are not written out") }
    var names: [(item: String, path: String)] = []
    for item in items {
      // The attribute only tells how the item is written.
      guard let name = item.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let replacement = reader.replacements[name]
      else { throw Reason("\(item.text.onOneLine) is not one of the closure's views") }
      let text =
        replacement.text == "self" ? "self" : try Item(replacement, reader.lookup, reader.file).text
      names.append((text, replacement.path))
    }
    return try read(names, reader)
  }

  /// Returns a loop over an array.
  private func loop(_ array: String, _ reader: CartographyStatement) throws(Reason) -> Translation {
    if isAligned, let attribute = Self.alignments[label] {
      let line = try Statement("\(array)[0]", [attribute], .equal, .item("view", nil)).lines()
      return Translation([.block("for view in \(array).dropFirst()", line)], isSingle: false)
    }
    guard let (attribute, next) = Self.distributions[label] else {
      throw Reason("the argument \(label)")
    }
    var statement = Statement("view", [attribute], .equal, .item("next", next))
    statement.constant = .same(distance(reader))
    return Translation(
      [.block("for (view, next) in zip(\(array), \(array).dropFirst())", try statement.lines())],
      isSingle: false)
  }

  private func distance(_ reader: CartographyStatement) -> Term {
    let numbers = NumberReader(lookup: reader.lookup, file: reader.file)
    return amount.map { numbers.term($0).negated } ?? .zero
  }

  private func read(_ names: [(item: String, path: String)], _ reader: CartographyStatement)
    throws(Reason) -> Translation
  {
    guard names.count > 1 else { throw Reason("fewer than two views") }
    var lines: [Line] = []
    if isAligned, let attribute = Self.alignments[label] {
      // Cartography relates the first one to each.
      for other in names.dropFirst() {
        lines += try Statement(names[0].item, [attribute], .equal, .item(other.item, nil)).lines()
      }
    } else if let (attribute, next) = Self.distributions[label] {
      let amount = distance(reader)
      for (one, other) in zip(names, names.dropFirst()) {
        var statement = Statement(one.item, [attribute], .equal, .item(other.item, next))
        if !amount.isZero { statement.constant = .same(amount) }
        lines += try statement.lines()
      }
    }
    var translation = Translation(lines, isSingle: false)
    let constrained = isAligned ? [names[0]] : names.dropLast()
    translation.constrained = constrained.map(\.path).filter { $0 != "self" }
    return translation
  }
}
