import BuildInformation
import Foundation
import Migration

/// The answer of `anchors migrate`: the new files and the summary.
struct MigrateReport {
  private let results: [Migration.Result]
  /// `true` if the new code imports Anchors.
  private let needsPackage: Bool
  /// Files that begin with a byte order mark.
  private let marked: Set<String>
  /// Files that the parser refuses, with the line of the first error.
  let unparsed: [String]

  /// Reads and translates files.
  init(_ paths: [String], from libraries: Set<Library>, to target: Target, keepsMasks: Bool) {
    let read = ReadFiles(paths)
    marked = read.marked
    results = Migration(read.files, from: libraries, to: target, keepsMasks: keepsMasks).run()
    needsPackage = target == .anchors
    unparsed = read.unparsed
  }

  private var found: Int { results.reduce(0) { $0 + $1.found } }
  private var translated: Int { results.reduce(0) { $0 + $1.translated } }

  /// Writes every changed file as a whole. Links and permissions stay.
  ///
  /// - Throws: `SwiftToolError` if a file is read-only, and then none is written; or if one cannot
  ///   be written, and then the files before it are.
  func write() throws(SwiftToolError) {
    let changed = results.filter(\.isChanged)
    var permissions: [String: NSNumber] = [:]
    for result in changed {
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: SwiftFiles.resolved(result.path))
      let mode = attributes?[.posixPermissions] as? NSNumber
      permissions[result.path] = mode
      if let mode, mode.intValue & 0o200 == 0 {
        throw SwiftToolError("\(result.path) is read-only")
      }
    }
    for result in changed {
      let path = SwiftFiles.resolved(result.path)
      do {
        let mark = marked.contains(result.path) ? ReadFiles.byteOrderMark : []
        try Data(mark + Array(result.text.utf8)).write(
          to: URL(fileURLWithPath: path), options: .atomic)
        if let mode = permissions[result.path] {
          try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        }
      } catch {
        throw SwiftToolError("\(result.path) cannot be written")
      }
    }
  }

  // MARK: - Text

  /// Returns the diff, unless it is written, and the summary.
  func text(isWritten: Bool) -> String {
    var lines: [String] = []
    if !isWritten {
      lines += results.filter(\.isChanged).map { String($0.diff.dropLast()) }
      if !lines.isEmpty { lines.append("") }
    }
    let changed = results.count { $0.isChanged }
    let left = found - translated
    lines.append(
      "\(counted(found, "statement")) found, \(translated) translated, \(left) left; "
        + "\(counted(changed, "file")) \(isWritten ? "written" : "to change")")
    lines += list("Left as they are:", \.left) + list("Please check:", \.checks)
    if !unparsed.isEmpty {
      lines += ["", "Not parsed, and not changed:"] + unparsed.map { "  \($0)" }
    }
    if changed > 0 {
      if needsPackage {
        lines += ["", "Add the dependency to Package.swift, and the product to the target:"]
        lines += ToolBuild.current.dependency.map { "  \($0)" }
      }
      if !isWritten { lines += ["", "To change the files, run the command again with --write."] }
    }
    return lines.joined(separator: "\n")
  }

  private func list(_ title: String, _ statements: (Migration.Result) -> [Migration.Left])
    -> [String]
  {
    let lines = results.flatMap { result in
      statements(result).flatMap { statement in
        [
          "  \(result.path):\(statement.line): \(statement.code)", "    \(statement.reason)",
        ]
      }
    }
    return lines.isEmpty ? [] : ["", title] + lines
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  // MARK: - JSON

  private struct JSON: Encodable {
    struct Statement: Encodable {
      let line: Int
      let code: String
      let reason: String

      init(_ statement: Migration.Left) {
        (line, code, reason) = (statement.line, statement.code, statement.reason)
      }
    }

    struct File: Encodable {
      let path: String
      let found: Int
      let translated: Int
      let left: [Statement]
      let checks: [Statement]
      let diff: String
    }

    let version = 1
    let found: Int
    let translated: Int
    let left: Int
    let files: [File]
    let unparsed: [String]

    private enum CodingKeys: CodingKey { case version, found, translated, left, files, unparsed }
  }

  /// Returns the answer as JSON, with the files in which something was found.
  ///
  /// - Throws: `SwiftToolError` if it cannot be encoded.
  func json() throws(SwiftToolError) -> String {
    let files = results.filter { $0.found > 0 || $0.isChanged }.map { result in
      JSON.File(
        path: result.path, found: result.found, translated: result.translated,
        left: result.left.map { JSON.Statement($0) },
        checks: result.checks.map { JSON.Statement($0) },
        diff: result.diff)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let value = JSON(
      found: found, translated: translated, left: found - translated, files: files,
      unparsed: unparsed)
    guard let data = try? encoder.encode(value) else { throw SwiftToolError("JSON") }
    return String(decoding: data, as: UTF8.self)
  }
}
