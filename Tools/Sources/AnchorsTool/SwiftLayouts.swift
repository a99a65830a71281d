import AnchorsLayout
import ArgumentParser
import Foundation

/// The options for layouts that Swift code builds.
struct SwiftOptions: ParsableArguments {
  @Option(help: "Of Swift files: the class whose layout is meant.")
  var type: String?

  @Option(
    help: "Of Swift files: a value that the code does not tell, as isCompact=true; may be repeated."
  )
  var assume: [String] = []

  func validate() throws {
    if let text = assume.first(where: { !$0.dropFirst().contains("=") }) {
      throw ValidationError("--assume takes a name and a value, as isCompact=true; not \(text).")
    }
  }

  /// `true` if an option is given.
  var isUsed: Bool { type != nil || !assume.isEmpty }

  /// Returns `true` for a Swift file, and for a folder of them.
  static func isSwift(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return path.hasSuffix(".swift")
      || FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

/// The layouts that Swift code builds, as `anchors-swift` reads them.
struct SwiftLayouts: Decodable {
  /// A line of a layout's text, or what is not known, with the line of the Swift code.
  struct Line: Decodable {
    let text: String
    let path: String?
    let line: Int?

    /// The file and the line, as findings have it: `LoginView.swift:42`.
    var place: String? {
      guard let path, let line else { return nil }
      return "\(URL(fileURLWithPath: path).lastPathComponent):\(line)"
    }
  }

  /// The layout that a class builds.
  struct Layout: Decodable {
    let name: String
    let path: String
    let line: Int
    let text: String
    let textWithLines: String
    let views: [Line]
    let constraints: [Line]
    let unknowns: [Line]
    /// The changes that come later.
    let later: [Line]
    let placeholders: [String]

    var isComplete: Bool { unknowns.isEmpty }
    /// `true` if the layout is complete and nothing changes it later: only then is something wrong.
    var isFinal: Bool { isComplete && later.isEmpty }
  }

  let names: [String]
  let layouts: [Layout]
  let unparsed: [String]

  /// Reads the layouts of files.
  ///
  /// - Parameter folder: The folder of the paths; `nil` for the working folder.
  /// - Throws: `Unreadable` if there are none.
  static func read(
    _ paths: [String], _ options: SwiftOptions, size: Size? = nil, in folder: URL? = nil
  ) throws(Unreadable) -> SwiftLayouts {
    var arguments = ["read-layouts"] + paths
    if let type = options.type { arguments += ["--type", type] }
    if let size { arguments += ["--width", "\(size.width)", "--height", "\(size.height)"] }
    for text in options.assume { arguments += ["--assume", text] }
    if let path = paths.first {
      for text in try Configuration.found(for: path).helpers { arguments += ["--helper", text] }
    }
    let data = try SwiftProgram.output(of: arguments, in: folder)
    guard let answer = try? JSONDecoder().decode(SwiftLayouts.self, from: data) else {
      throw Unreadable(message: "anchors-swift is of another version; build it again")
    }
    if answer.layouts.isEmpty {
      if let error = answer.unparsed.first { throw Unreadable(message: error) }
      let names = answer.names.joined(separator: ", ")
      throw Unreadable(
        message: answer.names.isEmpty
          ? "no class of the files is a view or a view controller"
          : options.type.map { "no class is named \($0); there are \(names)" }
            ?? "no class builds a layout; there are \(names)")
    }
    return answer
  }
}

extension SwiftLayouts.Layout {
  /// The answer to `--explain`: what was read, and what was not.
  var explanation: String {
    let state =
      isComplete
      ? "\(name) is complete: every view, constraint and condition is known"
        + (later.isEmpty ? "" : " before what others call")
      : "\(name) is not complete: \(counted(unknowns.count, "thing")) not known"
    var lines = [state, "Views:"]
    lines += views.map { "  \($0.text.trimmingCharacters(in: .whitespaces))\($0.end)" }
    lines.append("Constraints:")
    lines += constraints.map { "  \($0.text)\($0.end)" }
    if !placeholders.isEmpty {
      lines.append("Of unknown size: \(placeholders.joined(separator: ", "))")
    }
    return (lines + notKnown).joined(separator: "\n")
  }

  /// The gaps in what is known, as lines.
  var notKnown: [String] {
    func lines(_ title: String, _ lines: [SwiftLayouts.Line]) -> [String] {
      lines.isEmpty
        ? [] : [title] + lines.map { "  \($0.place.map { "\($0): " } ?? "")\($0.text)" }
    }
    return lines("Not known:", unknowns) + (isComplete ? [] : hint) + lines("Later:", later)
  }

  /// The option that decides a condition.
  private var hint: [String] {
    let start = "the condition "
    let conditions = unknowns.filter { $0.text.hasPrefix(start) }
      .map { $0.text.dropFirst(start.count).dropLast(" is not known".count) }
    // A name that a condition binds has no value that an option can give.
    guard let condition = conditions.first(where: { !$0.contains("let ") }) else { return [] }
    return ["To decide a condition: --assume '\(condition)=true'"]
  }
}

extension SwiftLayouts.Line {
  fileprivate var end: String { place.map { " (\($0))" } ?? "" }
}
