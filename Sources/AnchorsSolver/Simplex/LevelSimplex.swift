/// A simplex that minimizes the priority levels of one component, the highest first.
///
/// Example: `x` and `y` lie between 0 and 100, and the row `r` is `x + y`. The higher level wants
/// `r = 80`; the lower one wants `x = 50` and `y = 50`. The first search finds `r = 80`, so the
/// domain of `r` becomes that value alone. The second one gives way by 20 in all.
///
/// Algorithm: the variables are the component's structural variables, and one for each row,
/// `row = Σ a · structural`. The tableau has no constants. They are in the domains (an interval for
/// each variable) and in the costs (convex and piecewise linear). The primal simplex method
/// minimizes a level and walks past breakpoints while that pays. Then each domain shrinks to the
/// values that optimal solutions of the level have. A nonbasic variable may be anywhere in its
/// domain, so a search may start from any point.
///
/// Guaranteed: a lower level never makes a higher one worse, and needs no weights for that; ties go
/// by number, so the result is deterministic; every search ends. Bland's rule starts after a run of
/// steps without gain, and ends the search in exact arithmetic. If rounding prevents that, the
/// search ends after a second such run, because its gain is rounding.
///
/// Not guaranteed: the optimum of a search that exceeds its step budget; `hasRunOut` is `true`
/// then.
///
/// Complexity: a step takes time in proportion to the variables that have a cost or move.
///
/// Sources: G. Dantzig, *Linear Programming and Extensions* (1963); R. Bland, *New finite pivoting
/// rules for the simplex method* (1977); R. Fourer, *A simplex algorithm for piecewise-linear
/// programming I* (1985).
struct LevelSimplex<Basis: Tableau> {
  private(set) var structuralCount = 0
  var tableau = Basis()
  #if ANCHORS_CHECK_INVARIANTS
  private(set) var rows = RowMatrix()
  #endif

  // For each variable.
  var value: [Double] = []
  var domain: [Interval] = []

  // Costs of the level at hand.
  var breaks: [Range<Int32>] = []
  var firstSlope: [Double] = []
  /// For a basic variable, the number of breakpoints below its linear segment. At a breakpoint,
  /// this decides which slope counts.
  var segment: [Int32] = []
  var breakAt: [Double] = []
  var breakRise: [Double] = []
  /// The variables that have a cost.
  var costed: [Int32] = []

  var reducedCosts = ReducedCosts()

  /// The variables that gained in the latest pricing pass of the present search.
  var candidates: [Entering] = []

  // Scratch of the step at hand.
  var entering = Entering(variable: 0, direction: 1, slope: 0)
  var column: [ColumnEntry] = []
  var ratioBreakpoints: [RatioBreakpoint] = []
  var changedSlopes: [ColumnEntry] = []

  /// The number of remaining steps.
  var budget = 0
  /// The number of steps since the rows were loaded.
  var stepCount = 0
  /// `true` if the budget was too small.
  var hasRunOut = false

  /// Loads the rows of a component. All values are 0 and all domains are everything.
  mutating func load(_ rows: RowMatrix, _ limits: SolverLimits) {
    structuralCount = rows.structuralCount
    tableau.load(rows)
    #if ANCHORS_CHECK_INVARIANTS
    self.rows = rows
    #endif
    let count = rows.variableCount
    value.refill(with: 0, count)
    domain.refill(with: .everything, count)
    breaks.refill(with: 0..<0, count)
    firstSlope.refill(with: 0, count)
    segment.refill(with: 0, count)
    breakAt.removeAll(keepingCapacity: true)
    breakRise.removeAll(keepingCapacity: true)
    costed.removeAll(keepingCapacity: true)
    reducedCosts.reset(count: count)
    budget = limits.steps(forVariables: count)
    stepCount = 0
    hasRunOut = false
  }

  /// The simplex without room that is not used, to be kept.
  func released() -> Self {
    var result = self
    result.candidates = []
    result.column = []
    result.ratioBreakpoints = []
    result.changedSlopes = []
    return result
  }

  /// Computes the basic variables from the nonbasic ones.
  mutating func refresh() { tableau.refresh(&value) }

  /// Returns the distance within which a variable counts as being at a length.
  @inline(__always)
  func tolerance(of variable: Int) -> Double {
    Tolerance.length(
      at: tableau.isBasic(variable)
        ? tableau.magnitude(of: variable, value) : abs(value[variable]))
  }

  /// `true` if the domains leave each variable one value.
  var isDetermined: Bool {
    domain.indices.allSatisfy { domain[$0].isPoint || tableau.isBasic($0) }
  }
}
