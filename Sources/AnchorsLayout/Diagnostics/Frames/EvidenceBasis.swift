import AnchorsSolver

/// The strongest independent rows among those of a layout that may be used.
///
/// Rows are added from the strongest down, and a row that follows from earlier ones is left out. So
/// one elimination answers what determines any variable, while an ``EvidenceSearch`` adds the rows
/// anew for each.
///
/// The combination of rows that gives a variable is unique, unless a row left out is a combination
/// of some of them and others. A search never adds such a row if it is weaker than all of the
/// combination: until the variable is determined, a row of the combination touches a reached
/// variable. Otherwise the nearest rows decide, so the basis leaves the answer to a search.
///
/// Rows that give a variable its number are no choice: they follow from the others.
final class EvidenceBasis {
  /// The rows that determine a variable.
  struct Determination {
    let rows: [Int]
    /// `true` if a search finds the same rows.
    let isDecided: Bool
  }

  private let equations = Equations()
  /// By number of an equation, its row.
  private var rows: [Int] = []
  private let evidence: Evidence
  /// By row, the rank of the strongest row left out that is a combination of it and others.
  private var circuitRanks: [Int]
  private var isUsed: [Bool]
  private var latest: (variable: Int32, determination: Determination?)?

  init(_ evidence: Evidence, mayUse: (Evidence.Row) -> Bool) {
    self.evidence = evidence
    circuitRanks = Array(repeating: .max, count: evidence.rows.count)
    isUsed = circuitRanks.map { _ in false }
    for _ in evidence.values { _ = equations.addVariable() }
    let usable = evidence.rows.indices.filter {
      mayUse(evidence.rows[$0]) && evidence.isReached($0)
    }
    for row in usable.inOrder({
      (evidence.rows[$0].rank, $0) < (evidence.rows[$1].rank, $1)
    }) {
      rows.append(row)
      isUsed[row] = true
      if equations.add(evidence.rows[row].terms) { continue }
      let combination = equations.combination(of: evidence.rows[row].terms) ?? []
      for other in combination.map({ rows[$0] }) + [row] where !evidence.givesNumber(other) {
        circuitRanks[other] = min(circuitRanks[other], evidence.rows[row].rank)
      }
    }
  }

  /// Returns the rows that determine a variable; `nil` if none do.
  func determination(of variable: Int32) -> Determination? {
    if let latest, latest.variable == variable { return latest.determination }
    let terms = [Term(variable: variable, coefficient: 1)]
    var found: Determination?
    if let rows = equations.combination(of: terms)?.map({ rows[$0] }) {
      let weakest = rows.map { evidence.rows[$0].rank }.max() ?? 0
      found = Determination(
        rows: rows, isDecided: rows.allSatisfy { circuitRanks[$0] > weakest })
    }
    latest = (variable, found)
    return found
  }

  /// Returns `true` if the other rows that hold say nothing about what a row says. So what it
  /// determines would move, or be ambiguous, without it.
  func isNeeded(_ row: Int) -> Bool { isUsed[row] && circuitRanks[row] == .max }
}

extension Evidence {
  /// Returns `true` if a search can reach a row: it gives a variable its number, or has a variable
  /// without one.
  fileprivate func isReached(_ row: Int) -> Bool {
    givesNumber(row) || rows[row].terms.contains { fixedRow[Int($0.variable)] < 0 }
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
