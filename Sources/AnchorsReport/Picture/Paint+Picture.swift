extension Paint {
  /// Views, drawn as they lie in one another.
  static let view = Paint("view", light: "3d5a80", dark: "a9c1e0")
  /// Names of views.
  static let name = Paint("name", light: "27394f", dark: "d5e0ee")
  /// Constraints that hold.
  static let dimension = Paint("dimension", light: "1f6feb", dark: "6cb0ff")
  /// Unsatisfied constraints and ambiguous edges.
  static let open = Paint("open", light: "a85b00", dark: "f0b13c")
  /// Constraints in conflict.
  static let conflict = Paint("conflict", light: "cf222e", dark: "ff7b72")
  /// Numbers on a conflict's marks.
  static let onConflict = Paint("on-conflict", light: "ffffff", dark: "2b0a0a")

  /// Every paint of a picture, for a page that brings one style sheet for all.
  static let picture: [Paint] = [
    .page, .view, .text, .name, .guide, .dimension, .open, .conflict, .onConflict,
  ]
}
