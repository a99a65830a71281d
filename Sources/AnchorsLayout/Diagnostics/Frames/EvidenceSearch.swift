#if !ANCHORS_SINGLE_MODULE
import AnchorsSolver
#endif

/// Finds the rows that determine a variable: the strongest there are, and among equally strong ones the
/// nearest.
///
/// The search goes outwards from the variable. Of the rows that touch what has been reached, the
/// strongest is taken in next, and reaches further variables; what is given leads no further. Rows that
/// follow from those before are left out, so that the way in which the variable follows from the others
/// is unique, and every row that takes part in it is needed.
struct EvidenceSearch: ~Copyable {
  private let evidence: Evidence
  private let mayUse: (Evidence.Row, Int) -> Bool
  private var elimination = TrackedElimination()
  /// By variable, its number in the order of being reached, or -1.
  private var number: [Int32]
  private var isKnown: [Bool]
  /// By strength, the rows to take in, first come first.
  private var queues: [[Int32]]
  private var heads: [Int]

  /// A search among the rows that may be used.
  init(_ evidence: Evidence, mayUse: @escaping (Evidence.Row, Int) -> Bool) {
    self.evidence = evidence
    self.mayUse = mayUse
    number = Array(repeating: -1, count: evidence.values.count)
    isKnown = Array(repeating: false, count: evidence.rows.count)
    queues = Array(repeating: [], count: evidence.rankCount)
    heads = Array(repeating: 0, count: evidence.rankCount)
  }

  /// The rows that determine a variable, in the order in which they were taken in; nil if they do not.
  mutating func rows(determining variable: Int32) -> [Int]? {
    reach(variable)
    while let row = next() {
      for term in evidence.rows[row].terms { reach(term.variable) }
      elimination.insert(row, evidence.rows[row].terms, number)
      if elimination.isFirstDetermined { return elimination.rowsDeterminingFirst() }
    }
    return nil
  }

  private mutating func reach(_ variable: Int32) {
    if number[Int(variable)] >= 0 { return }
    number[Int(variable)] = elimination.addVariable()
    let given = evidence.givenRow[Int(variable)]
    if given >= 0, mayUse(evidence.rows[Int(given)], Int(given)) { return enqueue(given) }
    for row in evidence.rows(with: variable) { enqueue(row) }
  }

  private mutating func enqueue(_ row: Int32) {
    let place = Int(row)
    if isKnown[place] || !mayUse(evidence.rows[place], place) { return }
    isKnown[place] = true
    queues[evidence.rows[place].rank].append(row)
  }

  private mutating func next() -> Int? {
    for rank in queues.indices where heads[rank] < queues[rank].count {
      heads[rank] += 1
      return Int(queues[rank][heads[rank] - 1])
    }
    return nil
  }
}

/// Elimination of rows one by one that knows of each result which rows it is made of, and how.
///
/// A row is reduced by those before it from its highest variable downwards, up to one that is new, which
/// becomes its pivot. The lowest variable is determined as soon as it is a pivot. What was done is kept
/// as a log, and the multipliers of the original rows follow from it backwards, as in solving by the
/// factors of a matrix.
struct TrackedElimination: ~Copyable {
  private struct Reduced {
    let row: Int
    let pivot: Term
    /// What is left of the row besides the pivot, and the reduced rows taken from it with their factors,
    /// as stretches of the pools.
    var rest: Range<Int>
    var log: Range<Int>
  }

  private var reduced: [Reduced] = []
  /// By variable, the reduced row whose pivot it is, or -1.
  private var pivotRow: [Int32] = []
  private var rest: [Term] = []
  private var log: [Term] = []
  private var sum = TermHeap()

  /// The number of a new variable, higher than all before.
  mutating func addVariable() -> Int32 {
    pivotRow.append(-1)
    return Int32(pivotRow.count - 1)
  }

  /// Whether the first variable follows from the rows.
  var isFirstDetermined: Bool { pivotRow[0] >= 0 }

  /// Takes a row in, unless it follows from those before.
  mutating func insert(_ row: Int, _ terms: [Term], _ number: [Int32]) {
    for term in terms { sum.push(number[Int(term.variable)], term.coefficient) }
    let (restStart, logStart) = (rest.count, log.count)
    var scale = 0.0
    var pivot: Term?
    while let term = sum.pop() {
      scale = max(scale, abs(term.coefficient))
      if abs(term.coefficient) <= 1e-9 * scale { continue }
      if pivot != nil {
        rest.append(term)
      } else if pivotRow[Int(term.variable)] < 0 {
        pivot = term
      } else {
        take(Int(pivotRow[Int(term.variable)]), out: term.coefficient)
      }
    }
    guard let pivot else { return log.removeLast(log.count - logStart) }
    pivotRow[Int(pivot.variable)] = Int32(reduced.count)
    reduced.append(
      Reduced(
        row: row, pivot: pivot, rest: restStart..<rest.count, log: logStart..<log.count))
  }

  /// Takes so much of a reduced row from the sum that its pivot vanishes.
  private mutating func take(_ number: Int, out coefficient: Double) {
    let factor = coefficient / reduced[number].pivot.coefficient
    log.append(Term(variable: Int32(number), coefficient: factor))
    for place in reduced[number].rest {
      sum.push(rest[place].variable, -factor * rest[place].coefficient)
    }
  }

  /// The rows that the first variable follows from, those with a multiplier that is not 0.
  func rowsDeterminingFirst() -> [Int] {
    var multipliers = Array(repeating: 0.0, count: reduced.count)
    let last = Int(pivotRow[0])
    multipliers[last] = 1 / reduced[last].pivot.coefficient
    for number in stride(from: last, through: 0, by: -1) where multipliers[number] != 0 {
      for place in reduced[number].log {
        multipliers[Int(log[place].variable)] -= multipliers[number] * log[place].coefficient
      }
    }
    let largest = multipliers.reduce(0) { max($0, abs($1)) }
    return reduced.indices.filter { abs(multipliers[$0]) > 1e-9 * largest }
      .map { reduced[$0].row }
  }
}
