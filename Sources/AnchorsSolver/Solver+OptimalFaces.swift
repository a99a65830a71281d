/// The part of a sum that belongs to one free component.
private struct FreePart {
  /// The place in the list of free components.
  var place: Int
  /// Structural variables by their number in the component.
  var structurals: [Int32] = []
  var coefficients: [Double] = []
}

extension Solver {
  /// Whether there is anything that the rows do not determine.
  ///
  /// Cheap, but may say yes where a closer look finds that nothing can move.
  package var mayBeAmbiguous: Bool { free.count > 0 }

  /// The values that a sum of variables can have in solutions as good as the one found.
  package func range(of sum: RowTerms) -> Interval {
    let (constant, parts) = split(sum)
    var range = Interval(lower: constant, upper: constant)
    for part in parts {
      let share = free[part.place].range(of: part.structurals, part.coefficients, limits)
      range.lower += share.lower
      range.upper += share.upper
    }
    return range
  }

  /// The components that leave a sum of variables free, in order. What two sums have none in common
  /// is independent.
  package func freeComponents(of sum: RowTerms) -> [Int] {
    split(sum).parts.map { free[$0.place].component }.sorted()
  }

  /// Splits a sum of variables into what is known and its parts in free components.
  private func split(_ sum: RowTerms) -> (constant: Double, parts: [FreePart]) {
    let (terms, constant) = elimination.express(sum)
    var known = constant
    var parts: [FreePart] = []
    for term in terms {
      let (structural, coefficient) = (term.variable, term.coefficient)
      guard let place = free.place(of: partition.component(of: structural)) else {
        known += coefficient * values[Int(structural)]
        continue
      }
      let index = parts.firstIndex { $0.place == place } ?? parts.count
      if index == parts.count { parts.append(FreePart(place: place)) }
      parts[index].structurals.append(partition.number[structural])
      parts[index].coefficients.append(coefficient)
    }
    return (known, parts)
  }

  /// For each variable, whether its value hangs on a component that met the limit of steps.
  package func unfinishedVariables() -> [Bool] {
    var isUnfinished = Array(repeating: false, count: elimination.variableCount)
    for component in unfinished {
      for place in partition.structurals(of: component).places {
        isUnfinished[Int(partition.structural(at: place))] = true
      }
    }
    let variables = elimination.variablesByRank()
    for place in 0..<variables.count where elimination.isDefined(Int(variables[place])) {
      let variable = Int(variables[place])
      isUnfinished[variable] = elimination.terms(of: variable).places.contains {
        isUnfinished[Int(elimination.terms[$0].variable)]
      }
    }
    return isUnfinished
  }
}
