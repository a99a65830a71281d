import SwiftSyntax

extension SyntaxProtocol {
  /// Adds the last names of what assignments, `&` and key paths concern.
  func addAssignedNames(to names: inout Set<String>) {
    // The names of the path before a token, or of a tuple.
    var path: [String] = []
    var isInout = false
    for token in tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier(let name):
        if isInout { names.insert(name) }
        path.append(name)
      case .equal:
        if token.parent?.is(AssignmentExprSyntax.self) == true { names.formUnion(path) }
        path = []
      case .prefixAmpersand, .backslash: (isInout, path) = (true, [])
      case .period, .postfixQuestionMark, .exclamationMark, .keyword(.self): continue
      case .leftParen, .comma, .rightParen: isInout = false
      default: (isInout, path) = (false, [])
      }
    }
  }
}
