import SwiftSyntax

/// An attribute of Cartography's proxies, or several: `title.top`, `card.superview!.edges`.
struct CartographyAnchor {
  /// The item, as Anchors writes it.
  var item: String
  /// The path of the item, such as `title` or `self`.
  var path: String
  var attributes: [Attribute]
  /// The path of the view whose superview the item is; `nil` for another item.
  var child: String?
  /// The distances of `inset(card.edges, 8)`.
  var inset: Statement.Constant?

  /// Edges are directional here.
  private static let names = Attribute.named.merging([
    "edges": Attribute.directionalEdges,
    "edgesWithinMargins": [.topMargin, .leadingMargin, .bottomMargin, .trailingMargin],
  ]) { _, edges in edges }

  /// `true` if an expression is an attribute of one of the closure's names.
  static func isAnchor(_ expression: ExprSyntax, of names: some Collection<String>) -> Bool {
    guard let member = expression.member, self.names[member.name] != nil else { return false }
    return member.base.map { names.contains($0.text.firstName) } ?? false
  }

  /// Reads an attribute, or an inset of edges; `nil` for what is no attribute.
  ///
  /// - Throws: `Reason` if it is one that Anchors does not spell.
  init?(_ expression: ExprSyntax, _ reader: CartographyStatement) throws(Reason) {
    if let inset = CartographyInset(expression) {
      guard let anchor = try CartographyAnchor(inset.edges, reader)
      else { throw Reason("\(inset.edges.text.onOneLine) is not the edges of an item") }
      guard anchor.attributes.count == 4, anchor.inset == nil
      else { throw Reason("an inset of something else than edges") }
      self = anchor
      self.inset = try inset.constant(reader.numbers)
      return
    }
    guard Self.isAnchor(expression, of: reader.replacements.keys), let member = expression.member,
      let base = member.base, let attributes = Self.names[member.name]
    else { return nil }
    self.attributes = attributes
    (item, path, child) = try Self.item(base, reader)
  }

  /// Reads a proxy: `title`, `title.superview!`, `card.safeAreaLayoutGuide`.
  private static func item(_ expression: ExprSyntax, _ reader: CartographyStatement)
    throws(Reason) -> (String, String, String?)
  {
    if let view = reader.view(expression) { return try item(ofView: view, reader) }
    if let element = expression.as(SubscriptCallExprSyntax.self) {
      return try self.element(element, reader)
    }
    let inner = expression.as(ForceUnwrapExprSyntax.self)?.expression ?? expression
    guard let member = inner.member, let base = member.base
    else { throw Reason("\(expression.text.onOneLine) is not understood") }
    let (item, path, _) = try self.item(base, reader)
    if member.name == "superview" {
      let superview = reader.migration.superview(of: path, at: reader.node)
      return (superview ?? "\(item).superview!", superview ?? "\(path).superview", path)
    }
    let name = member.name == "safeArea" ? "safeAreaLayoutGuide" : member.name
    guard let guide = Item.guides[name]
    else { throw Reason("\(expression.text.onOneLine) is not understood") }
    return ("\(item).\(reader.lookup.guide(name))", "\(path).\(guide)", nil)
  }

  /// Reads an element of an array of proxies: `views[0]`.
  private static func element(_ expression: SubscriptCallExprSyntax, _ reader: CartographyStatement)
    throws(Reason) -> (String, String, String?)
  {
    guard let array = reader.view(expression.calledExpression),
      expression.arguments.count == 1, let index = expression.arguments.first?.expression
    else { throw Reason("\(expression.text.onOneLine) is not understood") }
    guard let elements = array.elements else {
      let text = "\(array.text.onOneLine)[\(index.text.onOneLine)]"
      return (text, text, nil)
    }
    guard let place = Int(index.text), elements.indices.contains(place)
    else { throw Reason("the index \(index.text.onOneLine) of views that are written out") }
    return try item(ofView: elements[place], reader)
  }

  /// Reads a view that the closure gets, or the guide that `controller.car_topLayoutGuide` wraps.
  private static func item(ofView view: ExprSyntax, _ reader: CartographyStatement)
    throws(Reason) -> (String, String, String?)
  {
    let guides = [
      "car_topLayoutGuide": "topLayoutGuide.anchors",
      "car_bottomLayoutGuide": "bottomLayoutGuide.anchors",
    ]
    if let guide = view.lastName.flatMap({ guides[$0] }) {
      let item = view.member?.base.map { "\($0.text.onOneLine).\(guide)" } ?? guide
      return (item, item, nil)
    }
    return (try Item(view, reader.lookup, reader.file).text, view.path, nil)
  }
}

/// `inset(card.edges, 8)` and `card.edges.inseted(by: 8)`.
private struct CartographyInset {
  let edges: ExprSyntax
  private let arguments: [(label: String, value: ExprSyntax)]

  init?(_ expression: ExprSyntax) {
    guard let call = expression.call else { return nil }
    let isFunction = call.calledExpression.text == "inset"
    let base = isFunction ? call.arguments.first?.expression : call.base
    guard isFunction || call.name == "inseted", let base else { return nil }
    edges = base
    arguments = call.arguments.dropFirst(isFunction ? 1 : 0)
      .map { ($0.label?.text ?? "", $0.expression) }
  }

  func constant(_ numbers: NumberReader) throws(Reason) -> Statement.Constant {
    if arguments.count == 1, arguments[0].label.isEmpty || arguments[0].label == "by" {
      let value = arguments[0].value
      if numbers.isNoNumber(value) { return numbers.directional(value) }
      switch numbers.lookup.kind(of: value, in: numbers.file) {
      case .number: return .inset(numbers.term(value))
      default: throw Reason("the type of \(value.text.onOneLine) is not known")
      }
    }
    var labels = arguments.map(\.label)
    if labels == ["", ""] { labels = ["horizontally", "vertically"] }
    if labels == ["", "", "", ""] { labels = ["top", "leading", "bottom", "trailing"] }
    let isOfEach = labels == ["top", "leading", "bottom", "trailing"]
    var distances = NumberReader.noDistances
    for ((label, side), argument) in zip(zip(labels, NumberReader.sides), arguments) {
      let pairs = ["horizontally": ["left", "right"], "vertically": ["top", "bottom"]]
      guard let sides = isOfEach ? [side] : pairs[label]
      else { throw Reason("the argument \(label) of an inset") }
      for side in sides { distances[side] = numbers.term(argument.value) }
    }
    return NumberReader.directional(distances)
  }
}
