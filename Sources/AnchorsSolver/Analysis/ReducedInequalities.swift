/// Inequalities in the variables that no equation defines, each as `Σ terms ≥ constant`, and the
/// nonnegativity bounds of sizes that equations define.
///
/// One of them implies another if a multiple of it, plus multiples of sizes, which are not
/// negative, is at least as strong.
package struct ReducedInequalities {
  private struct Inequality {
    /// The row; `nil` for a nonnegativity bound.
    let row: Int?
    /// The left side as it was, to be greater rather than less.
    let original: [Term]
    /// The terms in variables that no equation defines, the highest rank first.
    let terms: [Term]
    let constant: Double
    var isOut = false
  }

  private let system: RowSystem
  private let values: [Double]
  private let equations: Equations
  private var all: [Inequality] = []
  private var placeOfRow: [Int: Int] = [:]
  private var index = RowIndex([], variableCount: 0)

  /// - Parameter values: A point at which the equations hold.
  package init(_ rows: [Int], of system: RowSystem, _ values: [Double], _ equations: Equations) {
    (self.system, self.values, self.equations) = (system, values, equations)
    for number in rows {
      placeOfRow[number] = all.count
      all.append(reduced(oriented(system.rows[number], number)))
    }
    for size in 0..<system.shape.variableCount
    where system.shape.isNonnegative(size) && equations.isDefined(Int32(size)) {
      let terms = [Term(variable: Int32(size), coefficient: 1)]
      let bound = RowSystem.Row(
        terms: terms, relation: .atLeast, constant: 0, priority: RequiredPriority.value,
        isFixed: false)
      let inequality = reduced(oriented(bound))
      if !inequality.terms.isEmpty { all.append(inequality) }
    }
    index = RowIndex(all.map { $0.terms }, variableCount: values.count)
  }

  package mutating func takeOut(_ row: Int) { setOut(row, true) }
  package mutating func putBack(_ row: Int) { setOut(row, false) }

  private mutating func setOut(_ row: Int, _ isOut: Bool) {
    if let place = placeOfRow[row] { all[place].isOut = isOut }
  }

  /// A row as an inequality that says at least, its terms the highest variable first.
  private func oriented(_ row: RowSystem.Row, _ number: Int? = nil) -> Inequality {
    let sign = row.relation == .atMost ? -1.0 : 1
    let terms = row.collectedTerms.map {
      Term(variable: $0.variable, coefficient: sign * $0.coefficient)
    }
    return Inequality(row: number, original: terms, terms: terms, constant: sign * row.constant)
  }

  private func reduced(_ own: Inequality) -> Inequality {
    let terms = equations.reduced(own.original)
    return Inequality(
      row: own.row, original: own.original, terms: terms,
      constant: own.constant + terms.sum(values) - own.original.sum(values))
  }
}

extension ReducedInequalities {
  /// Returns the reason why an inequality holds: another inequality, or none, and the rest of the
  /// left side that equations must cancel. `nil` if nothing implies it.
  ///
  /// - Complexity: O(inequalities that share a variable with it).
  package func implication(of row: RowSystem.Row) -> (row: Int?, rest: [Term])? {
    // By itself first: that a size is not negative needs no equation.
    let own = oriented(row)
    if let rest = rest(of: own, besides: nil) { return (nil, rest) }
    let target = reduced(own)
    if let rest = rest(of: target, besides: nil) { return (nil, rest) }
    for variable in variables(of: target) {
      for place in index.rows(with: variable) where !all[Int(place)].isOut {
        let other = all[Int(place)]
        if let rest = rest(of: target, besides: other) { return (other.row, rest) }
      }
    }
    return nil
  }

  /// Returns the variables of which an implying inequality must have one: that of the needed
  /// variables with the fewest inequalities.
  private func variables(of target: Inequality) -> [Int32] {
    let needed = target.terms.filter { $0.coefficient < 0 || !isNonnegative($0.variable) }
    let best = needed.min {
      index.rows(with: $0.variable).count < index.rows(with: $1.variable).count
    }
    return best.map { [$0.variable] } ?? target.terms.map { $0.variable }
  }

  private func isNonnegative(_ variable: Int32) -> Bool {
    system.shape.isNonnegative(Int(variable))
  }

  /// Returns an inequality's own terms minus the multiple of another inequality, and of sizes, that
  /// implies it; `nil` if these do not imply it.
  private func rest(of target: Inequality, besides other: Inequality?) -> [Term]? {
    let both = paired(target.terms, other?.terms ?? [])
    // How many times the other may be taken.
    var (least, most) = (0.0, Double.infinity)
    for (variable, own, others) in both {
      let quotient = own / others
      if others == 0 {
        if own < 0 || own > 0 && !isNonnegative(variable) { return nil }
        continue
      }
      if others > 0 || !isNonnegative(variable) { most = min(most, quotient) }
      if others < 0 || !isNonnegative(variable) { least = max(least, quotient) }
    }
    if least > most + Tolerance.slope * abs(most) { return nil }
    let constant = other?.constant ?? 0
    let times = other == nil ? 0 : constant > 0 && most.isFinite ? most : least
    if times * constant < target.constant - Tolerance.reported { return nil }
    var rest = target.original
    rest += (other?.original ?? []).map {
      Term(variable: $0.variable, coefficient: -times * $0.coefficient)
    }
    for (variable, own, others) in both where isNonnegative(variable) {
      rest.append(Term(variable: variable, coefficient: times * others - own))
    }
    return rest
  }

  /// The variables of two sums with their coefficients in each.
  private func paired(_ one: [Term], _ other: [Term]) -> [(Int32, own: Double, others: Double)] {
    var pairs: [(Int32, own: Double, others: Double)] = []
    var (a, b) = (0, 0)
    while a < one.count || b < other.count {
      let (x, y) = (
        a < one.count ? one[a].variable : -1, b < other.count ? other[b].variable : -1
      )
      pairs.append(
        (max(x, y), x >= y ? one[a].coefficient : 0, y >= x ? other[b].coefficient : 0))
      if x >= y { a += 1 }
      if y >= x { b += 1 }
    }
    return pairs
  }
}

extension RowSystem.Row {
  /// The terms with each variable once, and none that cancel: highest variable first.
  package var collectedTerms: [Term] {
    var heap = TermHeap()
    for term in terms { heap.push(term.variable, term.coefficient) }
    var collected: [Term] = []
    while let term = heap.pop() {
      if term.coefficient != 0 { collected.append(term) }
    }
    return collected
  }
}
