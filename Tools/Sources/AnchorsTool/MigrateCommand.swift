import ArgumentParser
import Foundation

/// The command `anchors migrate`, which runs the program `anchors-migrate`.
///
/// It is a program of its own because it contains a parser of Swift, which takes long to build.
struct MigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Translates SnapKit, NSLayoutAnchor and other layout code into Anchors.",
    discussion: "'anchors migrate --help' lists the options.")

  @Argument(parsing: .captureForPassthrough)
  var arguments: [String] = []

  func run() throws {
    guard let program = Self.program else {
      Terminal.printError(
        """
        anchors: anchors-migrate is not built; build it with \
        'swift build -c release --package-path Tools --product anchors-migrate'
        """)
      throw Status.unreadable
    }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    do {
      try process.run()
    } catch {
      Terminal.printError("anchors: \(program.path) cannot be run")
      throw Status.unreadable
    }
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw ExitCode(process.terminationStatus) }
  }

  /// The program, which stands beside this one or in a folder of `PATH`.
  private static var program: URL? {
    var folders = [
      Bundle.main.executableURL, URL(fileURLWithPath: CommandLine.arguments[0]),
    ].compactMap { $0?.resolvingSymlinksInPath().deletingLastPathComponent() }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    folders += path.split(separator: ":").map { URL(fileURLWithPath: String($0)) }
    return folders.map { $0.appendingPathComponent("anchors-migrate") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
