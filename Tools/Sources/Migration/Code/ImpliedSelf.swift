import SwiftSyntax

// Members that are named without `self`.

extension Lookup {
  /// Refuses code in a closure that captures `self` weakly, if it names members without `self`:
  /// Swift 5 accepts that in the closure, once `self` is unwrapped, but not in a closure within it,
  /// as a builder's is.
  func checkSelf(in node: some SyntaxProtocol, _ file: SourceFile) throws(Reason) {
    guard node.enclosingClosures.contains(where: \.isWeak) else { return }
    for reference in node.descendants(DeclReferenceExprSyntax.self)
    where reference.parent?.member?.declName.id != reference.id && isMember(reference, file) {
      throw Reason(
        "'\(reference.baseName.text)' stands without 'self' in a closure that captures it weakly",
        excludesBuilders: true)
    }
  }

  private func isMember(_ node: DeclReferenceExprSyntax, _ file: SourceFile) -> Bool {
    let name = node.baseName.text
    if let symbol = symbol(name, at: node, in: file) {
      guard case .member = symbol.place else { return false }
      return !symbol.isStatic
    }
    // A member that is inherited from a class of an SDK, or from one that is not known.
    return name.first?.isLowercase == true && !name.hasPrefix("$") && name != "self"
  }
}

extension SyntaxProtocol {
  /// `true` in a closure that names members by `self`, as an escaping one has to.
  var isInClosureWithSelf: Bool { enclosingClosures.contains { $0.text.contains("self.") } }

  /// `true` in a closure that captures `self` weakly and does not unwrap it under this name.
  var isBeforeUnwrappedSelf: Bool {
    enclosingClosures.contains { closure in
      closure.isWeak && !closure.text.contains("let self")
    }
  }

  /// The closures around the node, the innermost first.
  var enclosingClosures: [ClosureExprSyntax] {
    ancestors.compactMap { $0.as(ClosureExprSyntax.self) }
  }

}
