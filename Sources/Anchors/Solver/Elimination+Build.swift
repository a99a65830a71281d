extension Elimination {
  /// Takes in all rows but those set aside: required equalities first, then the others and the laws,
  /// each in their order. Returns what contradicts itself, if anything.
  mutating func build(_ rows: RowStore, setAside: Set<Int32>) -> Contradiction? {
    var others: [Int32] = []
    others.reserveCapacity(rows.idLimit)
    var row = rows.first
    while row >= 0 {
      let next = rows[row].next
      if setAside.isEmpty || !setAside.contains(row) {
        if rows[row].isRequiredEquality {
          if !define(row, of: rows) { return contradiction(with: row, rows) }
        } else {
          others.append(row)
        }
      }
      row = next
    }
    for row in others {
      expand(row, of: rows)
      if isViolated(line(ofRow: row), rows) { return contradiction(with: row, rows) }
    }
    for size in 0..<shape.sizeCount where !shape.mayBeNegative[size] {
      expand(law: size)
      if isViolated(size, rows) { return Contradiction(rows: origin(of: size)) }
    }
    return nil
  }

  /// The rows that contradict a row which does not fit, and the row.
  private mutating func contradiction(with row: Int32, _ rows: RowStore) -> Contradiction {
    expand(row, of: rows)
    return Contradiction(rows: origin(of: line(ofRow: row)))
  }

  /// Whether a required line of which only the constant is left does not hold.
  func isViolated(_ number: Int, _ rows: RowStore) -> Bool {
    let line = lines[number]
    guard line.terms.isEmpty else { return false }
    let row = row(of: number)
    guard row >= 0 else { return line.constant > Tolerance.length }
    guard rows[row].isRequired else { return false }
    switch rows[row].relation {
    case .atMost: return line.constant < -Tolerance.length
    case .atLeast: return line.constant > Tolerance.length
    case .equal: return abs(line.constant) > Tolerance.length
    }
  }

  /// The rows that a line was made of, its own last: the required equalities that enter it with a
  /// factor other than 0.
  ///
  /// - Complexity: O(all equalities); used for conflicts only.
  func origin(of number: Int) -> [Int32] {
    var weight = Array(repeating: 0.0, count: lineAt.count)
    func distribute(_ number: Int, _ factor: Double) {
      let range = lines[number].log
      for entry in Int(range.lowerBound)..<Int(range.upperBound) {
        let used = lines[Int(definition[Int(log[entry].variable)])]
        weight[Int(used.order)] -= factor * log[entry].coefficient / used.pivotCoefficient
      }
    }
    distribute(number, 1)
    var members: [Int32] = []
    for place in lineAt.indices.reversed() where abs(weight[place]) > Tolerance.coefficient {
      members.append(row(of: Int(lineAt[place])))
      distribute(Int(lineAt[place]), weight[place])
    }
    members.reverse()
    if row(of: number) >= 0 { members.append(row(of: number)) }
    return members
  }
}
