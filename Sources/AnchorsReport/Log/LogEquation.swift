import AnchorsLayout

extension LogRow {
  /// Reads `a.leading == b.leading + 16`, `a.width == 0.5*b.width`, `a.midX == + 187.5`, and a
  /// priority after it.
  ///
  /// - Throws: `LogError`, with the missing part.
  init(equation scanner: inout LogScanner) throws(LogError) {
    first = try Self.place(&scanner)
    scanner.skipSpaces()
    guard let relation = scanner.relation() else {
      throw LogError(reason: "the relation is missing")
    }
    self.relation = relation
    scanner.skipSpaces()
    // Of a mask's position that is 0, iOS 6 leaves the number out.
    if scanner.text.isAtEnd, scanner.isComplete, !first.attribute.isSize { return }
    if let number = scanner.number() {
      scanner.skipSpaces()
      if scanner.take("*") || scanner.take("×") {
        scanner.skipSpaces()
        multiplier = number
        second = try Self.place(&scanner)
      } else {
        constant = number
      }
    } else {
      second = try Self.place(&scanner)
      scanner.skipSpaces()
      if scanner.take("*") || scanner.take("×") {
        scanner.skipSpaces()
        guard let number = scanner.number() else {
          throw LogError(reason: "the multiplier is missing")
        }
        multiplier = number
      }
    }
    scanner.skipSpaces()
    if second != nil, let space = scanner.systemSpace() {
      constant = space
    } else if second != nil, scanner.isAtSign {
      guard let number = scanner.number() else { throw LogError(reason: "the constant is missing") }
      constant = number
    }
    // Where a line was cut, digits or a constant may be missing.
    if scanner.text.isAtEnd, !scanner.isComplete {
      throw LogError(reason: "it may lack digits or a constant")
    }
    priority = try scanner.priority() ?? 1000
  }

  private static func place(_ scanner: inout LogScanner) throws(LogError) -> Place {
    let item = try scanner.requiredItem()
    guard let attribute = scanner.attribute() else {
      throw LogError(reason: "the attribute of \(item) is missing or unknown")
    }
    return Place(item: item, attribute: attribute)
  }
}

extension LogScanner {
  /// Reads `NSSpace(8)` or `NSLayoutAnchorConstraintSpace(8)`, perhaps after a sign: the standard
  /// space as the system has resolved it; `nil` if it does not come next.
  mutating func systemSpace() -> Double? {
    var probe = self
    let isNegative = probe.take("-") || probe.take("−")
    if !isNegative { _ = probe.take("+") }
    probe.skipSpaces()
    guard probe.take("NSSpace(") || probe.take("NSLayoutAnchorConstraintSpace("),
      let number = probe.number(), probe.take(")")
    else { return nil }
    self = probe
    return isNegative ? -number : number
  }

  /// Reads an item, which must come next.
  mutating func requiredItem() throws(LogError) -> String {
    guard let item = item() else { throw LogError(reason: "an item's name is missing or cut") }
    return item
  }

  /// Reads `@750`, ` priority:750`, ` ~ 750` or `^750`; `nil` if none of them comes next.
  mutating func priority() throws(LogError) -> Double? {
    var trial = self
    trial.skipSpaces()
    guard trial.take("@") || trial.take("^") || trial.take("~") || trial.take("priority:") else {
      return nil
    }
    trial.skipSpaces()
    guard let priority = trial.number(), priority > 0, priority <= 1000 else {
      throw LogError(reason: "the priority is not above 0 and at most 1000")
    }
    self = trial
    return priority
  }
}
