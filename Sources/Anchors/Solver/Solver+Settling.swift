extension Solver {
  /// Gives every free variable a value, always the same: sizes first, each as small as it may be;
  /// then positions, each on the bound that a lone inequality gives it, else as near to 0 as it may
  /// be. In order of the variables, so that the order of rows has no say.
  func settle() {
    if free.isEmpty { return }
    freePlace = Array(repeating: -1, count: partition.count)
    for (place, component) in free.enumerated() { freePlace[component.component] = Int32(place) }
    var open = free
    let mentionsFree = variablesMentioningFree()
    for variable in 0..<shape.variableCount where mentionsFree[variable] {
      settle(variable, &open)
    }
    for component in open {
      for (place, parameter) in component.parameters.enumerated() {
        values[Int(parameter)] = component.value(ofParameter: place)
      }
    }
  }

  private func variablesMentioningFree() -> [Bool] {
    var mentions = Array(repeating: false, count: shape.variableCount)
    for variable in 0..<shape.variableCount {
      if elimination.isDefined(variable) {
        mentions[variable] = elimination.terms(of: variable).places.contains {
          mentions[Int(elimination.terms[$0].variable)]
        }
      } else {
        mentions[variable] = freePlace[Int(partition.componentOf[variable])] >= 0
      }
    }
    return mentions
  }

  private func settle(_ variable: Int, _ open: inout [FreeComponent]) {
    var sum = RowTerms()
    sum.add(1, Int32(variable))
    let (constant, parts) = split(sum)
    let unsettled = parts.filter { !open[$0.place].isSettled }
    if unsettled.isEmpty { return }
    let quantities = unsettled.map { open[$0.place].quantity($0.parameters, $0.coefficients) }
    if variable < shape.sizeCount {
      for (part, quantity) in zip(unsettled, quantities) { open[part.place].minimize(quantity) }
      return
    }
    let ranges = zip(unsettled, quantities).map { open[$0.place].range(of: $1) }
    let known = constant + settledSum(parts, open)
    let range = ranges.reduce(Interval(lower: known, upper: known)) {
      Interval(lower: $0.lower + $1.lower, upper: $0.upper + $1.upper)
    }
    // A position made of several components is shared out in their order.
    var rest = range.restingPlace - known
    for (index, part) in unsettled.enumerated() {
      let later = ranges[(index + 1)...]
      let least = rest - later.reduce(0) { $0 + $1.upper }
      let most = rest - later.reduce(0) { $0 + $1.lower }
      let value = min(
        max(ranges[index].clamp(index == unsettled.count - 1 ? rest : 0), least), most)
      open[part.place].fix(quantities[index], at: value)
      rest -= value
    }
  }

  /// What the parts that are settled already add to a sum.
  private func settledSum(_ parts: [FreePart], _ open: [FreeComponent]) -> Double {
    var sum = 0.0
    for part in parts where open[part.place].isSettled {
      for (parameter, coefficient) in zip(part.parameters, part.coefficients) {
        sum += coefficient * open[part.place].value(ofParameter: Int(parameter))
      }
    }
    return sum
  }
}

extension Interval {
  /// Where a position rests that may be anywhere in the interval: on its only bound, else as near to
  /// 0 as may be.
  var restingPlace: Double {
    if lower.isFinite != upper.isFinite { return lower.isFinite ? lower : upper }
    return clamp(0)
  }
}
