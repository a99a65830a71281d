import AnchorsSolver

/// The order in which an `EvidenceSearch` from a variable reaches others.
///
/// It depends on the rows alone, not on which of them follow from others.
final class EvidenceReach {
  private let graph: EvidenceGraph
  private let requiredCount: Int
  /// By row, its rank and its rival.
  private let rows: Pool<(rank: Int32, rival: Int32)>
  /// By variable, `true` if it leads nowhere, because a row gives it a number.
  private let isNumber: Pool<Bool>
  // By variable and by row: `true` if it has been reached. Each call restores them.
  @exclusivity(unchecked) private var isReached: Pool<Bool>
  @exclusivity(unchecked) private var isKnown: Pool<Bool>
  @exclusivity(unchecked) private var reached = Pool<Int32>()
  @exclusivity(unchecked) private var known = Pool<Int32>()
  /// By row, the first of its rivals to be reached; -1 for none yet, and -2 if none is awaited.
  @exclusivity(unchecked) private var firstRival: Pool<Int32>
  /// By rank, the first and the last row to take; -1 if there is none.
  @exclusivity(unchecked) private var queues: Pool<(first: Int32, last: Int32)>
  /// By row, the next of its queue.
  @exclusivity(unchecked) private var nextInQueue: Pool<Int32>

  /// - Parameter rivals: By row, the row that its rivals have in common; -1 if it has none.
  init(_ evidence: Evidence, rivals: (Int) -> Int, mayUse: (Int) -> Bool) {
    graph = EvidenceGraph(evidence, mayUse: mayUse)
    requiredCount = evidence.requiredCount
    var rows = Pool<(rank: Int32, rival: Int32)>(capacity: evidence.rows.count)
    for (number, row) in evidence.rows.enumerated() {
      rows.append((Int32(row.rank), Int32(rivals(number))))
    }
    self.rows = rows
    var isNumber = Pool<Bool>(capacity: evidence.values.count)
    for row in evidence.fixedRow { isNumber.append(row >= 0 && mayUse(Int(row))) }
    self.isNumber = isNumber
    isReached = Pool(repeating: false, count: evidence.values.count)
    isKnown = Pool(repeating: false, count: evidence.rows.count)
    firstRival = Pool(repeating: -2, count: evidence.rows.count)
    queues = Pool(repeating: (-1, -1), count: evidence.rankCount)
    nextInQueue = Pool(repeating: -1, count: evidence.rows.count)
  }

  /// Returns, for each row, the first of its rivals that is reached, itself included.
  func firstRivals(of rows: [Int], from target: Int32) -> [Int] {
    for row in rows { firstRival[row] = -1 }
    // All required rows come before others, and mostly reach all rivals.
    let rest = search(target, rows.count, limit: requiredCount)
    if rest > 0 { _ = search(target, rest, limit: self.rows.count) }
    return rows.map { row in
      defer { firstRival[row] = -2 }
      return firstRival[row] < 0 ? row : Int(firstRival[row])
    }
  }

  /// Searches from a variable and takes only rows before a limit, until the first of all rivals are
  /// reached. Returns of how many rows none was.
  private func search(_ target: Int32, _ awaited: Int, limit: Int) -> Int {
    var rest = awaited
    var lowest = 0
    var next = 0
    reach(target)
    while true {
      // 1. The rows with reached variables.
      while next < reached.count, rest > 0 {
        let variable = reached[next]
        next += 1
        if isNumber[variable] { continue }
        for place in graph.rows(with: variable) {
          let row = graph.rows[place]
          if isKnown[row] { continue }
          let (rank, rival) = rows[row]
          if rival >= 0, firstRival[rival] == -1 {
            firstRival[Int(rival)] = row
            rest -= 1
          }
          if row >= limit { continue }
          isKnown[Int(row)] = true
          known.append(row)
          enqueue(row, Int(rank))
          lowest = min(lowest, Int(rank))
        }
      }
      // 2. The variables of the strongest.
      while lowest < queues.count, queues[lowest].first < 0 { lowest += 1 }
      if rest == 0 || lowest == queues.count { break }
      let row = queues[lowest].first
      queues[lowest].first = nextInQueue[row]
      for place in graph.variables(of: row) { reach(graph.variables[place]) }
    }
    restore()
    return rest
  }

  @inline(__always)
  private func reach(_ variable: Int32) {
    if isReached[variable] { return }
    isReached[variable] = true
    reached.append(variable)
  }

  /// Puts a row at the end of the queue of its rank.
  @inline(__always)
  private func enqueue(_ row: Int32, _ rank: Int) {
    nextInQueue[row] = -1
    if queues[rank].first < 0 {
      queues[rank].first = row
    } else {
      nextInQueue[queues[rank].last] = row
    }
    queues[rank].last = row
  }

  private func restore() {
    for place in 0..<reached.count { isReached[reached[place]] = false }
    for place in 0..<known.count {
      isKnown[known[place]] = false
      queues[Int(rows[known[place]].rank)].first = -1
    }
    reached.removeAll()
    known.removeAll()
  }
}
