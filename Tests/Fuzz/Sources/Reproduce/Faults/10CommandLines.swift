import Foundation

extension Fault {
  /// Tools crashed, or wrote where they were not told to, on a mistake in the command line.
  static let commandLines = Fault(
    number: 10, title: "command lines with mistakes",
    programs: [
      Program {
        try check("SolveCase", ["--svg"], status: 2, errors: "error: --svg needs a value\nUsage: ")
        try check("SolveCase", [], status: 2, errors: "error: too few arguments\nUsage: ")
        try check(
          "SolveCase", ["missing.json"], status: 1,
          errors: "error: missing.json: the file cannot be read")
        try check(
          "Gallery", ["--anything"], status: 2,
          errors: "error: there is no option --anything\nUsage: ")
        try check("Reports", ["a", "b"], status: 2, errors: "error: too many arguments\nUsage: ")
        try check("TerminalCells", ["80", "-24"], status: 2, errors: "error: ")
      }
    ])

  private static func check(
    _ name: String, _ arguments: [String], status: Int32, errors: String
  ) throws {
    guard let tool = find(name) else {
      throw Skip(text: "\(name) is not built: swift build, in the root package")
    }
    guard let result = ProcessResult(tool, arguments, patience: 20) else {
      throw Failure("\(name) cannot be run")
    }
    let command = ([name] + arguments).joined(separator: " ")
    try expect(result.isExit && !result.hasHung, "\(command): \(result.lastWords)")
    try expect(result.status == status, "\(command): status \(result.status), not \(status)")
    try expect(result.errors.hasPrefix(errors), "\(command): \(result.errors)")
    try expect(result.output.isEmpty, "\(command) prints \(result.output)")
  }

  /// The tool as built with the root package, above the folder of this executable.
  private static func find(_ name: String) -> URL? {
    guard var folder = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let isRoot = FileManager.default.fileExists(
        atPath: folder.appendingPathComponent("Sources/Anchors").path)
      if !isRoot { continue }
      return ["debug", "release"].map { folder.appendingPathComponent(".build/\($0)/\(name)") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
    return nil
  }
}
