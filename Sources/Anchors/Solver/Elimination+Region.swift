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
    removing removed: [Int], adding added: [Int32], of rows: RowStore, _ partition: Partition
  ) -> RegionChange? {
    var change = RegionChange()
    let limit = 64 + lines.count / 4

    // 1. Take out what was removed, and what was made of it.
    var stack = removed
    var again: [Int] = []
    while let number = stack.popLast() {
      if lines[number].kind == .absent { continue }
      let freed = takeOut(number, &change)
      if freed >= 0 {
        occurrences.forEach(Int(freed), of: lines) { user, isLog in
          if isLog { stack.append(user) }
        }
      }
      again.append(number)
      if again.count > limit { return nil }
    }
    let isRemoved = Set(removed)
    var equalities = again.filter { !isRemoved.contains($0) && lines[$0].order >= 0 }
    equalities.sort { lines[$0].order < lines[$1].order }
    var others = again.filter { !isRemoved.contains($0) && lines[$0].order < 0 }

    // 2. Define again, and define what was added.
    grow(rowLimit: rows.idLimit)
    for row in added where rows[row].isRequiredEquality {
      equalities.append(line(ofRow: row))
    }
    for row in added where !rows[row].isRequiredEquality { others.append(line(ofRow: row)) }
    for number in equalities {
      guard define(row(of: number), of: rows) else { return nil }
      change.lines.append(number)
      noteOccurrences(of: number)
      let pivot = lines[number].pivot
      if pivot < 0 { continue }
      change.variables.append(pivot)
      if partition.componentOf[Int(pivot)] >= 0 {
        change.components.append(partition.componentOf[Int(pivot)])
      }
      // Lines in terms of what has a definition now are to be expressed anew.
      var concerned: [Int] = []
      occurrences.forEach(Int(pivot), of: lines) { user, isLog in
        if !isLog, lines[user].kind == .expanded { concerned.append(user) }
      }
      for user in concerned {
        _ = takeOut(user, &change)
        others.append(user)
      }
    }

    // 3. Express the rest.
    for number in others {
      if lines[number].kind != .absent { continue }
      let row = row(of: number)
      if row < 0 { expand(law: number) } else { expand(row, of: rows) }
      if isViolated(number, rows) { return nil }
      change.lines.append(number)
      noteOccurrences(of: number)
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
