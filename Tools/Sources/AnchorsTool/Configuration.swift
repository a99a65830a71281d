import Foundation
import InterfaceBuilder

/// The file `.anchors.json`: rules that are off, paths that are not checked, and what functions do
/// that the Swift files do not have.
///
///     { "disabled": ["redundant"], "excluded": ["Vendor/**", "**/Launch*.storyboard"],
///       "helpers": ["extension UIView { func fill(_ other: UIView) { … } }"] }
struct Configuration {
  /// The rules that are off.
  private(set) var disabled: Set<Rule> = []
  /// Functions of other modules, as Swift that builds the layout in Anchors' spelling.
  private(set) var helpers: [String] = []
  private var excluded: [Glob] = []
  private var folder = ""

  private struct File: Decodable {
    var disabled: [String]?
    var excluded: [String]?
    var helpers: [String]?
  }

  /// Returns the configuration of the nearest folder around a document that has one.
  ///
  /// - Throws: `Unreadable` if the file is no valid configuration.
  static func found(for path: String) throws(Unreadable) -> Configuration {
    for folder in URL(fileURLWithPath: path).standardizedFileURL.foldersAround {
      let file = folder.appendingPathComponent(".anchors.json")
      if let data = FileManager.default.contents(atPath: file.path) {
        return try Configuration(data, file.path, folder.path)
      }
    }
    return Configuration()
  }

  private init() {}

  private init(_ data: Data, _ path: String, _ folder: String) throws(Unreadable) {
    guard let file = try? JSONDecoder().decode(File.self, from: data) else {
      throw Unreadable(
        message: """
          \(path) is not valid: expected "disabled", "excluded" and "helpers" with lists of texts
          """)
    }
    let keys = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
    let known = ["disabled", "excluded", "helpers"]
    if let key = keys.keys.sorted().first(where: { !known.contains($0) }) {
      throw Unreadable(
        message: "\(path): there is no key \(key); "
          + (Self.suggestion(key, known) ?? "the keys are disabled, excluded and helpers"))
    }
    let rules = Rule.all.map { $0.name }
    for name in file.disabled ?? [] {
      guard let rule = Rule(named: name) else {
        throw Unreadable(
          message: "\(path): there is no rule \(name); "
            + (Self.suggestion(name, rules) ?? "'anchors rules' lists them"))
      }
      disabled.insert(rule)
    }
    helpers = file.helpers ?? []
    excluded = (file.excluded ?? []).map { Glob($0) }
    self.folder = folder
  }

  /// Returns `did you mean redundant?` of the name with the fewest other letters, if fewer than
  /// half of them are other ones.
  private static func suggestion(_ name: String, _ names: [String]) -> String? {
    let near = names.map { ($0, $0.difference(from: name).count) }.min { $0.1 < $1.1 }
    guard let near, near.1 * 2 < max(near.0.count, name.count) else { return nil }
    return "did you mean \(near.0)?"
  }

  /// Returns `true` if a document is not to be checked.
  func excludes(_ path: String) -> Bool {
    let full = URL(fileURLWithPath: path).standardizedFileURL.path
    let relative =
      full.hasPrefix(folder + "/") ? String(full.dropFirst(folder.count + 1)) : full
    return excluded.contains { $0.matches(relative) }
  }
}

/// A pattern of paths: `*` and `?` match letters within a folder, `**` matches folders.
struct Glob {
  private let pattern: [Character]

  init(_ pattern: String) { self.pattern = Array(pattern) }

  /// Returns `true` if a whole path matches.
  ///
  /// - Complexity: O(pattern · path).
  func matches(_ path: String) -> Bool {
    // The positions in the pattern that the path so far can have reached.
    var states: Set<Int> = [0]
    func closed(_ states: Set<Int>) -> Set<Int> {
      var (result, open) = (states, Array(states))
      while let state = open.popLast() {
        guard state < pattern.count, pattern[state] == "*" else { continue }
        let isDouble = state + 1 < pattern.count && pattern[state + 1] == "*"
        var next = state + (isDouble ? 2 : 1)
        if result.insert(next).inserted { open.append(next) }
        // "**/" also matches no folder.
        if isDouble, next < pattern.count, pattern[next] == "/" {
          next += 1
          if result.insert(next).inserted { open.append(next) }
        }
      }
      return result
    }
    states = closed(states)
    for character in path {
      var next: Set<Int> = []
      for state in states where state < pattern.count {
        switch pattern[state] {
        case "*":
          let isDouble = state + 1 < pattern.count && pattern[state + 1] == "*"
          if isDouble || character != "/" { next.insert(state) }
        case "?": if character != "/" { next.insert(state + 1) }
        case let expected: if expected == character { next.insert(state + 1) }
        }
      }
      states = closed(next)
      if states.isEmpty { return false }
    }
    return states.contains(pattern.count)
  }
}
