import ArgumentParser
import Migration

/// The files of a module whose layout code is read.
struct ModuleOptions: ParsableArguments {
  @Argument(help: "Swift files and folders.")
  var paths: [String]

  @Option(
    name: .customLong("helper"),
    help: "Swift code of what a function does that the files do not have; may be repeated.")
  var helpers: [String] = []

  /// Reads the files.
  ///
  /// - Throws: `SwiftToolError` if a path does not exist.
  func read() throws(SwiftToolError) -> (files: ReadFiles, code: LayoutCode) {
    let read = ReadFiles(try SwiftFiles.find(paths, excluding: []))
    return (read, LayoutCode(read.files, helpers: helpers))
  }
}
