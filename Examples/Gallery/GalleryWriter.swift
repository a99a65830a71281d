import CommandLineTool

/// Writes the pictures, the listings and the page that shows them.
struct GalleryWriter {
  let folder: OutputFolder

  /// Writes all, and returns the path of the page.
  ///
  /// - Throws: `OutputError`, or what reading a listing throws.
  func write(_ results: [RecipeResult]) throws -> String {
    for result in results {
      for picture in result.pictures {
        _ = try folder.write(picture.svg, to: result.fileName(of: picture))
      }
      _ = try folder.write(result.recipe.listing.wholeFile(), to: result.listingFileName)
    }
    return try folder.write(Page(results: results).html(), to: "index.html")
  }
}
