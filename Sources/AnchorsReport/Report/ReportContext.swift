import AnchorsLayout

/// What a report says besides what the tree knows by itself. By default nothing; a copy of live
/// views knows what they are.
struct ReportContext {
  /// The name of an item's class.
  var typeOf: (any LayoutItem) -> String = { typeName(of: $0) }
  /// What else there is to say of an item, each with its name.
  var facts: (any LayoutItem) -> [(name: String, text: String)] = { _ in [] }
  /// What else there is to say of a conflict.
  var remarks: (LayoutConflict) -> [String] = { _ in [] }
  /// The repairs of a conflict that can be made.
  var repairs: (LayoutConflict) -> [LayoutRepair] = { $0.repairs }
  /// Whether a finding of lint is to be told.
  var isWorthSaying: (LintFinding) -> Bool = { _ in true }
  /// Problems that the tree does not know, each with the items concerned.
  var problems: [(title: String, lines: [String], items: [any LayoutItem])] = []
}
