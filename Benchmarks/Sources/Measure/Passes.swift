import Workloads

/// Measures a pass in which nothing has changed, and one in which the content of one label has.
func measurePasses(runs: Int) {
  var rows: [(name: String, times: [Double])] = []
  let sizes = [100, 1000, 10_000]
  func measure(_ name: String, isList: Bool, repeats: Int, _ change: (Labels, Int) -> Void) {
    let times = sizes.map { size in
      let labels = Labels(viewCount: size, isList: isList)
      labels.check("at first")
      change(labels, 1)
      labels.root.layoutIfNeeded()
      labels.check("after a change")
      var samples = Samples()
      repeated(runs) {
        let (_, time) = timed {
          for step in 0..<repeats {
            change(labels, step)
            labels.root.layoutIfNeeded()
          }
        }
        samples.add(time / repeats)
      }
      labels.check("after passes")
      return samples.median
    }
    rows.append((name, times))
  }
  // One row of text, or three.
  func rewrite(_ labels: Labels, _ step: Int) {
    labels.titles[labels.titles.count / 2].count = step & 1 == 0 ? 50 : 130
  }
  measure("nothing has changed", isList: false, repeats: 1000) { _, _ in }
  measure("a label's content, cards in places", isList: false, repeats: 100, rewrite)
  measure("a label's content, half a list below", isList: true, repeats: 100, rewrite)
  print(line("µs", sizes.map { "\($0) views" }))
  for row in rows { print(line(row.name, row.times.map(decimals))) }
}

private func line(_ name: String, _ cells: [String]) -> String {
  let padded = cells.map { String(repeating: " ", count: max(0, 13 - $0.count)) + $0 }
  return name + String(repeating: " ", count: max(0, 38 - name.count)) + padded.joined()
}

/// A time with three decimals.
private func decimals(_ time: Double) -> String {
  if !time.isFinite { return "-" }
  let thousandths = Int((time * 1000).rounded())
  let rest = String(thousandths % 1000)
  return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
}
