extension Constraint {
  /// The relation of a constraint and its flags, in one byte.
  @usableFromInline
  struct Form {
    @usableFromInline var bits: UInt8

    init(_ relation: Relation, lostItsFirstItem: Bool) {
      bits = relation.rawValue | (lostItsFirstItem ? 0b100 : 0)
    }

    @_alwaysEmitIntoClient var relation: Relation {
      switch bits & 0b11 {
      case Relation.equal.rawValue: .equal
      case Relation.lessThanOrEqual.rawValue: .lessThanOrEqual
      default: .greaterThanOrEqual
      }
    }
    var lostItsFirstItem: Bool { self[0b100] }
    /// `true` if placing the constraint implied the second item.
    var hasImpliedSecond: Bool {
      get { self[0b1000] }
      set { self[0b1000] = newValue }
    }
    /// `true` if there is an identifier.
    var isIdentified: Bool {
      get { self[0b1_0000] }
      set { self[0b1_0000] = newValue }
    }
    /// `true` if the constant is the system's spacing.
    var hasSystemSpacing: Bool {
      get { self[0b10_0000] }
      set { self[0b10_0000] = newValue }
    }
    /// `true` if the backend's object has the system's spacing. When the constraint no longer has it,
    /// another object takes its place.
    var standsForSpacing: Bool {
      get { self[0b100_0000] }
      set { self[0b100_0000] = newValue }
    }
    /// `true` if the constraint was active, or was used to edit one that is.
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
