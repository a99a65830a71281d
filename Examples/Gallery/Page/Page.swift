import AnchorsLayout
import AnchorsReport
import Drawing
import Foundation
import TerminalDrawing

/// One page with every recipe's pictures beside its source. It needs nothing but itself.
struct Page {
  let results: [RecipeResult]

  var html: String {
    """
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
    three screens, left-to-right and right-to-left.</p>
    <nav>\(Section.all.map(contents).joined(separator: "\n"))
    <div><h2>In a terminal</h2><a href="#terminal">A dashboard</a></div></nav>
    </header>
    <main>
    \(Section.all.map(section).joined(separator: "\n"))
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

  private func section(_ section: Section) -> String {
    let slugs = section.recipes.map(\.slug)
    let articles = results.filter { slugs.contains($0.recipe.slug) }.map(article)
    return """
      <section>
      <h2>\(escaped(section.title))</h2>
      <p>\(escaped(section.summary))</p>
      \(articles.joined(separator: "\n"))
      </section>
      """
  }

  private func article(_ result: RecipeResult) -> String {
    let recipe = result.recipe
    return """
      <article id="\(recipe.slug)">
      <h3>\(escaped(recipe.title))</h3>
      <p>\(escaped(recipe.summary)) \
      <small>\(result.viewCount) views, \(result.constraintCount) constraints</small></p>
      <div class="sides">
      \(source(of: recipe))
      <div class="pictures">
      \(result.pictures.map { figure($0, of: result) }.joined(separator: "\n"))
      </div>
      </div>
      </article>
      """
  }

  /// The same layout engine, rounded to whole cells and drawn in text.
  private var terminal: String {
    let screens = LayoutDirection.both.map { direction in
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

  private func source(of recipe: Recipe) -> String {
    let file = URL(fileURLWithPath: recipe.sourcePath)
    guard let source = try? String(contentsOf: file, encoding: .utf8) else {
      return "<p>The source is not at \(escaped(recipe.sourcePath)) any more.</p>"
    }
    let code = SwiftHighlighter().html(of: source)
    return "<pre><b>\(escaped(file.lastPathComponent))</b>\n<code>\(code)</code></pre>"
  }

  private func figure(_ picture: Picture, of result: RecipeResult) -> String {
    // The pictures of one direction share a row, at one scale.
    let share = picture.screen.size.width / Screen.all.reduce(0) { $0 + $1.size.width }
    return """
      <figure style="width: calc((100% - 24px) * \(share))">
      <a href="\(result.fileName(of: picture))">\(picture.svgForPage)</a>
      <figcaption>\(picture.screen.name) \(picture.direction.abbreviation)</figcaption>
      </figure>
      """
  }
}
