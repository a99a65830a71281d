import AnchorsLayout
import AnchorsReport
import CommandLineTool
import Foundation

// swift run Reports [OUTPUT_DIR]
//
// Writes reports, pictures and cases of a layout with nothing wrong, of some with something wrong, and of
// a large one. Prints the path of each file.
//
// swift run Reports --log FILE [OUTPUT_DIR]
//
// Prints what contradicts itself in a log of UIKit or AppKit, writes a picture of each contradiction, and
// prints the path of each file.

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
    for (index, conflict) in log.conflicts.enumerated() {
      guard let picture = conflict.svg() else { continue }
      print(try OutputFolder(output).write(picture, to: "log-\(index + 1).svg"))
    }
  } catch {
    printError("\(error)")
    exit(1)
  }
  exit(0)
}

do {
  let folder = try OutputFolder(output)
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
