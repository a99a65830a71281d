import Anchors

extension LintContext {
  /// Constraints that say `left` or `right` where others say `leading` and `trailing`: on the same
  /// host, or throughout the tree if it has more than twice as many of those. Hosts that have been
  /// given a direction mean it.
  ///
  /// - Complexity: O(constraints).
  func leftsAndRights() -> [LintFinding] {
    let (directional, absolute) = (hosted { $0.isDirectional }, hosted { $0.isAbsoluteSide })
    let hosts = Set(directional.map { $0.host })
    let isRare = directional.count > 2 * absolute.count
    return absolute.compactMap { constraint, host in
      guard isRare || hosts.contains(host),
        host == 0 || facts.items[host].ownLayoutDirection == nil
      else { return nil }
      let others = hosts.contains(host) ? names.name(of: facts.items[host]) : "the tree"
      let summary = """
        \(constraint.text(names)) is not mirrored in right-to-left text; other \
        constraints of \(others) are.
        """
      return finding(
        .leftOrRight, constraint, summary, "Write \(constraint.directional.text(names))")
    }
  }

  /// Returns the constraints with an attribute of a kind, and their hosts.
  private func hosted(with isMeant: (Attribute) -> Bool) -> [(constraint: Constraint, host: Int)] {
    written.compactMap { _, constraint in
      guard isMeant(constraint.firstAttribute) || isMeant(constraint.secondAttribute) else {
        return nil
      }
      return number(of: constraint.placedOn).map { (constraint, $0) }
    }
  }
}

extension Constraint {
  /// The same with `leading` for `left` and `trailing` for `right`, inert.
  fileprivate var directional: Constraint {
    Constraint(
      first, firstAttribute.directional, relation, second, secondAttribute.directional,
      multiplier: multiplier, constant: constant, priority: priority)
  }
}

extension Attribute {
  /// The directional attribute in place of a physical side.
  fileprivate var directional: Attribute {
    if row.side != .physical { return self }
    return Attribute.allCases.first {
      $0.row.side == .directional && $0.row.line == row.line && $0.row.inset == row.inset
    } ?? self
  }
}
