extension Elimination {
  /// One sweep upwards: the value of every variable with a definition.
  func evaluate(_ values: inout Pool<Double>) {
    precondition(values.count == definitions.count, "values of other variables")
    // Most are numbers, which depend on nothing.
    for variable in 0..<variableCount {
      let definition = definitions[unchecked: variable]
      if definition.isNumber {
        values[unchecked: variable] = definition.constant
      }
    }
    if terms.isEmpty { return }
    let variables = variablesByRank { $0.reduced >= 0 && !$0.isNumber }
    for place in 0..<variables.count {
      let variable = Int(variables[unchecked: place])
      values[unchecked: variable] = value(of: variable, values)
    }
  }

  /// Returns the value of a defined variable from those of lower ranks.
  @inline(__always)
  func value(of variable: Int, _ values: borrowing Pool<Double>) -> Double {
    let definition = definitions[unchecked: variable]
    var value = definition.constant
    if definition.isNumber { return value }
    for place in terms(of: definition).places {
      let term = terms[unchecked: place]
      value += term.coefficient * values[unchecked: term.variable]
    }
    return value
  }
}
