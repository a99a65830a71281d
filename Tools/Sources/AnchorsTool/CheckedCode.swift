import Foundation
import InterfaceBuilder

/// The faults of Swift code, as `anchors-swift` finds them.
struct CheckedCode: Decodable {
  private struct Found: Decodable {
    let rule: String
    let path: String
    let line: Int
    let type: String
    let object: String
    let message: String
    let details: [String]
  }

  private let files: [String]
  private let findings: [Found]
  private let unparsed: [String]

  /// Checks Swift files and those in folders, all together.
  ///
  /// - Parameter rules: The rules to check.
  /// - Returns: The files with findings, those that cannot be read, and the number of all.
  /// - Throws: `Unreadable` if `anchors-swift` is not built.
  static func check(_ paths: [String], _ rules: Set<Rule>) throws(Unreadable) -> (
    files: [CheckedFile], count: Int
  ) {
    if paths.isEmpty { return ([], 0) }
    let helpers = try Configuration.found(for: paths[0]).helpers
    let data = try SwiftProgram.output(
      of: ["check-code"] + paths + helpers.flatMap { ["--helper", $0] })
    guard let answer = try? JSONDecoder().decode(CheckedCode.self, from: data) else {
      throw Unreadable(message: "anchors-swift is of another version; build it again")
    }
    return (try answer.checked(rules), answer.files.count)
  }

  private func checked(_ rules: Set<Rule>) throws(Unreadable) -> [CheckedFile] {
    var checked = unparsed.map { error in
      CheckedFile(path: String(error.prefix { $0 != ":" && $0 != " " }), failure: error)
    }
    for (path, found) in Dictionary(grouping: findings, by: \.path).sorted(by: { $0.key < $1.key })
    {
      let configuration = try Configuration.found(for: path)
      if configuration.excludes(path) { continue }
      let findings = found.compactMap { one -> Finding? in
        guard let rule = Rule(named: one.rule), rules.contains(rule),
          !configuration.disabled.contains(rule)
        else { return nil }
        return Finding(
          rule, line: one.line, type: one.type, object: one.object, message: one.message,
          details: one.details)
      }
      if !findings.isEmpty { checked.append(CheckedFile(path: path, findings: findings)) }
    }
    return checked
  }
}
