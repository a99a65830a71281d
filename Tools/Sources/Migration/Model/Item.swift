import SwiftSyntax

/// A view or a guide, as Anchors writes it before `.top`.
struct Item {
  let text: String

  /// Creates an item from an expression: `view.safeAreaLayoutGuide` is `view.safeArea`.
  ///
  /// - Throws: `Reason` if the expression may be `nil`.
  init(
    _ expression: ExprSyntax, _ lookup: Lookup, _ file: SourceFile, unwrapsSelf: Bool = false,
    mayBeOptional: Bool = false
  ) throws(Reason) {
    var text = Self.text(of: expression, lookup, file)
    if unwrapsSelf, text.hasPrefix("self!.") { text = "self.\(text.dropFirst(6))" }
    if expression.containsOptionalChain {
      guard unwrapsSelf, text.hasPrefix("self?."), !text.dropFirst(6).contains("?") else {
        throw Reason("\(expression.text.onOneLine) is optional; unwrap it first")
      }
      text = "self.\(text.dropFirst(6))"
    }
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr, .memberAccessExpr:
      // UIKit's initializer accepts `superview`; anchors and other libraries have it unwrapped.
      if mayBeOptional, lookup.type(of: expression, in: file)?.text.hasSuffix("?") == true {
        text += "!"
      }
      if expression.lastName == "topLayoutGuide" || expression.lastName == "bottomLayoutGuide" {
        text += ".anchors"
      }
    case .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr, .tupleExpr: break
    default: text = "(\(text))"
    }
    self.text = text
  }

  fileprivate static let guides = [
    "safeAreaLayoutGuide": "safeArea", "layoutMarginsGuide": "margins",
    "readableContentGuide": "readableContent", "keyboardLayoutGuide": "keyboard",
  ]

  private static func text(of expression: ExprSyntax, _ lookup: Lookup, _ file: SourceFile)
    -> String
  {
    let text = expression.text.onOneLine
    guard let name = expression.lastName, let short = guides[name] else { return text }
    if let base = expression.member?.base {
      return lookup.isFree(short, of: base, in: file) ? "\(base.text.onOneLine).\(short)" : text
    }
    guard expression.is(DeclReferenceExprSyntax.self) else { return text }
    return lookup.isFree(short, at: expression, in: file) ? short : text
  }
}

extension Lookup {
  /// Returns Anchors' name of a guide that each view has, or UIKit's where the files declare a
  /// member of that name.
  func guide(_ name: String) -> String {
    if declarations.members[name] == nil { return name }
    return Item.guides.first { $0.value == name }?.key ?? name
  }

  /// `true` if a name that Anchors gives to the members of items means Anchors' member of a base.
  func isFree(_ name: String, of base: ExprSyntax, in file: SourceFile) -> Bool {
    guard let type = type(of: base, in: file) else { return declarations.members[name] == nil }
    return declarations.member(name, of: type) == nil
  }

  /// `true` if a name that Anchors gives to the members of items means Anchors' member at a node,
  /// without a base.
  func isFree(_ name: String, at node: some SyntaxProtocol, in file: SourceFile) -> Bool {
    let type = enclosingType(of: node)
    // A superclass that is not among the files may have a member of this name.
    return symbol(name, at: node, in: file) == nil && declarations.isKnown(type)
      && declarations.hasViewMember(name) == false
  }
}

extension ExprSyntax {
  /// `true` if there is a `?.` in the expression, outside closures and arguments.
  var containsOptionalChain: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr: true
    case .memberAccessExpr(let node): node.base?.containsOptionalChain ?? false
    case .functionCallExpr(let node): node.calledExpression.containsOptionalChain
    case .subscriptCallExpr(let node): node.calledExpression.containsOptionalChain
    // `a?.b!` is not optional.
    default: false
    }
  }

  /// The expression without `self.` before it, as text: two spellings of one property are equal.
  var path: String {
    let text = text.onOneLine.filter { $0 != "!" && $0 != "?" }
    return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }
}
