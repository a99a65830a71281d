import ArgumentParser
import Migration

/// The command that `anchors check` runs for Swift files. It prints JSON.
struct CheckCodeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check-code",
    abstract: "Prints the faults of layout code, as JSON, for 'anchors check'.",
    shouldDisplay: false)

  @Argument(help: "Swift files and folders.")
  var paths: [String]

  @Option(
    name: .customLong("helper"),
    help: "Swift code of what a function does that the files do not have; may be repeated.")
  var helpers: [String] = []

  func run() throws {
    try SwiftTool.run { () throws(SwiftToolError) in
      let read = ReadFiles(try SwiftFiles.find(paths, excluding: []))
      let findings = LayoutCode(read.files, helpers: helpers).findings()
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
