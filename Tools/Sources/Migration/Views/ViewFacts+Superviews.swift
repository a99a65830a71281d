import SwiftSyntax

// Which view is around which.

extension ViewFacts {
  /// `true` if an item is certainly no descendant of a view: an ancestor, or beside it.
  func isOutside(
    _ item: String, of path: String, at node: some SyntaxProtocol, in file: SourceFile
  ) -> Bool {
    let (other, view) = (self.view(of: item, node, file), self.view(of: path, node, file))
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
    ancestors(of: view(of: item, node, file), at: node, in: file)
      .contains(view(of: path, node, file))
  }

  /// `true` if an item is a descendant of a view, or is named as one of its members, or the view is
  /// `self` and the item not certainly outside.
  func mayBeInside(
    _ item: String, of path: String, at node: some SyntaxProtocol, in file: SourceFile
  ) -> Bool {
    if isInside(item, of: path, at: node, in: file) { return true }
    let (other, view) = (self.view(of: item, node, file), self.view(of: path, node, file))
    if other == view { return false }
    if view == "self" { return !isOutside(item, of: path, at: node, in: file) }
    return other.hasPrefix("\(view).") && !other.hasPrefix("\(view).superview")
  }

  private func ancestors(of path: String, at node: some SyntaxProtocol, in file: SourceFile)
    -> [String]
  {
    var (found, next) = ([String](), path)
    while found.count < 32,
      let superview = addedHere(next, at: node) ?? superview(of: next, at: node, in: file)
    {
      next = view(of: superview, node, file)
      found.append(next)
    }
    return found
  }

  /// Returns the view that the statements before a node add another to last.
  private func addedHere(_ path: String, at node: some SyntaxProtocol) -> String? {
    for outer in node.ancestors.prefix(while: { !$0.is(FunctionDeclSyntax.self) }) {
      guard let list = outer.as(CodeBlockItemListSyntax.self) else { continue }
      let addition = additions(in: list)[path]?.last { $0.end < node.start }
      if let addition { return addition.superview }
    }
    return nil
  }

  private func additions(in list: CodeBlockItemListSyntax) -> [String: [LocalAddition]] {
    if let known = localAdditions[list.id] { return known }
    var found: [String: [LocalAddition]] = [:]
    for item in list {
      guard let call = item.expression?.call, call.name == "addSubview",
        let view = call.onlyArgument
      else { continue }
      found[view.path, default: []].append((call.base?.path ?? "self", item.end))
    }
    localAdditions[list.id] = found
    return found
  }

  /// Returns the path of a view, or of the view that owns a guide.
  private func view(of path: String, _ node: some SyntaxProtocol, _ file: SourceFile) -> String {
    var path = path.filter { $0 != "!" && $0 != "?" }
    let last = path.split(separator: ".").last.map(String.init) ?? ""
    if Self.guides.contains(last) {
      if path == last, lookup.symbol(last, at: node, in: file) == nil {
        path = "self"
      } else if path != last, lookup.declarations.members[last] == nil {
        path = String(path.dropLast(last.count + 1))
      }
    }
    return path.withoutSelf
  }

  private static let guides: Set = [
    "safeAreaLayoutGuide", "safeArea", "layoutMarginsGuide", "margins", "readableContentGuide",
    "readableContent", "keyboardLayoutGuide", "keyboard",
  ]
}
