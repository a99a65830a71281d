import AnchorsSolver

// The rows that an `EvidenceSearch` from a variable finds, without the search.
//
// A basis has the strongest independent rows; each other row that may be used, a left-out row, is a
// combination of rows in it: with these it is a circuit. A variable's combination of basis rows is
// the only one, unless it shares rows with circuits. Rows that give variables their numbers belong
// to no circuit here, because they follow from the others.
//
// A search takes the strongest row that touches a reached variable. Before it takes a row with one
// variable, it has therefore taken all stronger rows that share a variable with any taken row. So
// when it takes the row of a circuit, the others being stronger, it has taken all of them: they are
// connected. Two kinds of left-out rows are therefore harmless:
//
// 1. A row with one variable that is weaker than the rest of its circuit is never independent of
//    the rows taken before it.
// 2. Of a row with one variable and a basis row of the same strength and with one variable, the
//    rest of the circuit being stronger, only the one taken first is. These rows are *rivals*, and
//    the first variable that is reached of theirs decides. The combination with the winner is that
//    of the basis with the winner substituted.
//
// A left-out row weaker than the whole combination is harmless as well: until the variable is
// determined, a row of the combination touches a reached variable. Other circuits that overlap with
// the combination, directly or through others, need a search.

/// The strongest independent rows among those of a layout that may be used.
final class EvidenceBasis {
  typealias Combination = [FarkasCertificate.Part]

  private let evidence: Evidence
  private let equations = Equations()
  private var isUsed: [Bool]
  /// The left-out rows, and those of them that are not harmless.
  private var leftOut: [Int] = []
  private var harmful: [Int] = []
  /// By row, its rival in the basis, with the row's share of it; -1 if it has none.
  private var rivals: [(row: Int, share: Double)]
  private var hasRivals = false
  private lazy var reach = EvidenceReach(
    evidence, rivals: { rivals[$0].row }, mayUse: { isUsed[$0] })
  private lazy var circuits = Circuits(self)
  /// By variable, `true` if no rows determine it; `false` says nothing.
  private lazy var isOpen = equations.areEvidentlyOpen()
  /// The latest combinations. Those of a stack's views share that of the stack.
  private var latest: [(variable: Int32, combination: Combination?)] = []

  init(_ evidence: Evidence, mayUse: (Evidence.Row) -> Bool) {
    self.evidence = evidence
    isUsed = evidence.rows.indices.map {
      mayUse(evidence.rows[$0]) && evidence.isReached($0)
    }
    rivals = Array(repeating: (-1, 0), count: evidence.rows.count)
    for _ in evidence.values { _ = equations.addVariable() }
    // The number of independent rows that there may still be, and the rank of the last one.
    var rest = evidence.variableCount(of: evidence.rows.indices.filter { isUsed[$0] })
    var lastRank = -1
    for row in evidence.rows.indices {
      let terms = evidence.rows[row].terms
      let follows = isUsed[row] && (rest == 0 || equations.imply(terms))
      // Equations have the numbers of their rows.
      if equations.add(isUsed[row] && !follows ? terms : []) {
        rest -= 1
        lastRank = evidence.rows[row].rank
      }
      if !follows { continue }
      leftOut.append(row)
      if !isHarmless(row, lastRank) { harmful.append(row) }
    }
  }

  /// Returns `true` if a left-out row is harmless, and notes its rival.
  private func isHarmless(_ row: Int, _ lastRank: Int) -> Bool {
    if !evidence.hasOneVariable(row) { return false }
    let rank = evidence.rows[row].rank
    if rank > lastRank { return true }
    let equals = circuit(of: row).filter { evidence.rows[$0.source].rank == rank }
    guard let rival = equals.first else { return true }
    guard equals.count == 1, evidence.hasOneVariable(rival.source) else { return false }
    hasRivals = true
    rivals[row] = (rival.source, rival.multiplier)
    rivals[rival.source] = (rival.source, 1)
    return true
  }

  /// Returns the rows that make a circuit with a left-out row, but those that give a variable its
  /// number.
  private func circuit(of row: Int) -> Combination {
    (equations.weightedCombination(of: evidence.rows[row].terms) ?? []).filter {
      !evidence.givesNumber($0.source)
    }
  }

  /// The circuits of a basis. They are as long as chains, and few questions need them.
  private final class Circuits {
    /// By row, `true` if it is in a circuit.
    let isMember: [Bool]
    /// By row, a number that circuits with a common row share.
    private let numbers: [Int]
    /// By number, the rank of the strongest row that is not harmless.
    private var harmfulRanks: [Int: Int] = [:]

    init(_ basis: EvidenceBasis) {
      var isMember = basis.isUsed.map { _ in false }
      var sets = DisjointSets(count: isMember.count)
      for row in basis.leftOut {
        isMember[row] = true
        for part in basis.circuit(of: row) {
          isMember[part.source] = true
          sets.unite(row, part.source)
        }
      }
      self.isMember = isMember
      numbers = isMember.indices.map { sets.find($0) }
      for row in basis.harmful.reversed() {
        harmfulRanks[numbers[row]] = basis.evidence.rows[row].rank
      }
    }

    /// Returns `true` if a row is connected with a left-out row that is not harmless and not weaker
    /// than a rank.
    func mayHarm(_ row: Int, _ rank: Int) -> Bool {
      isMember[row] && harmfulRanks[numbers[row], default: .max] <= rank
    }
  }

