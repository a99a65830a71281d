/// The components: structural variables and expanded reduced rows that do not touch others.
///
/// A component's members are a stretch of a pool. A dissolved component leaves its stretch unused
/// until everything is built again.
struct Partition: ~Copyable {
  private(set) var count = 0
  /// The component of each structural variable; -1 for variables with a definition.
  private(set) var componentOf = Pool<Int32>()
  /// A structural variable's number in its component.
  private(set) var number = Pool<Int32>()

  private var structuralRange = Pool<Stretch>()
  private var reducedRange = Pool<Stretch>()
  private var structuralPool = Pool<Int32>()
  private var reducedPool = Pool<Int32>()

  /// The places of a component's structural variables, in order, for `structural(at:)`.
  func structurals(of component: Int) -> Stretch { structuralRange[component] }

  @inline(__always)
  func structural(at place: Int) -> Int32 { structuralPool[place] }

  /// The places of a component's reduced rows, in order, for `reducedRow(at:)`.
  func reducedRows(of component: Int) -> Stretch { reducedRange[component] }

  @inline(__always)
  func reducedRow(at place: Int) -> Int32 { reducedPool[place] }

  /// Returns `true` if the component has been dissolved.
  func isDissolved(_ component: Int) -> Bool { structuralRange[component].isEmpty }

  /// The number of structural variables of each component that has not been dissolved.
  var sizes: [Int] {
    (0..<count).filter { !isDissolved($0) }.map { structuralRange[$0].count }
  }

  var poolSize: Int { structuralPool.count + reducedPool.count }

  init() {}

  /// The component of a variable, or -1.
  func component(of variable: Int32) -> Int32 {
    variable < componentOf.count ? componentOf[variable] : -1
  }

  /// Splits all structural variables and expanded reduced rows into components, numbered by their
  /// lowest structural variable.
  init(_ elimination: inout Elimination) {
    componentOf = Pool(repeating: -1, count: elimination.variableCount)
    number = Pool(repeating: -1, count: elimination.variableCount)
    if elimination.definitionCount == elimination.variableCount { return }
    let structurals = elimination.variablesByRank { $0.reduced < 0 }
    var reducedRows = Pool<Int32>()
    for reduced in 0..<elimination.reducedRows.count
    where elimination.reducedRows[reduced].kind == .expanded
      && !elimination.terms(ofReducedRow: reduced).isEmpty
    {
      reducedRows.append(Int32(reduced))
    }
    split(structurals, reducedRows, &elimination)
  }

  /// Dissolves the components that a change concerns and splits their members again. Returns the
  /// number of the first new component; all after it are new, too.
  mutating func update(
    _ change: RegionChange, _ elimination: inout Elimination, dissolved: inout [Int32]
  ) -> Int {
    let firstNew = count
    componentOf.extend(to: elimination.variableCount, with: -1)
    number.extend(to: elimination.variableCount, with: -1)
    var concerned = change.components
    for reduced in change.reducedRows { gatherComponents(in: reduced, elimination, &concerned) }
    var structurals = Pool<Int32>()
    var reducedRows: [Int32] = []
    for component in concerned where !isDissolved(Int(component)) {
      for place in self.structurals(of: Int(component)).places {
        let structural = structuralPool[place]
        componentOf[structural] = -1
        if elimination.isPresent(structural), !elimination.isDefined(Int(structural)) {
          structurals.append(structural)
        }
      }
      for place in self.reducedRows(of: Int(component)).places {
        let reduced = reducedPool[place]
        if elimination.reducedRows[reduced].component != component { continue }
        elimination.reducedRows[reduced].component = -1
        reducedRows.append(reduced)
      }
      structuralRange[component] = Stretch()
      reducedRange[component] = Stretch()
      dissolved.append(component)
    }
    // What had no component yet: freed variables, and reduced rows that were reduced again.
    for variable in change.variables where !elimination.isDefined(Int(variable)) {
      structurals.append(variable)
    }
    for reduced in change.reducedRows
    where elimination.reducedRows[reduced].kind == .expanded
      && !elimination.terms(ofReducedRow: reduced).isEmpty
    {
      reducedRows.append(Int32(reduced))
    }
    split(elimination.sortedByRank(structurals), sortedOnce(reducedRows), &elimination)
    return firstNew
  }

