import AnchorsLayout

/// Constraints written in another file.
enum Elsewhere {
  static func activate(_ card: LayoutView) {
    Constraint.activate { card.width == 320 }
  }
  static let line = #line - 2
}
