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
    /// Whether the second item was implied by placing the constraint rather than written.
    var hasImpliedSecond: Bool {
      get { self[0b1000] }
      set { self[0b1000] = newValue }
    }
    /// Whether there is an identifier.
    var isIdentified: Bool {
      get { self[0b1_0000] }
      set { self[0b1_0000] = newValue }
    }
    /// Whether the constant is the system's spacing.
    var hasSystemSpacing: Bool {
      get { self[0b10_0000] }
      set { self[0b10_0000] = newValue }
    }
    /// Whether what stands for the constraint has the system's spacing. When the constraint no longer says
    /// so, another is to take its place.
    var standsForSpacing: Bool {
      get { self[0b100_0000] }
      set { self[0b100_0000] = newValue }
    }
    /// Whether the constraint has been active, or has served to edit one that is.
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
