import AnchorsLayout

/// The facts for a page that the tree alone does not have.
struct ReportContext {
  /// The subject of a `LayoutReport`; `nil` for the page of a whole tree.
  var subject: Subject?
  /// Problems that the tree does not know, each with the items concerned.
  var problems: [(title: String, lines: [String], items: [any LayoutItem])] = []

  /// Returns the name of an item's class.
  func className(of item: any LayoutItem) -> String {
    subject?.originals.className(of: item) ?? typeName(of: item)
  }

  /// Returns additional facts about an item, each with its name.
  func facts(about item: any LayoutItem) -> [(name: String, text: String)] {
    subject?.originals.facts(about: item) ?? []
  }

  /// Returns `true` if a lint finding should be reported.
  func isWorthSaying(_ finding: LintFinding) -> Bool { subject?.isWorthSaying(finding) ?? true }
}
