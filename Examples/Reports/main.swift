import AnchorsLayout
import AnchorsReport
import CommandLineTool
import Foundation

// swift run Reports [OUTPUT_DIR]
//
// Writes reports, pictures and cases of a layout with nothing wrong, of some with something wrong,
// and of a large one, and an index of them. Prints the path of each file as soon as it is written.

let command = Command(
  usage: "Usage: Reports [OUTPUT_DIR]     (default: reports)", argumentCount: 0...1)
let arguments = command.readCommandLine()

let output = arguments.words.first ?? "reports"
do {
  let folder = try OutputFolder(output)
  for screen in ReportedScreen.all {
    let (name, root) = (screen.name, screen.make())
    let picture = root.layoutTree.svg(PictureOptions(constraints: .all, showsGuides: true))
    printAtOnce(try folder.write(picture, to: "\(name).svg"))
    let windows = screen.hasMap ? root.layoutReport(widths: 240...1400, heights: 240...1400) : nil
    let page = root.layoutTree.htmlReport(title: name, windows: windows)
    printAtOnce(try folder.write(page, to: "\(name).html"))
    printAtOnce(try folder.write(root.layoutTree.layoutText(), to: "\(name).anchors"))
  }
  printAtOnce(try folder.write(OpenPage.html, to: "open.html"))
  printAtOnce(try folder.write(IndexPage(of: output).html, to: "index.html"))
} catch {
  printError("\(error)")
  exit(1)
}
