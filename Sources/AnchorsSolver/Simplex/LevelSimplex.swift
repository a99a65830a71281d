/// A simplex for one component, level by level.
///
/// Its variables are the structural variables of the component, and one for each row made of them,
/// `row = Σ a · structural`.
/// There are no constants in the tableau: they are all in the domains (an interval for each
/// variable) and in the costs (convex and linear between breakpoints). A level is minimised by the
/// primal simplex method, which walks past breakpoints as long as that pays; then every domain is
/// narrowed to what optimal solutions of the level can have. So a level is kept by all lower ones
/// exactly, without weights: minimising is lexicographic.
///
/// A nonbasic variable may be anywhere in its domain, so the search may start anywhere. Work is
/// proportional to the variables that have a cost or move.
///
/// Goals, in order: exact levels; termination; determinism (ties go by id); speed. Bland's rule
/// starts after a run of steps without gain, and ends every search in exact arithmetic. If rounding
/// prevents that, the search ends after another such run, because its gain is rounding. A step
/// budget is the last resort.
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
  /// The number of steps since the rows were taken in.
  var stepCount = 0
  /// `true` if the budget was too small.
  var hasRunOut = false

  /// Takes in the rows of a component. All values are 0 and all domains are everything.
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
