import AnchorsLayout
import ArgumentParser
import Foundation

/// The options of `anchors layout` that compare two versions.
struct ComparisonOptions: ParsableArguments {
  @Flag(
    help: """
      Compare two versions, OLD NEW: views, frames, constraints and problems. Fails if NEW has a \
      problem that OLD does not have.
      """)
  var compare = false

  @Flag(help: "With --compare: print the text of a review comment, in Markdown.")
  var markdown = false

  @Option(
    help: "With --compare: write a page with both pictures of each changed class into this folder.",
    completion: .directory)
  var html: String?

  /// `true` if an option is given that needs `--compare`.
  var isUsed: Bool { markdown || html != nil }

  /// Compares two versions, and prints the differences.
  ///
  /// - Throws: The exit status, if it is not 0.
  func run(
    _ old: String, _ new: String, _ swift: SwiftOptions, size: Size?, svg: String?, isJSON: Bool
  ) throws {
    var comparison: LayoutComparison
    do throws(Unreadable) {
      comparison = try LayoutComparison(
        try ComparedFiles(old).layouts(swift, size: size),
        try ComparedFiles(new).layouts(swift, size: size),
        in: size.map { [$0] } ?? LayoutComparison.usualWindows)
      if let svg { try comparison.drawPictures(in: svg) }
      if let html { try comparison.writePage(of: old, new, to: html) }
    } catch {
      Terminal.printError("anchors: \(error.message)")
      throw Status.unreadable
    }
    if isJSON {
      print(try Output.json(of: comparison))
    } else if markdown {
      print(comparison.markdown(of: old, new))
    } else {
      print(Terminal.emphasized(comparison.text, isProblem: comparison.isWrong))
      if let html { print("Page: \(html)/index.html") }
    }
    if comparison.isWrong { throw Status.wrong }
  }
}
