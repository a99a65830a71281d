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
    /// The first of its rivals to be reached; -1 for none yet, and -2 if none is awaited. And when
    /// it was reached: after how many rows.
    var firstRival: Int32 = -2
    var time: Int32 = 0
    /// The same in the search that is kept; a time of -1 if none was reached there.
    var keptRival: Int32 = -1
    var keptTime: Int32 = -1
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
  /// A long search, and the time at which it has come to each of its first states. Another one that
  /// comes to the same state goes on like it: that of a view in a stack like that of the stack.
  @exclusivity(unchecked) private var keptTimes = SearchStateTable()
  @exclusivity(unchecked) private var kept: [Int] = []

  /// The number of rows after which no common state is looked for.
  private static let mostStates: Int32 = 32

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
    for row in rows { self.rows[row].firstRival = -1 }
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
    var time: Int32 = 0
    var times = SearchStateTable()
    var state = SearchState()
    let isLong = rest > Int(Self.mostStates) && limit == requiredCount
    search += 1
    for rank in 0..<queues.count { queues[rank].first = -1 }
    reached.removeAll()
    reach(target)
    while true {
      // 1. The rows with reached variables.
      while next < reached.count, rest > 0 {
        let variable = reached[next]
        next += 1
        if time < Self.mostStates { state.insert(SearchState.mark(Int(variable))) }
        for place in graph.rows(with: variable) {
          let number = Int(graph.rows[place])
          if searchOfRow[number] == search { continue }
          let row = rows[number]
          if row.rival >= 0, rows[row.rival].firstRival == -1 {
            rows[row.rival].firstRival = Int32(number)
            rows[row.rival].time = time
            rest -= 1
          }
          if number >= limit { continue }
          searchOfRow[number] = search
          enqueue(number, Int(row.rank))
          lowest = min(lowest, Int(row.rank))
        }
      }
      // 2. The variables of the strongest, unless the search goes on like another.
      while lowest < queues.count, queues[lowest].first < 0 { lowest += 1 }
      if rest == 0 || lowest == queues.count { break }
      if isLong, time < Self.mostStates {
        let now = withQueues(state)
        if let kept = keptTimes[now], takeOver(awaited, after: kept) { return 0 }
        times[now] = time
      }
      time += 1
      let row = queues[lowest].first
      queues[lowest].first = rows[row].next
      for place in graph.variables(of: row) { reach(graph.variables[place]) }
    }
    if isLong, rest == 0 { keep(awaited, times) }
    return rest
  }

  /// Returns a state with the rows that are to be taken.
  private func withQueues(_ state: SearchState) -> SearchState {
    var state = state
    for rank in 0..<queues.count {
      var row = queues[rank].first
      while row >= 0 {
        state.append(row)
        row = rows[row].next
      }
    }
    return state
  }

  /// Takes over the rivals that the kept search has reached after some time. Returns `false` if it
  /// has not reached all that are awaited.
  private func takeOver(_ awaited: [Int], after time: Int32) -> Bool {
    for row in awaited where rows[row].firstRival == -1 && rows[row].keptTime <= time {
      return false
    }
    for row in awaited where rows[row].firstRival == -1 {
      rows[row].firstRival = rows[row].keptRival
    }
    return true
  }

  private func keep(_ awaited: [Int], _ times: SearchStateTable) {
    for row in kept { rows[row].keptTime = -1 }
    for row in awaited {
      (rows[row].keptRival, rows[row].keptTime) = (rows[row].firstRival, rows[row].time)
    }
    (kept, keptTimes) = (awaited, times)
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
