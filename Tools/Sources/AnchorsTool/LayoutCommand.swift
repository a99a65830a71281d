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

  @OptionGroup var output: OutputOptions

  func run() throws {
    var (status, layouts) = (ExitCode.success, [LayoutAnswer]())
    for file in files {
      do throws(Unreadable) {
        let text = try Input(path: file).read()
        let answer = try LayoutAnswer(file, text, pictures: svg)
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
    if let picture = answer.picture { print("Picture: \(picture)") }
  }
}

/// The output of `anchors layout --json`. Tools/README.md describes it.
struct LayoutJSON: Encodable {
  let version = 1
  let layouts: [LayoutAnswer]

  private enum CodingKeys: CodingKey { case version, layouts }
}
