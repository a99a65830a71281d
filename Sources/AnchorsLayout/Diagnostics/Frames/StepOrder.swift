import AnchorsSolver

/// Puts the rows that determine a variable in the order in which they are explained: those with the
/// variable, then those with their other variables, and so on. Rows that fixed values lead to come
/// last.
final class StepOrder {
  private let evidence: Evidence
  // Each call restores both, so that it need not reset all variables.
  /// By variable, its first entry in the list of rows with it; -1 if it has none.
  private var firstEntry: [Int32]
  private var isReached: [Bool]

  init(_ evidence: Evidence) {
    self.evidence = evidence
    firstEntry = Array(repeating: -1, count: evidence.values.count)
    isReached = Array(repeating: false, count: evidence.values.count)
  }

  /// Returns the rows, each with the variable through which it was reached.
  func order(_ rows: [Int], from target: Int32) -> [(row: Int, via: Int32)] {
    var entries: [(place: Int32, next: Int32)] = []
    for place in rows.indices.reversed() {
      for term in evidence.rows[rows[place]].terms {
        entries.append((Int32(place), firstEntry[Int(term.variable)]))
        firstEntry[Int(term.variable)] = Int32(entries.count - 1)
      }
    }
    var ordered: [(row: Int, via: Int32)] = []
    var isOrdered = Array(repeating: false, count: rows.count)
    var reached = [target]
    // Fixed values lead back to everything, so they come last.
    var pending: [Int32] = []
    var (next, nextPending) = (0, 0)
    isReached[Int(target)] = true
    while next < reached.count || nextPending < pending.count {
      let variable = next < reached.count ? reached[next] : pending[nextPending]
      if next < reached.count { next += 1 } else { nextPending += 1 }
      var entry = firstEntry[Int(variable)]
      while entry >= 0 {
        let place = Int(entries[Int(entry)].place)
        entry = entries[Int(entry)].next
        if isOrdered[place] { continue }
        isOrdered[place] = true
        ordered.append((rows[place], variable))
        for term in evidence.rows[rows[place]].terms where !isReached[Int(term.variable)] {
          isReached[Int(term.variable)] = true
          if evidence.fixedRow[Int(term.variable)] >= 0 {
            pending.append(term.variable)
          } else {
            reached.append(term.variable)
          }
        }
      }
    }
    for variable in reached + pending { isReached[Int(variable)] = false }
    for row in rows {
      for term in evidence.rows[row].terms { firstEntry[Int(term.variable)] = -1 }
    }
    return ordered
  }
}
