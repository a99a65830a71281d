/// What is left of the rows after elimination, split into components that do not touch.
///
/// Parameters are the variables without a definition. The rows that are not required equalities, and
/// the law that sizes are not negative, are expressed in parameters; parameters that occur in one
/// row belong to one component.
struct Presolve {
  private(set) var elimination: Elimination
  /// The inequalities and optional rows, and the sizes that must not be negative.
  private(set) var reduced: [Elimination.ReducedRow] = []
  /// The terms of each of `reduced`, in parameters by falling rank.
  private(set) var terms = RowTerms()
  private var termStart: [Int32] = [0]

  /// The component of each parameter; -1 for variables with a definition.
  private(set) var componentOf: [Int32] = []
  private(set) var componentCount = 0
  private var parameterStart: [Int32] = [0]
  private var parameters: [Int32] = []
  private var rowStart: [Int32] = [0]
  private var rows: [Int32] = []

  init() { elimination = Elimination(variableCount: 0) }

  func terms(of place: Int) -> Range<Int> { Int(termStart[place])..<Int(termStart[place + 1]) }

  func parameters(of component: Int) -> ArraySlice<Int32> {
    parameters[Int(parameterStart[component])..<Int(parameterStart[component + 1])]
  }

  func rows(of component: Int) -> ArraySlice<Int32> {
    rows[Int(rowStart[component])..<Int(rowStart[component + 1])]
  }

  /// Rows that contradict each other, as far as elimination can tell: the last is the one that did
  /// not fit.
  struct Contradiction: Equatable {
    var rows: [Int32]
  }

  /// Does everything anew. `setAside` rows do not count.
  mutating func rebuild(_ store: RowStore, _ shape: SolverShape, setAside: Set<Int32>)
    -> Contradiction?
  {
    self = Presolve()
    elimination = Elimination(variableCount: shape.variableCount)
    if let contradiction = eliminate(store, setAside) { return contradiction }
    if let contradiction = reduce(store, shape, setAside) { return contradiction }
    partition(shape.variableCount)
    return nil
  }

  private mutating func eliminate(_ store: RowStore, _ setAside: Set<Int32>) -> Contradiction? {
    var row = store.first
    while row >= 0 {
      let index = Int(row)
      if store.relation[index] == .equal, store.isRequired(index), !setAside.contains(row),
        !elimination.define(row, of: store)
      {
        return contradiction(with: row, store)
      }
      row = store.next[index]
    }
    return nil
  }

  private mutating func reduce(_ store: RowStore, _ shape: SolverShape, _ setAside: Set<Int32>)
    -> Contradiction?
  {
    var row = store.first
    while row >= 0 {
      let index = Int(row)
      let isEquation = store.relation[index] == .equal && store.isRequired(index)
      if !isEquation, !setAside.contains(row) {
        let left = elimination.expand(row, of: store, into: &terms)
        append(left)
        if isViolated(left, store) { return contradiction(with: row, store) }
      }
      row = store.next[index]
    }
    for size in 0..<shape.sizeCount where !shape.mayBeNegative[size] {
      let left = elimination.expand(variable: size, into: &terms)
      append(left)
      if isViolated(left, store) {
        return Contradiction(rows: elimination.equalities(in: left))
      }
    }
    return nil
  }

  private mutating func append(_ left: Elimination.ReducedRow) {
    reduced.append(left)
    termStart.append(Int32(terms.count))
  }

  private mutating func contradiction(with row: Int32, _ store: RowStore) -> Contradiction {
    var unused = RowTerms()
    let left = elimination.expand(row, of: store, into: &unused)
    return Contradiction(rows: elimination.equalities(in: left) + [row])
  }

  /// Whether a required row of which only the constant is left does not hold.
  private func isViolated(_ left: Elimination.ReducedRow, _ store: RowStore) -> Bool {
    guard left.isEmpty else { return false }
    guard left.row >= 0 else { return left.constant > Tolerance.length }
    guard store.isRequired(Int(left.row)) else { return false }
    switch store.relation[Int(left.row)] {
    case .atMost: return left.constant < -Tolerance.length
    case .atLeast: return left.constant > Tolerance.length
    case .equal: return abs(left.constant) > Tolerance.length
    }
  }
}

extension RowStore {
  /// Whether a row is hard.
  func isRequired(_ row: Int) -> Bool { priority[row] >= 1000 }
}

// MARK: - Components

extension Presolve {
  private mutating func partition(_ variableCount: Int) {
    var sets = DisjointSets(count: variableCount)
    for place in reduced.indices {
      let range = terms(of: place)
      guard let first = range.first else { continue }
      for term in range.dropFirst() {
        sets.unite(Int(terms.variables[first]), Int(terms.variables[term]))
      }
    }
    // Components are numbered by their lowest parameter.
    componentOf = Array(repeating: -1, count: variableCount)
    for variable in 0..<variableCount where !elimination.isDefined(variable) {
      let root = sets.find(variable)
      if componentOf[root] < 0 {
        componentOf[root] = Int32(componentCount)
        componentCount += 1
      }
      componentOf[variable] = componentOf[root]
    }
    let undefined = (0..<variableCount).filter { componentOf[$0] >= 0 }.map { Int32($0) }
    (parameterStart, parameters) = bucketed(undefined) { componentOf[Int($0)] }
    let occupied = reduced.indices.filter { !terms(of: $0).isEmpty }.map { Int32($0) }
    (rowStart, rows) = bucketed(occupied) { place in
      componentOf[Int(terms.variables[terms(of: Int(place)).lowerBound])]
    }
  }

  /// Items put into one bucket a component, keeping their order.
  private func bucketed(_ items: [Int32], by component: (Int32) -> Int32) -> ([Int32], [Int32]) {
    var start = Array(repeating: Int32(0), count: componentCount + 1)
    for item in items { start[Int(component(item)) + 1] += 1 }
    for bucket in 0..<componentCount { start[bucket + 1] += start[bucket] }
    var cursor = start
    var result = items
    for item in items {
      let bucket = Int(component(item))
      result[Int(cursor[bucket])] = item
      cursor[bucket] += 1
    }
    return (start, result)
  }
}

// MARK: - When only constants have changed

extension Presolve {
  /// Repeats the arithmetic on constants. `isDirty` is set for each component in which one changed.
  /// Returns false if something required has become a contradiction: then everything is to be done
  /// anew.
  mutating func replay(_ store: RowStore, isDirty: inout [Bool]) -> Bool {
    if elimination.replay(store) != nil { return false }
    for place in reduced.indices {
      let left = reduced[place]
      let own = left.row >= 0 ? store.constant[Int(left.row)] : 0
      let constant = elimination.replayed(left, own)
      if constant == left.constant { continue }
      reduced[place].constant = constant
      if left.isEmpty {
        if isViolated(reduced[place], store) { return false }
      } else {
        let parameter = terms.variables[terms(of: place).lowerBound]
        isDirty[Int(componentOf[Int(parameter)])] = true
      }
    }
    return true
  }

  /// The rows that a reduced row was made of, itself included.
  func origin(of place: Int) -> [Int32] {
    let left = reduced[place]
    return elimination.equalities(in: left) + (left.row >= 0 ? [left.row] : [])
  }

  /// Expresses a sum of variables in parameters: `sum = Σ terms + constant`.
  mutating func express(_ sum: RowTerms) -> (terms: RowTerms, constant: Double) {
    var terms = RowTerms()
    let left = elimination.expand(sum: sum, into: &terms)
    elimination.forgetLog(of: left)
    return (terms, -left.constant)
  }
}
