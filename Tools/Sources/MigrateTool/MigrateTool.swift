import ArgumentParser

/// The program `anchors-migrate`: what `anchors` does with a parser of Swift.
@main
enum MigrateTool {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == ReadLayoutsCommand.word {
      ReadLayoutsCommand.main(Array(arguments.dropFirst()))
    } else {
      MigrateCommand.main(arguments)
    }
  }
}
