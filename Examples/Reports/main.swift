import Anchors
import AnchorsReport
import Foundation

// swift run Reports [OUTPUT_DIR]
//
// Writes reports and pictures of a layout with nothing wrong, of some with something wrong, and of a
// large one.

if CommandLine.arguments.contains(where: { $0 == "-h" || $0 == "--help" }) {
  print("Usage: Reports [OUTPUT_DIR]      (default: reports)")
  exit(0)
}
let output = URL(
  fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "reports", isDirectory: true)
let screens = [
  ("profile", profileScreen(.leftToRight)), ("profile-rtl", profileScreen(.rightToLeft)),
  ("conflict", conflictScreen()), ("ambiguous", ambiguousScreen()), ("list", listScreen()),
  ("names", namesScreen()),
]

do {
  try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
  for (name, screen) in screens {
    let picture = screen.svg(PictureOptions(constraints: .all))
    try Data(picture.utf8).write(to: output.appendingPathComponent("\(name).svg"))
    let report = screen.htmlReport(title: name)
    try Data(report.utf8).write(to: output.appendingPathComponent("\(name).html"))
  }
} catch {
  FileHandle.standardError.write(
    Data("error: cannot write \(output.path): \(error.localizedDescription)\n".utf8))
  exit(1)
}
