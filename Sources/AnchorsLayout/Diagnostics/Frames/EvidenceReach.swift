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
    /// The latest search that has reached it.
    var search: Int32 = 0
    /// The first of its rivals to be reached; -1 for none yet, and -2 if none is awaited.
    var firstRival: Int32 = -2
  }

  private let graph: EvidenceGraph
  private let requiredCount: Int
  @exclusivity(unchecked) private var rows: Pool<Row>
  /// By variable, the latest search that has reached it. Variables to which rows give numbers lead
  /// nowhere: no search reaches them.
  @exclusivity(unchecked) private var searches: Pool<Int32>
  @exclusivity(unchecked) private var reached = Pool<Int32>()
  /// By rank, the first and the last row to take; -1 if there is none.
  @exclusivity(unchecked) private var queues: Pool<(first: Int32, last: Int32)>
  @exclusivity(unchecked) private var search: Int32 = 0

  /// - Parameter rivals: By row, the row that its rivals have in common; -1 if it has none.
  init(_ evidence: Evidence, rivals: (Int) -> Int, mayUse: (Int) -> Bool) {
    graph = EvidenceGraph(evidence, mayUse: mayUse)
    requiredCount = evidence.requiredCount
    rows = Pool(capacity: evidence.rows.count)
    for (number, row) in evidence.rows.enumerated() {
      rows.append(Row(rank: Int32(row.rank), rival: Int32(rivals(number))))
    }
    searches = Pool(capacity: evidence.values.count)
    for row in evidence.fixedRow { searches.append(row >= 0 && mayUse(Int(row)) ? .max : 0) }
    queues = Pool(repeating: (-1, -1), count: evidence.rankCount)
  }

  /// Returns, for each row, the first of its rivals that is reached, itself included.
  func firstRivals(of rows: [Int], from target: Int32) -> [Int] {
    for row in rows { self.rows[row].firstRival = -1 }
    // All required rows come before others, and mostly reach all rivals.
    let rest = search(from: target, rows.count, limit: requiredCount)
    if rest > 0 { _ = search(from: target, rest, limit: self.rows.count) }
    return rows.map { row in
      defer { self.rows[row].firstRival = -2 }
      return self.rows[row].firstRival < 0 ? row : Int(self.rows[row].firstRival)
    }
  }

  /// Searches from a variable and takes only rows before a limit, until the first of all rivals are
  /// reached. Returns of how many rows none was.
  private func search(from target: Int32, _ awaited: Int, limit: Int) -> Int {
    var rest = awaited
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
          let row = rows[number]
          if row.search == search { continue }
          if row.rival >= 0, rows[row.rival].firstRival == -1 {
            rows[row.rival].firstRival = Int32(number)
            rest -= 1
          }
          if number >= limit { continue }
          rows[number].search = search
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
