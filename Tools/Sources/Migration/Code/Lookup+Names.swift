import SwiftSyntax

// What names say about types without a declaration.

extension Lookup {
  private static let endings: KeyValuePairs<Kind, [String]> = [
    .number: [
      "width", "height", "spacing", "padding", "margin", "offset", "inset", "size", "gap",
      "constant", "multiplier", "ratio", "radius", "length", "distance", "thickness", "indent",
    ],
    .insets: ["insets"],
    .guide: ["guide"],
    .view: [
      "view", "label", "button", "field", "cell", "bar", "control", "switch", "slider", "indicator",
      "container", "stack", "header", "footer", "icon", "image", "avatar", "badge", "background",
      "separator", "divider", "overlay", "card", "spinner", "thumbnail", "wrapper", "banner",
    ],
  ]

  /// Returns the kind that a name suggests. The compiler refuses the result if it is wrong.
  static func kind(named name: String) -> Kind? {
    let name = name.lowercased()
    return endings.first { $0.value.contains { name.hasSuffix($0) } }?.key
  }

  /// `true` for a number of a type that Anchors' expressions do not take, such as `Float`.
  private func needsDouble(_ expression: ExprSyntax, in file: SourceFile) -> Bool {
    guard let type = type(of: expression, in: file), !type.isOptional,
      declarations.path(of: type) == nil
    else { return false }
    let name = type.base
    return ["Float", "Float32", "NSNumber"].contains(name) || name.hasPrefix("UInt")
      || name.hasPrefix("Int") && name != "Int" && Int(name.dropFirst(3)) != nil
  }

  /// Returns a number of a type that Anchors' expressions take.
  func term(_ expression: ExprSyntax, in file: SourceFile) -> Term {
    needsDouble(expression, in: file) || namesAnchor(expression, in: file)
      ? converted(expression) { $0.text.onOneLine } : Term(expression)
  }

  /// Returns a number on one line, as `Double(…)` if it is of one of some types.
  func text(_ number: ExprSyntax, converting types: Set<String>, in file: SourceFile) -> String {
    let text = number.text.onOneLine
    return types.contains(type(of: number, in: file)?.base ?? "") ? "Double(\(text))" : text
  }

  /// Returns a number as `Double(…)`.
  private func converted(_ expression: ExprSyntax, _ text: (ExprSyntax) -> String) -> Term {
    if let inner = expression.parenthesized { return converted(inner, text) }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      return converted(prefix.expression, text).negated
    }
    return Term(primary: "Double(\(text(expression)))")
  }

  /// Returns a number that was of type `CGFloat`.
  func floatTerm(_ expression: ExprSyntax, in file: SourceFile) -> Term {
    namesAnchor(expression, in: file)
      ? converted(expression, Term.floatText) : Term(float: expression)
  }

  /// `true` if a relation of Anchors would read a view's own number as one of its anchors:
  /// `height`, where a subclass of `UIView` declares it.
  func namesAnchor(_ expression: ExprSyntax, in file: SourceFile) -> Bool {
    expression.tokens(viewMode: .sourceAccurate).contains { token in
      let name = token.text
      guard Self.anchorNames.contains(name),
        let node = token.parent?.as(DeclReferenceExprSyntax.self)
      else { return false }
      if let member = node.parent?.member, member.declName.id == node.id {
        guard let base = member.base, metatype(base, in: file) == nil else { return false }
        return type(of: base, in: file).map { mayBeItem($0) } ?? declarations.declares(name)
      }
      // A part of an expression has no place in the file.
      let symbols =
        node.root.is(SourceFileSyntax.self)
        ? [symbol(name, at: node, in: file)].compactMap { $0 } : declarations.members[name] ?? []
      return symbols.contains { symbol in
        guard case .member(let type) = symbol.place else { return false }
        return !symbol.isStatic && mayBeItem(TypeName(type))
      }
    }
  }

  private func mayBeItem(_ type: TypeName) -> Bool {
    [.view, .guide, nil].contains(declarations.knownKind(of: type.unwrapped))
  }

  /// The names that are attributes of views in Anchors.
  private static let anchorNames = Set(Attribute.allCases.map(\.rawValue)).union([
    "edges", "size", "center", "horizontalEdges", "verticalEdges",
  ])
}
