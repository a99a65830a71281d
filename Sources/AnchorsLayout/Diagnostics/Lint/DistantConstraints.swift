import Anchors

extension LintContext {
  /// The number of levels between a host and both items from which a constraint is distant.
  private static let levels = 3

  /// Constraints between positions in subtrees that have little to do with each other.
  ///
  /// - Complexity: O(constraints · depth).
  func distantConstraints() -> [LintFinding] {
    written.compactMap { _, constraint in
      guard !constraint.firstAttribute.isSize, let second = constraint.second,
        let host = number(of: constraint.placedOn),
        let one = path(from: constraint.first, to: host), let other = path(from: second, to: host),
        one.count >= Self.levels, other.count >= Self.levels,
        let top = one.last, let otherTop = other.last
      else { return nil }
      let (a, b) = (names.name(of: constraint.first), names.name(of: second))
      let hostName = names.name(of: facts.items[host])
      let summary = """
        \(constraint.text(names)) connects distant items: \(hostName) is \
        \(one.count) levels above \(a) and \(other.count) above \(b), and no view in between is involved.
        """
      let advice = """
        Constrain \(names.name(of: facts.items[top])) and \(names.name(of: facts.items[otherTop])), \
        the subviews that contain them in \(hostName), or align both items with a guide of \
        \(hostName).
        """
      return finding(.distant, constraint, summary, advice)
    }
  }

  /// The items from a node up to an ancestor, without the ancestor. A guide is replaced by its
  /// owning view.
  private func path(from node: LayoutNode, to ancestor: Int) -> [Int]? {
    guard let item = number(of: node.hostingNode) else { return nil }
    let path = facts.path(from: item)
    return path.firstIndex(of: ancestor).map { Array(path.prefix($0)) }
  }
}
