/// A simplex for one component, level by level.
///
/// Quantities are the component's parameters and the rows made of them, `row = Σ a · parameter`.
/// There are no constants in the tableau: they are all in the domains (an interval for each
/// quantity) and in the costs (convex and linear between breakpoints). A level is minimised by the
/// primal simplex method, which walks past breakpoints as long as that pays; then every domain is
/// narrowed to what optimal solutions of the level can have. So a level is kept by all lower ones
/// exactly, without weights: minimising is lexicographic.
///
/// A nonbasic quantity may be anywhere in its domain, not only at its ends: the search may start
/// anywhere. All work is in proportion to what has a cost, or moves: a search that has nothing to do
/// costs nothing however large the component is.
///
/// Goals, in order: exact levels, termination (Bland's rule after a run of steps without gain; in exact
/// arithmetic that ends every search, and where rounding keeps even it from ending, the search ends after
/// another such run, for what it still gains is rounding; and a budget of steps), determinism (ties go by id),
/// speed.
///
/// Sources: G. Dantzig, *Linear Programming and Extensions* (1963); R. Bland, *New finite pivoting
/// rules for the simplex method* (1977); R. Fourer, *A simplex algorithm for piecewise-linear
/// programming I* (1985).
struct LevelSimplex<Basis: Tableau> {
  private(set) var parameterCount = 0
  var tableau = Basis()

  // For each quantity.
  var value: [Double] = []
  var domain: [Interval] = []

  // Costs of the level at hand.
  var breaks: [Range<Int32>] = []
  var firstSlope: [Double] = []
  /// For a basic quantity, the number of breakpoints below the linear piece it is in. At a
  /// breakpoint either side is possible: this says which slope counts.
  var piece: [Int32] = []
  var breakAt: [Double] = []
  var breakRise: [Double] = []
  /// The quantities that have a cost.
  var costed: [Int32] = []

  var prices = Prices()

  // Scratch of the step at hand.
  var movers: [Mover] = []
  var events: [Event] = []
  var changedSlopes: [Mover] = []

  /// How many steps may still be done.
  var budget = 0
  /// Whether more were needed.
  var hasRunOut = false

  /// Takes in the rows of a component. All values are 0 and all domains are everything.
  mutating func load(_ rows: RowMatrix, _ limits: SolverLimits) {
    parameterCount = rows.parameterCount
    tableau.load(rows)
    let count = rows.quantityCount
    Self.fill(&value, with: 0, count)
    Self.fill(&domain, with: .everything, count)
    Self.fill(&breaks, with: 0..<0, count)
    Self.fill(&firstSlope, with: 0, count)
    Self.fill(&piece, with: 0, count)
    breakAt.removeAll(keepingCapacity: true)
    breakRise.removeAll(keepingCapacity: true)
    costed.removeAll(keepingCapacity: true)
    prices.reset(count: count)
    budget = limits.steps(forQuantities: count)
    hasRunOut = false
  }

  private static func fill<Element>(_ array: inout [Element], with element: Element, _ count: Int) {
    array.removeAll(keepingCapacity: true)
    array.append(contentsOf: repeatElement(element, count: count))
  }

  /// The simplex without room that is not used, to be kept.
  func released() -> Self {
    var result = self
    result.movers = []
    result.events = []
    result.changedSlopes = []
    return result
  }

  /// Computes the basic quantities from the nonbasic ones.
  mutating func refresh() { tableau.refresh(&value) }

  /// How close a quantity must be to a length to be there.
  @inline(__always)
  func tolerance(of quantity: Int) -> Double {
    Tolerance.length(
      at: tableau.isBasic(quantity)
        ? tableau.magnitude(of: quantity, value) : abs(value[quantity]))
  }

  /// Whether the domains leave every quantity one value only.
  var isDetermined: Bool {
    domain.indices.allSatisfy { domain[$0].isPoint || tableau.isBasic($0) }
  }
}
