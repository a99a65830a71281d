/// How the quantities of a component hang together: each basic one is a sum of nonbasic ones.
///
/// At first all rows are basic and all parameters are not. There are no constants in it. Two
/// implementations: ``DenseTableau`` holds all coefficients, which is best for the few parameters
/// that nearly all components have; ``FactoredTableau`` holds a factorisation, in memory
/// proportional to the terms.
protocol Tableau {
  init()

  /// Takes in the rows of a component, all of them basic.
  mutating func load(_ rows: RowMatrix)

  /// Makes each of these parameters basic in the place of a row. No parameter may be in an earlier
  /// row of the list.
  mutating func start(with pairs: [(parameter: Int32, row: Int32)])

  func isBasic(_ quantity: Int) -> Bool

  /// How fast basic quantities move when a nonbasic one moves upwards; `movers` is empty before.
  mutating func gatherMovers(of quantity: Int, into movers: inout [Mover])

  /// Lets an entering and a leaving quantity change places. The movers of the entering one must have
  /// been gathered last, the values must be up to date.
  mutating func exchange(entering: Int, leaving: Int, _ values: inout [Double])

  /// Adds to the prices of all quantities what these slopes of basic quantities make of them.
  mutating func addPrices(of slopes: [Mover], to prices: inout Prices)

  /// Computes the values of the basic quantities from those of the others.
  mutating func refresh(_ values: inout [Double])

  /// The largest number in the sum that a basic quantity's value is, or about that.
  func magnitude(of quantity: Int, _ values: [Double]) -> Double

  /// The interval that the rows of a parameter leave it, as far as one look at each tells.
  func reach(of parameter: Int, _ domain: [Interval]) -> Interval
}

/// A basic quantity with a rate or slope.
struct Mover {
  var quantity: Int32
  var rate: Double
}

/// What the basic quantities contribute to the slope of the cost when a nonbasic one moves; for a
/// basic quantity, minus the slope of its own cost.
struct Prices {
  private(set) var slope: [Double] = []
  /// The sum of what was added up, all positive: rounding is relative to it.
  private var scale: [Double] = []
  /// The quantities that may have a price or a cost, in the order in which they came up.
  private(set) var touched: [Int32] = []
  private var isTouched: [Bool] = []

  mutating func reset(count: Int) {
    slope.removeAll(keepingCapacity: true)
    slope.append(contentsOf: repeatElement(0, count: count))
    scale.removeAll(keepingCapacity: true)
    scale.append(contentsOf: repeatElement(0, count: count))
    isTouched.removeAll(keepingCapacity: true)
    isTouched.append(contentsOf: repeatElement(false, count: count))
    touched.removeAll(keepingCapacity: true)
  }

  mutating func removeAll() {
    for quantity in touched {
      slope[Int(quantity)] = 0
      scale[Int(quantity)] = 0
      isTouched[Int(quantity)] = false
    }
    touched.removeAll(keepingCapacity: true)
  }

  mutating func touch(_ quantity: Int) {
    if isTouched[quantity] { return }
    isTouched[quantity] = true
    touched.append(Int32(quantity))
  }

  mutating func add(_ share: Double, to quantity: Int) {
    touch(quantity)
    slope[quantity] += share
    scale[quantity] += abs(share)
  }

  /// What counts as 0.
  func tolerance(of quantity: Int) -> Double { Tolerance.slope * (1 + scale[quantity]) }
}
