import Anchors

extension LintContext {
  /// The number of levels between a host and both items from which a constraint is distant.
  private static let levels = 3

  /// Constraints between positions in subtrees that have little to do with each other.
  ///
  /// - Complexity: O(constraints + levels of the findings).
  func distantConstraints() -> [LintFinding] {
    written.compactMap { _, constraint in
      // A guide is where its owning view is.
      guard !constraint.firstAttribute.isSize, let node = constraint.second,
        let host = number(of: constraint.placedOn),
        let first = number(of: constraint.first.hostingNode),
        let second = number(of: node.hostingNode)
      else { return nil }
      let (one, other) = (levels(above: first, to: host), levels(above: second, to: host))
      guard one >= Self.levels, other >= Self.levels,
        let top = child(of: host, levels: one - 1, above: first),
        let otherTop = child(of: host, levels: other - 1, above: second)
      else { return nil }
      let (a, b) = (names.name(of: constraint.first), names.name(of: node))
      let hostName = names.name(of: facts.items[host])
      let summary = """
        \(constraint.text(names)) connects distant items: \(hostName) is \
        \(one) levels above \(a) and \(other) above \(b), and no view in between is involved.
        """
      let advice = """
        Constrain \(names.name(of: facts.items[top])) and \(names.name(of: facts.items[otherTop])), \
        the subviews that contain them in \(hostName), or align both items with a guide of \
        \(hostName).
        """
      return finding(.distant, constraint, summary, advice)
    }
  }

  /// Returns the number of levels from an item up to an ancestor.
  private func levels(above item: Int, to ancestor: Int) -> Int {
    seen[item].depth - seen[ancestor].depth
  }

  /// Returns the item that is a number of levels above another; `nil` if it is no child of the
  /// host.
  private func child(of host: Int, levels: Int, above item: Int) -> Int? {
    let top = (0..<levels).reduce(item) { item, _ in Int(facts.parents[item]) }
    return Int(facts.parents[top]) == host ? top : nil
  }
}
