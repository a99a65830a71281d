/// The directions in which variables can still move while rows keep to their bounds, as far as the
/// signs of the coefficients show it.
///
/// Example: `a + b` may not rise, and neither `a` nor `b` may fall. So neither may rise, because
/// nothing would make up for it. The two are *known*.
///
/// A variable that is found known cannot move. One that is not found may be unable to move as well:
/// the signs of a single row are not everything.
///
/// - Complexity: O(terms) for all rows together. Each variable is stopped once in each direction.
///
/// Source: E. Andersen and K. Andersen, *Presolving in linear programming* (1995), for forcing
/// rows.
struct Mobility {
  /// Directions in which a variable or a row may move.
  struct Directions: OptionSet {
    var rawValue: UInt8
    static let up = Directions(rawValue: 1)
    static let down = Directions(rawValue: 2)
  }

  private struct Row {
    var terms: Range<Int>
    var directions: Directions
    /// The directions in which it has stopped its terms.
    var hasStopped: Directions = []
    /// The numbers of terms that can raise the row, and lower it.
    var raising: Int32 = 0
    var lowering: Int32 = 0
    /// The number of variables that can move.
    var moving: Int32 = 0
  }

  private var directions: [Directions]
  /// By variable, the directions that the rows count.
  private var counted: [Directions]
  private var rows: [Row] = []
  private var terms: [Term] = []
  // The rows of each variable, as a list.
  private var firstEntry: [Int32]
  private var entries: [(row: Int32, coefficient: Double, next: Int32)] = []
  private var stopped: [(variable: Int32, direction: Directions)] = []
  /// The variables that are known, in the order in which they were found.
  private(set) var known: [Int32] = []

  init(_ directions: [Directions]) {
    self.directions = directions
    counted = directions
    firstEntry = Array(repeating: -1, count: directions.count)
    for variable in directions.indices where directions[variable].isEmpty {
      known.append(Int32(variable))
    }
  }

  func isKnown(_ variable: Int32) -> Bool { directions[Int(variable)].isEmpty }

  /// Adds a row that may move in some directions only.
  mutating func add(_ newTerms: [Term], _ directions: Directions) {
    let start = terms.count
    var row = Row(terms: start..<start + newTerms.count, directions: directions)
    terms += newTerms
    for term in newTerms {
      let variable = Int(term.variable)
      count(counted[variable], term.coefficient, 1, in: &row)
      if !counted[variable].isEmpty { row.moving += 1 }
      entries.append((Int32(rows.count), term.coefficient, firstEntry[variable]))
      firstEntry[variable] = Int32(entries.count - 1)
    }
    rows.append(row)
    check(rows.count - 1)
    spread()
  }

  private func count(
    _ directions: Directions, _ coefficient: Double, _ change: Int32, in row: inout Row
  ) {
    if directions.contains(coefficient > 0 ? .up : .down) { row.raising += change }
    if directions.contains(coefficient > 0 ? .down : .up) { row.lowering += change }
  }

  /// Stops what a row does not allow to move.
  private mutating func check(_ number: Int) {
    let row = rows[number]
    let isLast = row.directions.isEmpty && row.moving == 1
    let (mayRise, mayFall) = (row.directions.contains(.up), row.directions.contains(.down))
    if isLast || !mayRise && row.lowering == 0 { stopTerms(of: number, .up) }
    if isLast || !mayFall && row.raising == 0 { stopTerms(of: number, .down) }
  }

  /// Stops the terms of a row in the direction in which they move the row.
  private mutating func stopTerms(of number: Int, _ direction: Directions) {
    if !rows[number].hasStopped.insert(direction).inserted { return }
    for place in rows[number].terms { stop(terms[place], raising: direction == .up) }
  }

  private mutating func stop(_ term: Term, raising: Bool) {
    let direction = raising == (term.coefficient > 0) ? Directions.up : .down
    if directions[Int(term.variable)].remove(direction) == nil { return }
    if isKnown(term.variable) { known.append(term.variable) }
    stopped.append((term.variable, direction))
  }

  private mutating func spread() {
    while let (variable, direction) = stopped.popLast() {
      counted[Int(variable)].remove(direction)
      let isStill = counted[Int(variable)].isEmpty
      var entry = firstEntry[Int(variable)]
      while entry >= 0 {
        let (row, coefficient, next) = entries[Int(entry)]
        count(direction, coefficient, -1, in: &rows[Int(row)])
        if isStill { rows[Int(row)].moving -= 1 }
        check(Int(row))
        entry = next
      }
    }
  }
}
