import Foundation

/// The Swift compiler, asked whether snippets that use the library type-check.
struct SwiftCompiler {
  /// The language mode, 5 or 6.
  var mode = 6
  /// The first lines of every snippet.
  let opening: [String]
  /// The sources of the stand-in modules that a snippet may import, by module name.
  var standIns: [String: String] = [:]
  /// Settings in place of the language mode.
  var flags: [String]?
  /// Another file of the snippet's module, if there is one.
  var otherFile = ""

  /// The compiler's output.
  struct Answer {
    let isAccepted: Bool
    let text: String
    /// The number of lines before the snippet.
    let linesBefore: Int

    /// The errors, each as `line: message`, lines counted within the snippet.
    var errors: [String] {
      text.split(separator: "\n").compactMap { line in
        let parts = line.components(separatedBy: ": error: ")
        guard parts.count == 2, parts[0].contains("Snippet.swift:") else { return nil }
        let position = parts[0].components(separatedBy: "Snippet.swift:")[1]
        guard let number = Int(position.prefix { $0.isNumber }) else { return nil }
        return "\(number - linesBefore): \(parts[1])"
      }
    }

    /// The lines of the snippet that have an error or a warning.
    var diagnosed: Set<Int> {
      Set(
        text.split(separator: "\n").compactMap { line in
          guard line.contains(": error: ") || line.contains(": warning: ") else { return nil }
          let number = line.components(separatedBy: "Snippet.swift:").last.map {
            Int($0.prefix { $0.isNumber })
          }
          return number.flatMap { $0 }.map { $0 - linesBefore }
        })
    }
  }

  enum Failure: Error, CustomStringConvertible {
    case noModule
    case standIn(String)

    var description: String {
      switch self {
      case .noModule: "Anchors.swiftmodule was not found in the build of this test"
      case .standIn(let text): "a stand-in does not compile: \(text)"
      }
    }
  }

  /// Type-checks the lines as the body of the function that the opening begins.
  func typecheck(_ lines: [String]) throws -> Answer {
    try run(["-typecheck"], on: opening + lines + ["}", ""], linesBefore: opening.count)
  }

  /// Type-checks the lines as a file, after the opening.
  func typecheck(file lines: [String]) throws -> Answer {
    try run(["-typecheck"], on: opening + lines + [""], linesBefore: opening.count)
  }

  /// Compiles a whole file as far as SIL, which also finds the errors that come after type
  /// checking. The first line of the opening precedes the file.
  func check(file text: String) throws -> Answer {
    try run(
      ["-emit-sil", "-o", "/dev/null"], on: [opening[0], text, ""], linesBefore: 1)
  }

  private func run(
    _ arguments: [String], on lines: [String], linesBefore: Int
  ) throws -> Answer {
    let modules = try Self.modulesDirectory()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("anchors-snippet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in standIns {
      let source = folder.appendingPathComponent("\(name).swift")
      try text.write(to: source, atomically: true, encoding: .utf8)
      let module = folder.appendingPathComponent("\(name).swiftmodule").path
      let (isAccepted, text) = try swiftc(
        ["-emit-module", "-module-name", name, "-o", module, "-swift-version", "5", source.path])
      guard isAccepted else { throw Failure.standIn(text) }
    }
    let source = folder.appendingPathComponent("Snippet.swift")
    try lines.joined(separator: "\n").write(to: source, atomically: true, encoding: .utf8)
    var files = [source.path]
    if !otherFile.isEmpty {
      let other = folder.appendingPathComponent("Other.swift")
      try otherFile.write(to: other, atomically: true, encoding: .utf8)
      files.append(other.path)
    }
    let (isAccepted, text) = try swiftc(
      arguments + (flags ?? ["-swift-version", "\(mode)"]) + [
        "-diagnostic-style", "llvm", "-I", modules.path, "-I",
        folder.path,
      ] + files)
    return Answer(isAccepted: isAccepted, text: text, linesBefore: linesBefore)
  }

  private func swiftc(_ arguments: [String]) throws -> (isAccepted: Bool, text: String) {
    try Self.run(["swiftc", "-parse-as-library"] + arguments)
  }

  /// Runs a command of the toolchain and returns what it printed.
  static func run(_ command: [String]) throws -> (isAccepted: Bool, text: String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus == 0, String(decoding: data, as: UTF8.self))
  }

  /// Returns the folder in which the build of this test has put the library's module.
  static func modulesDirectory() throws -> URL {
    let name = "Anchors.swiftmodule"
    guard let module = BuildFolder.find("Modules/\(name)") ?? BuildFolder.find(name) else {
      throw Failure.noModule
    }
    return module.deletingLastPathComponent()
  }
}
