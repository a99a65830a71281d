import AnchorsSolver

/// The rows of a layout that hold with equality: what can determine something in it.
///
/// Positions are in root coordinates here, so that a constraint between two items does not involve
/// the items between them, and a chain of constraints is a chain of rows.
struct Evidence {
  /// The kind of a row, the strongest first.
  enum Kind: Int, Comparable {
    case fixed, requiredEquality, optionalEquality
    /// Both sides of an intrinsic size, which together are an equality.
    case content
    case bound, notNegative
    /// A variable whose tie the engine has broken.
    case tieBreak

    static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  struct Row {
    let kind: Kind
    /// The row of the layout, if it is one of these.
    var number = -1
    /// The lowest level that the row takes part in.
    var priority = RequiredPriority.value
    let terms: [Term]
    /// The rank of its strength among those that occur, the strongest 0.
    var rank = 0
    /// For a side of an intrinsic size of which both hold, the index of the row for both; otherwise
    /// -1.
    var both = -1

    /// The kind comes first, then the priority.
    fileprivate var strength: Double { Double(kind.rawValue) * 10_000 - priority }
  }

  /// The strongest first.
  private(set) var rows: [Row] = []
  /// The value of each variable, positions in root coordinates.
  let values: [Double]
  /// By variable, the row that gives it a number; -1 if none does.
  private(set) var fixedRow: [Int32]
  let rankCount: Int
  /// The number of rows that are fixed values or required equalities. They come first.
  let requiredCount: Int
  private let index: RowIndex

  /// The rows that a variable occurs in, in order.
  func rows(with variable: Int32) -> ArraySlice<Int32> { index.rows(with: variable) }

  /// The rounding tolerance of a row, in points.
  private static let tolerance = 1e-6

  /// Gathers the rows that hold. The parameters are the variables whose ties the engine has broken.
  init(_ facts: LayoutFacts, parameters: [Int32]) {
    values = facts.fromTheTop(facts.values)
    fixedRow = Array(repeating: -1, count: facts.values.count)
    // 1. What holds.
    var lastContent = -1
    for (number, row) in facts.rows.enumerated() where !facts.removed.contains(number) {
      let terms = facts.fromTheTop(row.terms)
      guard abs(row.excess(facts.values)) <= Self.tolerance, !terms.isEmpty else { continue }
      let place = rows.count
      if row.isFixed, terms.count == 1 { fixedRow[Int(terms[0].variable)] = Int32(place) }
      rows.append(Row(kind: row.kind, number: number, priority: row.priority, terms: terms))
      if row.isFixed || facts.constraints[number] != nil || facts.minimums.contains(number) {
        continue
      }
      // The sides of an intrinsic size come one after the other.
      if lastContent >= 0, rows[lastContent].terms[0].variable == terms[0].variable {
        for side in [lastContent, place] { rows[side].both = rows.count }
        let priority = min(rows[lastContent].priority, row.priority)
        rows.append(Row(kind: .content, priority: priority, terms: terms))
      }
      lastContent = place
    }
    let shape = facts.solved.system.shape
    for size in 0..<shape.variableCount
    where shape.isNonnegative(size) && abs(values[size]) <= Self.tolerance {
      let terms = [Term(variable: Int32(size), coefficient: 1)]
      rows.append(Row(kind: .notNegative, terms: terms))
    }
    for parameter in parameters {
      let terms = facts.fromTheTop([Term(variable: parameter, coefficient: 1)])
      rows.append(Row(kind: .tieBreak, priority: 0, terms: terms))
    }
    // 2. The strongest first.
    let places: [Int]
    (rows, places) = Self.sortedByStrength(rows)
    fixedRow = fixedRow.map { $0 < 0 ? -1 : Int32(places[Int($0)]) }
    rankCount = (rows.last?.rank ?? -1) + 1
    let sorted = rows
    requiredCount = sorted.indices.partitioningIndex { sorted[$0].kind > .requiredEquality }
    index = RowIndex(rows.map { $0.terms }, variableCount: values.count)
  }

  /// Returns the rows with their ranks, the strongest first, and the place that each has come to.
  private static func sortedByStrength(_ rows: [Row]) -> (rows: [Row], places: [Int]) {
    let order = sortedPlaces(rows.count) { rows[$0].strength < rows[$1].strength }
    var places = Array(repeating: -1, count: rows.count)
    for (place, row) in order.enumerated() { places[row] = place }
    var sorted = order.map { rows[$0] }
    for place in sorted.indices {
      if sorted[place].both >= 0 { sorted[place].both = places[sorted[place].both] }
      if place == 0 { continue }
      let isWeaker = sorted[place].strength > sorted[place - 1].strength
      sorted[place].rank = sorted[place - 1].rank + (isWeaker ? 1 : 0)
    }
    return (sorted, places)
  }
}

extension RowSystem.Row {
  fileprivate var kind: Evidence.Kind {
    if isFixed { return .fixed }
    if relation != .equal { return .bound }
    return isRequired ? .requiredEquality : .optionalEquality
  }
}

extension LayoutFacts {
  /// Returns the values with positions in root coordinates.
  func fromTheTop(_ values: [Double]) -> [Double] {
    var values = values
    for item in items.indices.dropFirst() {
      for variable in [Variable.x, .y] {
        let parent = self.variable(variable, of: Int(parents[item]))
        values[Int(self.variable(variable, of: item))] += values[Int(parent)]
      }
    }
    return values
  }

  /// Returns the sum with positions in root coordinates: each is its item's minus its parent's.
  fileprivate func fromTheTop(_ terms: [Term]) -> [Term] {
    var result: [Term] = []
    func add(_ coefficient: Double, _ variable: Int32) {
      if let place = result.firstIndex(where: { $0.variable == variable }) {
        result[place].coefficient += coefficient
      } else {
        result.append(Term(variable: variable, coefficient: coefficient))
      }
    }
    for term in terms {
      add(term.coefficient, term.variable)
      let (item, variable) = place(of: term.variable)
      if !variable.isSize, item > 0 {
        add(-term.coefficient, self.variable(variable, of: Int(parents[item])))
      }
    }
    result.removeAll { abs($0.coefficient) <= Tolerance.coefficient }
    return result
  }
}
