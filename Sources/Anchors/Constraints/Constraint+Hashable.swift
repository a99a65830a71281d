extension Constraint: Hashable {
  /// Returns `true` if the two are the same object, whatever their expressions.
  public static func == (a: Constraint, b: Constraint) -> Bool { a === b }

  /// Feeds the identity of the object to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
