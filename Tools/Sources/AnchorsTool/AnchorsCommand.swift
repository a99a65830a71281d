import ArgumentParser
import BuildInformation

/// The command `anchors`.
@main
struct AnchorsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "anchors",
    abstract: "Explains conflict logs, checks storyboards and xibs, and migrates layout code.",
    discussion: """
      EXAMPLES:
        pbpaste | anchors log -
        anchors log console.txt --github --root Sources
        anchors layout screen.anchors --svg pictures
        anchors layout LoginView.swift --map
        anchors check . --landscape --github
        anchors convert Login.storyboard --to swift
        anchors migrate Sources

      EXIT STATUS:
        0 if nothing is wrong, 1 if something is, 3 if a file cannot be read, 64 for a wrong usage. Of several \
      files it is the highest.

      anchors --generate-completion-script zsh (or bash, or fish) prints a completion script.
      """,
    version: ToolBuild.current.description,
    subcommands: [
      LogCommand.self, LayoutCommand.self, FramesCommand.self, CheckCommand.self, RulesCommand.self,
      ConvertCommand.self, MigrateCommand.self,
    ])
}

/// The exit statuses, by how bad they are.
enum Status {
  static let wrong = ExitCode(1)
  static let unreadable = ExitCode(3)

  /// Returns the worse of two.
  static func worse(_ a: ExitCode, _ b: ExitCode) -> ExitCode { a.rawValue > b.rawValue ? a : b }
}
