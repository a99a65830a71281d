import AnchorsSolver

/// The order in which an `EvidenceSearch` from a variable reaches others.
///
/// It depends on the rows alone, not on which of them follow from others.
struct EvidenceReach: ~Copyable {
  private let evidence: Evidence
  // By variable and by row: `true` if it has been reached. Each call restores them.
  private var isReached: Pool<Bool>
  private var isKnown: Pool<Bool>
  /// By row, `true` if the first of its rivals is yet to be reached.
  private var isAwaited: Pool<Bool>
  private var reached = Pool<Int32>()
  private var known = Pool<Int32>()
  /// By rank, the first and the last row to take; -1 if there is none.
  private var queues: Pool<(first: Int32, last: Int32)>
  /// By row, the next of its queue.
  private var nextInQueue: Pool<Int32>

  init(_ evidence: Evidence) {
    self.evidence = evidence
    isReached = Pool(repeating: false, count: evidence.values.count)
    isKnown = Pool(repeating: false, count: evidence.rows.count)
    isAwaited = Pool(repeating: false, count: evidence.rows.count)
    queues = Pool(repeating: (-1, -1), count: evidence.rankCount)
    nextInQueue = Pool(repeating: -1, count: evidence.rows.count)
  }

  /// Returns, for each row, the first of its rivals that is reached, itself included.
  ///
  /// - Parameter rivals: By row, its rival among the rows asked for; -1 if it has none.
  mutating func firstRivals(
    of rows: [Int], from target: Int32, _ rivals: [(row: Int, share: Double)], _ mayUse: [Bool]
  ) -> [Int] {
    for row in rows { isAwaited[row] = true }
    var first: [Int: Int] = [:]
    var rest = rows.count
    var lowest = 0
    var next = 0
    reach(target)
    while true {
      // 1. The rows with reached variables.
      while next < reached.count, rest > 0 {
        let variable = reached[next]
        next += 1
        // A fixed value leads nowhere.
        let fixed = evidence.fixedRow[Int(variable)]
        if fixed >= 0, mayUse[Int(fixed)] { continue }
        evidence.forEachRow(with: variable) { row in
          if isKnown[row] || !mayUse[Int(row)] { return }
          isKnown[row] = true
          known.append(row)
          lowest = min(lowest, enqueue(row))
          let rival = rivals[Int(row)].row
          if rival >= 0, isAwaited[rival] {
            isAwaited[rival] = false
            first[rival] = Int(row)
            rest -= 1
          }
        }
      }
      // 2. The variables of the strongest.
      while lowest < queues.count, queues[lowest].first < 0 { lowest += 1 }
      if rest == 0 || lowest == queues.count { break }
      let row = queues[lowest].first
      queues[lowest].first = nextInQueue[row]
      evidence.forEachVariable(of: row) { reach($0) }
    }
    for row in rows { isAwaited[row] = false }
    restore()
    return rows.map { first[$0] ?? $0 }
  }

  @inline(__always)
  private mutating func reach(_ variable: Int32) {
    if isReached[variable] { return }
    isReached[variable] = true
    reached.append(variable)
  }

  /// Puts a row at the end of its queue. Returns its rank.
  @inline(__always)
  private mutating func enqueue(_ row: Int32) -> Int {
    let rank = evidence.rank(of: row)
    nextInQueue[row] = -1
    if queues[rank].first < 0 {
      queues[rank].first = row
    } else {
      nextInQueue[queues[rank].last] = row
    }
    queues[rank].last = row
    return rank
  }

  private mutating func restore() {
    for place in 0..<reached.count { isReached[reached[place]] = false }
    for place in 0..<known.count {
      isKnown[known[place]] = false
      queues[evidence.rank(of: known[place])].first = -1
    }
    reached.removeAll()
    known.removeAll()
  }
}
