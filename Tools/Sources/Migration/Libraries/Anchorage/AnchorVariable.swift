import SwiftSyntax

/// A local variable that keeps an anchor of UIKit for statements of Anchorage:
///
///     var last = card.topAnchor
///     for label in labels {
///       label.topAnchor == last + 8
///       last = label.bottomAnchor
///     }
///
/// It becomes one of Anchors' if nothing else is done with it.
struct AnchorVariable {
  /// One of the attributes that it keeps; all are of one axis.
  let attribute: Attribute
  private(set) var edits: [Edit] = []

  init?(_ expression: ExprSyntax, _ lookup: Lookup, _ file: SourceFile) {
    guard let name = expression.plainName,
      let symbol = lookup.symbol(name, at: expression, in: file), symbol.place == .local,
      symbol.annotation == nil, let value = symbol.value,
      value.parent?.is(InitializerClauseSyntax.self) == true,
      let anchor = Self.anchor(value, lookup, file),
      let list = symbol.declaration.ancestor(CodeBlockItemListSyntax.self)
    else { return nil }
    attribute = anchor.attribute
    edits.append(Edit(value.range, anchor.text))
    for reference in list.references(to: name) {
      guard let sequence = reference.parent?.parent?.as(SequenceExprSyntax.self) else { return nil }
      let elements = Array(sequence.elements)
      let isFirst = elements[0].id == reference.id
      if isFirst, elements[1].is(AssignmentExprSyntax.self) {
        guard elements.count == 3, let other = Self.anchor(elements[2], lookup, file),
          other.attribute.axis == attribute.axis
        else { return nil }
        edits.append(Edit(elements[2].range, other.text))
      } else if isFirst || !AnchorageStatement.isShape(elements) {
        return nil
      }
    }
  }

  private static func anchor(_ expression: ExprSyntax, _ lookup: Lookup, _ file: SourceFile)
    -> (text: String, attribute: Attribute)?
  {
    guard AnchorageAnchor.isAnchor(expression), !expression.is(DeclReferenceExprSyntax.self),
      let anchor = try? AnchorageAnchor(expression, lookup, file), anchor.parts.count == 1
    else { return nil }
    let part = anchor.parts[0]
    return ("\(part.item).\(part.attribute.rawValue)", part.attribute)
  }
}
