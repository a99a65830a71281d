/// The components: parameters and expanded lines that do not touch others.
///
/// A component's members are a stretch of a pool. A component that is dissolved leaves its stretch
/// unused until everything is built anew.
struct Partition {
  private(set) var count = 0
  /// The component of each parameter; -1 for variables with a definition.
  private(set) var componentOf: [Int32] = []
  /// A parameter's number in its component.
  private(set) var number: [Int32] = []

  private var parameterRange: [Range<Int32>] = []
  private var lineRange: [Range<Int32>] = []
  private var parameterPool: [Int32] = []
  private var linePool: [Int32] = []

  func parameters(of component: Int) -> ArraySlice<Int32> {
    let range = parameterRange[component]
    return parameterPool[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  func lines(of component: Int) -> ArraySlice<Int32> {
    let range = lineRange[component]
    return linePool[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// Whether the component has been dissolved.
  func isDissolved(_ component: Int) -> Bool { parameterRange[component].isEmpty }

  var poolSize: Int { parameterPool.count + linePool.count }

  init() {}

  /// Splits all parameters and expanded lines into components, numbered by their lowest parameter.
  init(_ elimination: inout Elimination) {
    let variableCount = elimination.shape.variableCount
    componentOf = Array(repeating: -1, count: variableCount)
    number = Array(repeating: -1, count: variableCount)
    var parameters: [Int32] = []
    for variable in 0..<variableCount where !elimination.isDefined(variable) {
      parameters.append(Int32(variable))
    }
    var lines: [Int32] = []
    for line in elimination.lines.indices
    where elimination.lines[line].kind == .expanded && !elimination.lines[line].terms.isEmpty {
      lines.append(Int32(line))
    }
    split(parameters, lines, &elimination)
  }

  /// Dissolves the components that a change concerns and splits their members anew. Returns the
  /// number of the first new component; all after it are new, too.
  mutating func update(
    _ change: RegionChange, _ elimination: inout Elimination, dissolved: inout [Int32]
  ) -> Int {
    let firstNew = count
    var concerned = change.components
    for line in change.lines { concerned.append(contentsOf: components(in: line, elimination)) }
    var parameters: [Int32] = []
    var lines: [Int32] = []
    for component in concerned where !isDissolved(Int(component)) {
      for parameter in self.parameters(of: Int(component)) {
        componentOf[Int(parameter)] = -1
        if !elimination.isDefined(Int(parameter)) { parameters.append(parameter) }
      }
      for line in self.lines(of: Int(component))
      where elimination.lines[Int(line)].component == component {
        elimination.lines[Int(line)].component = -1
        lines.append(line)
      }
      parameterRange[Int(component)] = 0..<0
      lineRange[Int(component)] = 0..<0
      dissolved.append(component)
    }
    // What had no component yet: freed variables, and lines that were reduced again.
    for variable in change.variables where !elimination.isDefined(Int(variable)) {
      parameters.append(variable)
    }
    for line in change.lines
    where elimination.lines[line].kind == .expanded && !elimination.lines[line].terms.isEmpty {
      lines.append(Int32(line))
    }
    split(sortedOnce(parameters), sortedOnce(lines), &elimination)
    return firstNew
  }

  /// The components of a line's parameters.
  private func components(in line: Int, _ elimination: Elimination) -> [Int32] {
    guard elimination.lines[line].kind == .expanded else { return [] }
    var result: [Int32] = []
    for term in elimination.lines[line].terms {
      let component = componentOf[Int(elimination.terms[Int(term)].variable)]
      if component >= 0, component != result.last { result.append(component) }
    }
    return result
  }

  private func sortedOnce(_ numbers: [Int32]) -> [Int32] {
    var result: [Int32] = []
    result.reserveCapacity(numbers.count)
    for number in numbers.sorted() where number != result.last { result.append(number) }
    return result
  }

  /// Splits parameters and lines, both in order, into components at the end of the list.
  private mutating func split(
    _ parameters: [Int32], _ lines: [Int32], _ elimination: inout Elimination
  ) {
    // While splitting, `number` is a parameter's place in `parameters`.
    for (place, parameter) in parameters.enumerated() { number[Int(parameter)] = Int32(place) }
    var sets = DisjointSets(count: parameters.count)
    for line in lines {
      let range = elimination.lines[Int(line)].terms
      let first = Int(number[Int(elimination.terms[Int(range.lowerBound)].variable)])
      for term in Int(range.lowerBound) + 1..<Int(range.upperBound) {
        sets.unite(first, Int(number[Int(elimination.terms[term].variable)]))
      }
    }
    let firstNew = count
    for (place, parameter) in parameters.enumerated() {
      let root = Int(parameters[sets.find(place)])
      if componentOf[root] < 0 {
        componentOf[root] = Int32(count)
        count += 1
      }
      componentOf[Int(parameter)] = componentOf[root]
    }
    for line in lines {
      let first = elimination.lines[Int(line)].terms.lowerBound
      elimination.lines[Int(line)].component =
        componentOf[Int(elimination.terms[Int(first)].variable)]
    }
    Partition.fill(
      parameters, parameters.map { componentOf[Int($0)] - Int32(firstNew) }, count - firstNew,
      &parameterPool, &parameterRange)
    Partition.fill(
      lines, lines.map { elimination.lines[Int($0)].component - Int32(firstNew) },
      count - firstNew, &linePool, &lineRange)
    for component in firstNew..<count {
      for (place, parameter) in self.parameters(of: component).enumerated() {
        number[Int(parameter)] = Int32(place)
      }
    }
  }

  /// Appends items to a pool, one stretch a bucket, keeping their order.
  private static func fill(
    _ items: [Int32], _ buckets: [Int32], _ bucketCount: Int, _ pool: inout [Int32],
    _ ranges: inout [Range<Int32>]
  ) {
    var cursor = Array(repeating: Int32(0), count: bucketCount + 1)
    for bucket in buckets { cursor[Int(bucket) + 1] += 1 }
    cursor[0] = Int32(pool.count)
    for bucket in 0..<bucketCount {
      cursor[bucket + 1] += cursor[bucket]
      ranges.append(cursor[bucket]..<cursor[bucket + 1])
    }
    pool.append(contentsOf: items)
    for (item, bucket) in zip(items, buckets) {
      pool[Int(cursor[Int(bucket)])] = item
      cursor[Int(bucket)] += 1
    }
  }
}
