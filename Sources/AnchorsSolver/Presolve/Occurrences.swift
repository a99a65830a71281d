/// For each variable, the reduced rows that mention it in their substitutions or terms. For a
/// definition, also the terms of its variable.
///
/// Linked lists in one pool. Entries of a reduced row that has been taken out are not looked for:
/// whoever meets them takes them out of the list.
struct Occurrences: ~Copyable {
  struct Entry {
    var reduced: Int32
    var isSubstitution: Bool
    fileprivate var next: Int32
  }

  /// A place in the list of a variable.
  struct Cursor {
    fileprivate let variable: Int32
    fileprivate var place: Int32
    /// The entry before it, or -1.
    fileprivate var previous: Int32 = -1
  }

  private(set) var isBuilt = false
  private var head = Pool<Int32>()
  private var entries = Pool<Entry>()
  /// The first entry that is in no list, or -1.
  private var unused: Int32 = -1

  mutating func begin(variableCount: Int, capacity: Int) {
    isBuilt = true
    head.append(repeating: -1, count: variableCount)
    entries.reserve(capacity)
  }

  mutating func grow(variableCount: Int) { head.extend(to: variableCount, with: -1) }

  mutating func add(_ variable: Int32, in reduced: Int, isSubstitution: Bool) {
    let entry = Entry(
      reduced: Int32(reduced), isSubstitution: isSubstitution, next: head[variable])
    if unused < 0 {
      head[variable] = Int32(entries.count)
      return entries.append(entry)
    }
    let place = unused
    unused = entries[place].next
    entries[place] = entry
    head[variable] = place
  }

  /// Returns the start of the reduced rows that mention a variable, to pass to `next`.
  @inline(__always)
  func first(of variable: Int32) -> Cursor {
    Cursor(variable: variable, place: head[unchecked: variable])
  }

  /// The next reduced row that mentions a variable; nil after the last.
  @inline(__always)
  mutating func next(_ cursor: inout Cursor, in reducedRows: borrowing Pool<ReducedRow>) -> Entry? {
    while cursor.place >= 0 {
      let entry = entries[unchecked: cursor.place]
      if reducedRows[unchecked: entry.reduced].kind != .absent {
        cursor.previous = cursor.place
        cursor.place = entry.next
        return entry
      }
      remove(&cursor, before: entry.next)
    }
    return nil
  }

  /// Takes the entry at a cursor out of its list.
  private mutating func remove(_ cursor: inout Cursor, before next: Int32) {
    if cursor.previous >= 0 {
      entries[cursor.previous].next = next
    } else {
      head[cursor.variable] = next
    }
    entries[cursor.place].next = unused
    unused = cursor.place
    cursor.place = next
  }
}

extension Elimination {
  /// The next reduced row that mentions a variable; nil after the last.
  @inline(__always)
  mutating func nextUser(_ cursor: inout Occurrences.Cursor) -> Occurrences.Entry? {
    occurrences.next(&cursor, in: reducedRows)
  }

  /// Makes the occurrences, if they have not been needed yet.
  mutating func buildOccurrences() {
    if occurrences.isBuilt { return }
    occurrences.begin(variableCount: variableCount, capacity: poolSize + poolSize / 4)
    for number in 0..<reducedRows.count where reducedRows[number].kind != .absent {
      noteOccurrences(of: number)
    }
  }

  /// Records the variables of a reduced row. Call it after the row is reduced.
  mutating func noteOccurrences(of number: Int) {
    for entry in substitutions(of: number).places {
      occurrences.add(substitutions[entry].variable, in: number, isSubstitution: true)
    }
    for place in terms(ofReducedRow: number).places {
      occurrences.add(terms[place].variable, in: number, isSubstitution: false)
    }
  }
}
