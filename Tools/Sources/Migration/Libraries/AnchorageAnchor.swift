import SwiftSyntax

/// An anchor of Anchorage, or several: `title.topAnchor`, `card.edgeAnchors`.
struct AnchorageAnchor {
  /// One of the attributes.
  struct Part {
    var item: String
    var attribute: Attribute
    /// `true` for the second of a pair of edges, which is moved inwards by a negative number.
    var isFar: Bool
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

  /// The item, if all parts are of one.
  var item: String? {
    guard let first = parts.first?.item, parts.allSatisfy({ $0.item == first }) else { return nil }
    return parts.contains { $0.item.hasSuffix("LayoutGuide.anchors") } ? nil : first
  }

  private static let single: [String: Attribute] = [
    "leadingAnchor": .leading, "trailingAnchor": .trailing, "leftAnchor": .left,
    "rightAnchor": .right, "topAnchor": .top, "bottomAnchor": .bottom, "widthAnchor": .width,
    "heightAnchor": .height, "centerXAnchor": .centerX, "centerYAnchor": .centerY,
    "firstBaselineAnchor": .firstBaseline, "lastBaselineAnchor": .lastBaseline,
  ]
  private static let composite: [String: [Attribute]] = [
    "edgeAnchors": [.top, .leading, .bottom, .trailing],
    "horizontalAnchors": [.leading, .trailing], "verticalAnchors": [.top, .bottom],
    "centerAnchors": [.centerX, .centerY], "sizeAnchors": [.width, .height],
  ]

  /// `true` if the last name of an expression is that of an anchor.
  static func isAnchor(_ expression: ExprSyntax) -> Bool {
    guard expression.is(MemberAccessExprSyntax.self) || expression.is(DeclReferenceExprSyntax.self),
      let name = expression.lastName
    else { return false }
    return single[name] != nil || composite[name] != nil
  }

  /// `true` if an expression is several anchors.
  static func isComposite(_ expression: ExprSyntax) -> Bool {
    isAnchor(expression) && expression.lastName.map { composite[$0] != nil } ?? false
  }

  /// The attributes of an anchor by its name; `nil` for other names.
  static func attributes(_ name: String) -> [Attribute]? {
    single[name].map { [$0] } ?? composite[name]
  }

  /// Reads an expression; `nil` if it is no anchor.
  ///
  /// - Throws: `Reason` if it is one that Anchors does not spell.
  init?(_ expression: ExprSyntax, _ lookup: Lookup, _ file: SourceFile) throws(Reason) {
    guard let name = expression.lastName else { return nil }
    if let kept = AnchorVariable(expression, lookup, file) {
      path = name
      parts = [Part(item: name, attribute: kept.attribute, isFar: false)]
      variable = name
      edits = kept.edits
      return
    }
    guard Self.isAnchor(expression) else {
      guard let declared = try DeclaredAnchor(expression, lookup, file) else { return nil }
      path = declared.path
      parts = declared.attributes.map { Part(item: declared.item, attribute: $0, isFar: $0.isFar) }
      if parts.count == 1 { parts[0].isFar = false }
      return
    }
    var base = expression.as(MemberAccessExprSyntax.self)?.base
    if expression.is(MemberAccessExprSyntax.self), base == nil { return nil }
    if base == nil, lookup.symbol(name, at: expression, in: file) != nil {
      throw Reason("\(name) is declared here")
    }
    // `card.edgeAnchors.horizontalAnchors`
    if base?.lastName == "edgeAnchors", Self.composite[name] != nil {
      base = base?.as(MemberAccessExprSyntax.self)?.base
    }
    path = base?.path ?? "self"
    let owner: ExprSyntax? = base
    let isController = Self.isController(owner, at: expression, lookup, file)
    var item = "self"
    if let owner, owner.text != "self" {
      item = isController ? owner.text.onOneLine : try Item(owner, lookup, file).text
      if owner.containsOptionalChain { throw Reason("\(item) is optional; unwrap it first") }
    }
    if let attribute = Self.single[name] {
      parts = [Part(item: item, attribute: attribute, isFar: false)]
      return
    }
    let attributes = Self.composite[name] ?? []
    let view = isController ? (owner == nil ? "view" : "\(item).view") : item
    parts = attributes.map { Part(item: view, attribute: $0, isFar: $0.isFar) }
    guard isController else { return }
    path = owner == nil || item == "self" ? "view" : "\(item).view"
    // A controller's top and bottom are its layout guides.
    let prefix = owner == nil ? "" : "\(item)."
    for (index, part) in parts.enumerated() {
      switch part.attribute {
      case .top:
        parts[index].item = "\(prefix)topLayoutGuide.anchors"
        parts[index].attribute = .bottom
      case .bottom:
        parts[index].item = "\(prefix)bottomLayoutGuide.anchors"
        parts[index].attribute = .top
      default: break
      }
    }
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
