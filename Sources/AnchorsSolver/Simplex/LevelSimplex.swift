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
/// A nonbasic variable may be anywhere in its domain, not only at its ends: the search may start
/// anywhere. All work is in proportion to what has a cost, or moves: a search that has nothing to do
/// costs nothing however large the component is.
///
/// Aims, in order of priority: exact levels, termination (Bland's rule after a run of steps without gain;
/// in exact arithmetic that ends every search, and where rounding keeps even it from ending, the search
/// ends after another such run, for what it still gains is rounding; and a budget of steps), determinism
/// (ties go by id), speed.
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
  /// For a basic variable, the number of breakpoints below the linear segment it is in. At a
  /// breakpoint either side is possible: this says which slope counts.
  var segment: [Int32] = []
  var breakAt: [Double] = []
  var breakRise: [Double] = []
  /// The variables that have a cost.
  var costed: [Int32] = []

  var reducedCosts = ReducedCosts()

  /// Of the search at hand, variables that gained when all were looked at last.
  var candidates: [Entering] = []

  // Scratch of the step at hand.
  var entering = Entering(variable: 0, direction: 1, slope: 0)
  var column: [ColumnEntry] = []
  var ratioBreakpoints: [RatioBreakpoint] = []
  var changedSlopes: [ColumnEntry] = []

  /// How many steps may still be done.
  var budget = 0
  /// The number of steps since the rows were taken in.
  var stepCount = 0
  /// Whether more were needed.
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

  /// How close a variable must be to a length to be there.
  @inline(__always)
  func tolerance(of variable: Int) -> Double {
    Tolerance.length(
      at: tableau.isBasic(variable)
        ? tableau.magnitude(of: variable, value) : abs(value[variable]))
  }

  /// Whether the domains leave every variable one value only.
  var isDetermined: Bool {
    domain.indices.allSatisfy { domain[$0].isPoint || tableau.isBasic($0) }
  }
}
