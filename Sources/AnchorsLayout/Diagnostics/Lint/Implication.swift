#if !ANCHORS_SINGLE_MODULE
import AnchorsSolver
#endif

/// Whether rows imply another, which is to say that no point meets them and not the other.
///
/// 1. From a point inside all rows, one variable is moved until the row in question breaks. If no other
///    has broken by then, the row is not implied. That settles nearly all that are not.
/// 2. A point beyond the row is looked for, as near as possible to the first one, among the few rows that
///    it turns out to depend on: those that the point found without them breaks are taken in, until none
///    is broken, and the row is not implied, or no point is left, and it is. The rows in the way are then
///    an irreducible set.
///
/// Sources: A. Maréchal, M. Périn, *Efficient elimination of redundancies in polyhedra by raytracing*
/// (2017); K. Clarkson, *More output-sensitive geometric algorithms* (1994); J. Chinneck, E. Dravnieks,
/// *Locating minimal infeasible constraint sets in linear programs* (1991).
struct Implication {
  /// The rows; those of questions are added at the end and taken away.
  private var system: RowSystem
  /// A point at which all rows hold, most of them with something to spare.
  private let values: [Double]
  private var point: [Double]
  /// By variable, the rows that mention it.
  private var rowsOfVariable: [[Int32]]
  /// Whether each row is taken in already, between questions none.
  private var isMember: [Bool]
  /// Whether each row has been taken out for good.
  private(set) var isOut: [Bool]

  /// How far beyond a row a point has to be to count: first far, which settles most questions and is
  /// numerically easy, then a thousandth of a point.
  private static let steps = [1, nothing]
  /// What counts as nothing, in points.
  static let nothing = 1e-3
  /// How many rows are taken in one by one. Beyond, it is all that hang together.
  private static let memberLimit = 160
  private static let tolerance = 1e-6

  init(_ system: RowSystem, at values: [Double]) {
    self.system = system
    self.values = values
    point = values
    rowsOfVariable = Array(repeating: [], count: values.count)
    for (number, row) in system.rows.enumerated() {
      for term in row.terms { rowsOfVariable[Int(term.variable)].append(Int32(number)) }
    }
    isMember = Array(repeating: false, count: system.rows.count)
    isOut = isMember
  }

  mutating func takeOut(_ row: Int) { isOut[row] = true }
  mutating func putBack(_ row: Int) { isOut[row] = false }

  /// The rows that imply a row, an irreducible set for each side of it; `nil` if they do not imply it.
  mutating func rows(implying row: RowSystem.Row) -> [Int]? {
    if row.terms.isEmpty { return row.violation(values) < Self.nothing ? [] : nil }
    var found: Set<Int> = []
    if row.relation != .atLeast {
      guard let rows = rowsKeeping(row.terms, from: .atLeast, row.constant) else { return nil }
      found.formUnion(rows)
    }
    if row.relation != .atMost {
      guard let rows = rowsKeeping(row.terms, from: .atMost, row.constant) else { return nil }
      found.formUnion(rows)
    }
    return found.sorted()
  }

  /// Whether an inequality always holds with nothing to spare; a size is one, `terms >= 0`.
  mutating func isTight(_ row: RowSystem.Row) -> Bool {
    if abs(row.excess(values)) > Self.steps[1] { return false }
    let back: RowRelation = row.relation == .atMost ? .atMost : .atLeast
    return rowsKeeping(row.terms, from: back, row.constant) != nil
  }

  /// The rows that keep a sum from going beyond a constant, upwards for `atLeast`.
  private mutating func rowsKeeping(
    _ terms: [Term], from relation: RowRelation, _ constant: Double
  ) -> [Int]? {
    if breaksAlone(terms, relation, constant) { return nil }
    var rows: [Int]?
    for step in Self.steps {
      rows = rowsExcluding(
        RowSystem.Row(
          terms: terms, relation: relation,
          constant: relation == .atLeast ? constant + step : constant - step,
          priority: RequiredPriority.value,
          isGiven: false))
      if rows == nil { return nil }
    }
    return rows
  }

