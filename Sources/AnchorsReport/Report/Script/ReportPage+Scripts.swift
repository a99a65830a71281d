extension ReportPage {
  /// What the page does, in order: each part uses what is defined before it. The parts share one scope,
  /// and data goes one way: whatever selects an item sets the address's fragment, and the fragment says
  /// what tree, picture and details show.
  static let scripts = [
    "\"use strict\";\n{", modelScript, treeScript, pictureScript, pointerScript, detailsScript,
    problemsScript, searchScript, startScript, "}",
  ]
}
