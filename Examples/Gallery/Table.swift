import Foundation

/// The results as a table for the terminal.
func table(of results: [RecipeResult]) -> String {
  let titles = results.map(\.recipe.title)
  let width = titles.map(\.count).max() ?? 0
  func row(_ title: String, _ views: String, _ constraints: String, _ time: String) -> String {
    let name = title.padding(toLength: max(width, title.count), withPad: " ", startingAt: 0)
    return name + right(views, 8) + right(constraints, 14) + right(time, 12)
  }
  let rows = results.map { result in
    row(
      result.recipe.title, "\(result.viewCount)", "\(result.constraintCount)",
      String(format: "%.3f", result.milliseconds))
  }
  return ([row("recipe", "views", "constraints", "layout ms")] + rows).joined(separator: "\n")
}

/// One line on all of it.
func summary(of results: [RecipeResult], on page: String) -> String {
  let pictures = results.reduce(0) { $0 + $1.pictures.count }
  let problems = results.reduce(0) { $0 + $1.problems.count }
  let verdict = problems == 0 ? "no conflicts, nothing ambiguous" : "\(problems) problems"
  return """
    \(results.count) recipes, \(pictures) pictures, \(verdict): \(page)
    """
}

private func right(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}
