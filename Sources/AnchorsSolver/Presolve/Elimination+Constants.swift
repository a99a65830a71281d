extension Elimination {
  /// Repeats the arithmetic on constants where rows' own constants have changed, and wherever that
  /// leads to.
  ///
  /// - Parameters:
  ///   - changed: The rows with other constants.
  ///   - moved: Gets every variable whose definition has another constant.
  ///   - concerned: Gets every component with a reduced row that has another constant.
  /// - Returns: false if something required does not hold any longer.
  mutating func propagate(
    _ changed: borrowing Pool<Int32>, of rows: borrowing RowStore, _ queue: inout BitQueue,
    moved: inout Pool<Int32>, concerned: inout [Int32]
  ) -> Bool {
    expandedAgain.removeAll()
    for place in 0..<changed.count {
      let number = reducedOfRow[changed[place]]
      if number < 0 { continue }
      switch reducedRows[number].kind {
      case .absent: break
      case .definition, .redundant: queue.insert(Int(number))
      case .expanded: expandedAgain.append(number)
      }
    }
    while let number = queue.popFirst() {
      if !propagate(number, of: rows, &queue, &moved) {
        queue.removeAll()
        return false
      }
    }
    for place in 0..<expandedAgain.count {
      let number = Int(expandedAgain[place])
      let reduced = reducedRows[number]
      let constant = constant(of: reduced, own: reduced.row >= 0 ? rows[reduced.row].constant : 0)
      if constant == reduced.constant { continue }
      reducedRows[number].constant = constant
      if !reduced.terms.isEmpty {
        concerned.append(reduced.component)
      } else if isViolated(number, rows) {
        return false
      }
    }
    return true
  }

  /// Repeats the arithmetic on the constant of a required equality. Returns false if something
  /// required does not hold any longer.
  @inline(__always)
  private mutating func propagate(
    _ number: Int, of rows: borrowing RowStore, _ queue: inout BitQueue, _ moved: inout Pool<Int32>
  ) -> Bool {
    let reduced = reducedRows[unchecked: number]
    let own = rows[reduced.row].constant
    let left = constant(of: reduced, own: own)
    if reduced.kind == .redundant {
      if abs(left) <= Tolerance.length { return true }
      return abs(left) <= Tolerance.length(at: magnitude(of: number, own: own))
    }
    let pivot = reduced.pivot.variable
    let constant = left / reduced.pivot.coefficient
    if constant == definitions[unchecked: pivot].constant { return true }
    definitions[unchecked: Int(pivot)].constant = constant
    moved.append(pivot)
    var entry = occurrences.first(of: pivot)
    while let user = occurrences.next(&entry, in: reducedRows) {
      if !user.isSubstitution { continue }
      if reducedRows[unchecked: user.reduced].kind == .expanded {
        expandedAgain.append(user.reduced)
      } else {
        queue.insert(Int(user.reduced))
      }
    }
    return constant >= -Tolerance.length || !definitions[unchecked: pivot].terms.isEmpty
      || !isNonnegative(Int(pivot))
  }
}
