/// Some free components as one linear program, in which sums can be held at the values that they have.
///
/// Each search starts from those values, which fulfil all that may be held, but from the basis in which the
/// latest one has ended: so it has little to do, and nothing that is held need be reached first.
final class FaceProblem {
  @exclusivity(unchecked) private var rows = RowMatrix()
  @exclusivity(unchecked) private var simplex = LevelSimplex<FactoredTableau>()
  private let limits: SolverLimits
  /// For each variable its value and, but for what is held, its domain.
  @exclusivity(unchecked) private var values: [Double] = []
  @exclusivity(unchecked) private var domains: [Interval] = []
  @exclusivity(unchecked) private var holdCounts: [Int32] = []
  /// For each variable, how far it moves from its value on the way to another point that fulfils all that is
  /// held: the latest that was found, if nothing that moves on the way was held since. What moves is open.
  @exclusivity(unchecked) private var move: [Double] = []

  /// The optimal faces of some components of a solver. `members` are places in its list of free ones.
  init(_ members: [Int], of solver: Solver) {
    limits = solver.limits
    var problem = ComponentProblem()
    var (structurals, ofRows): ([Interval], [Interval]) = ([], [])
    let count = members.reduce(0) { $0 + solver.free[$1].structurals.count }
    rows.reset(structurals: count, rowLimit: count)
    for member in members {
      let free = solver.free[member]
      let offset = Int32(structurals.count)
      let domain = free.domain
      structurals += domain.prefix(free.structurals.count)
      ofRows += domain.dropFirst(free.structurals.count)
      values += free.structurals.map { solver.values[$0] }
      if domain.count == free.structurals.count { continue }
      problem.fill(free.component, of: solver.partition, solver.elimination, solver.rows)
      for row in 0..<problem.rows.rowCount {
        for term in problem.rows.terms(of: row) {
          rows.append(problem.rows.coefficient[term], offset + problem.rows.structural[term])
        }
        _ = rows.endRow()
      }
    }
    domains = structurals + ofRows
    load()
  }

  /// Takes in the rows. Structural variables that are basic stay so.
  private func load() {
    let basic = (0..<rows.structuralCount).filter {
      simplex.structuralCount > 0 && simplex.tableau.isBasic($0)
    }
    let nonbasicRows = (0..<max(0, holdCounts.count - rows.structuralCount)).filter {
      !simplex.tableau.isBasic(rows.structuralCount + $0)
    }
    let pairs = zip(basic, nonbasicRows).map { (structural: Int32($0), row: Int32($1)) }
    for row in values.count - rows.structuralCount..<rows.rowCount {
      values.append(rows.value(of: row, values))
      if domains.count < values.count { domains.append(.everything) }
    }
    holdCounts += Array(repeating: 0, count: values.count - holdCounts.count)
    move.removeAll()
    simplex.load(rows, limits)
    if !pairs.isEmpty { simplex.tableau.start(with: pairs) }
    simplex.value = values
    for variable in values.indices { setDomain(of: variable) }
  }

  private func setDomain(of variable: Int) {
    let value = values[variable]
    simplex.domain[variable] =
      holdCounts[variable] > 0 ? Interval(lower: value, upper: value) : domains[variable]
  }

  /// The variable that a sum is a multiple of; a new row, if there is none.
  func variable(of terms: [Term]) -> Int {
    if terms.count == 1 { return Int(terms[0].variable) }
    let terms = terms.sorted { $0.variable > $1.variable }
    let scale = ComponentProblem.scale(
      ofTerms: terms.count, beginningWith: terms[0].coefficient)
    for term in terms { rows.append(term.coefficient / scale, term.variable) }
    let row = rows.endRow()
    if rows.variableCount > values.count { load() }
    return rows.structuralCount + row
  }

  func hold(_ variable: Int) {
    holdCounts[variable] += 1
    setDomain(of: variable)
    if !move.isEmpty, abs(move[variable]) > Tolerance.slope { move.removeAll() }
  }

  func release(_ variable: Int) {
    holdCounts[variable] -= 1
    setDomain(of: variable)
  }

  /// How far a sum can move in both directions together, or more than `enough` if it is more than that.
  func width(of terms: [Term], until enough: Double) -> Double {
    if !move.isEmpty {
      let width = abs(sum(of: terms) { move[$0] })
      if width > enough { return width }
    }
    // Upwards first: what nothing decides was settled as small as it may be.
    var width = 0.0
    for sign in [-1.0, 1.0] where width <= enough && mayMove(terms, sign) {
      let outcome = simplex.minimize(
        terms.map { $0.variable }, terms.map { sign * $0.coefficient }, limits, until: enough)
      if outcome == .unbounded {
        width = .infinity
        move = simplex.ray
      } else {
        width += abs(sum(of: terms) { simplex.value[$0] - values[$0] })
        if width > enough { move = values.indices.map { simplex.value[$0] - values[$0] } }
      }
      for variable in values.indices { simplex.value[variable] = values[variable] }
    }
    return width
  }

  private func sum(of terms: [Term], _ value: (Int) -> Double) -> Double {
    terms.reduce(0) { $0 + $1.coefficient * value(Int($1.variable)) }
  }

  /// Whether one look at the rows of a variable leaves it room.
  private func mayMove(_ terms: [Term], _ sign: Double) -> Bool {
    guard terms.count == 1 else { return true }
    let variable = Int(terms[0].variable)
    let reach = simplex.tableau.reach(of: variable, simplex.domain)
    return sign * terms[0].coefficient > 0
      ? reach.lower < values[variable] - Tolerance.length
      : reach.upper > values[variable] + Tolerance.length
  }
}
