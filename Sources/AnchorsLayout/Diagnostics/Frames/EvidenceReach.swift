import AnchorsSolver

/// The order in which an `EvidenceSearch` from a variable reaches others.
///
/// It depends on the rows alone, not on which of them follow from others.
final class EvidenceReach {
  private struct Row: BitwiseCopyable {
    let rank: Int32
    /// The row that its rivals have in common; -1 if it has none.
    let rival: Int32
    /// The next of its queue.
    var next: Int32 = -1
    /// The first of its rivals to be reached; -1 for none yet, and -2 if none is awaited.
    var firstRival: Int32 = -2
  }

  private let graph: EvidenceGraph
  private let requiredCount: Int
  @exclusivity(unchecked) private var rows: Pool<Row>
  /// By row, the latest search that has reached it.
  @exclusivity(unchecked) private var searchOfRow: Pool<Int32>
  /// By variable, the latest search that has reached it. Variables to which rows give numbers lead
  /// nowhere: no search reaches them.
  @exclusivity(unchecked) private var searches: Pool<Int32>
  @exclusivity(unchecked) private var reached = Pool<Int32>()
  /// By rank, the first and the last row to take; -1 if there is none.
  @exclusivity(unchecked) private var queues: Pool<(first: Int32, last: Int32)>
  @exclusivity(unchecked) private var search: Int32 = 0
  /// By row that rivals have in common, the one that is reached first from elsewhere; -1 if that
  /// depends on where a search starts.
  @exclusivity(unchecked) private var winners = Pool<Int32>()

  /// - Parameter rivals: By row, the row that its rivals have in common; -1 if it has none.
  init(_ evidence: Evidence, rivals: (Int) -> Int, mayUse: (Int) -> Bool) {
    graph = EvidenceGraph(evidence, mayUse: mayUse)
    requiredCount = evidence.requiredCount
    rows = Pool(capacity: evidence.rows.count)
    for (number, row) in evidence.rows.enumerated() {
      rows.append(Row(rank: Int32(row.rank), rival: Int32(rivals(number))))
    }
    searchOfRow = Pool(repeating: 0, count: evidence.rows.count)
    searches = Pool(capacity: evidence.values.count)
    for row in evidence.fixedRow { searches.append(row >= 0 && mayUse(Int(row)) ? .max : 0) }
    queues = Pool(repeating: (-1, -1), count: evidence.rankCount)
    winners = findWinners()
  }

  /// Returns, for each row, the first of its rivals that is reached, itself included.
  func firstRivals(of rows: [Int], from target: Int32) -> [Int] {
    for row in rows { self.rows[row].firstRival = winners[row] }
    // A search that starts at a rival is not one from elsewhere.
    for variable in [target, otherVariable(than: target)] {
      for place in graph.rows(with: variable) {
        let rival = self.rows[graph.rows[place]].rival
        if rival >= 0, self.rows[rival].firstRival >= 0 { self.rows[rival].firstRival = -1 }
      }
    }
    // All required rows come before others, and mostly reach all rivals.
    let rest = search(from: target, rows, limit: requiredCount)
    if rest > 0 { _ = search(from: target, rows, limit: self.rows.count) }
    return rows.map { row in
      defer { self.rows[row].firstRival = -2 }
      return self.rows[row].firstRival < 0 ? row : Int(self.rows[row].firstRival)
    }
  }

  /// Searches from a variable and takes only rows before a limit, until the first rival of each row
  /// is reached. Returns of how many rows none was.
  private func search(from target: Int32, _ awaited: [Int], limit: Int) -> Int {
    var rest = awaited.count { rows[$0].firstRival == -1 }
    var lowest = 0
    var next = 0
    search += 1
    for rank in 0..<queues.count { queues[rank].first = -1 }
    reached.removeAll()
    reach(target)
    while true {
      // 1. The rows with reached variables.
      while next < reached.count, rest > 0 {
        let variable = reached[next]
        next += 1
        for place in graph.rows(with: variable) {
          let number = Int(graph.rows[place])
          if searchOfRow[number] == search { continue }
          let row = rows[number]
          if row.rival >= 0, rows[row.rival].firstRival == -1 {
            rows[row.rival].firstRival = Int32(number)
            rest -= 1
          }
          if number >= limit { continue }
          searchOfRow[number] = search
          enqueue(number, Int(row.rank))
          lowest = min(lowest, Int(row.rank))
        }
      }
      // 2. The variables of the strongest.
      while lowest < queues.count, queues[lowest].first < 0 { lowest += 1 }
      if rest == 0 || lowest == queues.count { return rest }
      let row = queues[lowest].first
      queues[lowest].first = rows[row].next
      for place in graph.variables(of: row) { reach(graph.variables[place]) }
    }
  }

