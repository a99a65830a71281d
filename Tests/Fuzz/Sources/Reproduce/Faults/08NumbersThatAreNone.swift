extension Fault {
  /// What is no number went into the solver, and came out somewhere else.
  static let numbersThatAreNone = Fault(
    number: 8, title: "numbers that are none",
    programs: NumberProperty.allCases.map { property in
      Program(ending: .trap(property.message), patience: 10) { property.takeNumberThatIsNone() }
    })
}
