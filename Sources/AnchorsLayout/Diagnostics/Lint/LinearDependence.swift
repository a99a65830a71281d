#if !ANCHORS_SINGLE_MODULE
import AnchorsSolver
#endif

/// Equations taken in one after the other: each is new, or a combination of earlier ones.
///
/// Elimination as in the solver, where a definition is put in as it stands, unexpanded, so that chains
/// do not fill in. What went into each line is noted. Since the lines taken in are independent, there is
/// just one combination of them that gives an equation, and every line in it is needed.
struct LinearDependence {
  /// What is left of an equation: `pivot + Σ rest`, with the lines that were put into it.
  private struct Line {
    var pivot: Term
    var rest: [Term]
    var parts: [Term]
  }

  private var lines: [Line] = []
  /// By variable, the line that defines it, or -1.
  private var lineOfVariable: [Int32]

  init(variableCount: Int) {
    lineOfVariable = Array(repeating: -1, count: variableCount)
  }

  /// Takes in an equation's left side. If it is a combination of earlier lines it is not taken in, and
  /// these are returned, in order. Lines are numbered as they are taken in.
  mutating func add(_ terms: [Term]) -> [Int]? {
    switch reduce(terms) {
    case .combination(let combination): return combination
    case .new(let line):
      lineOfVariable[Int(line.pivot.variable)] = Int32(lines.count)
      lines.append(line)
      return nil
    }
  }

  /// The lines that a left side is a combination of, if it is one.
  func combination(of terms: [Term]) -> [Int]? {
    if case .combination(let combination) = reduce(terms) { combination } else { nil }
  }

  /// A left side in the variables that no line defines, and all lines that have a part in that.
  ///
  /// Where the equations hold, it differs from the left side by a constant.
  func expanded(_ terms: [Term]) -> (terms: [Term], lines: [Int]) {
    var heap = TermHeap()
    for term in terms { heap.push(term.variable, term.coefficient) }
    var (left, parts) = ([Term](), [Term]())
    while let term = heap.pop() {
      if abs(term.coefficient) <= Tolerance.slope { continue }
      let number = lineOfVariable[Int(term.variable)]
      if number < 0 {
        left.append(term)
      } else {
        put(in: Int(number), for: term, &heap, &parts)
      }
    }
    return (left, lines(behind: parts))
  }

  private enum Outcome {
    case new(Line)
    case combination([Int])
  }

  private func reduce(_ terms: [Term]) -> Outcome {
    var heap = TermHeap()
    var scale = 0.0
    for term in terms {
      heap.push(term.variable, term.coefficient)
      scale = max(scale, abs(term.coefficient))
    }
    var parts: [Term] = []
    while let term = heap.pop() {
      if abs(term.coefficient) <= Tolerance.slope * scale { continue }
      let number = lineOfVariable[Int(term.variable)]
      if number < 0 {
        var rest: [Term] = []
        while let other = heap.pop() {
          if abs(other.coefficient) > Tolerance.slope * scale { rest.append(other) }
        }
        return .new(Line(pivot: term, rest: rest, parts: parts))
      }
      put(in: Int(number), for: term, &heap, &parts)
    }
    return .combination(combination(behind: parts))
  }

  /// Puts in a line for the variable that it defines.
  private func put(
    in number: Int, for term: Term, _ heap: inout TermHeap, _ parts: inout [Term]
  ) {
    let line = lines[number]
    let factor = -term.coefficient / line.pivot.coefficient
    for other in line.rest { heap.push(other.variable, factor * other.coefficient) }
    parts.append(Term(variable: Int32(number), coefficient: factor))
  }

  /// The equations behind lines with factors, without those that cancel.
  private func combination(behind parts: [Term]) -> [Int] {
    var heap = TermHeap()
    for part in parts { heap.push(part.variable, part.coefficient) }
    var numbers: [Int] = []
    while let part = heap.pop() {
      if abs(part.coefficient) <= Tolerance.slope { continue }
      numbers.append(Int(part.variable))
      for inner in lines[Int(part.variable)].parts {
        heap.push(inner.variable, part.coefficient * inner.coefficient)
      }
    }
    return numbers.reversed()
  }

  /// All equations behind lines, whether or not they cancel.
  private func lines(behind parts: [Term]) -> [Int] {
    var isFound: Set<Int32> = []
    var open = parts.map { $0.variable }
    while let number = open.popLast() {
      if isFound.insert(number).inserted { open += lines[Int(number)].parts.map { $0.variable } }
    }
    return isFound.map { Int($0) }.sorted()
  }
}
