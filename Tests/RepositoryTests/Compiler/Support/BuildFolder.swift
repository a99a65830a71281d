import Foundation

/// The folders that the build which this test is part of writes to.
enum BuildFolder {
  /// The folder of the test's own executable and those above it, nearest first; so a stale build
  /// elsewhere is never used.
  static func candidates() -> [URL] {
    var starts = CommandLine.arguments
    if let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    {
      starts.insert(executable, at: 0)
    }
    var folders: [URL] = []
    for start in starts where start.contains("/") {
      var folder = URL(fileURLWithPath: start).standardizedFileURL
      while folder.path != "/" {
        folder.deleteLastPathComponent()
        folders.append(folder)
      }
    }
    return folders
  }

  /// A file or folder of the build, by its path within the build's folder.
  static func find(_ path: String) -> URL? {
    candidates().map { $0.appendingPathComponent(path) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }
}
