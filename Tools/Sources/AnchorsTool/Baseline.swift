import Foundation
import InterfaceBuilder

/// A file of accepted findings: by document, rule and object, never by line. Paths are relative to
/// the repository, or to the file's folder where there is none, however they are spelled.
struct Baseline: Codable {
  fileprivate struct Entry: Codable, Hashable {
    let path: String
    let rule: String
    let object: String
  }

  private var version = 1
  private var accepted: [Entry]

  /// Removes the findings that a file lists. Without a file, or to update it, writes one with
  /// today's findings; those of documents that were not checked stay in it.
  ///
  /// - Returns: The number of accepted findings of the checked documents that are not found today.
  /// - Throws: `Unreadable` if the file cannot be read or written.
  static func apply(_ path: String, isUpdate: Bool, to files: inout [CheckedFile])
    throws(Unreadable) -> Int
  {
    let folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
    let paths = files.map { Repository.path(of: $0.path, elsewhere: folder) }
    let found = zip(files, paths).flatMap { file, path in
      file.findings.map { Entry($0, in: path) }
    }
    var former: [Entry] = []
    let data = FileManager.default.contents(atPath: path)
    if let data {
      guard let baseline = try? JSONDecoder().decode(Baseline.self, from: data) else {
        throw Unreadable(message: "\(path) is not a baseline of 'anchors check'")
      }
      former = baseline.accepted
    }
    let checked = Set(paths)
    if data == nil || isUpdate {
      var seen: Set<Entry> = []
      let entries = former.filter { !checked.contains($0.path) } + found
      let baseline = Baseline(accepted: entries.filter { seen.insert($0).inserted })
      try Output.write(json: baseline, to: path)
      for index in files.indices { files[index].findings = [] }
      let count = baseline.accepted.count
      Terminal.printError("anchors: wrote \(count) finding\(count == 1 ? "" : "s") to \(path)")
      return 0
    }
    let accepted = Set(former)
    for index in files.indices {
      files[index].findings.removeAll { accepted.contains(Entry($0, in: paths[index])) }
    }
    return accepted.subtracting(found).count { checked.contains($0.path) }
  }

  private init(accepted: [Entry]) { self.accepted = accepted }
}

extension Baseline.Entry {
  fileprivate init(_ finding: Finding, in path: String) {
    self.init(path: path, rule: finding.rule.name, object: finding.object)
  }
}

extension URL {
  /// The folders around a file, from the inside outwards to the root.
  var foldersAround: some Sequence<URL> {
    sequence(first: deletingLastPathComponent()) {
      $0.path == "/" ? nil : $0.deletingLastPathComponent()
    }
  }
}

/// The folder of a version control system.
enum Repository {
  /// Returns a path that does not depend on how a document's path is spelled: relative to the
  /// repository, or to another folder if the document is in none.
  static func path(of document: String, elsewhere folder: String) -> String {
    let full = URL(fileURLWithPath: document).standardizedFileURL.resolvingSymlinksInPath()
    let other = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
    let root = full.foldersAround.first {
      $0.path != "/"
        && FileManager.default.fileExists(atPath: $0.appendingPathComponent(".git").path)
    }
    return relative(full.path, to: (root ?? other).path)
  }

  private static func relative(_ path: String, to folder: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}
