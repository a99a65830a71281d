import SwiftSyntax

/// `NSLayoutAnchor`: `a.topAnchor.constraint(equalTo: b.topAnchor)`.
struct LayoutAnchor: UIKitLibrary {
  let name = "nslayoutanchor"

  func isConstraint(_ call: FunctionCallExprSyntax) -> Bool {
    call.calledExpression.member?.name == "constraint"
      && call.arguments.first?.label.map { relation($0.text) != nil } == true
  }

  private func relation(_ label: String) -> Relation? {
    let endings = ["", "Constant", "SystemSpacingAfter", "SystemSpacingBelow"]
    return Relation.labeled(label).flatMap { endings.contains($0.rest) ? $0.relation : nil }
  }

  func read(_ call: FunctionCallExprSyntax, _ reader: UIKitStatement) throws(Reason)
    -> UIKitConstraint
  {
    let lookup = reader.lookup
    guard let receiver = call.base, let label = call.arguments.first?.label?.text,
      let relation = relation(label), let argument = call.arguments.first?.expression
    else { throw Reason("not a constraint") }
    let first = try AnchorReference(receiver, lookup, reader.file)
    var statement = Statement(first.item, [first.attribute], relation, .number)
    if label.hasSuffix("Constant") {
      statement.constant = .same(lookup.floatTerm(argument, in: reader.file))
    } else if let choice = argument.choice {
      let one = try AnchorReference(choice.first, lookup, reader.file)
      let other = try AnchorReference(choice.second, lookup, reader.file)
      statement.second = .anchor(
        "(\(choice.condition) ? \(one.text) : \(other.text))", one.attribute)
    } else {
      let second = try AnchorReference(argument, lookup, reader.file)
      statement.second = .item(second.item, second.attribute)
    }
    for argument in call.arguments.dropFirst() {
      let term = lookup.floatTerm(argument.expression, in: reader.file)
      switch argument.label?.text {
      case "constant": statement.constant = .same(term)
      case "multiplier" where label.contains("SystemSpacing"): statement.constant = .system(term)
      case "multiplier": statement.multiplier = .times(term)
      default: throw Reason("the argument \(argument.label?.text ?? "")")
      }
    }
    return UIKitConstraint(
      statement: statement, items: [(receiver, receiver.member?.base?.path ?? "self")])
  }
}

extension Library {
  static let nslayoutanchor = Library(LayoutAnchor())
}

/// An anchor: `view.topAnchor`.
private struct AnchorReference {
  let item: String
  let attribute: Attribute

  var text: String { "\(item).\(attribute.rawValue)" }

  init(_ expression: ExprSyntax, _ lookup: Lookup, _ file: SourceFile) throws(Reason) {
    guard expression.isReference,
      let attribute = expression.lastName.flatMap({ Attribute(anchor: $0) })
    else { throw Reason("\(expression.text.onOneLine) is not the anchor of an item") }
    if let reference = expression.as(DeclReferenceExprSyntax.self),
      !Self.isLocal(reference, lookup, file)
    {
      let owner = TypeName(lookup.enclosingType(of: reference))
      item = "self" + Self.hidden(attribute, in: owner, lookup)
    } else if let base = expression.member?.base {
      let text = try Item(base, lookup, file).text
      item = text + Self.hidden(attribute, in: lookup.type(of: base, in: file), lookup)
    } else {
      throw Reason("\(expression.text.onOneLine) is not the anchor of an item")
    }
    self.attribute = attribute
  }

  /// Returns `.anchors` if a type has a member of its own by an attribute's name, which hides it.
  private static func hidden(_ attribute: Attribute, in type: TypeName?, _ lookup: Lookup)
    -> String
  {
    type.flatMap { lookup.declarations.member(attribute.rawValue, of: $0) } == nil
      ? "" : ".anchors"
  }

  /// `true` if the files declare a bare name. What a protocol requires of a view by an anchor's
  /// name is UIKit's anchor.
  private static func isLocal(
    _ reference: DeclReferenceExprSyntax, _ lookup: Lookup, _ file: SourceFile
  ) -> Bool {
    let name = reference.baseName.text
    guard let symbol = lookup.symbol(name, at: reference, in: file) else { return false }
    let own = TypeName(lookup.enclosingType(of: reference))
    let members = lookup.declarations.members[name] ?? []
    return
      !(symbol.isRequirement && members.allSatisfy(\.isRequirement)
      && lookup.declarations.knownKind(of: own)?.isItem == true)
  }
}
