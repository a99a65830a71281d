/// Constraints that belong together: what a composite gives, or a state of the layout.
///
///     let compact = ConstraintGroup {
///       title.leading == card.leading + 8
///       title.width <= 200
///     }
///     compact.activate()
///     compact.offset = 4       // every constant 4 more than written
///     compact.deactivate()
public final class ConstraintGroup {
  /// The constraints, in the order they were written.
  public private(set) var constraints: [Constraint]

  /// How many of a group's constraints are active.
  public enum Activity: Sendable {
    /// Every one, and there is at least one.
    case all
    /// Some but not all.
    case some
    /// None.
    case none
  }

  /// Creates a group of these constraints, which stay as they are, active or not.
  public init(_ constraints: [Constraint] = []) {
    self.constraints = constraints
  }

  /// Creates a group of the constraints written in the builder, without activating them.
  public convenience init(@ConstraintBuilder _ build: () -> [Constraint]) {
    self.init(build())
  }

  /// How many of the constraints are active.
  ///
  /// - Complexity: O(*n*).
  public var activity: Activity {
    let active = constraints.count { $0.isActive }
    if active == 0 { return .none }
    return active == constraints.count ? .all : .some
  }

  /// Whether all constraints are active. Setting it activates or deactivates all of them, in one
  /// batch; a batch with a bad constraint traps with the ``InstallationError``'s message.
  public var isActive: Bool {
    get { activity == .all }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates all constraints in one batch.
  ///
  /// - Precondition: every one can be installed; use ``Installer/install(_:)`` to handle the error.
  public func activate() { Installer.installOrTrap(constraints) }

  /// Deactivates all constraints. Harmless for those that are inactive.
  public func deactivate() { for constraint in constraints { constraint.withdraw() } }

  /// Replaces the group's constraints by those in the builder. The old ones are deactivated; the
  /// new ones are activated if the group was active, wholly or in part.
  ///
  /// - Precondition: if active, every new one can be installed; otherwise traps and changes nothing.
  public func replace(@ConstraintBuilder _ build: () -> [Constraint]) {
    let replacement = build()
    if activity == .none {
      constraints = replacement
    } else {
      Installer.replaceOrTrap(constraints, by: replacement)
      constraints = replacement
    }
    offset = 0
    inset = 0
  }

  /// A number added to every constant, over what was written. 0 at first.
  public var offset: Double = 0 {
    didSet {
      let change = offset - oldValue
      if change != 0 { for constraint in constraints { constraint.constant += change } }
    }
  }

  /// A distance that moves every position inwards, over what was written: added to the constants of
  /// near edges, taken from those of far ones (right, bottom, trailing). 0 at first.
  public var inset: Double = 0 {
    didSet {
      let change = inset - oldValue
      guard change != 0 else { return }
      for constraint in constraints where !constraint.firstAttribute.isSize {
        constraint.constant += constraint.firstAttribute.isFarEdge ? -change : change
      }
    }
  }
}

extension ConstraintGroup: CustomStringConvertible {
  /// The constraints, a line each.
  public var description: String {
    constraints.map { $0.description }.joined(separator: "\n")
  }
}
