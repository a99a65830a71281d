// Reading reduced rows and definitions.

extension Elimination {
  /// The definitions that were put into a reduced row, as a stretch of the substitutions.
  @inline(__always)
  func substitutions(of number: Int) -> Stretch {
    let end =
      number + 1 < reducedRows.count
      ? reducedRows[unchecked: number + 1].substitutionStart : substitutions.end
    return Stretch(start: reducedRows[number].substitutionStart, end: end)
  }

  /// The terms of a reduced row.
  @inline(__always)
  func terms(ofReducedRow number: Int) -> Stretch {
    let end =
      number + 1 < reducedRows.count
      ? reducedRows[unchecked: number + 1].termStart : termEnd
    return Stretch(start: reducedRows[number].termStart, end: end)
  }

  /// The terms of a definition.
  @inline(__always)
  func terms(of definition: Definition) -> Stretch {
    definition.reduced < 0 ? Stretch() : terms(ofReducedRow: Int(definition.reduced))
  }

  /// The terms of a variable's definition.
  func terms(of variable: Int) -> Stretch { terms(of: definitions[variable]) }

  /// Returns the constant of a reduced row from its row's own constant and those of the substituted
  /// definitions.
  @inline(__always)
  func constant(ofReducedRow number: Int, own: Double) -> Double {
    var constant = own
    for place in substitutions(of: number).places {
      let entry = substitutions[unchecked: place]
      constant -= entry.coefficient * definitions[unchecked: entry.variable].constant
    }
    return constant
  }

  /// The largest number in the sum that a reduced row's constant is.
  func magnitude(of number: Int, own: Double) -> Double {
    magnitude(of: substitutions(of: number), own)
  }

  func magnitude(of stretch: Stretch, _ own: Double) -> Double {
    var magnitude = abs(own)
    for entry in stretch.places {
      let share =
        substitutions[entry].coefficient * definitions[substitutions[entry].variable].constant
      magnitude = max(magnitude, abs(share))
    }
    return magnitude
  }
}
