import Foundation
import InterfaceBuilder

/// A storyboard or xib that is read.
struct DocumentFile {
  let document: InterfaceDocument

  /// Reads a file.
  ///
  /// - Throws: `Unreadable`, with one line that names the file.
  init(_ path: String) throws(Unreadable) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Unreadable(message: "\(path) cannot be read")
    }
    do throws(DocumentError) {
      document = try InterfaceDocument(data)
    } catch {
      throw Unreadable(message: "\(path): \(error.description)")
    }
  }

  /// Returns the scenes of a document, or the one that has an id.
  static func scenes(of document: InterfaceDocument, _ id: String?, _ path: String)
    throws(Unreadable) -> [InterfaceScene]
  {
    guard let id else { return document.scenes }
    let scenes = document.scenes.filter { $0.has(id: id) }
    if scenes.isEmpty {
      let known = list(document.scenes)
      throw Unreadable(
        message: "\(path) has no scene \(id); it has \(known.isEmpty ? "none" : known)")
    }
    return scenes
  }

  /// Returns the ids and names of scenes, as text.
  static func list(_ scenes: [InterfaceScene]) -> String {
    scenes.map { "\($0.root.id) (\($0.name))" }.joined(separator: ", ")
  }
}
