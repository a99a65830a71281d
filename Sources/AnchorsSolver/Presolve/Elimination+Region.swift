/// The effect of changed rows and variables on the reduced rows.
///
/// Kept and refilled, so that an edit costs few allocations.
struct RegionChange {
  /// The reduced rows that were reduced again, added or taken out. A reduced row may occur twice.
  fileprivate(set) var reducedRows: [Int] = []
  /// The components that reduced rows and structural variables belonged to.
  fileprivate(set) var components: [Int32] = []
  /// Variables that came, or lost or got a definition.
  fileprivate(set) var variables: [Int32] = []
  // Scratch.
  fileprivate var removed: [Int] = []
  fileprivate var open: [Int] = []
  fileprivate var again: [Int] = []
  fileprivate var equalities: [Int32] = []
  fileprivate var others: [Int32] = []

  fileprivate mutating func begin() {
    reducedRows.removeAll(keepingCapacity: true)
    components.removeAll(keepingCapacity: true)
    variables.removeAll(keepingCapacity: true)
    removed.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    again.removeAll(keepingCapacity: true)
    equalities.removeAll(keepingCapacity: true)
    others.removeAll(keepingCapacity: true)
  }
}

extension Elimination {
  /// Removes rows and adds others, and reduces again only the rows that this concerns.
  ///
  /// A reduced row is valid only while every definition that was substituted into it stands, and
  /// while all of its variables are structural. The three steps follow from that.
  ///
  /// 1. *Take out.* Each reduced row of a removed row or of a changed variable goes. If it defined
  ///    a variable, every reduced row that used the definition goes as well, and so on. A row that
  ///    is already gone is skipped. If a row that was removed from a conflict is concerned, or more
  ///    rows than 64 and a quarter of all, the update ends.
  ///
  /// 2. *Define.* The equalities that went, then the added ones, are reduced in row order. One that
  ///    becomes a definition takes out the reduced rows that mention its pivot, and leaves the
  ///    pivot's bound for step 3 if the pivot is a size. A redundant equality changes nothing; but
  ///    while rows are removed, it must come after every row that it was reduced with, or a
  ///    conflict might contain another row. An infeasible one ends the update.
  ///
  /// 3. *Express.* The remaining rows, and the bounds of sizes that are now defined, are written in
  ///    structural variables. A row that becomes a wrong statement about constants ends the update.
  ///
  /// - Returns: `false` if the update ended early. The caller must then build everything again.
  mutating func update(
    _ edits: borrowing RowEdits, of rows: borrowing RowStore, _ partition: borrowing Partition,
    _ change: inout RegionChange
  ) -> Bool {
    change.begin()
    for place in 0..<edits.removed.count {
      change.removed.append(Int(reducedOfRow[edits.removed[place]]))
    }
    let limit = 64 + reducedRows.count / 4

    // 1. Remove the rows, and everything reduced with them. A reduced row is valid only while all
    //    definitions that were substituted into it are.
    change.open += change.removed
    for place in 0..<edits.variables.count {
      gatherReducedRows(of: edits.variables[place], &change.open)
    }
    while let number = change.open.popLast() {
      if reducedRows[number].kind == .absent { continue }
      if reducedRows[number].kind == .removed { return false }
      let freed = takeOut(number, &change)
      if freed >= 0 {
        var entry = occurrences.first(of: freed)
        while let user = nextUser(&entry) {
          if user.isSubstitution { change.open.append(Int(user.reduced)) }
        }
      }
      change.again.append(number)
      if change.again.count > limit { return false }
    }
    change.removed.sort()
    change.again.sort()
    var nextRemoved = 0
    for number in change.again {
      while nextRemoved < change.removed.count, change.removed[nextRemoved] < number {
        nextRemoved += 1
      }
      if nextRemoved < change.removed.count, change.removed[nextRemoved] == number { continue }
      let source = reducedRows[number].source
      if source >= 0, rows[source].isRequiredEquality {
        change.equalities.append(source)
      } else {
        change.others.append(source)
      }
    }

    for place in 0..<edits.variables.count {
      let variable = edits.variables[place]
      let component = partition.component(of: variable)
      if component >= 0 { change.components.append(component) }
      if isPresent(variable) { change.variables.append(variable) }
    }

    // 2. Define again the equalities that lost their definitions, and define the added ones, in row
    //    order.
    grow(rowLimit: rows.idLimit)
    for place in 0..<edits.added.count {
      let row = edits.added[place]
      if rows[row].isRequiredEquality {
        change.equalities.append(row)
      } else {
        change.others.append(row)
      }
    }
    for row in change.equalities {
      guard define(row, of: rows) else { return false }
      let number = reducedRows.count - 1
      change.reducedRows.append(number)
      noteOccurrences(of: number)
      if reducedRows[number].kind != .definition {
        if hasRemovedRows, !isLast(row, of: rows, &change, limit: limit) { return false }
        continue
      }
      let pivot = reducedRows[number].pivot.variable
      change.variables.append(pivot)
      let component = partition.component(of: pivot)
      if component >= 0 { change.components.append(component) }
      if isNonnegative(Int(pivot)) { change.others.append(-1 - pivot) }
      // Rows that mention a variable with a new definition must be expressed again.
      change.open.removeAll(keepingCapacity: true)
      var entry = occurrences.first(of: pivot)
      while let user = nextUser(&entry) {
        if user.isSubstitution { continue }
        switch reducedRows[user.reduced].kind {
        case .expanded: change.open.append(Int(user.reduced))
        case .removed: return false
        case .absent, .definition, .redundant: break
        }
      }
      for user in change.open {
        _ = takeOut(user, &change)
        change.others.append(reducedRows[user].source)
      }
    }

    // 3. Express the rest.
    for source in change.others {
      if source < 0 {
        let size = -1 - Int(source)
        if reducedOfBound[size] >= 0 { continue }
        if !addBound(of: size, rows) { return false }
        if reducedOfBound[size] < 0 { continue }
      } else if isViolated(expand(source, of: rows), rows) {
        return false
      }
      change.reducedRows.append(reducedRows.count - 1)
      noteOccurrences(of: reducedRows.count - 1)
    }
    return true
  }

