import AnchorsLayout

/// What there is to say of a layout's constraints, by constraint and by item.
struct Findings {
  /// How a constraint fares.
  enum Standing {
    /// It holds.
    case held
    /// It does not, for the sake of stronger ones.
    case given
    /// It is part of a conflict.
    case conflicting
  }

  let conflicts: [LayoutConflict]
  let ambiguities: [LayoutAmbiguity]
  let unsatisfiedLimits: [UnsatisfiedLimit]
  private let unheld: Set<ObjectIdentifier>
  /// By constraint in a conflict, the place of its number.
  private let places: [ObjectIdentifier: Int]
  /// The numbers that constraints have in the list of their conflict: `2`, or `1.2` where there are
  /// several conflicts.
  private var conflictNumbers: [String]

  /// - Complexity: that of the reports.
  init(of tree: LayoutTree) {
    conflicts = tree.conflicts
    ambiguities = tree.ambiguities
    unsatisfiedLimits = tree.unsatisfiedLimits
    unheld = Set(
      unsatisfiedLimits.compactMap {
        if case .constraint(let constraint) = $0 { ObjectIdentifier(constraint) } else { nil }
      })
    var (places, numbers): ([ObjectIdentifier: Int], [String]) = ([:], [])
    for (place, conflict) in conflicts.enumerated() {
      for (number, constraint) in conflict.constraints.enumerated() {
        let text = conflicts.count > 1 ? "\(place + 1).\(number + 1)" : "\(number + 1)"
        let id = ObjectIdentifier(constraint)
        if let place = places[id] {
          numbers[place] += ", \(text)"
        } else {
          places[id] = numbers.count
          numbers.append(text)
        }
      }
    }
    (self.places, conflictNumbers) = (places, numbers)
  }

  /// The same, with the constraints in conflict numbered otherwise.
  func numbered(_ number: (Constraint) -> String?) -> Findings {
    var findings = self
    for constraint in conflicts.flatMap({ $0.constraints }) {
      if let place = places[ObjectIdentifier(constraint)], let text = number(constraint) {
        findings.conflictNumbers[place] = text
      }
    }
    return findings
  }

  /// How a constraint fares.
  func standing(of constraint: Constraint) -> Standing {
    let id = ObjectIdentifier(constraint)
    if places[id] != nil { return .conflicting }
    return unheld.contains(id) ? .given : .held
  }

  /// The constraint's number in the list of its conflict.
  func conflictNumber(of constraint: Constraint) -> String? {
    places[ObjectIdentifier(constraint)].map { conflictNumbers[$0] }
  }
}
