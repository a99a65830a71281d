import Foundation

/// The files under a folder, by name: a log says `OrderRow.swift:21`, not where the file is.
final class SourceFiles {
  private let root: String
  /// The paths by file name. Building folders are passed over.
  private lazy var paths: [String: [String]] = {
    var paths: [String: [String]] = [:]
    let folder = URL(fileURLWithPath: root)
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    while let file = files?.nextObject() as? URL {
      if Self.passedOver.contains(file.lastPathComponent) {
        files?.skipDescendants()
        continue
      }
      let path = file.path.dropFirst(folder.path.count).drop { $0 == "/" }
      let prefix = root == "." ? "" : root.hasSuffix("/") ? root : "\(root)/"
      paths[file.lastPathComponent, default: []].append(prefix + path)
    }
    return paths
  }()

  private static let passedOver: Set = ["DerivedData", "Pods", "Carthage", "node_modules", "build"]

  init(root: String) { self.root = root }

  /// Returns the file and the line of a place such as `OrderRow.swift:21` or
  /// `App/OrderRow.swift:21`; `nil` if no file, or more than one, matches.
  func find(_ place: String) -> (path: String, line: Int)? {
    guard let colon = place.lastIndex(of: ":"), let line = Int(place[place.index(after: colon)...])
    else { return nil }
    let parts = place[..<colon].split(separator: "/").map(String.init)
    guard let name = parts.last, var found = paths[name] else { return nil }
    if found.count > 1, parts.count > 1 {
      found = found.filter { path in
        let folders = path.split(separator: "/").dropLast().map(String.init)
        return parts.dropLast().allSatisfy(folders.contains)
      }
    }
    return found.count == 1 ? (found[0], line) : nil
  }
}
