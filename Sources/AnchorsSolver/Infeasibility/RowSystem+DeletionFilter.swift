// Finding one irreducible set among conflicting rows.
//
// A solver's infeasibility certificate contains an infeasible subset, and is usually small. A
// deletion filter makes it irreducible: it drops each row without which the others still conflict.
// Two shortcuts handle subsets of a thousand rows: the filter drops many rows at a time, and does
// not test a row that a witness shows to be needed. The result is deterministic.
//
// The set conflicts, whatever its size. It is irreducible if the filter needs at most `testLimit`
// tests; otherwise the set is what the filter has reached. No known layout needs more.
//
// Sources: J. Chinneck, E. Dravnieks, *Locating minimal infeasible constraint sets in linear
// programs* (1991); U. Junker, *QuickXplain* (2004), for leaving out many at a time.

extension RowSystem {
  /// Returns one infeasible subset of some rows together with all fixed rows, the background and
  /// the nonnegativity bounds; `nil` if there is none. Its rows are in the order of `members`.
  /// Fixed rows and bounds take part in its certificate only.
  ///
  /// - Parameters:
  ///   - members: The rows. Which infeasible subset is found first depends on their order.
  ///   - triesLastFirst: Whether the filter tries to do without the last ones first rather than
  ///     without the first ones.
  package func irreducibleSubset(
    among members: [Int], besides fixed: [Int] = [], triesLastFirst: Bool = false
  ) -> (rows: [Int], certificate: FarkasCertificate)? {
    let background = fixedRows(for: members + fixed) + fixed
    let numbers = background + members
    let (part, variables) = part(numbers)
    guard
      var filter = DeletionFilter(
        part, background: background.count, triesLastFirst: triesLastFirst)
    else { return nil }
    filter.run()
    return (
      filter.kept.map { numbers[$0] },
      filter.certificate.renumbered(rows: numbers, variables: variables)
    )
  }
}

/// The filter at work on a system of rows of which the first ones always hold.
private struct DeletionFilter {
  private let system: RowSystem
  private let background: Range<Int>
  private let triesLastFirst: Bool
  /// The remaining members, which conflict.
  private(set) var kept: [Int]
  private(set) var certificate: FarkasCertificate
  /// By row, whether the others can hold without it.
  private var isNeeded: [Bool]
  private var tests = 0

  /// The maximum number of tests.
  private static let testLimit = 400
  /// The number of members from which the filter looks for witnesses first. The search costs about
  /// as much as this many tests.
  private static let witnessMinimum = 12

  init?(_ system: RowSystem, background count: Int, triesLastFirst: Bool) {
    self.system = system
    self.triesLastFirst = triesLastFirst
    background = 0..<count
    guard let found = system.certificate(among: Array(system.rows.indices)) else { return nil }
    isNeeded = Array(repeating: false, count: system.rows.count)
    certificate = found
    kept = found.rows.filter { $0 >= count }
    // Rounding may have hidden a part of the infeasibility certificate: then look among all.
    if !found.isExact { kept = Array(count..<system.rows.count) }
  }

  mutating func run() {
    while tests < Self.testLimit {
      if kept.count >= Self.witnessMinimum, certificate.isExact {
        for row in system.rowsWithWitness(of: certificate, background: background) {
          isNeeded[row] = true
        }
      }
      let open = kept.filter { !isNeeded[$0] }
      if open.isEmpty { return }
      leaveOut(triesLastFirst ? open.reversed() : open)
    }
  }

  /// Leaves out as many of the open members as can be spared together, from the first on; the one
  /// after them is needed.
  private mutating func leaveOut(_ open: [Int]) {
    // The number of rows that can be dropped, and the number that cannot.
    var (spared, tooMany) = (0, open.count + 1)
    var step = 1
    var left = kept
    while spared + 1 < tooMany, tests < Self.testLimit {
      let count = min(spared + step, tooMany - 1)
      tests += 1
      let out = open[..<count]
      var isOut = Array(repeating: false, count: system.rows.count)
      for row in out { isOut[row] = true }
      let others = kept.filter { !isOut[$0] }
      if let found = system.certificate(among: Array(background) + others) {
        (spared, step) = (count, step * 2)
        left = found.isExact ? found.rows.filter { $0 >= background.count } : others
        certificate = found
      } else {
        (tooMany, step) = (count, max(1, (count - spared) / 2))
      }
    }
    if tooMany <= open.count { isNeeded[open[tooMany - 1]] = true }
    kept = left
  }
}
