import Anchors

extension LintContext {
  /// Constraints that say `left` or `right` where others say `leading` and `trailing`: on the same host,
  /// or throughout the tree if it has more than twice as many of those. Hosts that have been given
  /// a direction mean it.
  ///
  /// - Complexity: O(constraints).
  func leftsAndRights() -> [LintFinding] {
    var directional: Set<Int> = []
    var (directionalCount, absolute) = (0, [(constraint: Constraint, host: Int)]())
    for (_, constraint) in written {
      guard let host = number(of: constraint.placedOn) else { continue }
      let attributes = [constraint.firstAttribute, constraint.secondAttribute]
      if attributes.contains(where: { $0.isDirectional }) {
        directional.insert(host)
        directionalCount += 1
      } else if attributes.contains(where: { $0.isAbsoluteSide }) {
        absolute.append((constraint, host))
      }
    }
    let isRare = directionalCount > 2 * absolute.count
    return absolute.compactMap { constraint, host in
      guard isRare || directional.contains(host),
        host == 0 || facts.items[host].ownLayoutDirection == nil
      else { return nil }
      let others = directional.contains(host) ? names.name(of: facts.items[host]) : "the tree"
      let summary = """
        \(constraint.text(names)) does not turn round where text runs from right to left; other \
        constraints of \(others) do.
        """
      return finding(
        .leftOrRight, constraint, summary, "Write \(constraint.directional.text(names))")
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
  /// Of a physical side, the attribute that follows the direction of text in its place.
  fileprivate var directional: Attribute {
    if row.side != .physical { return self }
    return Attribute.allCases.first {
      $0.row.side == .directional && $0.row.line == row.line && $0.row.inset == row.inset
    } ?? self
  }
}
