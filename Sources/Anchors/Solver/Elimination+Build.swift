extension Elimination {
  /// Takes in all rows but those set aside: required equalities first, then the others and the laws,
  /// each in their order. Returns what contradicts itself, if anything.
  mutating func build(_ rows: borrowing RowStore, setAside: Set<Int32>) -> Contradiction? {
    var others = Pool<Int32>(capacity: rows.idLimit)
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
    for place in 0..<others.count {
      let row = others[place]
      let line = expand(row, of: rows)
      if isViolated(line, rows) { return Contradiction(rows: origin(of: line)) }
    }
    for size in 0..<shape.sizeCount where hasLaw(size) {
      if !takeLaw(of: size, rows) { return Contradiction(rows: origin(of: lines.count - 1)) }
    }
    return nil
  }

  /// Takes the law of a size in. A parameter needs no line for it, nor does a size that is known.
  /// Returns false if it does not hold; then it has a line all the same, the last.
  mutating func takeLaw(of size: Int, _ rows: borrowing RowStore) -> Bool {
    let definition = definitions[size]
    if definition.line < 0 { return true }
    if definition.terms.isEmpty, definition.constant >= -Tolerance.length { return true }
    return !isViolated(expand(law: size), rows)
  }

  /// The rows that contradict a row which does not fit, and the row.
  private mutating func contradiction(with row: Int32, _ rows: borrowing RowStore)
    -> Contradiction
  {
    Contradiction(rows: origin(of: expand(row, of: rows)))
  }

  /// Whether a required line of which only the constant is left does not hold.
  @inline(__always)
  func isViolated(_ number: Int, _ rows: borrowing RowStore) -> Bool {
    guard lines[number].terms.isEmpty else { return false }
    let constant = lines[number].constant
    let row = lines[number].row
    guard row >= 0 else { return constant > Tolerance.length }
    guard rows[row].isRequired else { return false }
    switch rows[row].relation {
    case .atMost: return constant < -Tolerance.length
    case .atLeast: return constant > Tolerance.length
    case .equal: return abs(constant) > Tolerance.length
    }
  }

  /// The rows that a line was made of, its own last: the required equalities that enter it with a
  /// factor other than 0.
  ///
  /// - Complexity: O(all lines); used for conflicts only.
  func origin(of number: Int) -> [Int32] {
    var weight = Array(repeating: 0.0, count: number)
    func distribute(_ number: Int, _ factor: Double) {
      for entry in lines[number].log.places {
        let used = Int(definitions[log[entry].variable].line)
        weight[used] -= factor * log[entry].coefficient / lines[used].pivot.coefficient
      }
    }
    distribute(number, 1)
    var members: [Int32] = []
    for line in weight.indices.reversed() where abs(weight[line]) > Tolerance.coefficient {
      members.append(lines[line].row)
      distribute(line, weight[line])
    }
    members.reverse()
    if lines[number].row >= 0 { members.append(lines[number].row) }
    return members
  }
}
