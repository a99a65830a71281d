import AnchorsLayout
import Foundation

/// The files on one side of a comparison: a path, or `REVISION:path` as git writes it.
struct ComparedFiles {
  /// The argument of the command.
  private let argument: String
  /// The commit; `nil` for files on the disk.
  private let revision: String?
  /// The path, in the repository if there is a commit.
  private let path: String

  /// - Parameter argument: A path if there is such a file, else a revision and a path in the
  ///   repository. One that begins with `./` is a path in the working folder.
  init(_ argument: String) {
    self.argument = argument
    guard !FileManager.default.fileExists(atPath: argument),
      let colon = argument.firstIndex(of: ":")
    else {
      (revision, path) = (nil, argument)
      return
    }
    revision = String(argument[..<colon])
    let written = String(argument[argument.index(after: colon)...])
    let isHere = written == "." || written.hasPrefix("./") || written.hasPrefix("../")
    let prefix = isHere ? try? Self.git(["rev-parse", "--show-prefix"]) : nil
    let full = URL(fileURLWithPath: "/\(prefix ?? "")\(written)").standardizedFileURL.path
    path = full == "/" ? "." : String(full.dropFirst())
  }

  /// Returns the layouts of the files.
  ///
  /// - Throws: `Unreadable` if there are none, or if a file cannot be read.
  func layouts(_ options: SwiftOptions, size: Size?) throws(Unreadable) -> [SwiftLayouts.Layout] {
    do throws(Unreadable) {
      guard let revision else { return try layouts(in: nil, options, size: size) }
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("anchors-\(UUID().uuidString)")
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      // A work tree elsewhere leaves the files of the repository alone. No hook runs.
      _ = try Self.git([
        "--literal-pathspecs", "-c", "core.hooksPath=/dev/null", "--work-tree=\(folder.path)",
        "restore", "--worktree", "--source=\(revision)", "--", path,
      ])
      return try layouts(in: folder, options, size: size)
    } catch {
      if error.message.contains(argument) { throw error }
      throw Unreadable(message: "\(argument): \(error.message)")
    }
  }

  /// Returns the layouts of the files in a folder; `nil` is the working folder.
  private func layouts(
    in folder: URL?, _ options: SwiftOptions, size: Size?
  ) throws(Unreadable) -> [SwiftLayouts.Layout] {
    let file = folder.map { $0.appendingPathComponent(path).path } ?? path
    guard SwiftOptions.isSwift(file) else {
      return [SwiftLayouts.Layout(text: try Input(path: file).read(), path: path)]
    }
    let answer = try SwiftLayouts.read([path], options, size: size, in: folder)
    // The classes of a file that cannot be read would be reported as removed.
    if !answer.unparsed.isEmpty {
      throw Unreadable(message: answer.unparsed.joined(separator: "\n"))
    }
    return answer.layouts
  }

  /// Returns what git prints, without the newline at the end.
  ///
  /// - Throws: `Unreadable` with git's first error.
  private static func git(_ arguments: [String]) throws(Unreadable) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    // The index of the repository is not needed, and may be locked.
    let index = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    process.environment = ProcessInfo.processInfo.environment
      .merging(["GIT_INDEX_FILE": index.path]) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    do {
      try process.run()
    } catch {
      throw Unreadable(message: "git cannot be run")
    }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let error = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus == 0 { return text.trimmingCharacters(in: .newlines) }
    let line = error.split(separator: "\n").first ?? "git failed"
    throw Unreadable(message: String(line.trimmingPrefix(/(fatal|error):\s/)))
  }
}

extension SwiftLayouts.Layout {
  /// The words that begin the declaration of an item.
  private static let kinds: Set = ["window", "view", "label", "stack", "scroll", "guide"]

  /// The layout of a text, in the place of a class.
  init(text: String, path: String) {
    var (views, constraints) = ([SwiftLayouts.Line](), [SwiftLayouts.Line]())
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let place = { SwiftLayouts.Line(text: $0, path: path, line: number + 1) }
      let words = line.split(separator: " ")
      guard let first = words.first, !first.hasPrefix("//") else { continue }
      if Self.kinds.contains(String(first)) {
        views.append(place(String(line)))
      } else if !["anchors", "expect"].contains(first) {
        // Neither a comment nor the place or name of a constraint belongs to it.
        let end = line.firstRange(of: /\s*(\/\/.*| '[^']*'| \([^()]*:\d+\))\s*$/)
        constraints.append(place(String(line[..<(end?.lowerBound ?? line.endIndex)])))
      }
    }
    self.init(
      name: URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent, path: path,
      line: 1, text: text, textWithLines: text, views: views, constraints: constraints,
      unknowns: [], later: [], placeholders: [])
  }
}
