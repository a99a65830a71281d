import ArgumentParser

/// The format of the output, and its readers.
struct OutputOptions: ParsableArguments {
  @Flag(help: "Print JSON. Tools/README.md has the schema.")
  var json = false

  @Flag(help: "Add annotations for GitHub Actions, where the file is found.")
  var github = false

  @Flag(help: "Print 'path:line: warning: …' for Xcode, where the file is found.")
  var xcode = false

  @Option(
    help: "The folder in which the files of constraints are looked for.", completion: .directory)
  var root = "."

  func validate() throws {
    if [json, github, xcode].count(where: { $0 }) > 1 {
      throw ValidationError("--json, --github and --xcode exclude each other.")
    }
  }
}
