import SwiftSyntax

// Which view is around which.

extension ViewFacts {
  /// `true` if an item is certainly no descendant of a view: an ancestor, or beside it.
  func isOutside(
    _ item: String, of path: String, at node: some SyntaxProtocol, in file: SourceFile
  ) -> Bool {
    let (other, view) = (Self.view(of: item), Self.view(of: path))
    if other == view || other == "\(view).superview" { return true }
    let mine = ancestors(of: view, at: node, in: file)
    if mine.contains(other) { return true }
    let others = ancestors(of: other, at: node, in: file)
    return !others.contains(view) && others.contains { mine.contains($0) }
  }

  /// `true` if an item is certainly a descendant of a view.
  func isInside(
    _ item: String, of path: String, at node: some SyntaxProtocol, in file: SourceFile
  ) -> Bool {
    ancestors(of: Self.view(of: item), at: node, in: file).contains(Self.view(of: path))
  }

  private func ancestors(of path: String, at node: some SyntaxProtocol, in file: SourceFile)
    -> [String]
  {
    var (found, next) = ([String](), path)
    while found.count < 32, let superview = superview(of: next, at: node, in: file) {
      next = Self.view(of: superview)
      found.append(next)
    }
    return found
  }

  /// Returns the path of a view, or of the view that owns a guide.
  private static func view(of path: String) -> String {
    var path = path.filter { $0 != "!" && $0 != "?" }
    for guide in guides where path.hasSuffix(".\(guide)") || path == guide {
      path = path == guide ? "self" : String(path.dropLast(guide.count + 1))
    }
    return path.hasPrefix("self.") ? String(path.dropFirst(5)) : path
  }

  private static let guides = [
    "safeAreaLayoutGuide", "safeArea", "layoutMarginsGuide", "margins", "readableContentGuide",
    "readableContent", "keyboardLayoutGuide", "keyboard",
  ]
}
