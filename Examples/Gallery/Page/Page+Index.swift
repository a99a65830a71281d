import AnchorsLayout
import AnchorsReport

extension Page {
  /// The instructions for a listing.
  private static let usage = """
    let screen = LayoutView(width: 390, height: 844)
    firstScreen(in: screen)
    let picture = screen.layoutTree.svg()
    """

  /// The page that leads to all recipes: their pictures on a telephone.
  static func index(of results: [RecipeResult]) -> Page {
    let sections = Section.all.map { section in
      let slugs = section.recipes.map(\.slug)
      let cards = results.filter { slugs.contains($0.recipe.slug) }.map(card)
      return markup(section.title, section.summary, cards)
    }
    let terminal = markup(
      "In a terminal", "The same layout engine, rounded to whole cells and drawn in text.",
      ["<li class=\"words\"><a href=\"terminal.html\"><strong>A dashboard</strong></a></li>"])
    return Page(
      title: "Anchors gallery",
      content: """
        <header>
        <h1>Anchors gallery</h1>
        <p>Layouts written as equations, solved by the library, drawn as they came out. Each recipe has a page \
        with its listing, on three screens, left-to-right and right-to-left.</p>
        <details><summary>How to use a listing</summary>
        <p>A listing needs <code>AnchorsLayout</code> alone. Views that several of them have in common are at \
        its end; the whole file has both. With <code>AnchorsReport</code>, this is its picture, with its texts, and \
        with boxes and names for other views. The pictures here also show the looks of buttons and icons: \
        <code>svg(drawing:)</code> takes a function that draws them.</p>
        <pre><code>\(SwiftHighlighter().html(of: usage))</code></pre></details>
        </header>
        <main>
        \((sections + [terminal]).joined(separator: "\n"))
        </main>
        """)
  }

  private static func markup(_ title: String, _ summary: String, _ cards: [String]) -> String {
    """
    <section>
    <h2>\(escaped(title))</h2>
    <p>\(escaped(summary))</p>
    <ul class="recipes">
    \(cards.joined(separator: "\n"))
    </ul>
    </section>
    """
  }

  private static func card(_ result: RecipeResult) -> String {
    let recipe = result.recipe
    let picture = result.pictures.first { $0.screen.size.width == 390 }
    let image = picture.map { picture in
      "<img src=\"\(result.fileName(of: picture))\" alt=\"\" width=\"390\" height=\"844\" loading=\"lazy\">"
    }
    return """
      <li><a href="\(result.pageFileName)">\(image ?? "")\
      <strong>\(escaped(recipe.title))</strong></a></li>
      """
  }
}
