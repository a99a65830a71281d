import AnchorsLayout
import AnchorsReport

extension OpenLayout {
  /// The text and what is wrong with the layout, as Markdown.
  var markdown: String {
    let end = text.utf8.last == UInt8(ascii: "\n") ? "" : "\n"
    var markdown = "```\n\(text)\(end)```\n"
    let size = tree.root.frame.size
    let inspection = LayoutInspection(of: LayoutTree(containing: tree.root))
    markdown += "\nIn \(decimal(size.width)) × \(decimal(size.height)) points"
    if inspection.problems.isEmpty { return markdown + " nothing is wrong.\n" }
    markdown += ":\n"
    for problem in inspection.problems {
      markdown += "\n- **\(problem.title)**\n"
      for line in problem.lines.flatMap({ $0.split(separator: "\n") }) { markdown += "  \(line)\n" }
      if let sum = problem.sum { markdown += "  \(sum)\n" }
    }
    return markdown
  }
}
