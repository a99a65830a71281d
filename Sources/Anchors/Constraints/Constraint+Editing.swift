extension Constraint {
  /// The factor of the second item's attribute. Editing it while active is allowed.
  ///
  /// - Precondition: while active, finite, and not 0 for a position.
  public var multiplier: Double {
    get { numbers.multiplier }
    @inline(never)
    set {
      if hasSystemSpacing { endSystemSpacing() }
      edit(.structure) { $0.multiplier = newValue }
    }
  }

  /// The number added to the second side, in points. Editing it while active is cheap: the next
  /// layout solves only what depends on it. Setting it replaces a ``SystemSpacing``. The getter
  /// returns the toolkit's number of points for a spacing while the constraint is active, and the
  /// portable tree's before.
  ///
  /// - Precondition: while active, finite.
  public var constant: Double {
    get { numbers.constant }
    @inline(never)
    set {
      if hasSystemSpacing { endSystemSpacing() }
      edit(.constant) { $0.constant = newValue }
    }
  }

  /// The priority of the constraint. You can change it while the constraint is active, also to and
  /// from required.
  ///
  /// - Precondition: above 0 and at most 1000.
  public var priority: Priority {
    get { numbers.priority }
    @inline(never)
    set {
      prioritize(newValue)
      if !newValue.isValid { error(.priorityOutOfRange).stopProgram() }
    }
  }

  /// Sets the priority as an expression does. Installation reports an invalid one.
  @inline(never)
  func prioritize(_ priority: Priority) { edit(.structure) { $0.priority = priority } }

  /// Edits the numbers that hold.
  @inline(__always)
  private func edit(_ edit: ConstraintEdit, _ change: (inout Numbers) -> Void) {
    let former = numbers
    var numbers = former
    change(&numbers)
    if numbers == former { return }
    write(numbers)
    guard isRecorded || backendObject != nil else { return }
    if let error = self.errorInNumbers { error.stopProgram() }
    tellBackend(of: edit)
  }
}

extension _ConstraintStatement where Self: AnyObject {
  /// Sets the identifier of the constraint, or of every one of the group, and returns it, for use
  /// inside a builder.
  ///
  ///     (title.top == card.top + 10).identified(by: "gap")
  ///     (card.edges == screen.edges).identified(by: "frame")
  @discardableResult
  public func identified(by identifier: String) -> Self {
    for constraint in _constraints { constraint.identifier = identifier }
    return self
  }
}
