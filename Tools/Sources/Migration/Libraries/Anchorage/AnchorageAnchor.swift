import SwiftSyntax

/// An anchor of Anchorage, or several: `title.topAnchor`, `card.edgeAnchors`.
struct AnchorageAnchor {
  /// One of the attributes.
  struct Part {
    var item: String
    var attribute: Attribute
    /// `true` for the second of a pair of edges, which is moved inwards by a negative number.
    var isFar = false
  }

  var parts: [Part]
  /// The variable that keeps the anchor, such as `lastAnchor`.
  var variable: String?
  /// The edits that make the variable one of Anchors.
  var edits: [Edit] = []
  /// The path of the item, such as `title` or `self`.
  var path: String

  /// `true` if several constraints are made, as a `ConstraintPair` or a `ConstraintGroup`.
  var isComposite: Bool { parts.count > 1 }
  /// `true` for `edgeAnchors`, `horizontalAnchors` and `verticalAnchors`.
  var isEdges: Bool { parts.contains(where: \.isFar) }
  var attributes: [Attribute] { parts.map(\.attribute) }

  /// The item, if all parts are of one.
  var item: String? {
    guard let first = parts.first?.item, parts.allSatisfy({ $0.item == first }) else { return nil }
    return parts.contains { $0.item.hasSuffix("LayoutGuide.anchors") } ? nil : first
  }

  private static let composite: [String: [Attribute]] = [
    "edgeAnchors": Attribute.directionalEdges, "horizontalAnchors": [.leading, .trailing],
    "verticalAnchors": [.top, .bottom], "centerAnchors": [.centerX, .centerY],
    "sizeAnchors": [.width, .height],
  ]

  /// The attributes of an anchor by its name; `nil` for other names.
  static func attributes(_ name: String) -> [Attribute]? {
    Attribute(anchor: name).map { [$0] } ?? composite[name]
  }

  /// `true` if the last name of an expression is that of an anchor.
  static func isAnchor(_ expression: ExprSyntax) -> Bool {
    expression.isReference && expression.lastName.flatMap { attributes($0) } != nil
  }

  /// `true` if an expression is several anchors.
  static func isComposite(_ expression: ExprSyntax) -> Bool {
    expression.isReference && expression.lastName.flatMap { composite[$0] } != nil
  }

  /// Reads an expression; `nil` if it is no anchor.
  ///
  /// - Throws: `Reason` if it is one that Anchors does not spell.
  init?(_ expression: ExprSyntax, _ lookup: Lookup, _ file: SourceFile) throws(Reason) {
    guard let name = expression.lastName else { return nil }
    if let kept = AnchorVariable(expression, lookup, file) {
      (path, variable, edits) = (name, name, kept.edits)
      parts = [Part(item: name, attribute: kept.attribute)]
      return
    }
    guard expression.isReference, let attributes = Self.attributes(name) else {
      guard let declared = try AnchorageAnchor(declared: expression, lookup, file)
      else { return nil }
      self = declared
      return
    }
    var base = expression.member?.base
    if expression.member != nil, base == nil { return nil }
    if base == nil, lookup.symbol(name, at: expression, in: file) != nil {
      throw Reason("\(name) is declared here")
    }
    // `card.edgeAnchors.horizontalAnchors`
    if base?.lastName == "edgeAnchors", attributes.count > 1 { base = base?.member?.base }
    path = base?.path ?? "self"
    let isController = Self.isController(base, at: expression, lookup, file)
    var item = "self"
    if let base {
      item = isController ? base.text.onOneLine : try Item(base, lookup, file).text
      if base.containsOptionalChain { throw Reason("\(item) is optional; unwrap it first") }
    }
    parts = Self.parts(item, attributes)
    guard isController, attributes.count > 1 else { return }
    // A controller's top and bottom are its layout guides.
    let prefix = base == nil ? "" : "\(item)."
    path = item == "self" ? "view" : "\(item).view"
    let guides: [Attribute: (String, Attribute)] = [
      .top: ("topLayoutGuide.anchors", .bottom), .bottom: ("bottomLayoutGuide.anchors", .top),
    ]
    for (place, attribute) in attributes.enumerated() {
      let (name, side) = guides[attribute] ?? ("view", attribute)
      (parts[place].item, parts[place].attribute) = (prefix + name, side)
    }
  }

  /// Returns the parts of an anchor of one item.
  static func parts(_ item: String, _ attributes: [Attribute]) -> [Part] {
    attributes.map { Part(item: item, attribute: $0, isFar: attributes.count > 1 && $0.isFar) }
  }

  /// `true` for a view controller.
  private static func isController(
    _ base: ExprSyntax?, at node: ExprSyntax, _ lookup: Lookup, _ file: SourceFile
  ) -> Bool {
    let type =
      base.map { lookup.type(of: $0, in: file).map { lookup.declarations.place(of: $0) } }
      ?? lookup.enclosingType(of: node)
    guard let type else { return false }
    return lookup.declarations.ancestors(of: type).contains { name in
      name == "UIViewController" || name == "NSViewController"
        || lookup.declarations.types[name]?.isDeclared != true && name.hasSuffix("ViewController")
    }
  }
}