  /// Appends the components of a reduced row's structural variables.
  private func gatherComponents(
    in reduced: Int, _ elimination: borrowing Elimination, _ result: inout [Int32]
  ) {
    guard elimination.reducedRows[reduced].kind == .expanded else { return }
    for place in elimination.terms(ofReducedRow: reduced).places {
      let component = componentOf[elimination.terms[place].variable]
      if component >= 0, component != result.last { result.append(component) }
    }
  }

  private func sortedOnce(_ numbers: [Int32]) -> Pool<Int32> {
    var result = Pool<Int32>(capacity: numbers.count)
    for number in numbers.sorted()
    where result.isEmpty || number != result[result.count - 1] { result.append(number) }
    return result
  }

  /// Splits structural variables and reduced rows, both in order, into components at the end of the
  /// list.
  private mutating func split(
    _ structurals: borrowing Pool<Int32>, _ reducedRows: borrowing Pool<Int32>,
    _ elimination: inout Elimination
  ) {
    // While splitting, `number` is a structural variable's index in `structurals`.
    for place in 0..<structurals.count { number[structurals[unchecked: place]] = Int32(place) }
    var sets = DisjointSets(count: structurals.count)
    for place in 0..<reducedRows.count {
      let range = elimination.terms(ofReducedRow: Int(reducedRows[unchecked: place]))
      if range.count == 1 { continue }
      let first = Int(number[unchecked: elimination.terms[range.start].variable])
      for term in range.places.dropFirst() {
        sets.unite(first, Int(number[unchecked: elimination.terms[unchecked: term].variable]))
      }
    }
    let firstNew = count
    var structuralBuckets = Pool<Int32>(capacity: structurals.count)
    for place in 0..<structurals.count {
      let root = structurals[sets.find(place)]
      if componentOf[root] < 0 {
        componentOf[root] = Int32(count)
        count += 1
      }
      let component = componentOf[root]
      componentOf[structurals[unchecked: place]] = component
      structuralBuckets.append(component - Int32(firstNew))
    }
    var reducedBuckets = Pool<Int32>(capacity: reducedRows.count)
    for place in 0..<reducedRows.count {
      let reduced = reducedRows[unchecked: place]
      let first = elimination.reducedRows[reduced].termStart
      let component = componentOf[unchecked: elimination.terms[first].variable]
      elimination.reducedRows[reduced].component = component
      reducedBuckets.append(component - Int32(firstNew))
    }
    let bucketCount = count - firstNew
    Partition.fill(structurals, structuralBuckets, &structuralPool, &structuralRange, bucketCount)
    Partition.fill(reducedRows, reducedBuckets, &reducedPool, &reducedRange, bucketCount)
    for component in firstNew..<count {
      let range = structuralRange[component]
      for place in range.places { number[structuralPool[place]] = Int32(place) - range.start }
    }
  }

  /// Appends items, each of which has the number of its bucket, to a pool: one stretch a bucket,
  /// keeping their order.
  private static func fill(
    _ items: borrowing Pool<Int32>, _ buckets: borrowing Pool<Int32>, _ pool: inout Pool<Int32>,
    _ ranges: inout Pool<Stretch>, _ bucketCount: Int
  ) {
    precondition(buckets.count == items.count, "a bucket for each item")
    let firstRange = ranges.count
    ranges.append(repeating: Stretch(), count: bucketCount)
    for place in 0..<items.count {
      let range = firstRange + Int(buckets[unchecked: place])
      ranges[range].end += 1
    }
    var start = Int32(pool.count)
    for range in firstRange..<ranges.count {
      let count = ranges[range].end
      ranges[range] = Stretch(start: start, end: start)
      start += count
    }
    pool.append(repeating: 0, count: items.count)
    for place in 0..<items.count {
      let range = firstRange + Int(buckets[unchecked: place])
      pool[ranges[range].end] = items[unchecked: place]
      ranges[range].end += 1
    }
  }
}
