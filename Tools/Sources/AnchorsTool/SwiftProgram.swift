import Foundation

/// The program `anchors-swift`, which contains a parser of Swift. It is a program of its own
/// because the parser takes long to build.
enum SwiftProgram {
  /// Runs the program with arguments, and returns its status. Its output is that of this process.
  ///
  /// - Throws: `Unreadable` if the program is not built or cannot be run.
  static func run(_ arguments: [String]) throws(Unreadable) -> Int32 {
    let process = try start(arguments, output: nil)
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Runs the program with arguments, and returns its output.
  ///
  /// - Parameter folder: The working folder; `nil` for that of this process.
  /// - Throws: `Unreadable` if the program is not built, cannot be run, or ends with an error.
  static func output(of arguments: [String], in folder: URL? = nil) throws(Unreadable) -> Data {
    let output = Pipe()
    // A file takes any number of errors while the output is read.
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("anchors-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: file) }
    let errors = try? FileHandle(forWritingTo: file)
    let process = try start(arguments, output: output, errors: errors, in: folder)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus == 0 { return data }
    let error = FileManager.default.contents(atPath: file.path) ?? Data()
    let text = String(decoding: error, as: UTF8.self).trimmingCharacters(in: .newlines)
    let start = "anchors: "
    throw Unreadable(message: text.hasPrefix(start) ? String(text.dropFirst(start.count)) : text)
  }

  private static func start(
    _ arguments: [String], output: Pipe?, errors: FileHandle? = nil, in folder: URL? = nil
  ) throws(Unreadable) -> Process {
    guard let program else {
      throw Unreadable(
        message: """
          anchors-swift is not built; build it with \
          'swift build -c release --package-path Tools --product anchors-swift'
          """)
    }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let output { process.standardOutput = output }
    if let errors { process.standardError = errors }
    if let folder { process.currentDirectoryURL = folder }
    do {
      try process.run()
    } catch {
      throw Unreadable(message: "\(program.path) cannot be run")
    }
    return process
  }

  /// `true` if the program is found.
  static var isBuilt: Bool { program != nil }

  /// The program, which stands beside this one or in a folder of `PATH`.
  private static var program: URL? {
    var folders = [
      Bundle.main.executableURL, URL(fileURLWithPath: CommandLine.arguments[0]),
    ].compactMap { $0?.resolvingSymlinksInPath().deletingLastPathComponent() }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    folders += path.split(separator: ":").map { URL(fileURLWithPath: String($0)) }
    return folders.map { $0.appendingPathComponent("anchors-swift") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
