import Foundation

/// Finds Swift files. In a git repository, git says which ones there are.
enum SwiftFiles {
  private static let passedOver: Set = [
    "DerivedData", "Pods", "Carthage", "Vendor", "node_modules", "build", ".build",
  ]

  /// Returns the paths of all Swift files under the given paths, sorted, without ignored ones and
  /// without those in folders of dependencies. A file that links lead to is found once.
  ///
  /// - Throws: `SwiftToolError` if a path does not exist.
  static func find(_ paths: [String], excluding patterns: [String]) throws(SwiftToolError)
    -> [String]
  {
    var found: Set<String> = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw SwiftToolError("\(path) cannot be read")
      }
      if isFolder.boolValue {
        found.formUnion(tracked(in: path) ?? walked(path))
      } else {
        found.insert(path)
      }
    }
    let sorted = found.filter { path in !patterns.contains { matches(path, $0) } }.sorted()
    var files: [String: String] = [:]
    for path in sorted {
      let file = resolved(path)
      if files[file] == nil || !isLink(path) { files[file] = path }
    }
    return files.values.sorted()
  }

  /// Returns the path of the file that a link leads to, or of the file itself.
  static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  private static func isLink(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeSymbolicLink
  }

  /// Ends with an error if one of the files has changes that are not committed.
  static func requireCleanTree(_ paths: [String]) throws(SwiftToolError) {
    for (folder, files) in Dictionary(grouping: paths, by: { folder(of: $0) }).sorted(by: {
      $0.key < $1.key
    }) {
      // Outside a repository there is nothing to ask.
      guard let root = git(["rev-parse", "--show-toplevel"], in: folder)?.trimmingNewlines,
        let changes = git(["status", "--porcelain", "-z", "--", "."], in: folder), !root.isEmpty
      else { continue }
      let changed = Set(changes.split(separator: "\0").map { String($0.dropFirst(3)) })
      for file in files {
        let (name, top) = (resolved(file), resolved(root))
        guard name.hasPrefix(top) else { continue }
        let relative = String(name.dropFirst(top.count + 1))
        let isChanged = changed.contains {
          $0 == relative || $0.hasSuffix("/") && relative.hasPrefix($0)
        }
        if isChanged {
          throw SwiftToolError(
            "\(file) has changes that are not committed; commit them, or add --force", status: 1)
        }
      }
    }
  }

  private static func folder(of path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  /// Returns the files of a folder that git does not ignore; `nil` outside a repository.
  private static func tracked(in folder: String) -> [String]? {
    let arguments = [
      "ls-files", "--cached", "--others", "--exclude-standard", "-z", "--", "*.swift",
    ]
    guard let list = git(arguments, in: folder) else { return nil }
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : "\(folder)/"
    return list.split(separator: "\0").filter { path in
      !path.split(separator: "/").contains { passedOver.contains(String($0)) }
    }.map { prefix + $0 }.filter { FileManager.default.fileExists(atPath: $0) }
  }

  private static func walked(_ folder: String) -> [String] {
    var paths: [String] = []
    let files = FileManager.default.enumerator(atPath: folder)
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : "\(folder)/"
    while let path = files?.nextObject() as? String {
      let name = (path as NSString).lastPathComponent
      if passedOver.contains(name) || name.hasPrefix(".") {
        files?.skipDescendants()
      } else if name.hasSuffix(".swift") {
        paths.append(prefix + path)
      }
    }
    return paths
  }

  /// `true` if the path matches a pattern, or, for a pattern without a slash, a part of the path.
  private static func matches(_ path: String, _ pattern: String) -> Bool {
    if fnmatch(pattern, path, 0) == 0 { return true }
    // `Pods/` and `Vendor/*` also below the current folder.
    let folder = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
    if fnmatch("*/\(folder)", path, 0) == 0 { return true }
    return !folder.contains("/")
      && path.split(separator: "/").contains { fnmatch(folder, String($0), 0) == 0 }
  }

  /// Returns what git prints; `nil` if it fails or is not installed.
  private static func git(_ arguments: [String], in folder: String) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}

extension String {
  fileprivate var trimmingNewlines: String { trimmingCharacters(in: .newlines) }
}
