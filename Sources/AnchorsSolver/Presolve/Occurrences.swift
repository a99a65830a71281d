/// For each variable, the reduced rows that mention it: in their substitutions, or among their terms; for a
/// definition, among the terms of its variable.
///
/// Linked lists in one pool. Entries of a reduced row that has been taken out are not looked for: they are
/// skipped.
struct Occurrences: ~Copyable {
  struct Entry {
    var reduced: Int32
    var isSubstitution: Bool
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

  mutating func grow(variableCount: Int) {
    head.append(repeating: -1, count: variableCount - head.count)
  }

  mutating func add(_ variable: Int32, in reduced: Int, isSubstitution: Bool) {
    let next = head[variable]
    head[variable] = Int32(entries.count)
    entries.append(Entry(reduced: Int32(reduced), isSubstitution: isSubstitution, next: next))
  }

  /// Forgets the entries of a variable, all of which are of reduced rows that have been taken out.
  mutating func forget(_ variable: Int32) { head[variable] = -1 }

  /// Where the reduced rows that mention a variable begin; for `next`.
  @inline(__always)
  func first(of variable: Int32) -> Int32 { head[unchecked: variable] }

  /// The next reduced row that mentions a variable; nil after the last.
  @inline(__always)
  func next(_ place: inout Int32, in reducedRows: borrowing Pool<ReducedRow>) -> Entry? {
    while place >= 0 {
      let entry = entries[unchecked: place]
      place = entry.next
      if reducedRows[unchecked: entry.reduced].kind != .absent { return entry }
    }
    return nil
  }
}

extension Elimination {
  /// Makes the occurrences, if they have not been needed yet.
  mutating func buildOccurrences() {
    if occurrences.isBuilt { return }
    occurrences.begin(variableCount: variableCount, capacity: poolSize + poolSize / 4)
    for number in 0..<reducedRows.count where reducedRows[number].kind != .absent {
      noteOccurrences(of: number)
    }
  }

  /// Notes what a reduced row mentions, after it has been reduced.
  mutating func noteOccurrences(of number: Int) {
    let reduced = reducedRows[number]
    for entry in reduced.substitutions.places {
      occurrences.add(substitutions[entry].variable, in: number, isSubstitution: true)
    }
    let range =
      reduced.kind == .definition ? definitions[reduced.pivot.variable].terms : reduced.terms
    for place in range.places {
      occurrences.add(terms[place].variable, in: number, isSubstitution: false)
    }
  }
}
