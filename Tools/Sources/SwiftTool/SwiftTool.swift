import ArgumentParser
import BuildInformation
import Foundation

/// The program `anchors-swift`: what `anchors` does with a parser of Swift.
@main
struct SwiftTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "anchors",
    abstract: "Reads Swift code for 'anchors'.",
    version: ToolBuild.current.description,
    subcommands: [MigrateCommand.self, ReadLayoutsCommand.self, CheckCodeCommand.self])

  /// Prints an answer for `anchors` as JSON.
  static func print(_ answer: some Encodable) throws(SwiftToolError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let data = try? encoder.encode(answer) else { throw SwiftToolError("JSON") }
    Swift.print(String(decoding: data, as: UTF8.self))
  }

  /// Runs a command. An error of it ends the program with its message and its status.
  static func run(_ command: () throws(SwiftToolError) -> Void) throws {
    do throws(SwiftToolError) {
      try command()
    } catch {
      if !error.message.isEmpty {
        FileHandle.standardError.write(Data("anchors: \(error.message)\n".utf8))
      }
      throw ExitCode(error.status)
    }
  }
}

/// An error with the message and the exit status.
struct SwiftToolError: Error {
  let message: String
  let status: Int32

  init(_ message: String, status: Int32 = 3) { (self.message, self.status) = (message, status) }
}
