/// The components: parameters and expanded lines that do not touch others.
///
/// A component's members are a stretch of a pool. A component that is dissolved leaves its stretch
/// unused until everything is built anew.
struct Partition: ~Copyable {
  private(set) var count = 0
  /// The component of each parameter; -1 for variables with a definition.
  private(set) var componentOf: Pool<Int32>
  /// A parameter's number in its component.
  private(set) var number: Pool<Int32>

  private var parameterRange = Pool<Stretch>()
  private var lineRange = Pool<Stretch>()
  private var parameterPool = Pool<Int32>()
  private var linePool = Pool<Int32>()

  /// The places of a component's parameters, in order; for `parameter(at:)`.
  func parameters(of component: Int) -> Stretch { parameterRange[component] }

  @inline(__always)
  func parameter(at place: Int) -> Int32 { parameterPool[place] }

  /// The places of a component's lines, in order; for `line(at:)`.
  func lines(of component: Int) -> Stretch { lineRange[component] }

  @inline(__always)
  func line(at place: Int) -> Int32 { linePool[place] }

  /// Whether the component has been dissolved.
  func isDissolved(_ component: Int) -> Bool { parameterRange[component].isEmpty }

  var poolSize: Int { parameterPool.count + linePool.count }

  init() {
    componentOf = Pool()
    number = Pool()
  }

  /// Splits all parameters and expanded lines into components, numbered by their lowest parameter.
  init(_ elimination: inout Elimination) {
    let variableCount = elimination.shape.variableCount
    componentOf = Pool(repeating: -1, count: variableCount)
    number = Pool(repeating: -1, count: variableCount)
    var parameters = Pool<Int32>()
    for variable in 0..<variableCount where !elimination.isDefined(variable) {
      parameters.append(Int32(variable))
    }
    var lines = Pool<Int32>()
    for line in 0..<elimination.lines.count
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
    for line in change.lines { gatherComponents(in: line, elimination, &concerned) }
    var parameters: [Int32] = []
    var lines: [Int32] = []
    for component in concerned where !isDissolved(Int(component)) {
      for place in self.parameters(of: Int(component)).places {
        let parameter = parameterPool[place]
        componentOf[parameter] = -1
        if !elimination.isDefined(Int(parameter)) { parameters.append(parameter) }
      }
      for place in self.lines(of: Int(component)).places {
        let line = linePool[place]
        if elimination.lines[line].component != component { continue }
        elimination.lines[line].component = -1
        lines.append(line)
      }
      parameterRange[component] = Stretch()
      lineRange[component] = Stretch()
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

  /// Appends the components of a line's parameters.
  private func gatherComponents(
    in line: Int, _ elimination: borrowing Elimination, _ result: inout [Int32]
  ) {
    guard elimination.lines[line].kind == .expanded else { return }
    for place in elimination.lines[line].terms.places {
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

  /// Splits parameters and lines, both in order, into components at the end of the list.
  private mutating func split(
    _ parameters: borrowing Pool<Int32>, _ lines: borrowing Pool<Int32>,
    _ elimination: inout Elimination
  ) {
    // While splitting, `number` is a parameter's place in `parameters`.
    for place in 0..<parameters.count { number[parameters[unchecked: place]] = Int32(place) }
    var sets = DisjointSets(count: parameters.count)
    for place in 0..<lines.count {
      let range = elimination.lines[lines[unchecked: place]].terms
      if range.count == 1 { continue }
      let first = Int(number[unchecked: elimination.terms[range.start].variable])
      for term in range.places.dropFirst() {
        sets.unite(first, Int(number[unchecked: elimination.terms[unchecked: term].variable]))
      }
    }
    let firstNew = count
    var parameterBuckets = Pool<Int32>(capacity: parameters.count)
    for place in 0..<parameters.count {
      let root = parameters[sets.find(place)]
      if componentOf[root] < 0 {
        componentOf[root] = Int32(count)
        count += 1
      }
      let component = componentOf[root]
      componentOf[parameters[unchecked: place]] = component
      parameterBuckets.append(component - Int32(firstNew))
    }
    var lineBuckets = Pool<Int32>(capacity: lines.count)
    for place in 0..<lines.count {
      let line = lines[unchecked: place]
      let first = elimination.lines[line].terms.start
      let component = componentOf[unchecked: elimination.terms[first].variable]
      elimination.lines[line].component = component
      lineBuckets.append(component - Int32(firstNew))
    }
    let bucketCount = count - firstNew
    Partition.fill(parameters, parameterBuckets, &parameterPool, &parameterRange, bucketCount)
    Partition.fill(lines, lineBuckets, &linePool, &lineRange, bucketCount)
    for component in firstNew..<count {
      let range = parameterRange[component]
      for place in range.places { number[parameterPool[place]] = Int32(place) - range.start }
    }
  }

  /// Appends items, each of which has the number of its bucket, to a pool: one stretch a bucket, keeping
  /// their order.
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
