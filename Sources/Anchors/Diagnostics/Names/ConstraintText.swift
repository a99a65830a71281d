extension Constraint {
  /// The constraint as one would write it, in a text whose items have these names.
  func text(_ names: ItemNames) -> String { description }
}
