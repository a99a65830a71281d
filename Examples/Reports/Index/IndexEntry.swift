import Foundation

/// The index's entry for the files with one name.
struct IndexEntry {
  /// A file: what it is, and its path from the index.
  struct File {
    let kind: String
    let path: String
  }

  let name: String
  let sentence: String
  let files: [File]

  /// The path of the picture, if there is one.
  var picture: String? { files.first { $0.path.hasSuffix(".svg") }?.path }

  /// Looks for the files of a name.
  ///
  /// - Parameters:
  ///   - folder: the folder that the index is in.
  ///   - subfolder: the folder in it that the files are in; `nil` for itself.
  /// - Returns: `nil` if there is none.
  init?(_ name: String, _ sentence: String, in folder: String, subfolder: String? = nil) {
    self.name = name
    self.sentence = sentence
    let endings = [
      ("Report", "html"), ("Picture", "svg"), ("Report as JSON", "json"),
      ("Layout as text", "anchors"),
    ]
    let base = subfolder.map { "\($0)/\(name)" } ?? name
    files = endings.compactMap { kind, ending in
      let path = "\(base).\(ending)"
      return FileManager.default.fileExists(atPath: "\(folder)/\(path)")
        ? File(kind: kind, path: path) : nil
    }
    if files.isEmpty { return nil }
  }
}
