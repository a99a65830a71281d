import Foundation

/// Files of the repository that the tests are part of, by their paths in it.
enum RepositoryFile {
  static func text(of path: String) throws -> String {
    try String(contentsOf: url(of: path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(of: path).path)
  }

  /// The folders in a folder that have files, at any depth, by their paths in it.
  static func folders(in path: String) throws -> [String] {
    let ways = try files(in: path).map { $0.split(separator: "/").dropLast() }
    let folders = ways.flatMap { way in
      way.indices.map { way[...$0].joined(separator: "/") }
    }
    return Set(folders).sorted()
  }

  /// The files in a folder, at any depth, by their paths in it.
  static func files(in path: String) throws -> [String] {
    let folder = url(of: path)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      var isFolder: ObjCBool = false
      let path = folder.appendingPathComponent($0).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  private static func url(of path: String) -> URL {
    var folder = URL(fileURLWithPath: #filePath)
    while !FileManager.default.fileExists(
      atPath: folder.appendingPathComponent("CONTRIBUTING.md").path)
    {
      folder.deleteLastPathComponent()
    }
    return folder.appendingPathComponent(path)
  }
}
