import Foundation
import Testing

/// A command line tool of the package, run as a process.
struct Tool {
  /// The result of a run.
  struct Result {
    let status: Int32
    let output: String
    let errors: String

    /// The lines of standard error.
    var errorLines: [Substring] { errors.split(separator: "\n") }
  }

  let name: String

  /// A run that has begun.
  struct Run {
    let name: String
    fileprivate let process: Process
    fileprivate let output: URL
    fileprivate let errors: URL

    var isRunning: Bool { process.isRunning }

    /// Returns the text on standard output so far.
    func printed() throws -> String { try String(contentsOf: output, encoding: .utf8) }

    /// Waits for the end.
    func result() throws -> Result {
      process.waitUntilExit()
      #expect(process.terminationReason == .exit, "\(name) was ended by a signal")
      return Result(
        status: process.terminationStatus, output: try printed(),
        errors: try String(contentsOf: errors, encoding: .utf8))
    }
  }

  /// Runs the tool of the build that this test is part of.
  func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Result {
    try start(arguments, in: folder).result()
  }

  /// Begins a run.
  ///
  /// Output goes to files: a pipe that nobody reads while the tool runs would fill up.
  func start(_ arguments: [String], in folder: TemporaryFolder) throws -> Run {
    let output = folder.url.appendingPathComponent("stdout-\(UUID().uuidString)")
    let errors = folder.url.appendingPathComponent("stderr-\(UUID().uuidString)")
    for file in [output, errors] { try Data().write(to: file) }
    let process = Process()
    let executable: URL = try #require(BuildFolder.find(name), "\(name) is not built")
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    return Run(name: name, process: process, output: output, errors: errors)
  }

  /// Runs the tool with words written out.
  func run(_ arguments: String..., in folder: TemporaryFolder) throws -> Result {
    try run(arguments, in: folder)
  }
}

/// A folder that is removed when nothing refers to it any more.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("anchors-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// The names of what is in a folder of this one, in order.
  func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: url.appendingPathComponent(folder).path
    ).sorted()
  }
}
