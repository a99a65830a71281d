#if !ANCHORS_SINGLE_MODULE
import AnchorsSolver
#endif

/// Elimination that knows of each result which equations it is made of.
///
/// Equations are taken in one by one. One is reduced from its highest variable downwards by those before
/// it, up to a variable that none of them defines, which becomes its pivot; the rest is left as it is, so
/// that chains do not fill in. What was subtracted is noted. Since those taken in are independent, there is
/// just one combination of them that gives a left side, and each equation in it is needed.
struct SourcedElimination {
  private struct Equation {
    let pivot: Term
    /// What is left besides the pivot, and the equations subtracted with their factors: stretches of the
    /// pools.
    let rest: Range<Int>
    let subtracted: Range<Int>
  }

  private var equations: [Equation] = []
  private var rest: [Term] = []
  private var subtracted: [Term] = []
  /// By variable, the equation that defines it, or -1.
  private var definition: [Int32]

  init(variableCount: Int = 0) { definition = Array(repeating: -1, count: variableCount) }

  /// The number of a new variable, higher than all before.
  mutating func addVariable() -> Int32 {
    definition.append(-1)
    return Int32(definition.count - 1)
  }

  /// Whether a variable is the pivot of an equation.
  func isDefined(_ variable: Int32) -> Bool { definition[Int(variable)] >= 0 }

  /// Takes in an equation's left side, unless it is a combination of earlier ones; says whether it did. Those
  /// that are taken in are numbered from 0 on.
  mutating func add(_ terms: [Term]) -> Bool {
    let (left, used) = reduce(terms, upToFirst: true)
    guard let pivot = left.first else { return false }
    definition[Int(pivot.variable)] = Int32(equations.count)
    let (restStart, start) = (rest.count, subtracted.count)
    rest += left.dropFirst()
    subtracted += used
    equations.append(
      Equation(pivot: pivot, rest: restStart..<rest.count, subtracted: start..<subtracted.count))
    return true
  }

  /// The equations that a left side is a combination of, in order; `nil` if it is not.
  func combination(of terms: [Term]) -> [Int]? {
    let (left, used) = reduce(terms, upToFirst: true)
    return left.isEmpty ? equations(behind: used) : nil
  }

  /// A left side in the variables that no equation defines, the highest first. Where the equations hold, it
  /// differs from the left side by a constant.
  func reduced(_ terms: [Term]) -> [Term] { reduce(terms, upToFirst: false).left }

  /// Subtracts definitions.
  ///
  /// - Parameter stops: Whether to leave what comes after the first variable without a definition as it is.
  private func reduce(_ terms: [Term], upToFirst stops: Bool) -> (left: [Term], used: [Term]) {
    var sum = TermHeap()
    var scale = 0.0
    for term in terms {
      sum.push(term.variable, term.coefficient)
      scale = max(scale, abs(term.coefficient))
    }
    var (left, used) = ([Term](), [Term]())
    while let term = sum.pop() {
      scale = max(scale, abs(term.coefficient))
      if abs(term.coefficient) <= Tolerance.slope * scale { continue }
      let number = definition[Int(term.variable)]
      if number < 0 || stops && !left.isEmpty {
        left.append(term)
        continue
      }
      let equation = equations[Int(number)]
      let factor = term.coefficient / equation.pivot.coefficient
      used.append(Term(variable: number, coefficient: factor))
      for place in equation.rest {
        sum.push(rest[place].variable, -factor * rest[place].coefficient)
      }
    }
    return (left, used)
  }

  /// The equations as they were taken in of which reduced ones with factors are made, without those that
  /// cancel.
  private func equations(behind used: [Term]) -> [Int] {
    var sum = TermHeap()
    for part in used { sum.push(part.variable, part.coefficient) }
    var parts: [Term] = []
    var largest = 0.0
    while let part = sum.pop() {
      if part.coefficient == 0 { continue }
      largest = max(largest, abs(part.coefficient))
      parts.append(part)
      for place in equations[Int(part.variable)].subtracted {
        sum.push(subtracted[place].variable, -part.coefficient * subtracted[place].coefficient)
      }
    }
    return parts.filter { abs($0.coefficient) > Tolerance.slope * largest }
      .map { Int($0.variable) }.reversed()
  }
}
