/// A dense simplex for one component, level by level.
///
/// Quantities are the component's parameters and the rows made of them, `row = Σ a · parameter`.
/// There are no constants in the tableau: they are all in the domains (an interval for each
/// quantity) and in the costs (convex and linear between breakpoints). A level is minimised by the
/// primal simplex method, which walks past breakpoints as long as that pays; then every domain is
/// narrowed to what optimal solutions of the level can have. So a level is kept by all lower ones
/// exactly, without weights: minimising is lexicographic.
///
/// Goals, in order: exact levels, termination (Bland's rule after a run of steps without gain),
/// determinism (ties go by id), speed.
///
/// Sources: G. Dantzig, *Linear Programming and Extensions* (1963); R. Bland, *New finite pivoting
/// rules for the simplex method* (1977); R. Fourer, *A simplex algorithm for piecewise-linear
/// programming I* (1985).
struct LevelSimplex {
  var columnCount = 0
  var rowCount = 0

  /// Basic quantity of each row = Σ tableau · nonbasic quantity of each column.
  var tableau: [Double] = []
  var basic: [Int32] = []
  var nonbasic: [Int32] = []

  var value: [Double] = []
  var domain: [Interval] = []

  // Costs of the level at hand.
  var breaks: [Range<Int32>] = []
  var firstSlope: [Double] = []
  var breakAt: [Double] = []
  var breakRise: [Double] = []
  /// For a basic quantity, the number of breakpoints below the linear piece it is in. At a
  /// breakpoint either side is possible: this says which slope counts.
  var piece: [Int32] = []

  /// For each column, the slope that the basic quantities contribute, and what counts as 0 there.
  var reducedSlope: [Double] = []
  var slopeTolerance: [Double] = []

  var events: [Event] = []

  /// Whether a step limit ended a minimisation early. It is never met in practice.
  var gaveUp = false

  /// Empties the simplex for a component of so many parameters.
  mutating func reset(columns: Int) {
    columnCount = columns
    rowCount = 0
    tableau.removeAll(keepingCapacity: true)
    basic.removeAll(keepingCapacity: true)
    nonbasic.removeAll(keepingCapacity: true)
    value.removeAll(keepingCapacity: true)
    domain.removeAll(keepingCapacity: true)
    breaks.removeAll(keepingCapacity: true)
    firstSlope.removeAll(keepingCapacity: true)
    piece.removeAll(keepingCapacity: true)
    gaveUp = false
    for column in 0..<columns {
      nonbasic.append(Int32(column))
      addQuantity()
    }
    reducedSlope = Array(repeating: 0, count: columns)
    slopeTolerance = Array(repeating: 0, count: columns)
  }

  mutating func addQuantity() {
    value.append(0)
    domain.append(.everything)
    breaks.append(0..<0)
    firstSlope.append(0)
    piece.append(0)
  }

  /// Adds the quantity `Σ coefficients · parameters` and returns its id. Possible at any time.
  mutating func addRow(parameters: some Collection<Int32>, coefficients: some Collection<Double>)
    -> Int
  {
    let start = tableau.count
    tableau.append(contentsOf: repeatElement(0, count: columnCount))
    for (parameter, coefficient) in zip(parameters, coefficients) {
      if let column = nonbasic.firstIndex(of: parameter) {
        tableau[start + column] += coefficient
      } else if let row = basic.firstIndex(of: parameter) {
        for column in 0..<columnCount {
          tableau[start + column] += coefficient * tableau[row * columnCount + column]
        }
      }
    }
    let id = columnCount + rowCount
    basic.append(Int32(id))
    addQuantity()
    rowCount += 1
    value[id] = rowValue(rowCount - 1)
    return id
  }

  /// Puts a parameter that is in no row's place yet at a value.
  mutating func setNonbasic(_ parameter: Int, to newValue: Double) { value[parameter] = newValue }

  /// Computes the basic quantities from the nonbasic ones.
  mutating func refreshValues() {
    for row in 0..<rowCount { value[Int(basic[row])] = rowValue(row) }
  }

  func rowValue(_ row: Int) -> Double {
    var sum = 0.0
    for column in 0..<columnCount {
      let factor = tableau[row * columnCount + column]
      if factor != 0 { sum += factor * value[Int(nonbasic[column])] }
    }
    return sum
  }

  /// Whether the domains leave every quantity one value only.
  var isDetermined: Bool {
    nonbasic.allSatisfy { domain[Int($0)].isPoint }
  }
}
