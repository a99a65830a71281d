/// A group of constraints, such as those of a composite or of a state of the layout.
///
///     let compact = ConstraintGroup {
///       title.leading == card.leading + 8
///       title.width <= 200
///     }
///     compact.activate()
///     compact.additionalOffset = 4       // every constant 4 more than written
///     compact.deactivate()
public final class ConstraintGroup {
  /// The constraints, in the order they were written.
  public internal(set) var constraints: [Constraint]

  /// Creates a group of these constraints, which stay as they are, active or not.
  public init(_ constraints: [Constraint] = []) {
    self.constraints = constraints
  }

  /// A number that is added to the constant of every constraint, as written. The default is 0.
  public var additionalOffset: Double = 0 {
    didSet { move(by: additionalOffset - oldValue, inwardsBy: 0) }
  }

  /// A distance that moves every edge inwards. It is added to the constants of near edges, as
  /// written, and subtracted from those of far ones (right, bottom, trailing). The default is 0.
  public var additionalInset: Double = 0 {
    didSet { move(by: 0, inwardsBy: additionalInset - oldValue) }
  }

  private func move(by offset: Double, inwardsBy inset: Double) {
    for constraint in constraints {
      let attribute = constraint.firstAttribute
      let change = offset + (attribute.isNearEdge ? inset : attribute.isFarEdge ? -inset : 0)
      if change != 0 { constraint.constant += change }
    }
  }
}

extension ConstraintGroup {
  /// The first of the constraints whose first item has this attribute: a handle on one of several.
  ///
  ///     let frame = card.edges == screen.edges
  ///     frame[.top]?.constant = 20
  ///
  /// - Complexity: O(*n*).
  @_alwaysEmitIntoClient
  public subscript(attribute: Attribute) -> Constraint? {
    constraints.first { $0.firstAttribute == attribute }
  }

  /// Sets the priority of every constraint, active or not.
  ///
  /// - Precondition: above 0 and at most 1000.
  @_alwaysEmitIntoClient
  public func setPriority(_ priority: Priority) {
    for constraint in constraints { constraint.priority = priority }
  }
}
