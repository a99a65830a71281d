import AnchorsLayout
import AnchorsReport
import Drawing
import TerminalDrawing

/// One page with every recipe's pictures beside its source. It needs nothing but itself.
struct Page {
  let results: [RecipeResult]

  /// How a listing is used.
  private static let usage = """
    let screen = LayoutView(width: 390, height: 844)
    firstScreen(in: screen)
    let picture = screen.layoutTree.svg()
    """

  /// The page.
  ///
  /// - Throws: what reading a listing throws.
  func html() throws -> String {
    let sections = try Section.all.map(section).joined(separator: "\n")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Anchors gallery</title>
      <style>
      \(Page.stylesheet)
      \(Drawing.stylesheet)
      </style>
      </head>
      <body>
      <header>
      <h1>Anchors gallery</h1>
      <p>Layouts written as equations, solved by the library, drawn as they came out: \
      three screens, left-to-right and right-to-left. A picture opens in full when it is clicked.</p>
      <p>A listing needs <code>AnchorsLayout</code> alone. Views that several of them have in common are at \
      its end; the whole file has both. With <code>AnchorsReport</code>, this is its picture:</p>
      <pre><code>\(SwiftHighlighter().html(of: Page.usage))</code></pre>
      <nav>\(Section.all.map(contents).joined(separator: "\n"))
      <div><h2>In a terminal</h2><a href="#terminal">A dashboard</a></div></nav>
      </header>
      <main>
      \(sections)
      \(terminal)
      </main>
      </body>
      </html>

      """
  }

  private func contents(of section: Section) -> String {
    let links = section.recipes.map { "<a href=\"#\($0.slug)\">\(escaped($0.title))</a>" }
    return "<div><h2>\(escaped(section.title))</h2>\(links.joined())</div>"
  }

  private func section(_ section: Section) throws -> String {
    let slugs = section.recipes.map(\.slug)
    let articles = try results.filter { slugs.contains($0.recipe.slug) }.map(article)
    return """
      <section>
      <h2>\(escaped(section.title))</h2>
      <p>\(escaped(section.summary))</p>
      \(articles.joined(separator: "\n"))
      </section>
      """
  }

  /// The same layout engine, rounded to whole cells and drawn in text.
  private var terminal: String {
    let screens = InterfaceDirection.both.map { direction in
      let rows = terminalPicture(of: HarborScreen(columns: 80, rows: 24, direction: direction))
      return "<pre class=\"terminal\">\(escaped(rows.joined(separator: "\n")))</pre>"
    }
    return """
      <section id="terminal">
      <h2>In a terminal</h2>
      <p>Frames rounded to whole cells: neighbours share their borders, and nothing is lost between \
      them. 80 by 24 cells, left-to-right and right-to-left.</p>
      <div class="terminals">\(screens.joined(separator: "\n"))</div>
      </section>
      """
  }
}
