import Foundation
import LayoutCases

// Reads layout cases, lays each out through the public API, and prints one JSON object for each, or
// for each step. Usage: SolveCase [--check] [--svg DIR] FILE…

var options = Options(CommandLine.arguments.dropFirst())
if options.files.isEmpty {
  print("usage: SolveCase [--check] [--svg DIR] FILE…")
  exit(2)
}

var report = Report()
for file in options.files { report.take(file, options) }
if options.isChecking { print(report.closingLine) }
exit(report.isGood ? 0 : 1)
