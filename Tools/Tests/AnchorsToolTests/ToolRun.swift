import Foundation
import Testing

/// The tool, run as a process in a temporary folder.
struct ToolRun {
  let folder: URL

  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("anchors-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Writes a file, with the folders around it.
  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ data: Data, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Runs the tool with arguments.
  func callAsFunction(_ arguments: String..., input: String = "") throws -> Result {
    try self(arguments, input: input)
  }

  func callAsFunction(_ arguments: [String], input: String = "") throws -> Result {
    let process = Process()
    process.executableURL = Self.tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let (input, paths) = (
      input, ["in", "out", "err"].map { folder.appendingPathComponent(".\($0)") }
    )
    try Data(input.utf8).write(to: paths[0])
    for path in paths.dropFirst() { try Data().write(to: path) }
    process.standardInput = try FileHandle(forReadingFrom: paths[0])
    process.standardOutput = try FileHandle(forWritingTo: paths[1])
    process.standardError = try FileHandle(forWritingTo: paths[2])
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: paths[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: paths[2]), as: UTF8.self))
  }

  /// The program that was built with the tests.
  private static var tool: URL {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    let products = [Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0])]
    let found = products.map { $0.deletingLastPathComponent().appendingPathComponent("anchors") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    return found ?? folder.appendingPathComponent(".build/debug/anchors")
  }
}
