import ArgumentParser

/// The command `anchors migrate`, which runs the program `anchors-swift`.
struct MigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Translates SnapKit, NSLayoutAnchor and other layout code into Anchors.",
    discussion: "'anchors migrate --help' lists the options.")

  @Argument(parsing: .captureForPassthrough)
  var arguments: [String] = []

  func run() throws {
    let status: Int32
    do throws(Unreadable) {
      status = try SwiftProgram.run(["migrate"] + arguments)
    } catch {
      Terminal.printError("anchors: \(error.message)")
      throw Status.unreadable
    }
    if status != 0 { throw ExitCode(status) }
  }
}
