extension Elimination {
  /// Repeats the arithmetic on constants where rows' own constants have changed, and wherever that
  /// leads to.
  ///
  /// - Parameters:
  ///   - changed: The rows with other constants.
  ///   - moved: Gets every variable whose definition has another constant.
  ///   - concerned: Gets every component with a reduced row that has another constant.
  /// - Returns: `false` if a required row is violated now, or if a removed row is affected.
  mutating func propagate(
    _ changed: borrowing Pool<Int32>, of rows: borrowing RowStore, _ queue: inout RankQueue,
    moved: inout Pool<Int32>, concerned: inout [Int32]
  ) -> Bool {
    changedAgain.removeAll()
    for place in 0..<changed.count {
      let number = reducedOfRow[changed[place]]
      if number >= 0 { concern(number, &queue) }
    }
    while let pivot = queue.popFirst() {
      if !changesConstant(of: pivot, rows) { continue }
      if isKnownToBeNegative(pivot) {
        queue.removeAll()
        return false
      }
      moved.append(pivot)
      var entry = occurrences.first(of: pivot)
      while let user = nextUser(&entry) {
        if user.isSubstitution { concern(user.reduced, &queue) }
      }
    }
    for place in 0..<changedAgain.count {
      if !repeatArithmetic(on: Int(changedAgain[place]), rows, &concerned) { return false }
    }
    return true
  }

  /// Repeats the arithmetic on the constants of all that a plan names. Otherwise like the other.
  mutating func propagate(
    _ plan: borrowing EditPlan, of rows: borrowing RowStore, concerned: inout [Int32]
  ) -> Bool {
    for place in 0..<plan.pivots.count {
      let pivot = plan.pivots[unchecked: place]
      if changesConstant(of: pivot, rows), isKnownToBeNegative(pivot) { return false }
    }
    for place in 0..<plan.others.count {
      if !repeatArithmetic(on: Int(plan.others[place]), rows, &concerned) { return false }
    }
    return true
  }

  /// Queues a reduced row whose constant must be computed again: a definition by its rank, others
  /// after all definitions.
  @inline(__always)
  mutating func concern(_ number: Int32, _ queue: inout RankQueue) {
    switch reducedRows[unchecked: number].kind {
    case .absent: break
    // A definition is made of earlier ones.
    case .definition:
      queue.insert(
        reducedRows[unchecked: number].pivot.variable, rank: UInt32(bitPattern: number))
    case .redundant, .expanded, .removed: changedAgain.append(number)
    }
  }

  /// Repeats the arithmetic on the constant of the definition of a variable. Returns whether it is
  /// another one.
  @inline(__always)
  private mutating func changesConstant(of pivot: Int32, _ rows: borrowing RowStore) -> Bool {
    let number = Int(definitions[unchecked: pivot].reduced)
    let reduced = reducedRows[number]
    let left = constant(ofReducedRow: number, own: rows[reduced.row].constant)
    let constant = left / reduced.pivot.coefficient
    if constant == definitions[unchecked: pivot].constant { return false }
    definitions[unchecked: Int(pivot)].constant = constant
    return true
  }

  /// Returns `true` if a defined variable is a size with a constant, negative value.
  @inline(__always)
  private func isKnownToBeNegative(_ pivot: Int32) -> Bool {
    definitions[unchecked: pivot].constant < -Tolerance.length
      && definitions[unchecked: pivot].isNumber && isNonnegative(Int(pivot))
  }

  /// Computes the constant of a reduced row again that is not a definition. Returns `false` if it
  /// is violated and required, or of a removed row.
  @inline(__always)
  private mutating func repeatArithmetic(
    on number: Int, _ rows: borrowing RowStore, _ concerned: inout [Int32]
  ) -> Bool {
    let reduced = reducedRows[number]
    if reduced.kind == .removed { return false }
    if reduced.kind == .redundant { return isStillRedundant(number, of: rows) }
    let constant = constant(
      ofReducedRow: number, own: reduced.row >= 0 ? rows[reduced.row].constant : 0)
    if constant == reduced.constant { return true }
    reducedRows[number].constant = constant
    if terms(ofReducedRow: number).isEmpty { return !isViolated(number, rows) }
    concerned.append(reduced.component)
    return true
  }

  /// Returns `true` if a redundant required equality is still redundant.
  private func isStillRedundant(_ number: Int, of rows: borrowing RowStore) -> Bool {
    let own = rows[reducedRows[number].row].constant
    let left = abs(constant(ofReducedRow: number, own: own))
    return left <= Tolerance.length || left <= Tolerance.length(at: magnitude(of: number, own: own))
  }
}
