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
      guard unwrapsSelf, text.hasPrefix("self?."), !text.dropFirst(6).contains("?")
      else { throw Reason("\(expression.text.onOneLine) is optional; unwrap it first") }
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

  /// The item that the code stands in.
  init(self: Void) { text = "self" }

  /// Anchors' names of the guides that each view has, by UIKit's.
  static let guides = [
    "safeAreaLayoutGuide": "safeArea", "layoutMarginsGuide": "margins",
    "readableContentGuide": "readableContent", "keyboardLayoutGuide": "keyboard",
  ]

  private static func text(of expression: ExprSyntax, _ lookup: Lookup, _ file: SourceFile)
    -> String
  {
    let text = expression.text.onOneLine
    guard expression.isReference, let name = expression.lastName, guides[name] != nil
    else { return text }
    let base = expression.member?.base
    let guide = lookup.guide(name, of: base, at: expression, in: file)
    return base.map { "\($0.text.onOneLine).\(guide)" } ?? guide
  }
}

extension Lookup {
  /// Returns Anchors' name of a guide by UIKit's name, or UIKit's where the files declare a member
  /// of Anchors' name.
  func guide(_ name: String) -> String {
    guard let short = Item.guides[name] else { return name }
    return declarations.members[short] == nil ? short : name
  }

  /// Returns Anchors' name of a guide of a base, or of the view around a node, unless something
  /// else has that name.
  ///
  /// - Parameter name: UIKit's name. Other names are returned as they are.
  func guide(_ name: String, of base: ExprSyntax?, at node: ExprSyntax, in file: SourceFile)
    -> String
  {
    guard let short = Item.guides[name] else { return name }
    let isFree =
      base.map { self.isFree(short, of: $0, in: file) }
      ?? self.isFree(short, at: node, in: file)
    return isFree ? short : name
  }

  /// Returns UIKit's name of a guide that Anchors has another name for, unless the files declare a
  /// member of Anchors' name.
  func plainGuide(_ name: String) -> String {
    declarations.members[name] == nil
      ? Item.guides.first { $0.value == name }?.key ?? name : name
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
  var path: String { text.onOneLine.filter { $0 != "!" && $0 != "?" }.withoutSelf }
}

extension String {
  /// The path without `self.` before it.
  var withoutSelf: String { hasPrefix("self.") ? String(dropFirst(5)) : self }
}
