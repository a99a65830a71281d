import AnchorsReport
import TestSupport
import UIKit

// How long a report on live views takes, on the stand-in for UIKit: a list of cells with raw
// constraints, without faults and with some. Medians.
//
//     swift run -c release --package-path Benchmarks/UIKit ReportTimes [VIEWS RUNS]

@MainActor
func time(_ runs: Int, _ body: () -> Int) -> Double {
  var samples: [Double] = []
  for run in -1..<runs {
    let start = ContinuousClock.now
    let size = body()
    let time = ContinuousClock.now - start
    if size == 0 { fatalError("nothing was made") }
    if run >= 0 { samples.append(Double(time.components.attoseconds) / 1e15) }
  }
  return samples.sorted()[samples.count / 2]
}

let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let (viewCount, runs) = (numbers.first ?? 500, numbers.dropFirst().first ?? 11)
installSeam()
print("\(viewCount) views, medians of \(runs) runs, milliseconds")
for faults in [0, 9] {
  let screen = ListScreen(viewCount: viewCount, faults: faults)
  screen.layoutIfNeeded()
  let report = screen.layoutReport()
  guard report.conflicts.count == (faults + 2) / 3, report.differences.isEmpty else {
    fatalError("\(report.conflicts.count) conflicts, \(report.differences.count) other frames")
  }
  print("with faults in \(faults) cells")
  for (name, milliseconds) in [
    ("layoutReport()", time(runs) { screen.layoutReport().conflicts.count + 1 }),
    ("with its short form", time(runs) { screen.layoutReport().description.utf8.count }),
    ("page", time(runs) { report.htmlReport().utf8.count }),
    (
      "111 widths, both directions",
      time(1) {
        screen.layoutReport(widths: 320...430, directions: [.leftToRight, .rightToLeft])
          .description.utf8.count
      }
    ),
  ] {
    print("  \(name): \((milliseconds * 10).rounded() / 10)")
  }
}
