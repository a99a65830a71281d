import AnchorsLayout
import AnchorsReport
import ArgumentParser
import Foundation

/// The command `anchors layout`.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Lays out texts (.anchors) and Swift code, and prints frames and what is wrong.",
    discussion: """
      EXAMPLES:
        anchors layout screen.anchors
        anchors layout screen.anchors --svg pictures
        anchors layout screen.anchors --map --from 375x667
        anchors layout LoginView.swift --type LoginView --svg pictures
        anchors layout LoginView.swift --explain
        anchors layout --compare main:Sources Sources --markdown

      A text is what LayoutTree.layoutText() and LayoutReport.layoutText() write:
        window 390 x 300
        view card
        card.edges == window.edges.inset(by: 16)

      Swift files are read together, without running them: views, and constraints of seven libraries. \
      A view or constraint that is not certain is left out and listed, and then nothing is reported as wrong.
      """)

  @Argument(
    help: """
      Layouts as text, or Swift files; - is a text on standard input. With --compare also \
      REVISION:path, as git writes it.
      """,
    completion: .file(extensions: ["anchors", "swift"]))
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

  @OptionGroup var swift: SwiftOptions

  @Option(help: "Of Swift files: the size of the window, as 390x844.")
  var size: WindowSize?

  @Flag(help: "Of Swift files: list what was read, and what was not, with the reasons.")
  var explain = false

  @OptionGroup var comparison: ComparisonOptions

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if comparison.compare { return try validateComparison() }
    if comparison.isUsed { throw ValidationError("--markdown and --html need --compare.") }
    if !files.contains(where: { SwiftOptions.isSwift($0) }), swift.isUsed || size != nil || explain
    {
      throw ValidationError("--type, --assume, --size and --explain need Swift files.")
    }
    if !map, least != nil || textScales != [1] {
      throw ValidationError("--from and --text-scale need --map.")
    }
    if textScales.isEmpty || textScales.contains(where: { !(0.1...10).contains($0) }) {
      throw ValidationError("--text-scale takes factors from 0.1 to 10, as 1 1.5 2.")
    }
  }

  private func validateComparison() throws {
    if files.count != 2 {
      throw ValidationError("--compare takes two inputs, the old one and the new one.")
    }
    if map || least != nil || textScales != [1] || explain || output.github || output.xcode {
      throw ValidationError(
        "--compare excludes --map, --from, --text-scale, --explain, --github and --xcode.")
    }
    if output.json, comparison.markdown {
      throw ValidationError("--json and --markdown exclude each other.")
    }
    if swift.isUsed, files.allSatisfy({ $0.hasSuffix(".anchors") }) {
      throw ValidationError("--type and --assume need Swift files.")
    }
  }

  /// The maps to make, if there are any.
  private var maps: LayoutAnswer.Maps? {
    map ? LayoutAnswer.Maps(textScales: textScales, least: least?.size) : nil
  }

  func run() throws {
    if comparison.compare {
      return try comparison.run(
        files[0], files[1], swift, size: size?.size, svg: svg, isJSON: output.json)
    }
    var (status, layouts) = (ExitCode.success, [LayoutAnswer]())
    func add(_ answer: LayoutAnswer) {
      if answer.isWrong { status = Status.worse(status, Status.wrong) }
      layouts.append(answer)
      if !output.json { report(answer) }
    }
    for file in files where !SwiftOptions.isSwift(file) {
      do throws(Unreadable) {
        let text = try Input(path: file).read()
        add(try LayoutAnswer(file, text, pictures: svg, maps: maps))
      } catch {
        Terminal.printError("anchors: \(error.message)")
        status = Status.unreadable
      }
    }
    let code = files.filter { SwiftOptions.isSwift($0) }
    if !code.isEmpty {
      do throws(Unreadable) {
        let answer = try SwiftLayouts.read(code, swift, size: size?.size)
        for layout in answer.layouts {
          if explain, !output.json { print(layout.explanation) }
          do throws(Unreadable) {
            add(
              try LayoutAnswer(
                layout.path, layout.textWithLines, pictures: svg, maps: maps, code: layout))
          } catch {
            Terminal.printError("anchors: \(error.message)")
            status = Status.unreadable
          }
        }
        for error in answer.unparsed { throw Unreadable(message: error) }
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
        let (path, line) = answer.location(of: problem)
        let annotation = Annotation(
          path: path, line: line, message: problem, isError: output.github)
        print(output.github ? annotation.github : annotation.xcode)
      }
      return
    }
    if let type = answer.type {
      print("\(type), \(answer.file):")
    } else if files.count > 1 {
      print("\(answer.file):")
    }
    print(Terminal.emphasized(answer.text, isProblem: answer.isWrong))
    if let windows = answer.windows {
      print(Terminal.emphasized(answer.located(windows.text), isProblem: windows.broken != nil))
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
