import Foundation

/// Writes the pictures and the page that shows them.
struct GalleryWriter {
  let directory: URL

  func write(_ results: [RecipeResult]) throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for result in results {
      for picture in result.pictures {
        try write(picture.svg, to: result.fileName(of: picture))
      }
    }
    try write(Page(results: results).html, to: "index.html")
  }

  private func write(_ text: String, to fileName: String) throws {
    try Data(text.utf8).write(to: directory.appendingPathComponent(fileName))
  }
}
