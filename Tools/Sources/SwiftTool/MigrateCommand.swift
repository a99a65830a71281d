import ArgumentParser
import Foundation
import Migration

/// The command `anchors migrate`.
struct MigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Translates layout code of other libraries into Anchors, or into UIKit's own.",
    discussion: """
      Without --write it prints a diff and a summary, and changes nothing. What cannot be translated with certainty \
      stays as it is and is listed with its reason; Anchors works beside other constraints. A comment \
      // anchors:ignore before a statement, or behind it, keeps it.

      EXAMPLES:
        anchors migrate Sources
        anchors migrate Sources --from snapkit --exclude 'Vendor/*' --write
        anchors migrate . --json > migration.json
        anchors migrate Sources --to nslayoutanchor --write

      EXIT STATUS:
        0 if all files were read, 1 if a git tree has uncommitted changes, 3 if a file cannot be read, parsed or \
      written, 64 for a wrong usage.
      """)

  @Argument(help: "Files and folders.", completion: .file(extensions: ["swift"]))
  var paths: [String]

  @Option(
    help: """
      The libraries to translate from, with commas: snapkit, nslayoutanchor, nslayoutconstraint, anchorage, \
      cartography, purelayout, anchors. The default is all.
      """)
  var from: LibraryList?

  @Option(help: "The code to write: anchors, or nslayoutanchor for UIKit's own.")
  var to = Target.anchors

  @Option(
    help: "Leave out files whose path, or a part of it, matches this pattern; may be repeated.")
  var exclude: [String] = []

  @Flag(help: "Write the files.")
  var write = false

  @Flag(help: "Write even if the git tree has uncommitted changes.")
  var force = false

  @Flag(help: "Print JSON. Tools/README.md has the schema.")
  var json = false

  @Flag(
    name: .customLong("keep-masks"),
    help: "Keep every translatesAutoresizingMaskIntoConstraints = false.")
  var keepMasks = false

  func run() throws {
    try SwiftTool.run { () throws(SwiftToolError) in
      let paths = try SwiftFiles.find(paths, excluding: exclude)
      if write, !force { try SwiftFiles.requireCleanTree(paths) }
      let report = MigrateReport(
        paths, from: from?.libraries ?? Set(Library.allCases), to: to, keepsMasks: keepMasks)
      if write { try report.write() }
      print(json ? try report.json() : report.text(isWritten: write))
      if !report.unparsed.isEmpty { throw SwiftToolError("", status: 3) }
    }
  }
}

extension Target: ExpressibleByArgument {}

/// The libraries of `--from`.
struct LibraryList: ExpressibleByArgument {
  let libraries: Set<Library>

  init?(argument: String) {
    var libraries: Set<Library> = []
    for name in argument.split(separator: ",") {
      guard let library = Library(name: name.lowercased()) else { return nil }
      libraries.insert(library)
    }
    if libraries.isEmpty { return nil }
    self.libraries = libraries
  }
}
