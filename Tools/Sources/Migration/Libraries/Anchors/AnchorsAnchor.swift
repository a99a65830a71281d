import SwiftSyntax

/// An anchor of Anchors, or several: `title.top`, `card.edges(.top, .left)`,
/// `card.edges.inset(by: 8)`.
struct AnchorsAnchor {
  /// The item, as the code writes it; an anchor that is chosen, with its condition.
  private(set) var item: String
  private(set) var attributes: [Attribute]
  /// `true` for edges, which a number or insets move inwards.
  private(set) var isEdges = false
  /// `true` for `edges` alone: the other side decides which edges they are.
  private(set) var isDefault = false
  private(set) var insets: [ExprSyntax] = []
  /// `true` for one of several anchors, which are in parentheses or in a variable.
  private(set) var isChosen = false
  /// The number of views, 0 if it is not known; `nil` for one view.
  private(set) var elements: Int?

  /// The attributes by the names that items have for them.
  private static let names: [String: [Attribute]] = {
    var names = Attribute.named
    (names["baseline"], names["centerWithinMargins"]) = (nil, nil)
    names["edges"] = Attribute.directionalEdges
    names["horizontalEdges"] = [.leading, .trailing]
    names["verticalEdges"] = [.top, .bottom]
    return names
  }()

  /// Reads an expression; `nil` if it is no anchor.
  ///
  /// - Throws: `Reason` if it is an anchor of an item that may be `nil`.
  init?(_ expression: ExprSyntax, _ reader: AnchorsStatement, isFirst: Bool = false)
    throws(Reason)
  {
    if let call = expression.call {
      guard let base = call.base else { return nil }
      if call.name == "inset", let distance = call.argument("by"), call.arguments.count == 1 {
        guard let anchor = try AnchorsAnchor(base, reader), anchor.isEdges else { return nil }
        self = anchor
        insets.append(distance)
      } else if call.name == "edges", let edges = Self.edges(call) {
        guard let anchor = try Self.anchor(edges, of: base, reader, isFirst) else { return nil }
        self = anchor
        isEdges = true
      } else {
        return nil
      }
    } else if let chosen = try Self.chosen(expression, reader) {
      self.init(expression.text.onOneLine, [chosen])
      isChosen = true
    } else if let access = expression.member {
      guard let attributes = Self.names[access.name], let base = access.base else { return nil }
      if isFirst, reader.hides(access.name, of: base) { return nil }
      guard let anchor = try Self.anchor(attributes, of: base, reader, isFirst) else { return nil }
      self = anchor
      isDefault = access.name == "edges"
    } else if let name = expression.plainName, let attributes = Self.names[name] {
      guard reader.meansOwnAnchor(name, at: expression) else { return nil }
      self.init("self", attributes)
      isDefault = name == "edges"
    } else {
      return nil
    }
  }

  private init(_ item: String, _ attributes: [Attribute]) {
    (self.item, self.attributes) = (item, attributes)
    isEdges = attributes.count > 1 && attributes[0].isEdge
  }

  /// Returns the anchors of each view in `[title, icon].height`; `nil` for other expressions.
  static func each(_ expression: ExprSyntax, _ reader: AnchorsStatement) throws(Reason)
    -> [AnchorsAnchor]?
  {
    guard let access = expression.member, let attributes = names[access.name],
      let views = access.base?.elements
    else { return nil }
    var anchors: [AnchorsAnchor] = []
    for view in views {
      guard var anchor = try anchor(attributes, of: view, reader, true) else { return nil }
      anchor.isDefault = access.name == "edges"
      anchors.append(anchor)
    }
    return anchors
  }

  /// Returns anchors of an item; `nil` if the expression is known to be none.
  private static func anchor(
    _ attributes: [Attribute], of base: ExprSyntax, _ reader: AnchorsStatement,
    _ isFirst: Bool
  ) throws(Reason) -> AnchorsAnchor? {
    var base = base
    let isNamed = reader.items?.contains(base.text.onOneLine) == true
    if !isNamed, let access = base.member, access.name == "anchors" { base = access.base ?? base }
    // A static number may have the name of an attribute: `Size.topMargin`.
    if !isNamed, base.plainName?.first?.isUppercase == true { return nil }
    guard try reader.isItem(base, isFirst: isFirst) else { return nil }
    var anchor = AnchorsAnchor(base.text.onOneLine, attributes)
    anchor.elements = base.elements?.count
    if case .array = reader.lookup.kind(of: base, in: reader.file) {
      anchor.elements = anchor.elements ?? 0
    } else if !isNamed {
      anchor.item = try Item(base, reader.lookup, reader.file).text
    }
    return anchor
  }

  /// Returns the edges of `edges(.top, .left)` and `edges(excluding: .top)`.
  private static func edges(_ call: FunctionCallExprSyntax) -> [Attribute]? {
    let names = call.arguments.compactMap(\.expression.caseName)
    let edges = names.compactMap { Attribute(rawValue: $0) }.filter(\.isEdge)
    guard edges.count == call.arguments.count, !edges.isEmpty else { return nil }
    if call.arguments.first?.label?.text == "excluding" {
      return Attribute.directionalEdges.filter { $0 != edges[0] }
    }
    return call.arguments.allSatisfy { $0.label == nil } ? edges : nil
  }

  /// Returns one of the attributes of `(isWide ? a.top : b.bottom)`, or of a variable that keeps an
  /// anchor.
  private static func chosen(_ expression: ExprSyntax, _ reader: AnchorsStatement) throws(Reason)
    -> Attribute?
  {
    if let variable = AnchorVariable(expression, reader.lookup, reader.file) {
      return variable.attribute
    }
    guard let choice = expression.parenthesized?.choice else { return nil }
    if reader.items?.contains(expression.text.onOneLine) == true {
      return choice.first.lastName.flatMap { Attribute(rawValue: $0) }
    }
    let (first, second) = (
      try AnchorsAnchor(choice.first, reader), try AnchorsAnchor(choice.second, reader)
    )
    guard let first, let second, first.attributes.count == 1, second.attributes.count == 1 else {
      return nil
    }
    return first.attributes[0]
  }

  /// Returns the anchor as the second one of an attribute.
  func second(_ attribute: Attribute, for first: Attribute) -> Statement.Second {
    if isChosen { return .anchor(item, attribute) }
    return .item(item, attribute == first ? nil : attribute)
  }
}
