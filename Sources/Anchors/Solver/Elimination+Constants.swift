extension Elimination {
  /// Repeats the arithmetic on constants where rows' own constants have changed, and wherever that
  /// leads to.
  ///
  /// - Parameters:
  ///   - changed: The rows with other constants.
  ///   - moved: Gets every variable whose definition has another constant.
  ///   - concerned: Gets every component with a line that has another constant.
  /// - Returns: false if something required does not hold any longer.
  mutating func propagate(
    _ changed: [Int32], of rows: RowStore, _ queue: inout BitQueue,
    moved: inout [Int32], concerned: inout [Int32]
  ) -> Bool {
    var expanded: [Int] = []
    for row in changed {
      let number = line(ofRow: row)
      switch lines[number].kind {
      case .absent: break
      case .definition, .redundant: queue.insert(Int(lines[number].order))
      case .expanded: expanded.append(number)
      }
    }
    while let place = queue.popFirst() {
      let number = Int(lineAt[place])
      let constant = constant(of: number, own: rows[row(of: number)].constant)
      if lines[number].kind == .redundant {
        lines[number].constant = constant
        if abs(constant) > Tolerance.length {
          queue.removeAll()
          return false
        }
        continue
      }
      if constant == lines[number].constant { continue }
      setConstant(of: number, to: constant)
      let pivot = Int(lines[number].pivot)
      moved.append(Int32(pivot))
      occurrences.forEach(pivot, of: lines) { user, isLog in
        if !isLog { return }
        if lines[user].kind == .expanded {
          expanded.append(user)
        } else {
          queue.insert(Int(lines[user].order))
        }
      }
    }
    for number in expanded {
      let row = row(of: number)
      let constant = constant(of: number, own: row >= 0 ? rows[row].constant : 0)
      if constant == lines[number].constant { continue }
      lines[number].constant = constant
      if !lines[number].terms.isEmpty {
        concerned.append(lines[number].component)
      } else if isViolated(number, rows) {
        return false
      }
    }
    return true
  }
}
