import CommandLineTool

/// Writes the pictures, the listings, a page for each recipe and the page that leads to all.
struct GalleryWriter {
  let folder: OutputFolder
  /// `true` if every recipe has a map of all windows. Otherwise only a mended one has.
  let drawsMaps: Bool

  /// Writes all, and returns the path of the first page.
  ///
  /// - Throws: `OutputError`, or what reading a listing throws.
  func write(_ results: [RecipeResult]) throws -> String {
    for (place, result) in results.enumerated() {
      for picture in result.pictures {
        _ = try folder.write(picture.svg, to: result.fileName(of: picture))
      }
      let hasMap = drawsMaps || result.recipe.broken != nil
      if hasMap {
        _ = try folder.write(Screen.map { _ = result.recipe.build($0) }, to: result.mapFileName)
      }
      if let broken = result.recipe.broken {
        _ = try folder.write(Screen.map(of: broken.build), to: result.brokenMapFileName)
      }
      _ = try folder.write(result.recipe.listing.wholeFile(), to: result.listingFileName)
      let page = try Page.recipe(
        result, hasMap: hasMap,
        between: (
          place > 0 ? results[place - 1] : nil,
          place + 1 < results.count ? results[place + 1] : nil
        ))
      _ = try folder.write(page.html, to: result.pageFileName)
    }
    _ = try folder.write(Page.terminal.html, to: "terminal.html")
    return try folder.write(Page.index(of: results).html, to: "index.html")
  }
}
