import AnchorsLayout
import AnchorsReport
import ArgumentParser
import Foundation

/// The command `anchors layout`.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Lays out texts (.anchors), and prints frames, conflicts and what is not determined.",
    discussion: """
      EXAMPLES:
        anchors layout screen.anchors
        anchors layout screen.anchors --svg pictures
        anchors layout screen.anchors --map --from 375x667

      A text is what LayoutTree.layoutText() and LayoutReport.layoutText() write:
        window 390 x 300
        view card
        card.edges == window.edges.inset(by: 16)
      """)

  @Argument(
    help: "Layouts as text; - is standard input.", completion: .file(extensions: ["anchors"]))
  var files: [String]

  @Option(help: "Draw each layout into this folder, and print the paths.", completion: .directory)
  var svg: String?

  @Flag(
    help: """
      Map all windows from 240 to 1400 points: the smallest ones that work, then the problems with \
      their windows. --svg draws the map, too.
      """)
  var map = false

  @Option(
    name: .customLong("from"),
    help: "With --map: fail if a window from this size on has a problem, as 375x667.")
  var least: WindowSize?

  @Option(
    name: .customLong("text-scale"), parsing: .upToNextOption,
    help: "With --map: factors of the font sizes, a map each, as 1 1.5 2.")
  var textScales: [Double] = [1]

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if !map, least != nil || textScales != [1] {
      throw ValidationError("--from and --text-scale need --map.")
    }
    if textScales.isEmpty || textScales.contains(where: { !(0.1...10).contains($0) }) {
      throw ValidationError("--text-scale takes factors from 0.1 to 10, as 1 1.5 2.")
    }
  }

  /// The maps to make, if there are any.
  private var maps: LayoutAnswer.Maps? {
    map ? LayoutAnswer.Maps(textScales: textScales, least: least?.size) : nil
  }

  func run() throws {
    var (status, layouts) = (ExitCode.success, [LayoutAnswer]())
    for file in files {
      do throws(Unreadable) {
        let text = try Input(path: file).read()
        let answer = try LayoutAnswer(file, text, pictures: svg, maps: maps)
        if answer.isWrong { status = Status.worse(status, Status.wrong) }
        layouts.append(answer)
        if !output.json { report(answer) }
      } catch {
        Terminal.printError("anchors: \(error.message)")
        status = Status.unreadable
      }
    }
    if output.json { print(try Output.json(of: LayoutJSON(layouts: layouts))) }
    if status != .success { throw status }
  }

  private func report(_ answer: LayoutAnswer) {
    if output.github || output.xcode {
      for problem in answer.problems {
        let annotation = Annotation(
          path: answer.file, line: 1, message: problem, isError: output.github)
        print(output.github ? annotation.github : annotation.xcode)
      }
      return
    }
    if files.count > 1 { print("\(answer.file):") }
    print(Terminal.emphasized(answer.text, isProblem: answer.isWrong))
    if let windows = answer.windows {
      print(Terminal.emphasized(windows.text, isProblem: windows.broken != nil))
    }
    for picture in [answer.picture].compactMap({ $0 }) + (answer.windows?.pictures ?? []) {
      print("Picture: \(picture)")
    }
  }
}

/// The output of `anchors layout --json`. Tools/README.md describes it.
struct LayoutJSON: Encodable {
  let version = 1
  let layouts: [LayoutAnswer]

  private enum CodingKeys: CodingKey { case version, layouts }
}

/// A size on the command line: `375x667`.
struct WindowSize: ExpressibleByArgument {
  let size: Size

  init?(argument: String) {
    let numbers = argument.split(separator: "x").compactMap { Double($0) }
    guard numbers.count == 2, numbers.allSatisfy({ (1...20_000).contains($0) }) else { return nil }
    size = Size(width: numbers[0], height: numbers[1])
  }
}
