import SwiftSyntax

extension SyntaxProtocol {
  /// Adds the last names of what assignments, `&` and key paths concern.
  func addAssignedNames(to names: inout Set<String>) {
    // The last names of the paths before a token: one, or those of a tuple.
    var paths: [String] = []
    var (isInout, isMember) = (false, false)
    for token in tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier(let name):
        if isInout { names.insert(name) }
        if isMember, !paths.isEmpty { paths.removeLast() }
        paths.append(name)
      case .equal:
        if token.parent?.is(AssignmentExprSyntax.self) == true { names.formUnion(paths) }
        paths = []
      case .prefixAmpersand, .backslash: (isInout, paths) = (true, [])
      case .period, .postfixQuestionMark, .exclamationMark, .keyword(.self): break
      case .leftParen, .comma, .rightParen: isInout = false
      default: (isInout, paths) = (false, [])
      }
      isMember = token.tokenKind == .period
    }
  }
}
