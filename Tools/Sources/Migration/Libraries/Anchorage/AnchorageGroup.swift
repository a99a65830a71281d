import SwiftSyntax

/// A local variable that keeps the constraints of several anchors: `let edges = a.edgeAnchors ==
/// …`.
struct AnchorageGroup {
  private let name: String
  private let isEdges: Bool
  /// The attributes of `first` and `second`, if it is a pair.
  private let pair: [Attribute]
  private(set) var edits: [Edit] = []

  /// Reads all that is done with the variable; `nil` if something has no counterpart.
  init?(_ name: String, _ found: FoundStatement, _ lookup: Lookup, _ file: SourceFile) {
    guard let list = found.item.parent?.as(CodeBlockItemListSyntax.self),
      let operands = found.values.first,
      let anchor = try? AnchorageAnchor(operands[0], lookup, file), anchor.isComposite
    else { return nil }
    self.name = name
    pair = anchor.parts.count == 2 ? anchor.parts.map(\.attribute) : []
    isEdges = anchor.parts.count == 4
    for token in list.tokens(viewMode: .sourceAccurate) where token.text == name {
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        token.position >= found.item.endPosition
      else { continue }
      guard let access = reference.parent?.as(MemberAccessExprSyntax.self),
        access.base?.id == ExprSyntax(reference).id, let edit = edit(access)
      else { return nil }
      edits += edit
    }
  }

  private func edit(_ access: MemberAccessExprSyntax) -> [Edit]? {
    let edges: [String: [Attribute]] = [
      "horizontal": [.leading, .trailing], "vertical": [.top, .bottom],
    ]
    let member = access.declName.baseName.text
    if isEdges, member == "all" {
      return [Edit(access.declName.range, "constraints")]
    }
    if isEdges, let attributes = edges[member] {
      let elements = attributes.map { "\(name)[.\($0.rawValue)]!" }.joined(separator: ", ")
      return [Edit(access.range, "[\(elements)]")]
    }
    let attribute: Attribute
    switch member {
    case "first" where pair.count == 2: attribute = pair[0]
    case "second" where pair.count == 2: attribute = pair[1]
    case "top", "leading", "bottom", "trailing":
      guard isEdges, let edge = Attribute(rawValue: member) else { return nil }
      attribute = edge
    default: return nil
    }
    return edits(access, "\(name)[.\(attribute.rawValue)]")
  }

  /// Returns the edits of one constraint of the group.
  private func edits(_ access: MemberAccessExprSyntax, _ text: String) -> [Edit]? {
    if let outer = access.parent?.as(MemberAccessExprSyntax.self) {
      switch outer.declName.baseName.text {
      case "constant", "isActive", "identifier", "priority":
        let isWritten = ExprSyntax(outer).assignedValue != nil
        // The type of a priority is another.
        if isWritten, outer.declName.baseName.text == "priority" { return nil }
        return [Edit(access.range, text + (isWritten ? "?" : "!"))]
      default: return nil
      }
    }
    // `NSLayoutConstraint.deactivate([size.second])`
    guard let element = access.parent?.as(ArrayElementSyntax.self),
      let array = element.parent?.parent?.as(ArrayExprSyntax.self),
      array.elements.allSatisfy({ self.isMember($0.expression) }),
      let call = array.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    switch call.calledExpression.text {
    case "NSLayoutConstraint.activate", "NSLayoutConstraint.deactivate":
      let function = call.calledExpression.lastName ?? ""
      return [
        Edit(call.calledExpression.range, "\(Names.constraint).\(function)"),
        Edit(access.range, "\(text)!"),
      ]
    default: return nil
    }
  }

  private func isMember(_ expression: ExprSyntax) -> Bool {
    expression.as(MemberAccessExprSyntax.self)?.base?.text == name
  }
}