  @inline(__always)
  private func reach(_ variable: Int32) {
    if searches[variable] >= search { return }
    searches[variable] = search
    reached.append(variable)
  }

  /// Puts a row at the end of the queue of its rank.
  @inline(__always)
  private func enqueue(_ row: Int, _ rank: Int) {
    rows[row].next = -1
    if queues[rank].first < 0 {
      queues[rank].first = Int32(row)
    } else {
      rows[queues[rank].last].next = Int32(row)
    }
    queues[rank].last = Int32(row)
  }
}

// MARK: - Rivals alike

// Labels in a row of a stack are often alike: what holds for one of them, its rows with the two
// variables of the view on an axis, holds for another, whose rows come later. Each search that
// reaches such a row by a variable of neither view has reached its twin by the same variable, and
// before it; and a row that reaches a variable of the later view comes after its twin, which
// reaches the same variable of the earlier view. So the earlier one is always reached first, unless
// the search starts at the later one.

extension EvidenceReach {
  /// Finds the rivals that come first because the others are like them.
  private func findWinners() -> Pool<Int32> {
    var winners = Pool<Int32>(repeating: -1, count: rows.count)
    // 1. The first of each.
    for row in (0..<Int32(rows.count)).reversed() where rows[row].rival >= 0 {
      winners[rows[row].rival] = row
    }
    // 2. The others must be like it.
    for row in 0..<Int32(rows.count) where rows[row].rival >= 0 {
      let first = winners[rows[row].rival]
      if first >= 0, first != row, !isAlike(openVariable(of: first), openVariable(of: row)) {
        winners[rows[row].rival] = -1
      }
    }
    return winners
  }

  /// The variable of a rival that has no number yet.
  private func openVariable(of row: Int32) -> Int32 {
    for place in graph.variables(of: row) where searches[graph.variables[place]] < .max {
      return graph.variables[place]
    }
    return -1
  }

  /// The position of a view whose length is given, and the other way round.
  private func otherVariable(than variable: Int32) -> Int32 {
    let count = Int32(searches.count)
    return (variable + count / 2) % count
  }

  /// Returns `true` if the rows with an earlier variable, and those with the other one of its view,
  /// are the twins of those with a later one, in the same order, each before the other.
  private func isAlike(_ earlier: Int32, _ later: Int32) -> Bool {
    if earlier < 0 || later < 0 || earlier == later { return false }
    let (one, other) = (otherVariable(than: earlier), otherVariable(than: later))
    func haveTwins(_ first: Int32, _ second: Int32) -> Bool {
      let (own, others) = (graph.rows(with: first), graph.rows(with: second))
      if own.count != others.count || (searches[first] == .max) != (searches[second] == .max) {
        return false
      }
      for place in 0..<own.count {
        let (row, twin) = (
          graph.rows[own.lowerBound + place], graph.rows[others.lowerBound + place]
        )
        if row >= twin || rows[row].rank != rows[twin].rank { return false }
        let (terms, twins) = (graph.variables(of: row), graph.variables(of: twin))
        if terms.count != twins.count { return false }
        for place in 0..<terms.count {
          let variable = graph.variables[terms.lowerBound + place]
          let wanted = variable == earlier ? later : variable == one ? other : variable
          if graph.variables[twins.lowerBound + place] != wanted { return false }
        }
      }
      return true
    }
    return haveTwins(earlier, later) && haveTwins(one, other)
  }
}
