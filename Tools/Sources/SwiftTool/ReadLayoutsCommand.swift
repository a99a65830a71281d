import ArgumentParser
import Migration

/// The command that `anchors layout` and `anchors convert` run for Swift files. It prints JSON.
struct ReadLayoutsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read-layouts",
    abstract: "Prints the layouts that Swift code builds, as JSON, for 'anchors layout'.",
    shouldDisplay: false)

  @OptionGroup var module: ModuleOptions

  @Option(help: "The class; all by default.")
  var type: String?

  @Option(help: "The width of the window, in points.")
  var width: Double?

  @Option(help: "The height of the window, in points.")
  var height: Double?

  @Option(help: "A value that the code does not tell, as isCompact=true; may be repeated.")
  var assume: [String] = []

  func run() throws {
    try SwiftTool.run { () throws(SwiftToolError) in
      let (read, code) = try module.read()
      var assumptions: [String: String] = [:]
      for text in assume {
        // The name may be a condition: `size == .compact=true`.
        guard let place = text.lastIndex(of: "=") else { continue }
        let parts = [text[..<place], text[text.index(after: place)...]]
        assumptions[parts[0].trimmingCharacters(in: .whitespaces)] =
          parts[1].trimmingCharacters(in: .whitespaces)
      }
      let size = width.flatMap { width in height.map { (width: width, height: $0) } }
      let layouts = code.layouts(of: type, size: size, assuming: assumptions)
      try SwiftTool.print(
        Answer(names: code.names, layouts: layouts.map { Layout($0) }, unparsed: read.unparsed))
    }
  }

  /// The JSON.
  private struct Answer: Encodable {
    let names: [String]
    let layouts: [Layout]
    let unparsed: [String]
  }

  private struct Line: Encodable {
    let text: String
    let path: String?
    let line: Int?

    init(_ text: String, _ place: CodePlace?) {
      (self.text, path, line) = (text, place?.path, place?.line)
    }
  }

  private struct Layout: Encodable {
    let name: String
    let path: String
    let line: Int
    /// The text for people, and the one whose constraints have their lines as identifiers.
    let text: String
    let textWithLines: String
    let views: [Line]
    let constraints: [Line]
    let unknowns: [Line]
    let later: [Line]
    let placeholders: [String]

    init(_ layout: CodeLayout) {
      (name, path, line) = (layout.name, layout.place.path, layout.place.line)
      (text, textWithLines) = (layout.text, layout.textWithLines)
      views = layout.views.map { Line($0.text, $0.place) }
      constraints = layout.constraints.map { Line($0.text, $0.place) }
      unknowns = layout.unknowns.map { Line($0.reason, $0.place) }
      later = layout.later.map { Line($0.reason, $0.place) }
      placeholders = layout.placeholders
    }
  }
}
