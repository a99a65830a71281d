import CommandLineTool

/// Writes the pictures and the page that shows them.
struct GalleryWriter {
  let folder: OutputFolder

  /// Writes all, and returns the path of the page.
  func write(_ results: [RecipeResult]) throws(OutputError) -> String {
    for result in results {
      for picture in result.pictures {
        _ = try folder.write(picture.svg, to: result.fileName(of: picture))
      }
    }
    return try folder.write(Page(results: results).html, to: "index.html")
  }
}
