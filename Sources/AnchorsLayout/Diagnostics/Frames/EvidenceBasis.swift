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
  private var isInCircuit: [Bool]
  /// Rows that circuits connect.
  @exclusivity(unchecked) private var circuits: DisjointSets
  /// By the representative of connected circuits, the rank of the strongest row that is not
  /// harmless.
  private var harmfulRanks: [Int: Int] = [:]
  /// By row, its rival in the basis, with the row's share of it; -1 if it has none.
  private var rivals: [(row: Int, share: Double)]
  private var hasRivals = false
  @exclusivity(unchecked) private var reach: EvidenceReach
  private var latest: (variable: Int32, combination: Combination?)?

  init(_ evidence: Evidence, mayUse: (Evidence.Row) -> Bool) {
    self.evidence = evidence
    isUsed = evidence.rows.indices.map {
      mayUse(evidence.rows[$0]) && evidence.isReached($0)
    }
    isInCircuit = isUsed.map { _ in false }
    rivals = Array(repeating: (-1, 0), count: evidence.rows.count)
    circuits = DisjointSets(count: evidence.rows.count)
    reach = EvidenceReach(evidence)
    for _ in evidence.values { _ = equations.addVariable() }
    var harmful: [Int] = []
    for row in evidence.rows.indices {
      let terms = evidence.rows[row].terms
      let circuit = isUsed[row] ? equations.weightedCombination(of: terms) : nil
      // Equations have the numbers of their rows.
      _ = equations.add(isUsed[row] && circuit == nil ? terms : [])
      if let circuit, !leaveOut(row, circuit) { harmful.append(row) }
    }
    for row in harmful.reversed() { harmfulRanks[circuits.find(row)] = evidence.rows[row].rank }
  }

  /// Notes the circuit of a row and a combination. Returns `false` if the row is not harmless.
  private func leaveOut(_ row: Int, _ combination: Combination) -> Bool {
    isInCircuit[row] = true
    var equals: [(row: Int, share: Double)] = []
    for part in combination where !evidence.givesNumber(part.source) {
      isInCircuit[part.source] = true
      circuits.unite(row, part.source)
      if evidence.rows[part.source].rank == evidence.rows[row].rank {
        equals.append((part.source, part.multiplier))
      }
    }
    if !evidence.hasOneVariable(row) { return false }
    guard let rival = equals.first else { return true }
    guard equals.count == 1, evidence.hasOneVariable(rival.row) else { return false }
    hasRivals = true
    rivals[row] = rival
    rivals[rival.row] = (rival.row, 1)
    return true
  }

  /// Returns rows that determine a variable, the strongest first; `nil` if none do. There may be
  /// others.
  func combination(of variable: Int32) -> Combination? {
    if let latest, latest.variable == variable { return latest.combination }
    let found = equations.weightedCombination(of: [Term(variable: variable, coefficient: 1)])
    latest = (variable, found)
    return found
  }

  /// Returns `true` if a search would find these rows, but for rivals of some of them.
  private func isDecided(_ combination: Combination) -> Bool {
    guard let weakest = combination.last, !harmfulRanks.isEmpty else { return true }
    let rank = evidence.rows[weakest.source].rank
    return !combination.contains {
      isInCircuit[$0.source] && harmfulRanks[circuits.find($0.source), default: .max] <= rank
    }
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
      let won = reach.firstRivals(of: contested.map { $0.source }, from: variable, rivals, isUsed)
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

  /// Returns `true` if the other rows that hold say nothing about what a row says. So what it
  /// determines would move, or be ambiguous, without it.
  func isNeeded(_ row: Int) -> Bool { isUsed[row] && !isInCircuit[row] }
}

extension Evidence {
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
