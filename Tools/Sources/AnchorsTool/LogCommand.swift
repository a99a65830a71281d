import AnchorsReport
import ArgumentParser
import Foundation

/// The command `anchors log`.
struct LogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Explains what UIKit and AppKit print of constraints that they cannot satisfy.",
    discussion: """
      For each conflict it prints whose it is, which constraints conflict, the arithmetic, and \
      what to change, best first. Reports with one cause have one answer.

      EXAMPLES:
        pbpaste | anchors log -
        anchors log console.txt --json
        xcrun simctl spawn booted log stream --level debug | anchors log --follow

      A conflict of UIKit's or AppKit's own, which nobody can repair, is nothing wrong: status 0.
      """)

  @Argument(help: "Files with what the console printed; - is standard input.", completion: .file())
  var files: [String] = []

  @Flag(help: "Read on while the console grows, and answer at the end of each report.")
  var follow = false

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if files.isEmpty, !follow { throw ValidationError("Missing expected argument '<files> ...'") }
    if follow, files.count > 1 || output.json {
      throw ValidationError("--follow reads one file, and prints no JSON.")
    }
  }

  func run() throws {
    let printer = LogPrinter(output)
    if follow { return try LogFollower(path: files.first ?? "-", printer: printer).run() }
    var (status, logs) = (ExitCode.success, [LogJSON.File]())
    for file in files {
      do throws(Unreadable) {
        let log = LayoutLog(parsing: try Input(path: file).read())
        if log.conflicts.contains(where: { $0.isWrong }) {
          status = Status.worse(status, Status.wrong)
        }
        logs.append(LogJSON.File(file, log))
        if !output.json { printer.print(log, of: files.count > 1 ? file : nil) }
      } catch {
        Terminal.printError("anchors: \(error.message)")
        status = Status.unreadable
      }
    }
    if output.json { print(try Output.json(of: LogJSON(files: logs))) }
    if status != .success { throw status }
  }
}

extension LogConflict {
  /// `true` if somebody should do something.
  var isWrong: Bool { cause != .system && cause != .none }
}

/// The text of answers.
struct LogPrinter {
  private let output: OutputOptions
  private let sources: SourceFiles

  init(_ output: OutputOptions) {
    (self.output, sources) = (output, SourceFiles(root: output.root))
  }

  func print(_ log: LayoutLog, of file: String? = nil) {
    if let file { Terminal.printNow("\(file):") }
    if log.conflicts.isEmpty { Terminal.printNow(log.description) }
    for (place, conflict) in log.conflicts.enumerated() {
      if place > 0 { Terminal.printNow("") }
      print(conflict)
    }
  }

  func print(_ conflict: LogConflict) {
    let annotation = annotation(of: conflict)
    if output.xcode {
      if let annotation { Terminal.printNow(annotation.xcode) }
      return
    }
    Terminal.printNow(
      Terminal.emphasized(conflict.description, isProblem: conflict.isWrong))
    if output.github, let annotation { Terminal.printNow(annotation.github) }
  }

  /// The annotation of the line to change; `nil` if its file is missing or ambiguous.
  private func annotation(of conflict: LogConflict) -> Annotation? {
    guard output.github || output.xcode, conflict.isWrong,
      let place = conflict.decisive?.source.flatMap(sources.find)
    else { return nil }
    let message = [
      conflict.sum ?? conflict.verdict, conflict.repairs.first.map { "To fix it: \($0)" },
    ]
    return Annotation(
      path: place.path, line: place.line,
      message: message.compactMap { $0 }.joined(separator: "\n"),
      isError: conflict.cause == .app && output.github)
  }
}
