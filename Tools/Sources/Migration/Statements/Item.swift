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
    var text = Self.text(of: expression, lookup)
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
    case .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr: break
    case .tupleExpr: break
    default: text = "(\(text))"
    }
    self.text = text
  }

  /// The item that the code stands in.
  init(self: Void) { text = "self" }

  private static let guides = [
    "safeAreaLayoutGuide": "safeArea", "layoutMarginsGuide": "margins",
    "readableContentGuide": "readableContent", "keyboardLayoutGuide": "keyboard",
  ]

  private static func text(of expression: ExprSyntax, _ lookup: Lookup) -> String {
    guard let name = expression.lastName, let short = guides[name],
      lookup.declarations.members[short] == nil
    else { return expression.text.onOneLine }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      return "\(base.text.onOneLine).\(short)"
    }
    return expression.is(DeclReferenceExprSyntax.self) ? short : expression.text.onOneLine
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
