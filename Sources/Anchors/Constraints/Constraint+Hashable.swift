extension Constraint: Hashable {
  /// Whether the two are the same object: what two constraints say does not count.
  public static func == (a: Constraint, b: Constraint) -> Bool { a === b }

  /// Feeds the identity of the object to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
