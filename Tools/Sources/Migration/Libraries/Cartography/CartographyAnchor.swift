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
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      self.names[member.declName.baseName.text] != nil, let root = base.root
    else { return false }
    return names.contains(root)
  }

  /// Reads an attribute, or an inset of edges; `nil` for what is no attribute.
  ///
  /// - Throws: `Reason` if it is one that Anchors does not spell.
  init?(_ expression: ExprSyntax, _ reader: CartographyStatement) throws(Reason) {
    if let inset = CartographyInset(expression) {
      guard var anchor = try CartographyAnchor(inset.edges, reader) else {
        throw Reason("\(inset.edges.text.onOneLine) is not the edges of an item")
      }
      guard anchor.attributes.count == 4, anchor.inset == nil else {
        throw Reason("an inset of something else than edges")
      }
      anchor.inset = try inset.constant(NumberReader(lookup: reader.lookup, file: reader.file))
      self = anchor
      return
    }
    guard Self.isAnchor(expression, of: reader.replacements.keys),
      let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let attributes = Self.names[member.declName.baseName.text]
    else { return nil }
    self.attributes = attributes
    (item, path, child) = try Self.item(base, reader)
  }

  /// Reads a proxy: `title`, `title.superview!`, `card.safeAreaLayoutGuide`.
  private static func item(_ expression: ExprSyntax, _ reader: CartographyStatement)
    throws(Reason) -> (String, String, String?)
  {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let item = reader.replacements[name]
    {
      if item.text == "self" { return ("self", "self", nil) }
      if let guide = item.layoutSupport { return (guide, guide, nil) }
      return (try Item(item, reader.lookup, reader.file).text, item.path, nil)
    }
    if let element = expression.as(SubscriptCallExprSyntax.self) {
      return try Self.element(element, reader)
    }
    let inner = expression.as(ForceUnwrapExprSyntax.self)?.expression ?? expression
    guard let member = inner.as(MemberAccessExprSyntax.self), let base = member.base else {
      throw Reason("\(expression.text.onOneLine) is not understood")
    }
    let (item, path, _) = try self.item(base, reader)
    switch member.declName.baseName.text {
    case "superview":
      if expression.is(OptionalChainingExprSyntax.self) { throw Reason("an optional superview") }
      let superview = reader.migration.superview(of: path, at: reader.node)
      return (superview ?? "\(item).superview!", superview ?? "\(path).superview", path)
    case "safeAreaLayoutGuide", "safeArea":
      return ("\(item).\(reader.lookup.guide("safeArea"))", "\(path).safeArea", nil)
    case "layoutMarginsGuide":
      return ("\(item).\(reader.lookup.guide("margins"))", "\(path).margins", nil)
    case "readableContentGuide":
      return ("\(item).\(reader.lookup.guide("readableContent"))", "\(path).readableContent", nil)
    default: throw Reason("\(expression.text.onOneLine) is not understood")
    }
  }
}

extension CartographyAnchor {
  /// Reads an element of an array of proxies: `views[0]`.
  fileprivate static func element(
    _ expression: SubscriptCallExprSyntax, _ reader: CartographyStatement
  ) throws(Reason) -> (String, String, String?) {
    guard let name = expression.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let array = reader.replacements[name], expression.arguments.count == 1,
      let index = expression.arguments.first?.expression
    else { throw Reason("\(expression.text.onOneLine) is not understood") }
    if let literal = array.as(ArrayExprSyntax.self) {
      let elements = Array(literal.elements)
      guard let place = Int(index.text), elements.indices.contains(place) else {
        throw Reason("the index \(index.text.onOneLine) of views that are written out")
      }
      let element = elements[place].expression
      return (try Item(element, reader.lookup, reader.file).text, element.path, nil)
    }
    let text = "\(array.text.onOneLine)[\(index.text.onOneLine)]"
    return (text, text, nil)
  }
}

/// `inset(card.edges, 8)` and `card.edges.inseted(by: 8)`.
private struct CartographyInset {
  let edges: ExprSyntax
  private let arguments: [(label: String, value: ExprSyntax)]

  init?(_ expression: ExprSyntax) {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    var arguments = call.arguments.map { ($0.label?.text ?? "", $0.expression) }
    if call.calledExpression.text == "inset", !arguments.isEmpty {
      edges = arguments.removeFirst().1
    } else if let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "inseted", let base = callee.base
    {
      edges = base
    } else {
      return nil
    }
    self.arguments = arguments.map { (label: $0.0, value: $0.1) }
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
    var sides = ["top": Term.zero, "left": .zero, "bottom": .zero, "right": .zero]
    let labels = arguments.map(\.label)
    let terms = arguments.map { numbers.term($0.value) }
    func set(_ names: [String], _ term: Term) { for name in names { sides[name] = term } }
    if labels == ["", ""] {
      set(["left", "right"], terms[0])
      set(["top", "bottom"], terms[1])
    } else if labels == ["", "", "", ""] || labels == ["top", "leading", "bottom", "trailing"] {
      for (side, term) in zip(["top", "left", "bottom", "right"], terms) { sides[side] = term }
    } else {
      for (label, term) in zip(labels, terms) {
        switch label {
        case "horizontally": set(["left", "right"], term)
        case "vertically": set(["top", "bottom"], term)
        default: throw Reason("the argument \(label) of an inset")
        }
      }
    }
    return NumberReader.directional(sides)
  }
}

extension ExprSyntax {
  /// The name at the beginning of a chain of members.
  fileprivate var root: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): node.baseName.text
    case .memberAccessExpr(let node): node.base?.root
    case .forceUnwrapExpr(let node): node.expression.root
    case .optionalChainingExpr(let node): node.expression.root
    case .subscriptCallExpr(let node): node.calledExpression.root
    default: nil
    }
  }

  /// The guide that `controller.car_topLayoutGuide` wraps, as Anchors writes it.
  fileprivate var layoutSupport: String? {
    let names = [
      "car_topLayoutGuide": "topLayoutGuide.anchors",
      "car_bottomLayoutGuide": "bottomLayoutGuide.anchors",
    ]
    guard let name = lastName, let guide = names[name] else { return nil }
    guard let base = self.as(MemberAccessExprSyntax.self)?.base else { return guide }
    return "\(base.text.onOneLine).\(guide)"
  }
}
