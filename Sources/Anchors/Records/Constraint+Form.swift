extension Constraint {
  /// `true` for an active position with a number, which is measured from the superview's.
  package var hasImpliedSecond: Bool { form.hasImpliedSecond }

  /// `true` if the constant is the length of the first item's content, which the engine computes.
  /// For wrapping text this is the height in its present width.
  package var followsContent: Bool { form.followsContent }

  /// Makes the length of the first item's content the constant of the constraint, an equality on a
  /// size.
  package func followContent() { form.followsContent = true }

  /// The relation of a constraint and its flags, in one byte.
  @usableFromInline
  struct Form {
    @usableFromInline var bits: UInt8

    init(_ relation: Relation, lostItsFirstItem: Bool) {
      bits = relation.rawValue | (lostItsFirstItem ? 0b100 : 0)
    }

    @_alwaysEmitIntoClient var relation: Relation {
      switch bits & 0b11 {
      case Relation.lessThanOrEqual.rawValue: .lessThanOrEqual
      case Relation.greaterThanOrEqual.rawValue: .greaterThanOrEqual
      default: .equal
      }
    }
    /// `true` if the constant is the length of the first item's content. The flag uses the bits of
    /// the relation, because such a constraint is an equality.
    var followsContent: Bool {
      get { bits & 0b11 == 0b11 }
      set { bits = bits & ~0b11 | (newValue ? 0b11 : Relation.equal.rawValue) }
    }
    var lostItsFirstItem: Bool { self[0b100] }
    /// `true` if placing the constraint implied the second item.
    var hasImpliedSecond: Bool {
      get { self[0b1000] }
      set { self[0b1000] = newValue }
    }
    /// `true` if what is attached is a `ConstraintAttachments`.
    var hasAttachments: Bool {
      get { self[0b1_0000] }
      set { self[0b1_0000] = newValue }
    }
    /// `true` if the constant is the system's spacing.
    var hasSystemSpacing: Bool {
      get { self[0b10_0000] }
      set { self[0b10_0000] = newValue }
    }
    /// `true` if the backend's object has the system's spacing. When the constraint no longer has
    /// it, another object takes its place.
    var standsForSpacing: Bool {
      get { self[0b100_0000] }
      set { self[0b100_0000] = newValue }
    }
    /// `true` if the constraint has been active, or has edited an active one.
    var wasUsed: Bool {
      get { self[0b1000_0000] }
      set { self[0b1000_0000] = newValue }
    }

    private subscript(bit: UInt8) -> Bool {
      get { bits & bit != 0 }
      set { bits = newValue ? bits | bit : bits & ~bit }
    }
  }
}
