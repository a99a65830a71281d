/// For each variable, the lines that mention it: in their log, or among their terms.
///
/// Linked lists in one pool. Entries of a line that has been reduced again are not looked for; they
/// are told by their generation and skipped.
struct Occurrences {
  private(set) var isBuilt = false
  private var head: [Int32] = []
  private var next: [Int32] = []
  private var line: [Int32] = []
  private var generation: [Int32] = []
  private var isLog: [Bool] = []

  mutating func begin(variableCount: Int, capacity: Int) {
    isBuilt = true
    head = Array(repeating: -1, count: variableCount)
    next.reserveCapacity(capacity)
    line.reserveCapacity(capacity)
    generation.reserveCapacity(capacity)
    isLog.reserveCapacity(capacity)
  }

  mutating func add(_ variable: Int32, in line: Int, _ generation: Int32, isLog: Bool) {
    next.append(head[Int(variable)])
    head[Int(variable)] = Int32(next.count - 1)
    self.line.append(Int32(line))
    self.generation.append(generation)
    self.isLog.append(isLog)
  }

  /// Calls `body` with each line that mentions a variable and whether it does so in its log.
  @inline(__always)
  func forEach(_ variable: Int, of lines: [Line], _ body: (_ line: Int, _ isLog: Bool) -> Void) {
    var entry = Int(head[variable])
    while entry >= 0 {
      let number = Int(line[entry])
      if lines[number].generation == generation[entry], lines[number].kind != .absent {
        body(number, isLog[entry])
      }
      entry = Int(next[entry])
    }
  }
}

extension Elimination {
  /// Makes the occurrences, if they have not been needed yet.
  mutating func buildOccurrences() {
    if occurrences.isBuilt { return }
    occurrences.begin(variableCount: shape.variableCount, capacity: poolSize + poolSize / 4)
    for number in lines.indices where lines[number].kind != .absent { noteOccurrences(of: number) }
  }

  /// Notes what a line mentions, after it has been reduced.
  mutating func noteOccurrences(of number: Int) {
    let line = lines[number]
    for entry in Int(line.log.lowerBound)..<Int(line.log.upperBound) {
      occurrences.add(log[entry].variable, in: number, line.generation, isLog: true)
    }
    for term in Int(line.terms.lowerBound)..<Int(line.terms.upperBound) {
      occurrences.add(terms[term].variable, in: number, line.generation, isLog: false)
    }
  }
}
