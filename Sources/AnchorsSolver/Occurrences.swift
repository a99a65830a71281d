/// For each variable, the lines that mention it: in their log, or among their terms; for a
/// definition, among the terms of its variable.
///
/// Linked lists in one pool. Entries of a line that has been taken out are not looked for: they are
/// skipped.
struct Occurrences: ~Copyable {
  struct Entry {
    var line: Int32
    var isLog: Bool
    fileprivate var next: Int32
  }

  private(set) var isBuilt = false
  private var head = Pool<Int32>()
  private var entries = Pool<Entry>()

  mutating func begin(variableCount: Int, capacity: Int) {
    isBuilt = true
    head.append(repeating: -1, count: variableCount)
    entries.reserve(capacity)
  }

  mutating func add(_ variable: Int32, in line: Int, isLog: Bool) {
    let next = head[variable]
    head[variable] = Int32(entries.count)
    entries.append(Entry(line: Int32(line), isLog: isLog, next: next))
  }

  /// Where the lines that mention a variable begin; for `next`.
  @inline(__always)
  func first(of variable: Int32) -> Int32 { head[unchecked: variable] }

  /// The next line that mentions a variable; nil after the last.
  @inline(__always)
  func next(_ place: inout Int32, in lines: borrowing Pool<Line>) -> Entry? {
    while place >= 0 {
      let entry = entries[unchecked: place]
      place = entry.next
      if lines[unchecked: entry.line].kind != .absent { return entry }
    }
    return nil
  }
}

extension Elimination {
  /// Makes the occurrences, if they have not been needed yet.
  mutating func buildOccurrences() {
    if occurrences.isBuilt { return }
    occurrences.begin(variableCount: shape.variableCount, capacity: poolSize + poolSize / 4)
    for number in 0..<lines.count where lines[number].kind != .absent {
      noteOccurrences(of: number)
    }
  }

  /// Notes what a line mentions, after it has been reduced.
  mutating func noteOccurrences(of number: Int) {
    let line = lines[number]
    for entry in line.log.places {
      occurrences.add(log[entry].variable, in: number, isLog: true)
    }
    let range = line.kind == .definition ? definitions[line.pivot.variable].terms : line.terms
    for place in range.places {
      occurrences.add(terms[place].variable, in: number, isLog: false)
    }
  }
}
