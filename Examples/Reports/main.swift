import AnchorsLayout
import AnchorsReport
import CommandLineTool
import Foundation

// swift run Reports [OUTPUT_DIR]
//
// Writes reports, pictures and cases of a layout with nothing wrong, of some with something wrong, and of
// a large one, and an index of them. Prints the path of each file as soon as it is written.
//
// swift run Reports --log FILE
//
// Prints what contradicts itself in a log of UIKit or AppKit, and how to repair it.

let command = Command(
  usage: """
    Usage: Reports [OUTPUT_DIR]     (default: reports)
           Reports --log FILE       what contradicts itself in a log of UIKit or AppKit
    """, valueOptions: ["--log"], argumentCount: 0...1)
let arguments = command.readCommandLine()

if let file = arguments.values["--log"] {
  if !arguments.words.isEmpty { command.refuse(UsageError("--log writes no files")) }
  guard let data = FileManager.default.contents(atPath: file) else {
    printError("cannot read \(file)")
    exit(1)
  }
  print(LayoutLog(parsing: String(decoding: data, as: UTF8.self)))
  exit(0)
}

let output = arguments.words.first ?? "reports"
do {
  let folder = try OutputFolder(output)
  for screen in ReportedScreen.all {
    let (name, root) = (screen.name, screen.make())
    let picture = root.layoutTree.svg(PictureOptions(constraints: .all))
    printAtOnce(try folder.write(picture, to: "\(name).svg"))
    printAtOnce(try folder.write(root.layoutTree.htmlReport(title: name), to: "\(name).html"))
    printAtOnce(try folder.write(root.layoutTree.layoutText(), to: "\(name).anchors"))
  }
  printAtOnce(try folder.write(IndexPage(of: output).html, to: "index.html"))
} catch {
  printError("\(error)")
  exit(1)
}
