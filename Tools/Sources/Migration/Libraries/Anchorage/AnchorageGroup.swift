import SwiftSyntax

/// A local variable that keeps the constraints of several anchors: `let edges = a.edgeAnchors ==
/// …`.
struct AnchorageGroup {
  private let name: String
  /// The attributes: those of `first` and `second`, if it is a pair, or those of four edges.
  private let attributes: [Attribute]
  private(set) var edits: [Edit] = []

  /// Reads all that is done with the variable; `nil` if something has no counterpart.
  init?(_ name: String, _ found: FoundStatement, _ lookup: Lookup, _ file: SourceFile) {
    guard let list = found.item.parent?.as(CodeBlockItemListSyntax.self),
      let operands = found.values.first,
      let anchor = try? AnchorageAnchor(operands[0], lookup, file), anchor.isComposite
    else { return nil }
    self.name = name
    attributes = anchor.attributes
    for reference in list.references(to: name)
    where reference.position >= found.item.endPosition {
      guard let access = reference.parent?.member, access.base?.id == reference.id,
        let edit = edit(access)
      else { return nil }
      edits += edit
    }
  }

  private func edit(_ access: MemberAccessExprSyntax) -> [Edit]? {
    func element(_ attribute: Attribute) -> String { "\(name)[.\(attribute.rawValue)]" }
    let names = attributes.count == 2 ? ["first", "second"] : attributes.map(\.rawValue)
    if let place = names.firstIndex(of: access.name) {
      return edits(access, element(attributes[place]))
    }
    let parts = ["horizontal": ["leading", "trailing"], "vertical": ["top", "bottom"]]
    guard attributes.count == 4 else { return nil }
    if access.name == "all" { return [Edit(access.declName.range, "constraints")] }
    return parts[access.name].map { names in
      let elements = names.map { "\(name)[.\($0)]!" }.joined(separator: ", ")
      return [Edit(access.range, "[\(elements)]")]
    }
  }

  /// Returns the edits of one constraint of the group.
  private func edits(_ access: MemberAccessExprSyntax, _ text: String) -> [Edit]? {
    if let outer = access.parent?.member {
      let isWritten = ExprSyntax(outer).assignedValue != nil
      // The type of a priority is another.
      let members = ["constant", "isActive", "identifier"] + (isWritten ? [] : ["priority"])
      return members.contains(outer.name)
        ? [Edit(access.range, text + (isWritten ? "?" : "!"))] : nil
    }
    // `NSLayoutConstraint.deactivate([size.second])`
    guard let element = access.parent?.as(ArrayElementSyntax.self),
      let array = element.parent?.parent?.as(ArrayExprSyntax.self),
      array.elements.allSatisfy({ $0.expression.member?.base?.text == name }),
      let callee = array.parent?.parent?.parent?.call?.calledExpression.member,
      callee.base?.text == "NSLayoutConstraint", ["activate", "deactivate"].contains(callee.name)
    else { return nil }
    return [
      Edit(callee.range, "\(Names.constraint).\(callee.name)"), Edit(access.range, "\(text)!"),
    ]
  }
}