  /// The rows that cannot hold together with another; `nil` if all can.
  private mutating func rowsExcluding(_ question: RowSystem.Row) -> [Int]? {
    var members: [Int] = []
    defer { for member in members { isMember[member] = false } }
    while true {
      let (solver, variables) = solve(members, question)
      if let conflict = solver.infeasibleSubsets.first {
        return conflict.rows.filter { $0 < members.count }.map { members[Int($0)] }
      }
      var broken: [Int] = []
      for (place, variable) in variables.enumerated() {
        point[Int(variable)] = solver.value(of: place)
      }
      for variable in variables
      where abs(point[Int(variable)] - values[Int(variable)]) > Tolerance.length {
        for number in rowsOfVariable[Int(variable)] {
          let row = Int(number)
          if isMember[row] || isOut[row] { continue }
          if system.rows[row].violation(point) > Self.tolerance {
            isMember[row] = true
            broken.append(row)
          }
        }
      }
      for variable in variables { point[Int(variable)] = values[Int(variable)] }
      if broken.isEmpty { return nil }
      members += broken
      if members.count > Self.memberLimit { takeInAllThatHangTogether(&members) }
    }
  }

  /// Whether moving a single variable takes a sum to a constant before any row breaks.
  private func breaksAlone(_ terms: [Term], _ relation: RowRelation, _ constant: Double) -> Bool {
    let excess = terms.reduce(-constant) { $0 + $1.coefficient * values[Int($1.variable)] }
    let distance = relation == .atLeast ? -excess : excess
    return terms.contains { term in
      let rate = relation == .atLeast ? term.coefficient : -term.coefficient
      let way = (max(0, distance) + Self.steps[0]) / rate
      return abs(way) < room(for: Int(term.variable), isUpwards: rate > 0)
    }
  }

  /// How far a variable can be moved before a row breaks.
  private func room(for variable: Int, isUpwards: Bool) -> Double {
    let isSize = system.shape.isNonnegative(variable)
    var room = isSize && !isUpwards ? values[variable] : .infinity
    for number in rowsOfVariable[variable] where !isOut[Int(number)] {
      let row = system.rows[Int(number)]
      var rate = 0.0
      for term in row.terms where term.variable == variable { rate += term.coefficient }
      if !isUpwards { rate = -rate }
      if rate == 0 { continue }
      let excess = row.excess(values)
      switch row.relation {
      case .equal: return 0
      case .atMost: if rate > 0 { room = min(room, -excess / rate) }
      case .atLeast: if rate < 0 { room = min(room, -excess / rate) }
      }
    }
    return room
  }

  /// A solver of the rows and the question, kept near the values as long as it is small.
  private mutating func solve(
    _ members: [Int], _ question: RowSystem.Row
  ) -> (solver: Solver, variables: [Int32]) {
    let count = system.rows.count
    defer { system.rows.removeLast(system.rows.count - count) }
    system.rows.append(question)
    var parts = members.map { (row: $0, priority: RequiredPriority.value) }
    parts.append((count, RequiredPriority.value))
    if members.count <= Self.memberLimit {
      var variables = question.terms.map { $0.variable }
      for member in members { variables += system.rows[member].terms.map { $0.variable } }
      variables.sort()
      var latest: Int32 = -1
      for variable in variables where variable != latest {
        latest = variable
        parts.append((system.rows.count, 1))
        system.rows.append(
          RowSystem.Row(
            terms: [Term(variable: variable, coefficient: 1)], relation: .equal,
            constant: values[Int(variable)], priority: 1, isGiven: false))
      }
    }
    let (solver, variables) = system.solver(of: parts)
    solver.solve()
    return (solver, variables)
  }

  /// Takes in all rows that the members are connected with.
  private mutating func takeInAllThatHangTogether(_ members: inout [Int]) {
    var next = 0
    while next < members.count {
      for term in system.rows[members[next]].terms {
        for number in rowsOfVariable[Int(term.variable)] where !isMember[Int(number)] {
          if isOut[Int(number)] { continue }
          isMember[Int(number)] = true
          members.append(Int(number))
        }
      }
      next += 1
    }
  }
}
