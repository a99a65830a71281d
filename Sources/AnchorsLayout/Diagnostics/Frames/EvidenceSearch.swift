import AnchorsSolver

/// Finds the rows that determine a variable: the strongest there are, and among equally strong ones
/// the nearest.
///
/// The search starts at the variable. Of the rows that touch a reached variable, the strongest is
/// added next, and reaches more variables; fixed rows reach none. Rows that follow from earlier
/// ones are left out, so the combination that determines the variable is unique, and each row in it
/// is needed.
struct EvidenceSearch {
  private let evidence: Evidence
  private let mayUse: (Evidence.Row, Int) -> Bool
  private let equations = Equations()
  /// The rows that have been added.
  private var taken: [Int] = []
  /// By variable that is reached, its number in the order of being reached.
  private var number: [Int32: Int32] = [:]
  private var known: Set<Int32> = []
  /// By strength, the rows to add, in the order in which they were reached.
  private var queues: [ArraySlice<Int32>]

  /// A search among the rows that may be used.
  init(_ evidence: Evidence, mayUse: @escaping (Evidence.Row, Int) -> Bool) {
    self.evidence = evidence
    self.mayUse = mayUse
    queues = Array(repeating: [], count: evidence.rankCount)
  }

  /// The rows that determine a variable, in the order in which they were added; `nil` if no rows
  /// determine it.
  mutating func rows(determining variable: Int32) -> [Int]? {
    reach(variable)
    while !equations.isDefined(0), takeInNext() {}
    return equations.combination(of: [Term(variable: 0, coefficient: 1)])?.map { taken[$0] }
  }

  /// Adds the strongest row that touches a reached variable, if there is one.
  private mutating func takeInNext() -> Bool {
    guard let row = next() else { return false }
    let terms = evidence.rows[row].terms
    for term in terms { reach(term.variable) }
    taken.append(row)
    _ = equations.add(
      terms.map { Term(variable: number[$0.variable] ?? 0, coefficient: $0.coefficient) })
    return true
  }

  private mutating func reach(_ variable: Int32) {
    if number[variable] != nil { return }
    number[variable] = equations.addVariable()
    let fixed = evidence.fixedRow[Int(variable)]
    if fixed >= 0, mayUse(evidence.rows[Int(fixed)], Int(fixed)) { return enqueue(fixed) }
    for row in evidence.rows(with: variable) { enqueue(row) }
  }

  private mutating func enqueue(_ row: Int32) {
    let place = Int(row)
    if known.contains(row) || !mayUse(evidence.rows[place], place) { return }
    known.insert(row)
    queues[evidence.rows[place].rank].append(row)
  }

  private mutating func next() -> Int? {
    for rank in queues.indices {
      if let row = queues[rank].popFirst() { return Int(row) }
    }
    return nil
  }
}
