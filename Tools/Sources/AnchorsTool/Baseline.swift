import Foundation
import InterfaceBuilder

/// A file of accepted findings: by document, rule and object, never by line.
struct Baseline: Codable {
  fileprivate struct Entry: Codable, Hashable {
    let path: String
    let rule: String
    let object: String
  }

  private var version = 1
  private var accepted: [Entry]

  /// Removes the findings that a file lists. Without a file, writes one with all findings.
  ///
  /// - Throws: `Unreadable` if the file cannot be read or written.
  static func apply(_ path: String, to files: inout [CheckedFile]) throws(Unreadable) {
    if let data = FileManager.default.contents(atPath: path) {
      guard let baseline = try? JSONDecoder().decode(Baseline.self, from: data) else {
        throw Unreadable(message: "\(path) is not a baseline of 'anchors check'")
      }
      let accepted = Set(baseline.accepted)
      for index in files.indices {
        let file = files[index].path
        files[index].findings.removeAll { accepted.contains(Entry($0, in: file)) }
      }
      return
    }
    let entries = files.flatMap { file in file.findings.map { Entry($0, in: file.path) } }
    var seen: Set<Entry> = []
    let baseline = Baseline(accepted: entries.filter { seen.insert($0).inserted })
    try Output.write(json: baseline, to: path)
    for index in files.indices { files[index].findings = [] }
    Terminal.printError("anchors: wrote \(baseline.accepted.count) findings to \(path)")
  }

  private init(accepted: [Entry]) { self.accepted = accepted }
}

extension Baseline.Entry {
  fileprivate init(_ finding: Finding, in path: String) {
    self.init(path: path, rule: finding.rule.rawValue, object: finding.object)
  }
}
