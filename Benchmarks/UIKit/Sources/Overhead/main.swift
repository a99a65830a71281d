import Anchors
import CAllocations
import CHeap
import UIKit

// What a constraint costs, written as an expression and as a raw NSLayoutConstraint, in one run on
// the stand-in for UIKit. Times and allocations are medians per constraint; the ways take turns.
//
//     swift run -c release --package-path Benchmarks/UIKit Overhead [VIEWS RUNS]

#if DEBUG
let isQuotable = false
#else
let isQuotable = true
#endif

struct Samples {
  var nanoseconds: [Double] = []
  var allocations: [Double] = []

  static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
  var time: Double { Self.median(nanoseconds) }
  var count: Double { Self.median(allocations) }
}

@MainActor
func measure(viewCount: Int, runs: Int) -> [Spelling: Samples] {
  var samples: [Spelling: Samples] = [:]
  let clock = ContinuousClock()
  let count = Double(Screen.constraintsPerView * viewCount)
  for run in -3..<runs {
    for spelling in Spelling.allCases {
      let screen = Screen(viewCount: viewCount)
      if spelling.needsTouch { screen.touch() }
      let allocations = anchors_allocation_count()
      let start = clock.now
      spelling.install(on: screen)
      let time = clock.now - start
      let allocated = Double(anchors_allocation_count() - allocations)
      guard screen.activeCount == Int(count) else {
        fatalError("\(spelling.rawValue): \(screen.activeCount) constraints instead of \(count)")
      }
      if run < 0 { continue }
      let nanoseconds = Double(time.components.attoseconds) / 1e9
      samples[spelling, default: Samples()].nanoseconds.append(nanoseconds / count)
      samples[spelling, default: Samples()].allocations.append(allocated / count)
    }
  }
  return samples
}

func column(_ value: Double, _ digits: Int) -> String {
  let text = String(format: "%.\(digits)f", value)
  return String(repeating: " ", count: max(0, 10 - text.count)) + text
}

@MainActor
func report(viewCount: Int, runs: Int) {
  let samples = measure(viewCount: viewCount, runs: runs)
  print("\(viewCount) views, 4 constraints each, medians of \(runs) runs, per constraint")
  if !isQuotable { print("a debug build: not to be quoted") }
  print("        ns     over    blocks      over")
  for spelling in Spelling.allCases {
    guard let own = samples[spelling], let raw = samples[spelling.raw] else { continue }
    let over =
      spelling.isRaw
      ? (time: "         ", count: "          ")
      : (
        time: column(own.time - raw.time, 0).dropFirst().description,
        count: column(own.count - raw.count, 2)
      )
    print(column(own.time, 0), over.time, column(own.count, 2), over.count, " ", spelling.rawValue)
  }
}

keep_freed_memory()
let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
if numbers.count == 2 {
  report(viewCount: numbers[0], runs: numbers[1])
} else {
  report(viewCount: 10, runs: 2000)
  report(viewCount: 250, runs: 100)
}
