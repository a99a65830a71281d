/// The connected components of the rows of a solution, each solved by itself when that is needed.
///
/// Rows are connected by variables that are not fixed, as in `SolvedRows`. A component has also the
/// rows that fix its other variables.
package final class RowComponents {
  private struct Level: Hashable {
    let component: Int
    let number: Int
  }

  let solved: SolvedRows
  /// By variable, its component.
  private let numbers: [Int]
  /// By row, its component; -1 if it has only fixed variables.
  private var componentOfRow: [Int]
  /// By component, its rows in order.
  private var members: [[Int]]
  /// By component, the highest priority of a violated row.
  private var violatedPriorities: [Double]
  private var solutions: [Int: PartialSolution] = [:]
  /// Solutions of the levels down to one.
  private var upperSolutions: [Level: PartialSolution] = [:]

  /// - Complexity: O(*t* log *t*) where the rows have *t* terms.
  package init(_ solved: SolvedRows) {
    self.solved = solved
    let variables = solved.values.indices
    var sets = DisjointSets(count: variables.count)
    let isFixed = variables.map { solved.isFixed(Int32($0)) }
    // 1. The variables.
    componentOfRow = Array(repeating: -1, count: solved.rows.count)
    for row in solved.rows.indices where !solved.removed.contains(row) {
      for term in solved.rows[row].terms where !isFixed[Int(term.variable)] {
        if componentOfRow[row] < 0 { componentOfRow[row] = Int(term.variable) }
        sets.unite(componentOfRow[row], Int(term.variable))
      }
    }
    numbers = variables.map { sets.find($0) }
    // 2. Their rows.
    members = Array(repeating: [], count: variables.count)
    violatedPriorities = Array(repeating: -.infinity, count: variables.count)
    for row in solved.rows.indices where componentOfRow[row] >= 0 {
      let component = numbers[componentOfRow[row]]
      componentOfRow[row] = component
      members[component].append(row)
      if solved.violation(of: row) > Tolerance.length {
        violatedPriorities[component] = max(
          violatedPriorities[component], solved.rows[row].priority)
      }
      for term in solved.rows[row].terms where isFixed[Int(term.variable)] {
        members[component] += fixingRow(of: term.variable)
      }
    }
    for variable in variables where isFixed[variable] {
      members[variable] += fixingRow(of: Int32(variable))
    }
    for component in variables where members[component].count > 1 {
      members[component] = members[component].inOrder(<)
      members[component].removeRepetitions()
    }
  }

  private func fixingRow(of variable: Int32) -> [Int] {
    solved.linkingRows(of: variable).rows.map { Int($0) }.filter { !solved.removed.contains($0) }
  }

  func rows(of component: Int) -> [Int] { members[component] }

  func component(of row: Int) -> Int { componentOfRow[row] }

  /// Returns a sum as one for each component.
  func parts(of sum: [Term]) -> [(component: Int, sum: [Term])] {
    var parts: [(component: Int, sum: [Term])] = []
    var places: [Int: Int] = [:]
    for term in sum {
      let component = numbers[Int(term.variable)]
      if let place = places[component] {
        parts[place].sum.append(term)
      } else {
        places[component] = parts.count
        parts.append((component, [term]))
      }
    }
    return parts
  }

  /// The highest priority of a violated row that is connected with a sum.
  package func highestViolatedPriority(of sum: [Term]) -> Double {
    sum.map { violatedPriorities[numbers[Int($0.variable)]] }.max() ?? -.infinity
  }

  /// The solution of a component, from which its user may take rows out for a time.
  func solution(of component: Int) -> PartialSolution {
    if let solution = solutions[component] { return solution }
    let solution = PartialSolution(members[component], solved)
    solutions[component] = solution
    return solution
  }

  /// The solution of the levels of a component down to one.
  func solution(of component: Int, downTo level: Int) -> PartialSolution {
    let key = Level(component: component, number: level)
    if let solution = upperSolutions[key] { return solution }
    let solution = PartialSolution(
      members[component].filter { solved.rows[$0].priority >= solved.priorities[level] }, solved)
    upperSolutions[key] = solution
    return solution
  }
}
