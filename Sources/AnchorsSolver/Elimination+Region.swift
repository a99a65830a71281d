/// What a change of rows did to the lines.
struct RegionChange {
  /// The lines that were reduced again, added or taken out. A line may occur twice.
  var lines: [Int] = []
  /// The components that lines and parameters belonged to.
  var components: [Int32] = []
  /// Variables that lost or got a definition.
  var variables: [Int32] = []
}

extension Elimination {
  /// Takes rows out and others in, reducing again only what was made of them.
  ///
  /// A line is concerned if a definition that was put into it has gone, or if it is expressed in a
  /// parameter that has got a definition.
  ///
  /// - Returns: what has changed; `nil` if there is a contradiction or too much is concerned: then
  ///   everything is to be built anew.
  mutating func update(
    removing removedRows: borrowing Pool<Int32>, adding added: borrowing Pool<Int32>,
    of rows: borrowing RowStore, _ partition: borrowing Partition
  ) -> RegionChange? {
    var change = RegionChange()
    let removed = (0..<removedRows.count).map { Int(lineOfRow[removedRows[$0]]) }
    let limit = 64 + lines.count / 4

    // 1. Take out what was removed, and what was made of it.
    var stack = removed
    var again: [Int] = []
    while let number = stack.popLast() {
      if lines[number].kind == .absent { continue }
      let freed = takeOut(number, &change)
      if freed >= 0 {
        var entry = occurrences.first(of: freed)
        while let user = occurrences.next(&entry, in: lines) {
          if user.isLog { stack.append(Int(user.line)) }
        }
      }
      again.append(number)
      if again.count > limit { return nil }
    }
    let isRemoved = Set(removed)
    var equalities: [Int32] = []
    var others: [Int32] = []
    for number in again.sorted() where !isRemoved.contains(number) {
      let source = lines[number].source
      if source >= 0, rows[source].isRequiredEquality {
        equalities.append(source)
      } else {
        others.append(source)
      }
    }

    // 2. Define again, and define what was added.
    grow(rowLimit: rows.idLimit)
    for place in 0..<added.count {
      let row = added[place]
      if rows[row].isRequiredEquality { equalities.append(row) } else { others.append(row) }
    }
    for row in equalities {
      guard define(row, of: rows) else { return nil }
      let number = lines.count - 1
      change.lines.append(number)
      noteOccurrences(of: number)
      if lines[number].kind != .definition { continue }
      let pivot = lines[number].pivot.variable
      change.variables.append(pivot)
      if partition.componentOf[pivot] >= 0 {
        change.components.append(partition.componentOf[pivot])
      }
      if hasLaw(Int(pivot)) { others.append(-1 - pivot) }
      // Lines in terms of what has a definition now are to be expressed anew.
      var concerned: [Int] = []
      var entry = occurrences.first(of: pivot)
      while let user = occurrences.next(&entry, in: lines) {
        if !user.isLog, lines[user.line].kind == .expanded { concerned.append(Int(user.line)) }
      }
      for user in concerned {
        _ = takeOut(user, &change)
        others.append(lines[user].source)
      }
    }

    // 3. Express the rest.
    for source in others {
      if source < 0 {
        let size = -1 - Int(source)
        if lineOfLaw[size] >= 0 { continue }
        if !takeLaw(of: size, rows) { return nil }
        if lineOfLaw[size] < 0 { continue }
      } else if isViolated(expand(source, of: rows), rows) {
        return nil
      }
      change.lines.append(lines.count - 1)
      noteOccurrences(of: lines.count - 1)
    }
    return change
  }

  /// Takes a line out and returns the variable that has no definition any longer, or -1.
  private mutating func takeOut(_ number: Int, _ change: inout RegionChange) -> Int32 {
    if lines[number].component >= 0 { change.components.append(lines[number].component) }
    change.lines.append(number)
    let freed = drop(number)
    if freed >= 0 { change.variables.append(freed) }
    return freed
  }
}
