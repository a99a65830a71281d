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
  private lazy var winners = findWinners()

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
  private func findWinners() -> [Int32] {
    var winners = Array(repeating: Int32(-1), count: rows.count)
    var groups: [Int32: [Int32]] = [:]
    for row in 0..<Int32(rows.count) where rows[row].rival >= 0 {
      groups[rows[row].rival, default: []].append(row)
    }
    for (rival, group) in groups {
      let variables = group.map(openVariable)
      if variables.dropFirst().allSatisfy({ isAlike(variables[0], $0) }) {
        winners[Int(rival)] = group[0]
      }
    }
    return winners
  }

  /// The variable of a rival that has no number yet.
  private func openVariable(of row: Int32) -> Int32 {
    let open = graph.variables(of: row).first { searches[graph.variables[$0]] < .max }
    return open.map { graph.variables[$0] } ?? -1
  }

  /// The position of a view whose length is given, and the other way round.
  private func otherVariable(than variable: Int32) -> Int32 {
    let count = Int32(searches.count)
    return (variable + count / 2) % count
  }

  /// Returns `true` if the rows with an earlier variable, or with the other one of its view, are
  /// the twins of those with a later one, in the same order, each before the other.
  private func isAlike(_ earlier: Int32, _ later: Int32) -> Bool {
    if earlier < 0 || later < 0 || earlier == later { return false }
    let others = (otherVariable(than: earlier), otherVariable(than: later))
    if (searches[others.0] == .max) != (searches[others.1] == .max) { return false }
    let (first, second) = (rows(around: earlier), rows(around: later))
    return first.count == second.count
      && zip(first, second).allSatisfy { one, other in
        one < other && rows[one].rank == rows[other].rank
          && variables(of: one, for: earlier) == variables(of: other, for: later)
      }
  }

  /// The rows with one of the two variables of a view.
  private func rows(around variable: Int32) -> [Int32] {
    let all = [variable, otherVariable(than: variable)].flatMap { variable in
      graph.rows(with: variable).map { graph.rows[$0] }
    }
    var rows = all.inOrder(<)
    rows.removeRepetitions()
    return rows
  }

  /// The variables of a row, with marks in the place of the two of a view.
  private func variables(of row: Int32, for variable: Int32) -> [Int32] {
    graph.variables(of: row).map { place in
      let found = graph.variables[place]
      return found == variable ? -1 : found == otherVariable(than: variable) ? -2 : found
    }
  }
}
