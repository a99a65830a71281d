import SwiftSyntax

// What names say about types without a declaration.

extension Lookup {
  static let viewEndings = [
    "view", "label", "button", "field", "cell", "bar", "control", "switch", "slider", "indicator",
    "container", "stack", "header", "footer", "icon", "image", "avatar", "badge", "background",
    "separator", "divider", "overlay", "card", "spinner", "thumbnail", "toolbar", "wrapper",
    "banner",
  ]
  static let numberEndings = [
    "width", "height", "spacing", "padding", "margin", "offset", "inset", "size", "gap",
    "constant", "multiplier", "ratio", "radius", "length", "distance", "thickness", "indent",
  ]

  /// Returns the kind that a name suggests. The compiler refuses the result if it is wrong.
  static func kind(named name: String) -> Kind? {
    let name = name.lowercased()
    if numberEndings.contains(where: { name.hasSuffix($0) }) { return .number }
    if name.hasSuffix("insets") { return .insets }
    if name.hasSuffix("guide") { return .guide }
    if viewEndings.contains(where: { name.hasSuffix($0) }) { return .view }
    return nil
  }
}

extension Lookup {
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
    let finder = AnchorNameFinder(viewMode: .sourceAccurate)
    finder.walk(expression)
    return finder.found.contains { node in
      let name = node.baseName.text
      if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
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
    switch declarations.knownKind(of: type.unwrapped) {
    case .view?, .guide?: true
    case nil: true
    default: false
    }
  }
}

/// Finds the names that are attributes of views in Anchors.
private final class AnchorNameFinder: SyntaxVisitor {
  private(set) var found: [DeclReferenceExprSyntax] = []

  private static let names = Set(Attribute.allCases.map(\.rawValue)).union([
    "edges", "size", "center", "horizontalEdges", "verticalEdges",
  ])

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.names.contains(node.baseName.text) { found.append(node) }
    return .visitChildren
  }
}
