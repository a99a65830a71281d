extension Elimination {
  /// Repeats the arithmetic on constants where rows' own constants have changed, and wherever that
  /// leads to.
  ///
  /// - Parameters:
  ///   - changed: The rows with other constants.
  ///   - moved: Gets every variable whose definition has another constant.
  ///   - concerned: Gets every component with a reduced row that has another constant.
  /// - Returns: false if something required does not hold any longer, or a row that is set aside is concerned.
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
      if !propagate(pivot, of: rows, &queue, &moved) {
        queue.removeAll()
        return false
      }
    }
    for place in 0..<changedAgain.count {
      let number = Int(changedAgain[place])
      let reduced = reducedRows[number]
      if reduced.kind == .setAside { return false }
      if reduced.kind == .redundant {
        if !isStillRedundant(number, of: rows) { return false }
        continue
      }
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

  /// Notes that the constant of a reduced row is to be found again: of a definition in its turn, as others are
  /// made of it; of others after all definitions.
  @inline(__always)
  private mutating func concern(_ number: Int32, _ queue: inout RankQueue) {
    switch reducedRows[unchecked: number].kind {
    case .absent: break
    // A definition is made of earlier ones.
    case .definition:
      queue.insert(
        reducedRows[unchecked: number].pivot.variable, rank: UInt32(bitPattern: number))
    case .redundant, .expanded, .setAside: changedAgain.append(number)
    }
  }

  /// Repeats the arithmetic on the constant of the definition of a variable. Returns false if the variable is
  /// a size that is known to be negative now.
  @inline(__always)
  private mutating func propagate(
    _ pivot: Int32, of rows: borrowing RowStore, _ queue: inout RankQueue,
    _ moved: inout Pool<Int32>
  ) -> Bool {
    let reduced = reducedRows[definitions[unchecked: pivot].reduced]
    let left = constant(of: reduced, own: rows[reduced.row].constant)
    let constant = left / reduced.pivot.coefficient
    if constant == definitions[unchecked: pivot].constant { return true }
    definitions[unchecked: Int(pivot)].constant = constant
    moved.append(pivot)
    var entry = occurrences.first(of: pivot)
    while let user = nextUser(&entry) {
      if user.isSubstitution { concern(user.reduced, &queue) }
    }
    return constant >= -Tolerance.length || !definitions[unchecked: pivot].terms.isEmpty
      || !isNonnegative(Int(pivot))
  }

  /// Whether nothing is left of a required equality of which nothing was left before.
  private func isStillRedundant(_ number: Int, of rows: borrowing RowStore) -> Bool {
    let own = rows[reducedRows[number].row].constant
    let left = abs(constant(of: reducedRows[number], own: own))
    return left <= Tolerance.length || left <= Tolerance.length(at: magnitude(of: number, own: own))
  }
}
