extension Fault {
  /// NaN and infinite numbers that reached the solver and came out elsewhere.
  static let numbersThatAreNone = Fault(
    number: 8, title: "numbers that are none",
    programs: NumberProperty.allCases.map { property in
      Program(ending: .trap(property.message), patience: 10) { property.takeNumberThatIsNone() }
    })
}