  /// Returns rows that determine a variable, the strongest first; `nil` if none do. There may be
  /// others.
  func combination(of variable: Int32) -> Combination? {
    if isOpen[Int(variable)] { return nil }
    if let known = latest.first(where: { $0.variable == variable }) { return known.combination }
    var found: Combination?
    if let (other, part) = equations.other(parallelTo: variable) {
      found = combination(of: other).map { $0.adding(part) }
    } else {
      found = equations.weightedCombination(of: [Term(variable: variable, coefficient: 1)])
    }
    if latest.count == 4 { latest.removeFirst() }
    latest.append((variable, found))
    return found
  }

  /// Returns `true` if a search would find these rows, but for rivals of some of them.
  private func isDecided(_ combination: Combination) -> Bool {
    guard let weakest = combination.last, !harmful.isEmpty else { return true }
    let rank = evidence.rows[weakest.source].rank
    return !combination.contains { circuits.mayHarm($0.source, rank) }
  }

  /// Returns the rows that a search from a variable finds, the strongest first; `nil` if only a
  /// search tells.
  func rows(determining variable: Int32) -> [Int]? {
    guard var combination = combination(of: variable), isDecided(combination) else { return nil }
    // Substitute the winners. The rest of their circuits is stronger, but may have rivals again.
    var sum = [Term(variable: variable, coefficient: 1)]
    var winners: [Int] = []
    while true {
      let contested = hasRivals ? combination.filter { rivals[$0.source].row >= 0 } : []
      if contested.isEmpty { break }
      let won = reach.firstRivals(of: contested.map { $0.source }, from: variable)
      let formerCount = winners.count
      for (loser, winner) in zip(contested, won) where winner != loser.source {
        winners.append(winner)
        let factor = loser.multiplier / rivals[winner].share
        for term in evidence.rows[winner].terms {
          sum.append(Term(variable: term.variable, coefficient: -factor * term.coefficient))
        }
      }
      if winners.count == formerCount { break }
      combination = equations.weightedCombination(of: sum) ?? []
    }
    let rows = combination.map { $0.source }
    return winners.isEmpty ? rows : (rows + winners).inOrder(<)
  }

  /// Returns `true` if the other rows that hold say nothing about what some rows say. So what each
  /// of them determines would move, or be ambiguous, without it.
  func areNeeded(_ rows: some Sequence<Int>) -> Bool {
    let circuits = circuits
    return rows.allSatisfy { isUsed[$0] && !circuits.isMember[$0] }
  }
}

extension EvidenceBasis.Combination {
  /// Returns the combination with a share of one more row, which may be among its rows.
  fileprivate func adding(_ part: FarkasCertificate.Part) -> Self {
    var sum = self
    let place = firstIndex { $0.source >= part.source } ?? count
    guard place < count, self[place].source == part.source else {
      sum.insert(part, at: place)
      return sum
    }
    sum[place].multiplier += part.multiplier
    if abs(sum[place].multiplier) <= Tolerance.slope { sum.remove(at: place) }
    return sum
  }
}

extension Evidence {
  /// Returns the number of variables of some rows.
  fileprivate func variableCount(of rows: [Int]) -> Int {
    var isMentioned = values.map { _ in false }
    for row in rows { for term in self.rows[row].terms { isMentioned[Int(term.variable)] = true } }
    return isMentioned.count { $0 }
  }

  /// Returns `true` if a search can reach a row: it gives a variable its number, or has a variable
  /// without one.
  fileprivate func isReached(_ row: Int) -> Bool {
    givesNumber(row) || rows[row].terms.contains { fixedRow[Int($0.variable)] < 0 }
  }

  /// Returns `true` if a row has one variable without a number.
  fileprivate func hasOneVariable(_ row: Int) -> Bool {
    rows[row].terms.reduce(0) { $0 + (fixedRow[Int($1.variable)] < 0 ? 1 : 0) } == 1
  }

  /// Returns `true` if a row gives a variable its number.
  fileprivate func givesNumber(_ row: Int) -> Bool {
    rows[row].terms.count == 1 && fixedRow[Int(rows[row].terms[0].variable)] == Int32(row)
  }
}

/// The bases of a layout's evidence, each made when it is first asked for.
final class EvidenceBases {
  private let evidence: Evidence
  private var byPriority: [Double: EvidenceBasis] = [:]

  init(_ evidence: Evidence) { self.evidence = evidence }

  /// Fixed values and required equalities.
  private(set) lazy var required = EvidenceBasis(evidence) { $0.kind <= .requiredEquality }

  /// Everything that holds, the engine's tie-breaking last.
  private(set) lazy var all = EvidenceBasis(evidence) { $0.both < 0 }

  /// Everything that holds but the engine's tie-breaking.
  private(set) lazy var stated = downTo(-.infinity)

  /// The levels down to a priority; `nil` if there are too many to keep a basis of each. If both
  /// sides of an intrinsic size take part, they are one row.
  func downTo(_ priority: Double) -> EvidenceBasis? {
    if let basis = byPriority[priority] { return basis }
    if byPriority.count >= 16 { return nil }
    let basis = EvidenceBasis(evidence) { [evidence] row in
      row.kind < .tieBreak && row.priority >= priority
        && (row.both < 0 || evidence.rows[row.both].priority < priority)
    }
    byPriority[priority] = basis
    return basis
  }
}
