import AnchorsLayout
import AnchorsReport

extension Page {
  /// The page of a recipe: its listing beside the telephones, and the other pictures below.
  ///
  /// - Parameters:
  ///   - hasMap: `true` if there is a map of all windows.
  ///   - neighbours: the recipes before and after it.
  /// - Throws: what reading a listing throws.
  static func recipe(
    _ result: RecipeResult, hasMap: Bool,
    between neighbours: (before: RecipeResult?, after: RecipeResult?)
  ) throws -> Page {
    let recipe = result.recipe
    let beside = result.pictures.filter { $0.direction == .leftToRight && !$0.isWide }
    let below =
      result.pictures.filter { $0.direction == .rightToLeft && !$0.isWide }
      + result.pictures.filter(\.isWide)
    func figures(_ pictures: [Picture]) -> String {
      pictures.map { figure($0, of: result) }.joined(separator: "\n")
    }
    let ways = [neighbours.before.map { ("prev", $0) }, neighbours.after.map { ("next", $0) }]
      .compactMap { $0 }.map { name, other in
        "<a rel=\"\(name)\" href=\"\(other.pageFileName)\">\(escaped(other.recipe.title))</a>"
      }
    return Page(
      title: "\(recipe.title) · Anchors gallery",
      content: """
        <header>
        <p class="way"><a href="index.html">Gallery</a>\(ways.joined())</p>
        <h1>\(escaped(recipe.title))</h1>
        <p>\(escaped(recipe.summary)) \
        <small>\(result.viewCount) views, \(result.constraintCount) constraints</small></p>
        </header>
        <main>
        <div class="sides">
        \(try listing(of: result))
        <div class="pictures">
        \(figures(beside))
        </div>
        </div>
        <div class="pictures">
        \(figures(below))
        </div>
        \(hasMap ? windows(result) : "")\(try broken(result))</main>
        """)
  }

  private static func windows(_ result: RecipeResult) -> String {
    """
    <h2>Every window</h2>
    <div class="pictures">
    \(map(result.mapFileName, "All windows from 240 to 1,400 points"))
    </div>

    """
  }

  /// The layout before it was mended, with its map.
  private static func broken(_ result: RecipeResult) throws -> String {
    guard let broken = result.recipe.broken else { return "" }
    return """
      <h2>Before it was mended</h2>
      <div class="sides">
      <div class="listing">
      <pre><code>\(SwiftHighlighter().html(of: try broken.listing.recipe()))</code></pre>
      </div>
      <div class="pictures">
      \(map(result.brokenMapFileName, "The same windows"))
      </div>
      </div>

      """
  }

  private static func map(_ file: String, _ caption: String) -> String {
    """
    <figure class="map">
    <a href="\(file)" title="Open the map"><img src="\(file)" alt="\(caption)" loading="lazy">\
    <figcaption>\(caption) <span>Open the map</span></figcaption></a>
    </figure>
    """
  }

  /// The recipe as it is written, and the views that it needs, which the reader can unfold.
  private static func listing(of result: RecipeResult) throws -> String {
    let listing = result.recipe.listing
    let views = try listing.views()
    let names = views.map { "<code>\(escaped(String($0.name.dropLast(".swift".count))))</code>" }
    let sources = views.map { Listing.withoutImport($0.source) }.joined(separator: "\n")
    let rest = """

      <details><summary>Its views: \(names.joined(separator: ", "))</summary>
      <pre><code>\(SwiftHighlighter().html(of: sources))</code></pre></details>
      """
    return """
      <div class="listing">
      <p class="file"><b>\(escaped(listing.file)).swift</b> \
      <a href="\(result.listingFileName)">Open the whole file</a></p>
      <pre><code>\(SwiftHighlighter().html(of: try listing.recipe()))</code></pre>\
      \(views.isEmpty ? "" : rest)
      </div>
      """
  }

  private static func figure(_ picture: Picture, of result: RecipeResult) -> String {
    let size = picture.screen.size
    let direction = picture.direction == .leftToRight ? "left-to-right" : "right-to-left"
    let name = "\(decimal(size.width)) × \(decimal(size.height)), \(direction)"
    return """
      <figure class="\(picture.isWide ? "wide" : "narrow")" \
      style="--width: \(decimal(size.width))px">
      <a href="\(result.fileName(of: picture))" title="Open the picture: \(name)">\
      \(picture.svgForPage)\
      <figcaption>\(name) <span>Open the picture</span></figcaption></a>
      </figure>
      """
  }
}

extension Picture {
  /// `true` if the picture has no room beside a listing.
  fileprivate var isWide: Bool { screen.size.width > 600 }
}
