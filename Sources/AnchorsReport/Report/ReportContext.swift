import AnchorsLayout

/// Additional facts for a report. By default there are none; a copy of live views has some.
struct ReportContext {
  /// The name of an item's class.
  var typeOf: (any LayoutItem) -> String = { typeName(of: $0) }
  /// Returns additional facts about an item, each with its name.
  var facts: (any LayoutItem) -> [(name: String, text: String)] = { _ in [] }
  /// Returns additional remarks about a conflict.
  var remarks: (LayoutConflict) -> [String] = { _ in [] }
  /// The repairs of a conflict that can be made.
  var repairs: (LayoutConflict) -> [LayoutRepair] = { $0.repairs }
  /// Returns `true` if a lint finding should be reported.
  var isWorthSaying: (LintFinding) -> Bool = { _ in true }
  /// Problems that the tree does not know, each with the items concerned.
  var problems: [(title: String, lines: [String], items: [any LayoutItem])] = []
}