  /// Returns `true` if a bounded search shows that a redundant equality, the latest reduced row,
  /// comes after all rows that it was reduced with. Otherwise one of those would be redundant in
  /// row order, and a conflict would contain that row instead.
  private func isLast(
    _ row: Int32, of rows: borrowing RowStore, _ change: inout RegionChange, limit: Int
  ) -> Bool {
    change.open.removeAll(keepingCapacity: true)
    change.open.append(reducedRows.count - 1)
    var place = 0
    while place < change.open.count {
      if change.open.count > limit { return false }
      for entry in substitutions(of: change.open[place]).places {
        let used = Int(definitions[substitutions[entry].variable].reduced)
        if rows[row].order <= rows[reducedRows[used].row].order { return false }
        change.open.append(used)
      }
      place += 1
    }
    return true
  }

  /// Appends the reduced rows of a variable: those that mention it, its definition and its bound.
  private mutating func gatherReducedRows(of variable: Int32, _ result: inout [Int]) {
    var entry = occurrences.first(of: variable)
    while let user = nextUser(&entry) { result.append(Int(user.reduced)) }
    for own in [definitions[variable].reduced, reducedOfBound[variable]] where own >= 0 {
      result.append(Int(own))
    }
  }

  /// Takes a reduced row out and returns the variable that has no definition any longer, or -1.
  private mutating func takeOut(_ number: Int, _ change: inout RegionChange) -> Int32 {
    if reducedRows[number].component >= 0 {
      change.components.append(reducedRows[number].component)
    }
    change.reducedRows.append(number)
    let freed = drop(number)
    // A removed variable must not be in a component.
    if freed >= 0, isPresent(freed) { change.variables.append(freed) }
    return freed
  }
}
