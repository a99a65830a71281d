import ArgumentParser
import Migration

/// The command that `anchors check` runs for Swift files. It prints JSON.
struct CheckCodeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check-code",
    abstract: "Prints the faults of layout code, as JSON, for 'anchors check'.",
    shouldDisplay: false)

  @OptionGroup var module: ModuleOptions

  func run() throws {
    try SwiftTool.run { () throws(SwiftToolError) in
      let (read, code) = try module.read()
      let findings = code.findings()
      try SwiftTool.print(
        Answer(
          files: read.files.map(\.path), findings: findings.map { Finding($0) },
          unparsed: read.unparsed))
    }
  }

  /// The JSON.
  private struct Answer: Encodable {
    let files: [String]
    let findings: [Finding]
    let unparsed: [String]
  }

  private struct Finding: Encodable {
    let rule: String
    let path: String
    let line: Int
    let type: String
    let object: String
    let message: String
    let details: [String]

    init(_ finding: CodeFinding) {
      (rule, path, line) = (finding.rule.rawValue, finding.place.path, finding.place.line)
      (type, object) = (finding.type, finding.object)
      (message, details) = (finding.message, finding.details)
    }
  }
}
