import Anchors

extension LintContext {
  /// Returns constraints from a builder that were released without having been active. If another
  /// from the same line is active, the statement is in use.
  ///
  ///     _ = title.prepareConstraints { v in v.top == card.top + 10 }     // and no activate()
  ///
  /// - Complexity: O(constraints).
  func neverActive(in tree: TreeRecord) -> [LintFinding] {
    tree.neverActive.compactMap { constraint in
      guard number(of: constraint.first) != nil,
        !written.contains(where: { $0.constraint.isFromLine(of: constraint) })
      else { return nil }
      return finding(
        .neverActive, constraint,
        "\(constraint.text(names)) was written but never activated, and has been freed.",
        "Activate the builder's result, or store it.")
    }
  }
}
