import Foundation

/// The result of a process.
struct ProcessResult {
  let status: Int32
  /// `true` if the process ended by itself, not by a signal.
  let isExit: Bool
  /// `true` if the process had to be killed.
  let hasHung: Bool
  let output: String
  let errors: String

  /// Runs an executable for some seconds at most; `nil` if that is not possible.
  ///
  /// What it writes goes to files: a pipe that nobody reads while it runs would fill up.
  init?(_ executable: URL, _ arguments: [String], patience: Double) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("anchors-reproduce-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["out", "errors"].map { folder.appendingPathComponent($0) }
    for file in files { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try? FileHandle(forWritingTo: files[0])
    process.standardError = try? FileHandle(forWritingTo: files[1])
    do { try process.run() } catch { return nil }
    let end = Date(timeIntervalSinceNow: patience)
    while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.005) }
    hasHung = process.isRunning
    if hasHung { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    status = process.terminationStatus
    isExit = process.terminationReason == .exit
    output = Self.text(of: files[0])
    errors = Self.text(of: files[1])
  }

  private static func text(of file: URL) -> String {
    let data = (try? Data(contentsOf: file)) ?? Data()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The ending, with the last line on standard error.
  var lastWords: String {
    let line = errors.split(separator: "\n").last.map { ": \($0)" } ?? ""
    return (isExit ? "status \(status)" : "signal \(status)") + line
  }
}
