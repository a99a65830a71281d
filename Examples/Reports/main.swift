import AnchorsLayout
import AnchorsReport
import CommandLineTool
import Foundation

// swift run Reports [OUTPUT_DIR]
//
// Writes reports, pictures and cases of a layout with nothing wrong, of some with something wrong, and of
// a large one, and an index of them. Prints the path of each file.
//
// swift run Reports --log FILE [OUTPUT_DIR]
//
// Prints what contradicts itself in a log of UIKit or AppKit, writes a picture of each contradiction and an
// index of what is in the folder, and prints the path of each file.

let command = Command(
  usage: """
    Usage: Reports [OUTPUT_DIR]                (default: reports)
           Reports --log FILE [OUTPUT_DIR]     what contradicts itself in a log of UIKit or AppKit
    """, valueOptions: ["--log"], argumentCount: 0...1)
let arguments = command.readCommandLine()

let output = arguments.words.first ?? "reports"

if let file = arguments.values["--log"] {
  guard let data = FileManager.default.contents(atPath: file) else {
    printError("cannot read \(file)")
    exit(1)
  }
  let log = LayoutLog(parsing: String(decoding: data, as: UTF8.self))
  print(log)
  do {
    let pictures = log.conflicts.compactMap { $0.svg() }
    for (index, picture) in pictures.enumerated() {
      print(try OutputFolder(output).write(picture, to: "log-\(index + 1).svg"))
    }
    if !pictures.isEmpty {
      print(try OutputFolder(output).write(IndexPage(of: output).html, to: "index.html"))
    }
  } catch {
    printError("\(error)")
    exit(1)
  }
  exit(0)
}

do {
  let folder = try OutputFolder(output)
  for screen in ReportedScreen.all {
    let (name, root) = (screen.name, screen.make())
    print(
      try folder.write(root.layoutTree.svg(PictureOptions(constraints: .all)), to: "\(name).svg"))
    print(try folder.write(root.layoutTree.htmlReport(title: name), to: "\(name).html"))
    print(try folder.write(root.layoutTree.layoutText(), to: "\(name).anchors"))
  }
  print(try folder.write(IndexPage(of: output).html, to: "index.html"))
} catch {
  printError("\(error)")
  exit(1)
}
