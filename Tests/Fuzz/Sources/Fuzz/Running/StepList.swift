/// Numbers of steps, written as `0-4,9`.
enum StepList {
  static func text(_ steps: [Int]) -> String {
    var parts: [String] = []
    var index = 0
    while index < steps.count {
      var end = index
      while end + 1 < steps.count, steps[end + 1] == steps[end] + 1 { end += 1 }
      parts.append(index == end ? "\(steps[index])" : "\(steps[index])-\(steps[end])")
      index = end + 1
    }
    return parts.joined(separator: ",")
  }

  /// A seed with steps, as in `12:0-4,9`; all steps if there are none.
  static func parse(_ text: String) -> (seed: UInt64, steps: [Int]?)? {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let seed = UInt64(parts[0]) else { return nil }
    if parts.count == 1 { return (seed, nil) }
    var steps: [Int] = []
    for part in parts[1].split(separator: ",") {
      let ends = part.split(separator: "-").map { Int($0) }
      guard let first = ends.first.flatMap({ $0 }), let last = ends.last.flatMap({ $0 }),
        ends.count <= 2, first <= last
      else { return nil }
      steps += first...last
    }
    return (seed, steps)
  }
}
