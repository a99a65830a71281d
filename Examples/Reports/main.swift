import AnchorsLayout
import AnchorsReport
import CommandLineTool
import Foundation

// swift run Reports [OUTPUT_DIR]
//
// Writes reports, pictures and cases of a layout with nothing wrong, of some with something wrong, and of
// a large one. Prints the path of each file.
//
// swift run Reports --log FILE
//
// Prints what contradicts itself in a log of UIKit or AppKit.

let command = Command(
  usage: """
    Usage: Reports [OUTPUT_DIR]      (default: reports)
           Reports --log FILE        what contradicts itself in a log of UIKit or AppKit
    """, valueOptions: ["--log"], argumentCount: 0...1)
let arguments = command.readCommandLine()

if let file = arguments.values["--log"] {
  if !arguments.words.isEmpty { command.refuse(UsageError("--log takes no OUTPUT_DIR")) }
  guard let data = FileManager.default.contents(atPath: file) else {
    printError("cannot read \(file)")
    exit(1)
  }
  print(LayoutLog(parsing: String(decoding: data, as: UTF8.self)))
  exit(0)
}

do {
  let folder = try OutputFolder(arguments.words.first ?? "reports")
  let screens = [
    ("profile", profileScreen(.leftToRight)), ("profile-rtl", profileScreen(.rightToLeft)),
    ("conflict", conflictScreen()), ("ambiguous", ambiguousScreen()), ("list", listScreen()),
    ("names", namesScreen()),
  ]
  for (name, screen) in screens {
    print(try folder.write(screen.svg(PictureOptions(constraints: .all)), to: "\(name).svg"))
    print(try folder.write(screen.htmlReport(title: name), to: "\(name).html"))
    print(try folder.write(screen.layoutCase(name: name), to: "\(name).json"))
  }
} catch {
  printError("\(error)")
  exit(1)
}
