@_spi(Tools) import AnchorsReport
import Foundation
import InterfaceBuilder

/// The findings in the format SARIF 2.1.0, which code hosts read.
enum Sarif {
  /// Writes a file.
  ///
  /// - Throws: `Unreadable` if the file cannot be written.
  static func write(_ files: [CheckedFile], to path: String) throws(Unreadable) {
    try Output.write(json: Log(files), to: path)
  }

  private struct Log: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    init(_ files: [CheckedFile]) { runs = [Run(files)] }

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  private struct Run: Encodable {
    let tool = Tool()
    let results: [Result]

    init(_ files: [CheckedFile]) {
      results = files.flatMap { file in file.findings.map { Result($0, in: file.path) } }
    }

    enum CodingKeys: CodingKey { case tool, results }
  }

  private struct Tool: Encodable {
    struct Driver: Encodable {
      let name = "anchors"
      let rules = Rule.all.map { rule in
        Description(
          id: rule.name, shortDescription: Message(text: rule.summary),
          fullDescription: Message(text: rule.reason))
      }

      enum CodingKeys: CodingKey { case name, rules }
    }

    let driver = Driver()

    enum CodingKeys: CodingKey { case driver }
  }

  private struct Description: Encodable {
    let id: String
    let shortDescription: Message
    let fullDescription: Message
  }

  private struct Message: Encodable { let text: String }

  private struct Result: Encodable {
    struct Location: Encodable { let physicalLocation: Physical }
    struct Physical: Encodable {
      let artifactLocation: Artifact
      let region: Region
    }
    struct Artifact: Encodable { let uri: String }
    struct Region: Encodable { let startLine: Int }

    let ruleId: String
    let level: String
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]

    init(_ finding: Finding, in path: String) {
      ruleId = finding.rule.name
      level = finding.rule.severity.rawValue
      message = Message(text: ([finding.sentence] + finding.furtherLines).joined(separator: "\n"))
      let uri = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
      locations = [
        Location(
          physicalLocation: Physical(
            artifactLocation: Artifact(uri: uri), region: Region(startLine: finding.line)))
      ]
      partialFingerprints = ["object/v1": "\(finding.rule.name) \(finding.object)"]
    }
  }
}
