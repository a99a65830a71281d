/// The tableau of a component: each basic variable as a sum of nonbasic ones.
///
/// At first all rows are basic and all structural variables are not. There are no constants in it.
/// Two implementations: ``DenseTableau`` holds all coefficients, which is best for the few
/// structural variables that nearly all components have; ``FactoredTableau`` holds a factorisation,
/// in memory proportional to the terms.
protocol Tableau {
  init()

  /// Loads the rows of a component, all of them basic.
  mutating func load(_ rows: RowMatrix)

  /// Makes each of these structural variables basic in the place of a row. No structural variable
  /// may be in an earlier row of the list.
  mutating func start(with pairs: [(structural: Int32, row: Int32)])

  func isBasic(_ variable: Int) -> Bool

  /// Gathers the rates at which basic variables move when a nonbasic one increases. `column` is
  /// empty before.
  mutating func gatherColumn(of variable: Int, into column: inout [ColumnEntry])

  /// Lets an entering and a leaving variable change places. `column` is the entering one's, as
  /// `gatherColumn` gives it; the values must be up to date.
  mutating func exchange(
    entering: Int, leaving: Int, column: [ColumnEntry], _ values: inout [Double])

  /// Adds to the reduced costs of all variables what these slopes of basic variables make of them.
  mutating func addReducedCosts(of slopes: [ColumnEntry], to reducedCosts: inout ReducedCosts)

  /// Computes the values of the basic variables from the nonbasic ones.
  mutating func refresh(_ values: inout [Double])

  /// The largest number in the sum that a basic variable's value is, or about that.
  func magnitude(of variable: Int, _ values: [Double]) -> Double

  /// Stops the program unless each variable has one place; only where invariants are checked.
  func checkInvariants()

  /// Returns the interval that the rows of a structural variable leave it. Each row is read once.
  func reach(of structural: Int, _ domain: [Interval]) -> Interval
}

/// A basic variable with a rate or slope.
struct ColumnEntry {
  var variable: Int32
  var rate: Double
}

/// The contribution of the basic variables to the slope of the cost when a nonbasic one moves. For
/// a basic variable, minus the slope of its own cost.
struct ReducedCosts {
  private(set) var slope: [Double] = []
  /// The sum of magnitudes that were added, to which rounding is relative.
  private var scale: [Double] = []
  /// The variables that may have a reduced cost or a cost, in the order in which they came up.
  private(set) var touched: [Int32] = []
  private var isTouched: [Bool] = []

  mutating func reset(count: Int) {
    slope.refill(with: 0, count)
    scale.refill(with: 0, count)
    isTouched.refill(with: false, count)
    touched.removeAll(keepingCapacity: true)
  }

  mutating func removeAll() {
    for variable in touched {
      slope[Int(variable)] = 0
      scale[Int(variable)] = 0
      isTouched[Int(variable)] = false
    }
    touched.removeAll(keepingCapacity: true)
  }

  mutating func touch(_ variable: Int) {
    if isTouched[variable] { return }
    isTouched[variable] = true
    touched.append(Int32(variable))
  }

  mutating func add(_ share: Double, to variable: Int) {
    touch(variable)
    slope[variable] += share
    scale[variable] += abs(share)
  }

  /// Returns the magnitude below which a reduced cost counts as 0.
  func tolerance(of variable: Int) -> Double { Tolerance.slope * (1 + scale[variable]) }
}
