import CommandLineTool
import Foundation
import LayoutCases

// Reads layout cases, lays each out through the public API, and prints one JSON object for each, or
// for each step. Standard output has nothing else, so the paths of the pictures go to standard
// error.

let command = Command(
  usage: """
    Usage: SolveCase [--check] [--svg DIR] [--text DIR] FILE…
      FILE        a case as JSON, or a layout as text (.anchors)
      --check     compare with what each case or text expects instead of printing the answers; of a text
                  that expects nothing, that everything holds and is determined
      --svg DIR   draw each case into DIR; the paths written are printed to standard error
      --text DIR  write each case as a layout's text into DIR; the paths are printed to standard error
    """,
  flags: ["--check"], valueOptions: ["--svg", "--text"], argumentCount: 1...Int.max)
let arguments = command.readCommandLine()

do {
  var report = Report(
    isChecking: arguments.flags.contains("--check"),
    pictures: try arguments.values["--svg"].map { try OutputFolder($0) },
    texts: try arguments.values["--text"].map { try OutputFolder($0) })
  for file in arguments.words { report.take(file) }
  if report.isChecking { print(report.closingLine) }
  exit(report.isGood ? 0 : 1)
} catch {
  printError("\(error)")
  exit(1)
}
