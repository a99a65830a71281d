#if !ANCHORS_SINGLE_MODULE
import AnchorsSolver
#endif

/// The rows of a layout that hold with equality: what can determine something in it.
///
/// Positions are in the topmost item's coordinates here, so that a constraint between two items is about
/// the two and not about what lies between them, and a chain of constraints is a chain of rows.
struct Evidence {
  /// What a row is, the stronger first.
  enum Kind: UInt8 {
    case given, requiredEquality, optionalEquality, content, bound, notNegative, settled
  }

  /// What a row comes from.
  enum Source {
    case row(Int)
    /// Both sides of an intrinsic size, which together are an equality.
    case content(lower: Int, upper: Int)
    case notNegative(Int32)
    case settled(Int32)
  }

  struct Row {
    let source: Source
    let kind: Kind
    /// The lowest level that the row takes part in.
    let priority: Double
    let terms: [Term]
    /// The place of its strength among those that occur, the strongest 0.
    var rank = 0
    /// Of one side of an intrinsic size of which both hold, the place of the row for both; else -1.
    var both = -1
  }

  private(set) var rows: [Row] = []
  /// The value of each variable, positions in the topmost item's coordinates.
  private(set) var values: [Double]
  /// By variable, the row that gives it a number; -1 if none does.
  private(set) var givenRow: [Int32]
  private(set) var rankCount = 0
  private var index = RowIndex([], variableCount: 0)

  /// The rows that a variable occurs in, in order.
  func rows(with variable: Int32) -> ArraySlice<Int32> { index.rows(with: variable) }
}

extension Evidence {
  /// Gathers what holds. The parameters are the variables that the engine has settled, if anything is
  /// open.
  init(_ facts: LayoutFacts, parameters: [Int32]) {
    values = facts.fromTheTop(facts.values)
    givenRow = Array(repeating: -1, count: facts.values.count)

    gatherRows(of: facts)
    for size in 0..<facts.system.shape.variableCount
    where facts.system.shape.isNonnegative(size) && abs(values[size]) <= Evidence.tolerance {
      let terms = [Term(variable: Int32(size), coefficient: 1)]
      rows.append(
        Row(
          source: .notNegative(Int32(size)), kind: .notNegative, priority: RequiredPriority.value,
          terms: terms))
    }
    for parameter in parameters {
      let terms = facts.fromTheTop([Term(variable: parameter, coefficient: 1)])
      rows.append(Row(source: .settled(parameter), kind: .settled, priority: 0, terms: terms))
    }
    rank()
    index = RowIndex(rows.map { $0.terms }, variableCount: values.count)
  }

  /// How far from holding exactly a row may be through rounding, in points.
  private static let tolerance = 1e-6

  private mutating func gatherRows(of facts: LayoutFacts) {
    var lowerSide: (item: Int, isWidth: Bool, row: Int, place: Int)?
    var upperSide: (item: Int, isWidth: Bool, row: Int, place: Int)?
    for (number, row) in facts.rows.enumerated() where !facts.setAside.contains(number) {
      guard abs(row.excess(facts.values)) <= Evidence.tolerance else { continue }
      let terms = facts.fromTheTop(row.terms)
      if terms.isEmpty { continue }
      if row.isGiven, terms.count == 1 { givenRow[Int(terms[0].variable)] = Int32(rows.count) }
      rows.append(
        Row(source: .row(number), kind: row.kind, priority: row.priority, terms: terms))
      guard case .content(let item, let side) = facts.owners[number] else { continue }
      if side.isUpper {
        upperSide = (item, side.isWidth, number, rows.count - 1)
      } else {
        lowerSide = (item, side.isWidth, number, rows.count - 1)
      }
      guard let lower = lowerSide, let upper = upperSide, lower.item == upper.item,
        lower.isWidth == upper.isWidth
      else { continue }
      for side in [lower, upper] { rows[side.place].both = rows.count }
      rows.append(
        Row(
          source: .content(lower: lower.row, upper: upper.row), kind: .content,
          priority: min(facts.rows[lower.row].priority, facts.rows[upper.row].priority),
          terms: terms))
    }
  }

  /// Numbers the strengths: by kind, then by falling priority.
  private mutating func rank() {
    func strength(_ row: Row) -> Double { Double(row.kind.rawValue) * 10_000 - row.priority }
    var strengths = rows.map { strength($0) }.sorted()
    strengths.removeRepetitions()
    rankCount = strengths.count
    for place in rows.indices {
      let strength = strength(rows[place])
      rows[place].rank = strengths.firstIndex(of: strength) ?? 0
    }
  }
}

extension RowSystem.Row {
  fileprivate var kind: Evidence.Kind {
    if isGiven { return .given }
    if relation != .equal { return .bound }
    return isRequired ? .requiredEquality : .optionalEquality
  }
}

extension LayoutFacts {
  /// The same values with positions in the topmost item's coordinates.
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

  /// The same sum with positions in the topmost item's coordinates: each is its item's less its
  /// parent's.
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
      if variable == .x || variable == .y, item > 0 {
        add(-term.coefficient, self.variable(variable, of: Int(parents[item])))
      }
    }
    result.removeAll { abs($0.coefficient) <= Tolerance.coefficient }
    return result
  }
}
