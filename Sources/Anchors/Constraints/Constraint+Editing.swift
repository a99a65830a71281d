extension Constraint {
  /// The factor of the second item's attribute. Editing it while active is allowed.
  ///
  /// - Precondition: while active, finite, and not 0 for a position.
  public var multiplier: Double {
    get { numbers.multiplier }
    @inline(never)
    set {
      if hasSystemSpacing { endSystemSpacing() }
      let former = numbers
      var numbers = former
      numbers.multiplier = newValue
      edit(.structure, from: former, to: numbers)
    }
  }

  /// The number added to the second side, in points. Editing it while active is cheap: the next
  /// layout solves again only what depends on it. It takes the place of a ``SystemSpacing``, of which the
  /// toolkit alone knows how many points it is; until then, what it would be on the portable tree.
  ///
  /// - Precondition: while active, finite.
  public var constant: Double {
    get { numbers.constant }
    @inline(never)
    set {
      if hasSystemSpacing { endSystemSpacing() }
      let former = numbers
      var numbers = former
      numbers.constant = newValue
      edit(.constant, from: former, to: numbers)
    }
  }

  /// How much the constraint matters. Editing it while active is allowed, to and from required too.
  ///
  /// - Precondition: while active, above 0 and at most 1000.
  public var priority: Priority {
    get { numbers.priority }
    @inline(never)
    set {
      let former = numbers
      var numbers = former
      numbers.priority = newValue
      edit(.structure, from: former, to: numbers)
    }
  }

  /// Edits the numbers, from those that hold.
  private func edit(_ edit: ConstraintEdit, from former: Numbers, to numbers: Numbers) {
    if numbers == former { return }
    write(numbers)
    guard isRecorded || backendObject != nil else { return }
    if let error = InstallationError.ofNumbers(in: self) { error.stopProgram() }
    tellBackend(of: edit)
  }

  /// Sets the identifier and returns the constraint, for use inside a builder.
  ///
  ///     (title.top == card.top + 10).identified(by: "gap")
  @discardableResult
  public func identified(by identifier: String) -> Constraint {
    self.identifier = identifier
    return self
  }
}
